/**
 * Drag and drop: what may be picked and is followed by something else can be carried there instead of being clicked. The
 * mouse drags anything of that kind, but on a board that is zoomed it pans; fingers drag what lies in the tray, upwards
 * if the tray can scroll to the side. What lies in the tray and acts alone, as a card that is played before it is asked
 * what for, can be put down anywhere outside of the hand; the place is picked next, if that is what is asked.
 */

import { next } from "./choice.js";
import { byId, nameOf } from "./dom.js";
import { litAt } from "./lighting.js";

const SLOP = 6;
/** Pixels that a pointer moves before it drags. */
const NEAR = 20;
/** What is let go nearer to where it was pressed has been clicked, by a hand that is not quite still. */
const EDGE = 36;
/** Pixels from the edge of a zoomed board within which a drag makes it scroll. */
const SPEED = 10;
/** Pixels that it then scrolls in a frame. */
const GONE = ["data-target", "data-key", "data-about", "role", "tabindex", "aria-label", "aria-pressed"];
/** What a ghost has no use for. */

/** @typedef {{x: number, y: number}} Point */

export class Dragging {
  /**
   * @param {import("./play.js").Play} play
   * @param {import("./zoom.js").Zoom} zoom
   * @param {{hover: (target: Element | undefined) => void, drop: (target: Element, at: Point) => void, lift: () => void,
   *   put: (action: string, place: string) => void}} page
   */
  constructor(play, zoom, page) {
    this.play = play;
    this.zoom = zoom;
    this.page = page;
    /**
     * @type {{target: Element, picks: string[], alone?: string, at: Point, pointer: number, isTouch: boolean} | null} What may
     *   be lifted, and the action that it is alone.
     */
    this.pressed = null;
    /** @type {SVGElement | null} What is carried. */
    this.ghost = null;
    /** @type {string[]} What was picked before. */
    this.before = [];
    /** @type {Element | undefined} The target under it. */
    this.over = undefined;
    /** @type {Point} Where it is. */
    this.at = { x: 0, y: 0 };
    /** Was the last thing that the pointer did a drag? Then it was no click. */
    this.wasDragged = false;
    const table = byId("table");
    table.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.#press(event), { capture: true });
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#release(event));
    addEventListener("pointercancel", () => this.#putBack());
    addEventListener("blur", () => this.#putBack());
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    byId("tray").addEventListener("touchmove", (/** @type {TouchEvent} */ event) => {
      if (this.ghost && event.cancelable) event.preventDefault(); // else the browser would scroll and take the pointer away
    }, { passive: false });
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#putBack(); // a second finger ends a drag
    this.wasDragged = false;
    if (!event.isPrimary || event.button !== 0) return;
    const pointed = /** @type {Element} */ (event.target);
    const drawing = pointed.closest("svg");
    const chosen = pointed.closest(".chosen[data-target]");
    const target = chosen ?? (drawing && litAt(event.clientX, event.clientY, drawing)) ?? pointed.closest("[data-target]");
    const isTouch = event.pointerType !== "mouse";
    if (!target || !this.#mayDrag(target, isTouch)) return;
    const name = nameOf(target);
    const { picks } = this.play;
    const held = picks.includes(name) ? picks.slice(0, picks.indexOf(name) + 1) : this.play.following(name);
    if (!held) return;
    const alone = next(this.play.choices, held).size ? undefined : this.play.madeBy(held)?.action;
    if (alone ? !byId("tray").contains(target) : !next(this.play.choices, held).size) return;
    this.pressed = { target, picks: held, alone, at: { x: event.clientX, y: event.clientY }, pointer: event.pointerId, isTouch };
  }

  /** @param {Element} target @param {boolean} isTouch */
  #mayDrag(target, isTouch) {
    if (byId("tray").contains(target)) return true;
    return !isTouch && (this.zoom.level === 1 || !this.zoom.place.contains(target));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { pressed } = this;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.ghost) {
      if (distance(this.at, pressed.at) < SLOP) return;
      const isSideways = Math.abs(this.at.x - pressed.at.x) > Math.abs(this.at.y - pressed.at.y);
      if (pressed.isTouch && isSideways && isWide(byId("tray"))) this.pressed = null;
      else this.#lift(pressed.target, pressed.picks);
    }
    if (this.ghost) this.#carry();
  }

  /** @param {Element} target @param {string[]} picks */
  #lift(target, picks) {
    this.page.lift();
    this.wasDragged = true;
    this.ghost = document.body.appendChild(ghostOf(target));
    this.before = this.play.picks;
    this.play.hold(picks);
    document.body.classList.add("dragging");
    requestAnimationFrame(() => this.#scroll());
  }

  #carry() {
    const { ghost, at } = this;
    if (!ghost || this.#isStale()) return;
    ghost.style.left = `${at.x}px`;
    ghost.style.top = `${at.y}px`;
    const over = this.pressed?.alone ? this.#placeAt(at) : litAt(at.x, at.y, byId("table"));
    if (over === this.over) return;
    this.over?.classList.remove("over");
    over?.classList.add("over");
    this.over = over;
    this.page.hover(over);
  }

  /** Where something that acts alone may be put down: on what is not there to be picked instead, or on the board. @param {Point} at */
  #placeAt({ x, y }) {
    const under = document.elementFromPoint(x, y);
    const target = under?.closest("#table [data-target]");
    const isPlace = target && !this.play.following(nameOf(target));
    return (isPlace ? target : under?.closest("#board")) ?? undefined;
  }

