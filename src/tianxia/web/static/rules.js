/** The rules beside the table: opened from the bar, by a key, or at the chapter that something cites. */

import { byId, make, nameOf } from "./dom.js";

const PREFIX = "chapter-";
/** How anchors of the rules begin at the table. */

/** @type {Promise<void> | null} The text, once somebody has wanted to read it. */
let text = null;

/** Opens the rules, at a chapter if one is named. @param {string} [chapter] */
export async function openRules(chapter = "") {
  const dialog = byId("rules");
  if (!dialog.open) dialog.showModal();
  text ??= read();
  await text;
  const heading = headingOf(chapter);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Fetches the text; one that did not come is fetched again the next time. */
async function read() {
  const answer = await fetch(`/rules/${byId("table").dataset.game}/text`).catch(() => null);
  if (answer?.ok) byId("rules-text").innerHTML = await answer.text();
  else text = null;
}

/** What a chapter is called. @param {string} chapter */
export const titleOf = (chapter) =>
  byId("rules-contents").querySelector(`a[href="#${PREFIX}${CSS.escape(chapter)}"]`)?.textContent ?? "";

/** A link to a chapter: nothing at the table is lost by it. @param {string} words @param {string} chapter */
export const cited = (words, chapter) =>
  make("a", { href: `/rules/${byId("table").dataset.game}#${chapter}`, target: "_blank", data: { chapter } }, words);

/** @param {string} chapter */
const headingOf = (chapter) => (chapter ? byId(PREFIX + chapter) : null);

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest(`a[data-chapter], a[href^="#${PREFIX}"]`);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const chapter = nameOf(link, "chapter") || (link.getAttribute("href") ?? "").slice(PREFIX.length + 1);
  if (!titleOf(chapter) && !headingOf(chapter)) return; // the page of the rules may know it
  event.preventDefault();
  openRules(chapter);
});
