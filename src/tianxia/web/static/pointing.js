/** Pointing at the drawing: clicks and keys that pick, and the bubble that explains, previews and says why not. */

import { byId, make, nameOf } from "./dom.js";
import { Dragging } from "./dragging.js";
import { beside, inReadingOrder, isLit, litAt } from "./lighting.js";
import { complete, narrow } from "./choice.js";
import { get } from "./http.js";
import { cited } from "./rules.js";
import { t } from "./words.js";
import { isTouch } from "./zoom.js";

const REST = 140;
/** How long the pointer rests on a target before a preview is asked for, in milliseconds. */
const LONG_PRESS = 450;

export class Pointing {
  /**
   * @param {import("./play.js").Play} play
   * @param {import("./bubble.js").Bubble} bubble
   * @param {import("./zoom.js").Zoom} zoom
   * @param {{targets: () => SVGElement[], interrupt: () => boolean, warning: (action: string) => Promise<string>}} page
   *   what can be pointed at, what ends a show, and what the coach says to an action
   */
  constructor(play, bubble, zoom, { targets, interrupt, warning }) {
    this.play = play;
    this.bubble = bubble;
    this.zoom = zoom;
    this.targets = targets;
    this.interrupt = interrupt;
    this.warning = warning;
    /** @type {Map<string, Promise<any>>} */
    this.previews = new Map();
    this.timer = 0;
    this.pressing = 0;
    this.isLong = false;
    /** Has a finger come down last? It has seen no preview. */
    this.isFinger = false;
    this.dragging = new Dragging(play, zoom, {
      hover: (target) => (target ? this.#describeSoon(target, REST) : this.#leave()),
      drop: (target, at) => this.#choose(target, at),
      put: (action, place) => this.#put(action, place),
      lift: () => this.#letGo(),
    });
    const root = byId("table");
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("dblclick", (event) => this.#doubleClick(event));
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && !this.dragging.ghost) this.#rest(event);
    });
    root.addEventListener("pointerleave", () => this.#leave());
    root.addEventListener("focusin", (event) => {
      this.#rove(event);
      this.#rest(event);
    });
    root.addEventListener("focusout", () => this.#leave());
    root.addEventListener("pointerdown", (event) => this.#press(event));
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(this.pressing));
    byId("board").addEventListener("scroll", () => this.dragging.ghost || this.#leave(), { passive: true });
  }

  /** What was foreseen is of no use once something has happened. */
  forget() {
    this.previews.clear();
    if (this.bubble.isAsking) this.bubble.hide();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const shown = this.#meant(event);
    if (this.zoom.wasDragged || this.dragging.wasDragged) return;
    if (!shown) this.bubble.hide();
    const wasShowing = this.interrupt(); // and then what was meant is picked, if it may be
    const target = shown && wasShowing ? this.targets().find((found) => nameOf(found) === nameOf(shown)) : shown;
    if (!target || (wasShowing && !isLit(target))) return;
    if (this.isLong) {
      this.isLong = false;
      return;
    }
    this.#choose(target, event.detail ? { x: event.clientX, y: event.clientY } : undefined);
  }

  /**
   * Picks a target, or says why not; one that is too small for a finger is zoomed at first.
   * @param {Element} target
   * @param {{x: number, y: number}} [at]
   */
  #choose(target, at) {
    if (isLit(target) && this.zoom.isSmall(target)) {
      this.zoom.set(this.zoom.comfortable(this.targets().filter(isLit)), at);
      return;
    }
    const name = nameOf(target);
    const isTap = at && this.isFinger && !this.dragging.wasDragged && !this.play.picks.includes(name);
    const made = isTap && this.play.madeBy(this.play.following(name) ?? []);
    if (made && made.effect === "conflict") this.#ask(target, made);
    else if (this.play.pick(name)) this.bubble.hide();
    else this.#explain(target, at);
  }

  /** Plays what was carried to a place, and then picks the place if it may be picked. @param {string} action @param {string} place */
  async #put(action, place) {
    const { version } = this.play.scene;
    await this.play.act(action);
    if (this.play.scene.version !== version && this.play.next.has(place)) this.play.pick(place);
  }