  /** Has the table moved on, so that nothing is picked any more? Then there is nothing to put back either. */
  #isStale() {
    const isStale = this.play.picks !== this.pressed?.picks;
    if (isStale) this.#end();
    return isStale;
  }

  /** At the edge of a board that is zoomed, what lies beyond comes into sight. */
  #scroll() {
    if (!this.ghost) return;
    const { place } = this.zoom;
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const { x, y } = this.at;
    if (this.zoom.level > 1 && x > left && x < right && y > top && y < bottom) {
      place.scrollBy(SPEED * push(x, left, right), SPEED * push(y, top, bottom));
      this.#carry();
    }
    requestAnimationFrame(() => this.#scroll());
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (event.pointerId !== this.pressed?.pointer) return;
    if (!this.ghost) {
      this.pressed = null;
      return;
    }
    if (this.#isStale()) return;
    const { over, at, pressed: { alone } } = this;
    const isClick = !over && distance(at, this.pressed.at) < NEAR;
    if (!over && !isClick) return this.#putBack();
    this.#end();
    if (over && alone) this.page.put(alone, nameOf(over));
    else if (over) this.page.drop(over, at);
  }

  #putBack() {
    const isHeld = this.ghost && this.play.picks === this.pressed?.picks;
    const { before } = this;
    this.#end();
    if (isHeld) this.play.hold(before);
  }

  #end() {
    this.pressed = null;
    if (!this.ghost) return;
    this.over?.classList.remove("over");
    this.over = undefined;
    this.ghost.remove();
    this.ghost = null;
    document.body.classList.remove("dragging");
    this.page.hover(undefined);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.ghost) return;
    event.stopImmediatePropagation();
    this.#putBack();
  }
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Can it scroll to the side? @param {HTMLElement} place */
const isWide = (place) => place.scrollWidth > place.clientWidth + 1;

/** Towards which end a point pushes: -1, 0 or 1. @param {number} at @param {number} start @param {number} end */
const push = (at, start, end) => (at < start + EDGE ? -1 : at > end - EDGE ? 1 : 0);

/**
 * A picture of a target and of all that lies on it, as large as it is on the screen.
 * @param {Element} target
 * @returns {SVGElement}
 */
function ghostOf(target) {
  const svg = /** @type {SVGSVGElement} */ (target.closest("svg"));
  const box = (target.querySelector(".ring") ?? target).getBoundingClientRect();
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const matrix = /** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse();
  const from = new DOMPoint(box.left, box.top).matrixTransform(matrix);
  ghost.setAttribute("viewBox", `${from.x} ${from.y} ${box.width * matrix.a} ${box.height * matrix.d}`);
  ghost.setAttribute("class", "tianxia ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
  for (const part of svg.querySelectorAll(":scope > g > :not([data-block]), :scope > g > [data-block] > *")) {
    if (!isWithin(part.getBoundingClientRect(), box)) continue;
    const block = /** @type {Element} */ (part.parentElement).closest("[data-block]")?.cloneNode();
    (block ? ghost.appendChild(block) : ghost).appendChild(part.cloneNode(true));
  }
  for (const ring of ghost.querySelectorAll(".ring, .halo")) ring.remove(); // which the pointer would meet
  for (const part of ghost.querySelectorAll("*")) {
    for (const name of GONE) part.removeAttribute(name);
    part.classList.remove("legal", "chosen", "last", "fresh");
  }
  return ghost;
}

/** Does it lie in a box, or at most a little over its edge? @param {DOMRect} inner @param {DOMRect} box */
const isWithin = (inner, box) =>
  inner.width > 0
  && inner.left > box.left - SLOP && inner.right < box.right + SLOP
  && inner.top > box.top - SLOP && inner.bottom < box.bottom + SLOP;
