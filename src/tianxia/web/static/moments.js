/**
 * Moments: what deserves a look of its own (a region that scores, a war, a flood) is told in a banner over the board,
 * its places pulse, and it has a sound. What goes on until somebody has decided stays in a panel.
 */

import { settle } from "./corners.js";
import { byId, isStill, make } from "./dom.js";
import { play } from "./sound.js";

/** @typedef {{kind: string, title: string, lines?: string[], rows?: string[][], places?: string[]}} Show */

const SOUNDS = /** @type {Record<string, string>} */ ({
  scoring: "gong", conflict: "drum", result: "drum", flood: "water", assault: "drum", story: "gong",
  unification: "gong", reward: "coin", round: "bell",
});
const STAYS = 4200;
/** Milliseconds that a banner stays; a result stays until it is put away. */
const KEPT = ["result", "scoring", "unification"];

export class Moments {
  /**
   * @param {(name: string) => (Element | undefined)} find a piece or a target by its name
   * @param {() => void} left the banner has gone while it had the focus
   */
  constructor(find, left) {
    this.find = find;
    this.left = left;
    this.banner = byId("banner");
    this.panel = byId("standing");
    this.timer = 0;
    /** @type {Show[]} */
    this.queue = [];
    byId("banner-close").addEventListener("click", () => this.#next());
  }

  /** Tells what an action has caused, one after the other. @param {Show[]} shows @param {boolean} isQuick */
  tell(shows, isQuick) {
    if (!shows.length) return;
    this.queue.push(...shows);
    if (isQuick && this.queue.length > 3) this.queue = this.queue.slice(-3);
    if (this.banner.hidden) this.#next();
  }

  /** What goes on now; nothing if it is over. @param {Show | null | undefined} show */
  stand(show) {
    const isNew = this.panel.hidden;
    this.panel.hidden = !show;
    if (!show) return;
    byId("standing-body").replaceChildren(...body(show));
    if (isNew) settle(this.panel, (show.places ?? []).map(this.find), ["bottom-left", "bottom-right", "top-left", "top-right"]);
    if (this.banner.dataset.kind === "conflict" && !this.banner.hidden) this.#next(); // the panel says the same and more
  }

  /** Everything is put away: the reader acts. */
  clear() {
    this.queue = [];
    this.#next();
  }

  #next() {
    clearTimeout(this.timer);
    const show = this.queue.shift();
    const hadFocus = this.banner.contains(document.activeElement);
    this.banner.hidden = !show;
    if (!show && hadFocus) this.left();
    if (!show) return;
    byId("banner-body").replaceChildren(...body(show));
    this.banner.dataset.kind = show.kind;
    play(SOUNDS[show.kind] ?? "wood");
    for (const name of show.places ?? []) pulse(this.find(name));
    if (this.queue.length || !KEPT.includes(show.kind)) this.timer = setTimeout(() => this.#next(), STAYS);
  }
}

/** @param {Element | undefined} element */
function pulse(element) {
  if (!element || isStill()) return;
  element.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: 600, iterations: 3 });
}

/**
 * A moment in words: its title, its small table, which is read at a glance, and what happened.
 * @param {Show} show
 * @returns {Element[]}
 */
export function body({ title, lines = [], rows = [] }) {
  const [heads, ...rest] = rows;
  const line = (/** @type {string[]} */ cells, /** @type {string} */ tag) =>
    make("tr", {}, ...cells.map((cell, i) => make(i ? tag : "th", i ? {} : { scope: "row" }, cell)));
  const table = heads
    ? [make("table", {}, make("thead", {}, line(heads, "th")), make("tbody", {}, ...rest.map((cells) => line(cells, "td"))))]
    : [];
  return [make("strong", {}, title), ...table, ...lines.map((text) => make("p", {}, text))];
}

