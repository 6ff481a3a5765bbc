/**
 * The parts of the drawing: shown, lit, walked by keys, and moved. A part is an SVG made by the server; whatever can be
 * pointed at in it is a `.target` with a name, and whatever moves is a piece with a name that it keeps.
 */

import { byId, isStill, make, nameOf } from "./dom.js";
import { t } from "./words.js";

const DURATION = 280;

/** Replaces a part by its next state and lets the pieces go from where they were to where they are. */
export class Part {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.source = "";
    name(place);
  }

  /** @param {string} source the SVG; an empty text shows nothing */
  show(source) {
    if (source === this.source) return;
    this.source = source;
    this.place.innerHTML = source;
    name(this.place);
  }

  /** @returns {SVGElement[]} */
  get targets() {
    return [...this.place.querySelectorAll("[data-target]")].map((found) => /** @type {SVGElement} */ (found));
  }
}

/** A part whose lower end can be folded away, from where its drawing says (`data-fold`). */
export class Folded extends Part {
  /** @param {HTMLElement} place @param {string} id of the button that unfolds it */
  constructor(place, id) {
    super(place);
    this.id = id;
    this.isOpen = false;
    this.#fold();
  }

  /** @param {string} source */
  show(source) {
    if (source === this.source) return;
    super.show(source);
    this.#fold();
  }

  /** What may be picked is never folded away. */
  reveal() {
    if (this.isOpen || !this.place.querySelector("[data-fold] .legal")) return;
    this.isOpen = true;
    this.#fold();
  }

  #fold() {
    const svg = this.place.querySelector("svg");
    const end = /** @type {SVGElement | null} */ (this.place.querySelector("[data-fold]"));
    if (!svg || !end) return;
    const { width, height } = svg.viewBox.baseVal;
    const whole = Number((svg.dataset.whole ??= String(height)));
    svg.setAttribute("viewBox", `0 0 ${width} ${this.isOpen ? whole : nameOf(end, "fold")}`);
    end.style.display = this.isOpen ? "" : "none";
    const button = make("button", { id: this.id, type: "button", className: "quiet fold" });
    button.textContent = t(this.isOpen ? "table-fold" : "table-unfold");
    button.setAttribute("aria-expanded", String(this.isOpen));
    button.addEventListener("click", () => {
      this.isOpen = !this.isOpen;
      this.#fold();
      byId(this.id).focus();
    });
    byId(this.id)?.remove();
    this.place.append(button);
  }
}

/** Where a piece is: in which part, at which point of it, and at which point of the screen.
 * @typedef {{part: Element | null, inside: DOMPoint, screen: DOMPoint}} Place */

/**
 * Where the pieces are now, to let them move from there after the parts have changed.
 * @param {HTMLElement} root
 * @returns {Map<string, Place>}
 */
export function placesOf(root) {
  const pieces = /** @type {NodeListOf<SVGGraphicsElement>} */ (root.querySelectorAll("[data-piece]"));
  return new Map([...pieces].map((piece) => [nameOf(piece, "piece"), placeOf(piece)]));
}

/** @param {SVGGraphicsElement} piece @returns {Place} */
function placeOf(piece) {
  const box = piece.getBoundingClientRect();
  const screen = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const svg = /** @type {SVGSVGElement} */ (piece.ownerSVGElement);
  return { part: svg.parentElement, inside: screen.matrixTransform(svg.getScreenCTM()?.inverse()), screen };
}

/**
 * Moves the pieces from where they were; new ones appear. A part that has itself grown or shifted moves nothing in it.
 * @param {HTMLElement} root
 * @param {Map<string, Place>} before
 */
export function move(root, before) {
  if (isStill() || !before.size) return;
  for (const piece of /** @type {NodeListOf<SVGGraphicsElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const from = before.get(nameOf(piece, "piece"));
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: "ease-out" });
      continue;
    }
    const to = placeOf(piece);
    const frame = /** @type {any} */ (piece.parentElement).getScreenCTM().inverse();
    const part = piece.ownerSVGElement?.getScreenCTM() ?? undefined;
    const start = from.part === to.part ? from.inside.matrixTransform(part) : from.screen;
    const [there, here] = [start.matrixTransform(frame), to.screen.matrixTransform(frame)];
    const [x, y] = [there.x - here.x, there.y - here.y];
    if (Math.hypot(x, y) < 2) continue;
    const path = [{ translate: `${x}px ${y}px` }, { translate: "0 0" }];
    piece.animate(path, { duration: DURATION, easing: "ease-in-out" });
  }
}

/**
 * Lights the targets: what may be picked glows and can be reached by Tab, in reading order.
 * @param {SVGElement[]} targets
 * @param {{legal: Set<string>, chosen: Set<string>, last: Set<string>, shown?: Set<string>}} sets
 */
export function light(targets, { legal, chosen, last, shown = new Set() }) {
  for (const target of targets) {
    const named = nameOf(target);
    const isLegal = legal.has(named);
    target.classList.toggle("legal", isLegal);
    target.classList.toggle("chosen", chosen.has(named));
    target.classList.toggle("last", last.has(named));
    target.classList.toggle("shown", shown.has(named));
    target.setAttribute("role", isLegal ? "button" : "img");
    target.setAttribute("tabindex", "-1");
    if (chosen.has(named)) target.setAttribute("aria-pressed", "true");
    else target.removeAttribute("aria-pressed");
  }
  const focused = targets.find((target) => target === document.activeElement);
  (focused ?? inReadingOrder(targets.filter(isLit))[0])?.setAttribute("tabindex", "0");
}

/** @param {Element} target */
export const isLit = (target) => target.classList.contains("legal");

/**
 * By rows from the top, each from the left; what is within half a row of another counts as beside it.
 * @template {Element} T
 * @param {T[]} targets
 * @returns {T[]}
 */
export function inReadingOrder(targets) {
  const placed = targets.map((target) => ({ target, box: target.getBoundingClientRect() }));
  const height = Math.min(60, ...placed.map(({ box }) => box.height));
  const row = (/** @type {DOMRect} */ box) => Math.round((box.y + box.height / 2) / Math.max(12, height));
  placed.sort((a, b) => row(a.box) - row(b.box) || a.box.x - b.box.x);
  return placed.map(({ target }) => target);
}

/**
 * The target that lies next in a direction: by arrow keys one reaches everything, legal or not.
 * @param {SVGElement[]} targets
 * @param {Element} from
 * @param {string} key
 */
export function beside(targets, from, key) {
  const centre = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  const [along, sign] = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 1], ArrowUp: [1, -1] }[key] ?? [0, 1];
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    const [dx, dy] = centre(target).map((value, i) => value - [x, y][i]);
    const ahead = (along ? dy : dx) * sign;
    const aside = Math.abs(along ? dx : dy);
    if (target !== from && ahead > 1 && ahead + 2 * aside < least) [best, least] = [target, ahead + 2 * aside];
  }
  return best;
}

/**
 * Titles become names: assistive technology reads them all the same, and the browser's own tooltips stay away.
 * @param {HTMLElement} place
 */
function name(place) {
  for (const title of place.querySelectorAll("svg title")) {
    const named = /** @type {Element} */ (title.parentElement);
    named.setAttribute("aria-label", title.textContent ?? "");
    if (!named.hasAttribute("role")) named.setAttribute("role", "img");
    title.remove();
  }
}
