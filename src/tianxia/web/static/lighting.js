/** The targets of the drawing: what may be picked is lit, walked by keys in reading order, and found by direction. */

import { nameOf } from "./dom.js";

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
 * The topmost target at a point of the screen that may be picked, whatever is drawn over it.
 * @param {number} x
 * @param {number} y
 * @param {Element} [within] looks only there
 * @returns {Element | undefined}
 */
export function litAt(x, y, within = document.body) {
  const under = document.elementsFromPoint(x, y).filter((found) => within.contains(found));
  return under.map((element) => element.closest("[data-target]")).find((found) => found && isLit(found)) ?? undefined;
}

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
