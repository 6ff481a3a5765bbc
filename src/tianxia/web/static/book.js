/**
 * The book of a game that tells stories: what an action has told opens as a page of it; every page that was told in
 * this game can be opened again, from the log or from the book's own button. A story that went on by a choice is one
 * page: what was told, how it could go on, which way was chosen and what came of it.
 *
 * @typedef {{
 *   name: string, line: string, title: string, text: string, lines: string[], ways: string[], picture: string
 * }} Page
 */

import { byId, make } from "./dom.js";
import { t } from "./words.js";

export class Book {
  /** @param {() => void} closed what is to be done when the book has been closed */
  constructor(closed) {
    /** @type {Page[][]} All stories that were told so far, each as its pages. */
    this.pages = [];
    this.now = 0;
    /** @type {number[]} The pages that are read next, before the reader is back at the table. */
    this.rest = [];
    /** How many had been told when the log was last looked at. */
    this.told = 0;
    this.dialog = byId("book");
    this.dialog.addEventListener("close", closed);
    byId("book-turn").addEventListener("click", () => this.#turn());
    byId("book-back").addEventListener("click", () => this.#show(this.now - 1));
    byId("book-pages").addEventListener("click", (/** @type {any} */ { target }) => {
      const button = target.closest("[data-page]");
      if (!button) return;
      this.#show(Number(button.dataset.page));
      byId("book-pages").querySelector("[aria-current]").focus();
    });
    this.dialog.addEventListener("keydown", (/** @type {KeyboardEvent} */ { key }) => {
      if (key === "ArrowRight" && this.now + 1 < this.pages.length) this.#show(this.now + 1);
      if (key === "ArrowLeft" && this.now > 0) this.#show(this.now - 1);
    });
    byId("tool-book").addEventListener("click", () => this.open([this.pages.length - 1]));
  }

  /**
   * Takes the pages of a log; what has been told since the last look is opened.
   * @param {{pages: Page[]}[]} log
   * @param {boolean} isFirst whoever comes to the table has read what was told before
   */
  take(log, isFirst) {
    const told = log.flatMap(({ pages }) => pages);
    const found = new Map();
    for (const page of told) found.set(page.name, [...(found.get(page.name) ?? []), page]);
    this.pages = [...found.values()];
    byId("tool-book").hidden = !told.length;
    const fresh = new Set(told.slice(this.told).map(({ name }) => this.#at(name)));
    this.told = told.length;
    if (fresh.size && !isFirst) this.open([...fresh], true);
  }

  /** Opens a story by its name. @param {string} name */
  openNamed(name) {
    this.open([this.#at(name)]);
  }

  /**
   * Opens the book at some pages, to be read one after the other.
   * @param {number[]} pages
   * @param {boolean} [isNews] what was told last is read, not the whole story
   */
  open([first, ...rest], isNews = false) {
    this.rest = rest;
    if (!this.dialog.open) this.dialog.showModal();
    this.#show(first, isNews);
    byId("book-turn").focus();
  }

  /** @param {string} name */
  #at(name) {
    return this.pages.findIndex(([page]) => page.name === name);
  }

  /** To the next page of what is told now, or back to the table. */
  #turn() {
    const following = this.rest.shift();
    if (following === undefined) this.dialog.close();
    else this.#show(following, true);
  }

  /** @param {number} at @param {boolean} [isNews] */
  #show(at, isNews = false) {
    this.now = Math.max(0, Math.min(this.pages.length - 1, at));
    const [first, ...later] = this.pages[this.now];
    byId("book-number").textContent = t("table-book-entry", { name: first.name });
    byId("book-title").textContent = first.title;
    const leaf = byId("book-leaf");
    leaf.replaceChildren(...(first.picture ? [ink(first.picture)] : []), ...part(first),
      ...later.flatMap((page) => [make("p", { className: "chosen" }, page.line), ...part(page)]));
    const chosen = isNews && leaf.querySelector(".chosen");
    leaf.scrollTop = chosen ? chosen.offsetTop - leaf.offsetTop : 0;
    byId("book-turn").textContent = t(this.rest.length ? "table-book-turn" : "table-book-close");
    byId("book-back").hidden = this.now === 0;
    byId("book-pages").replaceChildren(...this.pages.map((page, i) => this.#entry(page, i)));
    this.dialog.classList.remove("turning");
    void this.dialog.offsetWidth; // so that the next page turns as well
    this.dialog.classList.add("turning");
  }

  /** A line of the table of contents. @param {Page[]} story @param {number} at */
  #entry([{ title }], at) {
    const button = make("button", { type: "button", className: "quiet", data: { page: at } }, title);
    if (at === this.now) button.setAttribute("aria-current", "page");
    return make("li", {}, button);
  }
}

/** A page: its prose, what followed, and how the story may go on. @param {Page} page @returns {HTMLElement[]} */
const part = ({ text, lines, ways }) => [
  ...text.split("\n\n").filter(Boolean).map((paragraph) => make("p", {}, paragraph)),
  ...[lines, ways].filter((list) => list.length).map((list) => make("ul", {}, ...list.map((line) => make("li", {}, line)))),
];

/** A drawing of the game's book, which the page has. @param {string} name */
function ink(name) {
  const [svg, use] = ["svg", "use"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("class", "ink");
  svg.setAttribute("viewBox", "0 0 120 48");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#ink-${name}`);
  svg.append(use);
  return svg;
}
