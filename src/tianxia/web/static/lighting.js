/**
 * The targets of the drawing: what may be picked is lit by what it would do, walked by keys in reading order, and found by
 * direction.
 */

import { narrow, next } from "./choice.js";
import { nameOf } from "./dom.js";
import { t } from "./words.js";

/**
 * Lights the targets: what may be picked glows and can be reached by Tab, in reading order. A quiet target, as an empty
 * hex beside nothing is, is heard only while it may be picked or has the focus.
 * @param {SVGElement[]} targets
 * @param {{legal: Set<string>, chosen: Set<string>, last: Set<string>, shown?: Set<string>, effects?: Map<string, string>}} sets
 */
export function light(targets, { legal, chosen, last, shown = new Set(), effects = new Map() }) {
  for (const target of targets) {
    const named = nameOf(target);
    const isLegal = legal.has(named);
    target.classList.toggle("legal", isLegal);
    target.classList.toggle("chosen", chosen.has(named));
    target.classList.toggle("last", last.has(named));
    target.classList.toggle("shown", shown.has(named));
    write(target, "role", isLegal ? "button" : "img");
    foretell(target, isLegal ? (effects.get(named) ?? "") : "");
    const isQuiet = target.classList.contains("quiet") && !isLegal && target !== document.activeElement;
    write(target, "aria-hidden", isQuiet ? "true" : null);
    write(target, "aria-pressed", chosen.has(named) ? "true" : null);
  }
  const focused = targets.find((target) => target === document.activeElement);
  const first = focused ?? inReadingOrder(targets.filter(isLit))[0];
  for (const target of targets) write(target, "tabindex", target === first ? "0" : "-1");
}

/**
 * Of hundreds of targets few change: what is the same is left alone, or the browser looks at it all the same.
 * @param {Element} target
 * @param {string} name
 * @param {string | null} value null for none
 */
function write(target, name, value) {
  if (target.getAttribute(name) === value) return;
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}

document.addEventListener("focusin", ({ target }) => {
  const walked = /** @type {Element} */ (target);
  if (walked.matches(".quiet")) walked.ariaHidden = null;
});

/**
 * What picking each target next would do: nothing special, unless all that can come of it does the same.
 * @param {import("./choice.js").Choice[]} choices
 * @param {string[]} picks
 * @returns {Map<string, string>}
 */
export function effectsOf(choices, picks) {
  const found = new Map();
  for (const choice of narrow(choices, picks)) {
    for (const name of next([choice], picks)) {
      const effect = choice.effect ?? "";
      found.set(name, found.has(name) && found.get(name) !== effect ? "" : effect);
    }
  }
  return found;
}

/** Shows what picking a target would do, and says it in its label. @param {SVGElement} target @param {string} effect */
function foretell(target, effect) {
  if (nameOf(target, "effect") === effect) return;
  const label = nameOf(target, "label") || (target.getAttribute("aria-label") ?? "");
  target.dataset.label = label;
  target.dataset.effect = effect;
  target.setAttribute("aria-label", effect ? `${label} – ${t(`table-effect-${effect}`)}` : label);
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
