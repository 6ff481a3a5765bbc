/**
 * The focus of those who play by keys: it is never lost when something is drawn anew, and it goes to where the next
 * choice is made. Whoever points with a mouse or a finger is left alone.
 */

import { byId } from "./dom.js";

const PLAYING = "#board, #row, #own, #seats, #buttons, #picked, #prompt, #cover";
/** Where one chooses: from here the focus goes on to the next choice. */
const NAMED = ["target", "action", "ply"];

export class Focus {
  /** @param {() => any} choice the first thing to choose now; nothing if there is none */
  constructor(choice) {
    this.choice = choice;
    this.isByKey = false;
    /** How to find again what had the focus. */
    this.path = "";
    /** @type {string | undefined} Where that was. */
    this.place = "";
    /** Is it to go on to the next choice as soon as there is one? */
    this.isChoosing = false;
    document.addEventListener("keydown", () => (this.isByKey = true), { capture: true });
    document.addEventListener("pointerdown", () => (this.isByKey = false), { capture: true });
    document.addEventListener("close", () => requestAnimationFrame(() => this.keep(true)), { capture: true });
  }

  /** Before a part is drawn anew. */
  note() {
    const active = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
    if (active === document.body || document.querySelector("dialog[open]")) return; // what was noted still holds
    this.path = pathOf(active);
    this.place = active.parentElement?.closest("[id]")?.id;
    this.isChoosing = active.closest(PLAYING) !== null;
  }

  /**
   * After parts were drawn anew.
   * @param {boolean} hasMoved has something been picked, put back or played?
   */
  keep(hasMoved) {
    if (!this.isByKey || document.querySelector("dialog[open]")) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || !active.checkVisibility();
    const isWaiting = active === byId("prompt");
    if (!isLost && !isWaiting && !(hasMoved && this.isChoosing)) return;
    const same = this.path ? document.querySelector(this.path) : null;
    const isOpen = same?.checkVisibility() && (!this.isChoosing || same.matches(".legal, button"));
    const following = isOpen ? same : this.#beside() ?? this.choice() ?? byId("prompt");
    if (following !== active) following.focus({ focusVisible: true });
    following.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** To what is chosen next, at once. */
  go() {
    (this.choice() ?? byId("prompt")).focus({ focusVisible: true });
  }

  /** In a list the focus stays in the list, or at least in its panel. */
  #beside() {
    const place = this.isChoosing ? null : byId(this.place ?? "");
    const buttons = [...(place?.querySelectorAll("button") ?? [])];
    return buttons.find((button) => button.checkVisibility()) ?? place?.closest("[role=tabpanel]");
  }
}

/** A selector that finds an element again after it was drawn anew. @param {HTMLElement} element */
function pathOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const place = element.parentElement?.closest("[id]")?.id;
  const name = NAMED.find((key) => element.dataset[key] !== undefined);
  return place && name ? `#${CSS.escape(place)} [data-${name}="${CSS.escape(element.dataset[name] ?? "")}"]` : "";
}
