/**
 * The bubble: what something is, what would happen, or why not, beside the thing itself. What would happen and why not are
 * heard as well; what something is, its own label says.
 */

import { byId, make } from "./dom.js";
import { body } from "./moments.js";

const STAYS = 6000;
/** How long a reason stays before it fades. */

export class Bubble {
  constructor() {
    /** @type {HTMLElement} */
    this.element = byId("bubble");
    /** @type {Element | null} */
    this.about = null;
    this.timer = 0;
    /** A reason is not pushed away by what the pointer passes. */
    this.isHeld = false;
    /** Does it wait for an answer? */
    this.isAsking = false;
    this.element.addEventListener("pointerover", () => clearTimeout(this.timer));
    this.element.addEventListener("pointerout", () => this.isHeld && !this.isAsking && this.#fade());
  }

  /**
   * @param {Element} about what it speaks of
   * @param {{title?: string, lines?: string[], note?: string | Node, kind?: string, at?: {x: number, y: number},
   *   standing?: import("./moments.js").Show, question?: Element}} content what will go on, if anything, is told in place of
   *   the lines; a question is a button that answers it
   */
  show(about, { title = "", lines = [], note = "", kind = "", at, standing, question }) {
    clearTimeout(this.timer);
    this.isHeld = false;
    this.isAsking = false;
    this.about = about;
    const parts = [
      title && make("strong", {}, title),
      ...(standing ? body(standing) : lines.map((line) => make("p", {}, line))),
      note && make("p", { className: "note" }, note),
      question ?? "",
    ];
    const shown = parts.filter((part) => part !== "");
    if (!shown.length) return this.hide();
    this.element.replaceChildren(...shown);
    this.element.className = kind;
    this.element.classList.toggle("conflict", standing !== undefined);
    if (kind) byId("explained").textContent = shown.map(({ textContent }) => textContent).join(" ");
    this.element.hidden = false;
    this.#place(at ?? centre(about), at ? 0 : about.getBoundingClientRect().height / 2);
  }

  /** A reason, which stays a while and fades. @param {Element} about @param {Parameters<Bubble["show"]>[1]} content */
  say(about, content) {
    this.show(about, { kind: "reason", ...content });
    this.isHeld = true;
    this.#fade();
  }

  /** A question, which stays until it is answered or something else is meant. @param {Element} about @param {Parameters<Bubble["show"]>[1]} content */
  ask(about, content) {
    this.show(about, content);
    this.isHeld = true;
    this.isAsking = true;
  }

  #fade() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), STAYS);
  }

  hide() {
    clearTimeout(this.timer);
    this.isHeld = false;
    this.isAsking = false;
    this.about = null;
    this.element.hidden = true;
  }

  /**
   * Below the point, or above it if there is no room; never outside the window.
   * @param {{x: number, y: number}} at
   * @param {number} reach
   */
  #place({ x, y }, reach) {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const below = y + reach + 12;
    const top = below + height < innerHeight ? below : y - Math.min(reach, innerHeight / 4) - 12 - height;
    this.element.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))}px`;
    this.element.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, top))}px`;
  }
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
