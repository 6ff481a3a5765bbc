/**
 * Zoom of the board: level 1 shows all of it, or its full width where all would be too small to be read; what is out of
 * sight then is scrolled to. Fingers pinch, tap twice and pan; the
 * mouse turns its wheel with Ctrl and drags; keys and buttons do the same.
 */

import { byId, isStill } from "./dom.js";

const MOST = 6;
const MOST_LOST = 1.3;
export const READABLE = 11;
/** No text on the board is smaller at the level it begins with. */
export const FINGER = 44;
/** A board is zoomed so that a finger meets its targets well. */
const LEAST = 24;
/** A tap at a smaller target only zooms. */

export const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** How large a target is for a finger. @param {Element} target */
export function sizeOf(target) {
  const box = (target.querySelector(".ring") ?? target).getBoundingClientRect();
  return Math.min(box.width, box.height);
}

/** The size of the smallest text of a drawing, as it is on the screen now. @param {SVGSVGElement} svg */
export function smallestText(svg) {
  const texts = /** @type {SVGTextElement[]} */ ([...svg.querySelectorAll("text")]);
  return Math.min(99, ...texts.map((text) => Number(text.getAttribute("font-size")) * (text.getScreenCTM()?.a ?? 1)));
}

export class Zoom {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.level = 1;
    /** Is the width of the board fitted, whatever its height? */
    this.isFull = false;
    this.wasDragged = false;
    new ResizeObserver(() => this.set(this.level)).observe(place);
    this.#wheel();
    this.#pinch();
    this.#drag();
  }

  get svg() {
    return /** @type {SVGSVGElement | null} */ (this.place.querySelector("svg"));
  }

  /** Is some of the board out of sight? */
  get scrolls() {
    return this.level > 1 || this.isFull;
  }

  /**
   * Zooms so that a point of the screen (by default the middle) stays where it is.
   * @param {number} level
   * @param {{x: number, y: number}} [at]
   */
  set(level, at) {
    const { svg, place } = this;
    if (!svg) return;
    const frame = place.getBoundingClientRect();
    const middle = at ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const before = svg.getBoundingClientRect();
    const [shareX, shareY] = [(middle.x - before.x) / before.width, (middle.y - before.y) / before.height];
    this.level = Math.max(1, Math.min(MOST, level));
    const { width, height } = this.#fitted();
    svg.style.width = `${width * this.level}px`;
    svg.style.height = `${height * this.level}px`;
    const after = svg.getBoundingClientRect();
    place.scrollLeft += after.x + shareX * after.width - middle.x;
    place.scrollTop += after.y + shareY * after.height - middle.y;
    place.classList.toggle("zoomed", this.level > 1);
    place.classList.toggle("full", this.isFull);
    for (const id of ["zoom-out", "zoom-fit"]) byId(id).hidden = this.level === 1;
    place.tabIndex = this.scrolls ? 0 : -1; // what scrolls must be reached by keys
  }

  /**
   * The level to begin with: all text can be read and, on a phone, a finger meets these targets, if that does not take
   * the board out of sight. One that is smaller is zoomed at before it is picked.
   * @param {Element[]} targets
   */
  home(targets) {
    const forReading = this.comfortable([]);
    const forFingers = this.comfortable(targets);
    return forFingers <= MOST_LOST * forReading ? forFingers : forReading;
  }

  /**
   * The level at which all text can be read and, on a phone, a finger meets each of these targets.
   * @param {Element[]} targets
   */
  comfortable(targets) {
    if (matchMedia("(min-width: 1280px)").matches || !this.svg) return 1;
    const forReading = (READABLE * this.level) / smallestText(this.svg);
    const smallest = Math.min(...targets.map((target) => sizeOf(target) / this.level));
    const forFingers = isTouch() && Number.isFinite(smallest) ? FINGER / smallest : 1;
    return Math.min(MOST, Math.max(1, forReading, matchMedia("(max-width: 700px)").matches ? forFingers : 1));
  }

  /** Is a target on a phone too small for a finger now? Elsewhere no level would be larger for it. @param {Element} target */
  isSmall(target) {
    return isTouch() && matchMedia("(max-width: 700px)").matches && this.place.contains(target)
      && this.level < MOST && sizeOf(target) < LEAST;
  }

  /** Brings the middle of some targets into sight, if none of them is. @param {Element[]} targets */
  reveal(targets) {
    if (!this.scrolls || !targets.length) return;
    const frame = this.place.getBoundingClientRect();
    const boxes = targets.map((target) => target.getBoundingClientRect());
    const sees = (/** @type {DOMRect} */ box) =>
      box.x >= frame.x && box.right <= frame.right && box.y >= frame.y && box.bottom <= frame.bottom;
    if (boxes.some(sees)) return;
    const x = boxes.reduce((sum, box) => sum + box.x + box.width / 2, 0) / boxes.length;
    const y = boxes.reduce((sum, box) => sum + box.y + box.height / 2, 0) / boxes.length;
    const nearest = boxes.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
    this.place.scrollBy({
      left: nearest.x + nearest.width / 2 - frame.x - frame.width / 2,
      top: nearest.y + nearest.height / 2 - frame.y - frame.height / 2,
      behavior: isStill() ? "auto" : "smooth",
    });
  }

  /** The size of the drawing at level 1. */
  #fitted() {
    const box = /** @type {SVGSVGElement} */ (this.svg).viewBox.baseVal;
    const high = this.isFull ? Infinity : this.place.offsetHeight / box.height;
    const share = Math.min((this.isFull ? this.place.clientWidth : this.place.offsetWidth) / box.width, high);
    return { width: Math.floor(box.width * share), height: Math.floor(box.height * share) };
  }

  #wheel() {
    this.place.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.set(this.level * Math.exp(-event.deltaY / 300), event);
    }, { passive: false });
  }

  #pinch() {
    let apart = 0;
    const spread = (/** @type {TouchList} */ [a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    this.place.addEventListener("touchstart", (event) => {
      if (event.touches.length === 2) apart = spread(event.touches);
    }, { passive: true });
    this.place.addEventListener("touchmove", (event) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = event.touches;
      const now = spread(event.touches);
      this.set((this.level * now) / apart, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
      apart = now;
    }, { passive: false });
  }

  #drag() {
    /** @type {PointerEvent | null} */
    let from = null;
    this.place.addEventListener("pointerdown", (event) => {
      this.wasDragged = false;
      if (event.pointerType === "mouse" && event.button === 0 && this.scrolls) from = event;
    });
    addEventListener("pointermove", (event) => {
      if (!from) return;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > 5) this.wasDragged = true;
      if (this.wasDragged) this.place.scrollBy(-event.movementX, -event.movementY);
    });
    addEventListener("pointerup", () => (from = null));
  }
}