  /**
   * What would start a conflict is shown to a finger before it does.
   * @param {Element} target
   * @param {import("./choice.js").Choice} choice
   */
  async #ask(target, { action, phrase }) {
    const { version } = this.play.scene;
    const { lines, points, standing } = await this.#foreseen(action);
    if (this.play.scene.version !== version || !this.play.choices.length) return;
    const begin = () => {
      this.bubble.hide();
      this.play.act(action);
    };
    const question = make("button", { type: "button", className: "act", onclick: begin }, t("table-start-conflict"));
    this.bubble.ask(target, { title: phrase, lines, note: points, kind: "preview", standing, question });
  }

  /**
   * Of all targets of the drawing under the pointer, the topmost that may be picked, or else the topmost. What is only
   * drawn, as a pagoda's corner is, hides no target.
   * @param {MouseEvent} event
   */
  #meant(event) {
    const clicked = /** @type {Element} */ (event.target);
    const direct = clicked.closest("[data-target]");
    const drawing = clicked.closest("svg");
    if (!drawing || !event.detail || (direct && isLit(direct))) return direct;
    return litAt(event.clientX, event.clientY, drawing) ?? direct;
  }

  /** Why something cannot be picked, near the click. @param {Element} target @param {{x: number, y: number}} [at] */
  async #explain(target, at) {
    const described = this.#described(target);
    if (!this.play.choices.length) return this.bubble.say(target, { ...described, kind: "", at });
    const names = [...this.play.picks, nameOf(target)].map(encodeURIComponent).join(",");
    const why = await get(`${this.play.path}/why?seat=${this.play.seat}&targets=${names}`).catch(() => null);
    if (!why?.reason) return this.bubble.say(target, { ...described, kind: "", at });
    const note = why.page ? cited(why.page, why.chapter) : "";
    this.bubble.say(target, { title: described.title, lines: [why.reason], note, at });
  }

  /** @param {Element} target */
  #described(target) {
    const about = nameOf(target, "about");
    return { title: target.getAttribute("aria-label") ?? "", lines: about ? [about] : [] };
  }

  /** Describes what the pointer or the focus rests on, and foresees what picking it would do. @param {Event} event */
  #rest(event) {
    const parts = "#board [aria-label], #tray [aria-label], #seats [aria-label]";
    const target = /** @type {Element} */ (event.target).closest(parts);
    if (target === this.bubble.about && !this.bubble.element.hidden) return;
    clearTimeout(this.timer);
    if (this.bubble.isHeld && event.type === "pointerover") return;
    if (!target || target.tagName === "svg") return this.#leave();
    if (event.type === "focusin" && !target.matches(":focus-visible")) return;
    this.#describeSoon(target, event.type === "focusin" ? 0 : REST);
  }

  /**
   * What the pointer has rested on takes no reason's place that was said meanwhile.
   * @param {Element} target
   * @param {number} rest in milliseconds
   */
  #describeSoon(target, rest) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (rest && this.bubble.isHeld) || this.#describe(target), rest);
  }

  /** @param {Element} target */
  async #describe(target) {
    const described = this.#described(target);
    this.bubble.show(target, described);
    if (!isLit(target)) return;
    const picks = [...this.play.picks, nameOf(target)];
    const left = narrow(this.play.choices, picks);
    const done = complete(this.play.choices, picks);
    if (left.length !== 1) {
      const lines = done.length === left.length ? left.slice(0, 6).map(({ phrase }) => phrase) : described.lines;
      return this.bubble.show(target, { ...described, lines, note: t("table-ways", { count: left.length }) });
    }
    const [{ action, phrase }] = left;
    const warned = this.warning(action);
    const { lines, points, standing } = await this.#foreseen(action);
    if (this.bubble.about !== target || this.bubble.isHeld) return;
    const preview = { title: phrase, lines, note: points, kind: "preview", standing };
    this.bubble.show(target, preview);
    const warning = await warned;
    if (!warning || this.bubble.about !== target || this.bubble.isHeld) return;
    this.bubble.show(target, { ...preview, note: [points, warning].filter(Boolean).join(" · ") });
  }

  /**
   * What an action will surely do.
   * @param {string} action
   * @returns {Promise<{lines: string[], points: string, standing?: import("./moments.js").Show}>}
   */
  #foreseen(action) {
    const { path, seat } = this.play;
    const known =
      this.previews.get(action) ??
      get(`${path}/preview?seat=${seat}&action=${encodeURIComponent(action)}`).catch(() => ({ lines: [], points: "" }));
    this.previews.set(action, known);
    return known;
  }

  #leave() {
    clearTimeout(this.timer);
    if (!this.bubble.isHeld) this.bubble.hide();
  }

  /** A long press of a finger explains and does not pick. @param {PointerEvent} event */
  #press(event) {
    this.isLong = false;
    this.isFinger = event.pointerType !== "mouse";
    if (!this.zoom.place.contains(/** @type {Node} */ (event.target))) this.zoom.wasDragged = false; // that was the board
    if (event.pointerType === "mouse") return;
    const target = /** @type {Element} */ (event.target).closest("[data-target], svg [aria-label]");
    if (!target || target.tagName === "svg") return;
    this.pressing = setTimeout(() => {
      this.isLong = true;
      this.#describe(target);
      this.bubble.isHeld = true;
    }, LONG_PRESS);
  }

  /** What is dragged is not pressed any more, and nothing is said of it. */
  #letGo() {
    clearTimeout(this.pressing);
    this.isLong = false;
    this.bubble.hide();
  }

  /** Two taps zoom in, and out again. @param {MouseEvent} event */
  #doubleClick(event) {
    const clicked = /** @type {Element} */ (event.target);
    const target = clicked.closest("[data-target]");
    if (!clicked.closest("#board") || (target && isLit(target))) return;
    const near = Math.max(2, this.zoom.comfortable(isTouch() ? this.targets() : []));
    this.zoom.set(this.zoom.level > 1.05 ? 1 : near, { x: event.clientX, y: event.clientY });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    if (!target.matches("[data-target]")) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.play.pick(nameOf(target))) this.bubble.hide();
      else this.#explain(target);
    } else if (event.key === "Tab") this.#walk(event, target);
    else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.focus(beside(this.targets(), target, event.key));
    }
  }

  /**
   * Tab walks what may be picked in reading order, from wherever one is, and leaves the drawing after the last.
   * @param {KeyboardEvent} event
   * @param {Element} target
   */
  #walk(event, target) {
    const order = inReadingOrder(this.targets().filter((other) => isLit(other) || other === target));
    const to = order[order.indexOf(/** @type {any} */ (target)) + (event.shiftKey ? -1 : 1)];
    if (!to) return;
    event.preventDefault();
    this.focus(to);
  }

  /** Of all targets only the one with the focus is a stop of Tab: the others are walked. @param {FocusEvent} event */
  #rove({ target }) {
    const targets = this.targets();
    if (!targets.includes(/** @type {any} */ (target))) return;
    for (const other of targets) other.setAttribute("tabindex", other === target ? "0" : "-1");
  }

  /** @param {any} target */
  focus(target) {
    if (!target) return;
    target.focus({ focusVisible: true });
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
