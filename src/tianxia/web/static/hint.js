/** A hint in words: what a strong bot would do, what that brings, how it may go on; the numbers are folded away. */

import { make } from "./dom.js";
import { t } from "./words.js";

/**
 * @typedef {{text: string, aim: string[], does: string[], why: string[], later: string[], line: string[],
 *   numbers: string[]}} Hint
 */

/** @param {Hint} hint @returns {Element[]} */
export const hintBody = ({ text, does, why, later, line, numbers }) => [
  make("strong", {}, text),
  ...part("table-hint-what", "ul", does),
  ...part("table-hint-why", "ul", why),
  ...part("table-hint-later", "ul", later),
  ...part("table-hint-line", "ol", line),
  make("details", {}, make("summary", {}, t("table-hint-numbers")), list("ul", numbers)),
];

/** A heading and its lines, if there are any. @param {string} title @param {string} tag @param {string[]} lines */
const part = (title, tag, lines) => (lines.length ? [make("h2", {}, t(title)), list(tag, lines)] : []);

/** @param {string} tag @param {string[]} lines */
const list = (tag, lines) => make(tag, {}, ...lines.map((line) => make("li", {}, line)));
