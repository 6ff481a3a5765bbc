/** The contents of the rules: folded where there is little room, and marked where the reader is. */

import { byId } from "./dom.js";

const narrow = matchMedia("(max-width: 1000px)");
const contents = byId("contents");
const links = new Map([...contents.querySelectorAll("a")].map((link) => [link.getAttribute("href").slice(1), link]));

const fold = () => (contents.open = !narrow.matches);
narrow.addEventListener("change", fold);
fold();
contents.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (narrow.matches && /** @type {Element} */ (event.target).closest("a")) contents.open = false;
});

/** Marks the last chapter whose heading has been passed. */
function mark() {
  const passed = [...links.keys()].filter((anchor) => byId(anchor).getBoundingClientRect().top < innerHeight / 4);
  for (const [anchor, link] of links) link.ariaCurrent = anchor === passed.at(-1) ? "location" : null;
}

addEventListener("scroll", mark, { passive: true });
mark();
