/**
 * Moments: what deserves a look of its own (a region that scores, a war, a flood) is told in a banner over the board,
 * its places pulse, and it has a sound. What goes on until somebody has decided stays in a panel.
 */

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
const CORNERS = ["bottom-left", "bottom-right", "top-left", "top-right"];

export class Moments {
  /** @param {(name: string) => (Element | undefined)} find a piece or a target by its name */
  constructor(find) {
    this.find = find;
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
    if (isNew) this.#settle(show.places ?? []);
  }

  /** The panel lies in the corner where it covers least of what it is about, and stays there. @param {string[]} places */
  #settle(places) {
    const boxes = places.map((name) => this.find(name)?.getBoundingClientRect());
    const covered = CORNERS.map((corner) => {
      this.panel.dataset.corner = corner;
      const { left, right, top, bottom } = this.panel.getBoundingClientRect();
      return boxes.filter((box) => box && box.left < right && box.right > left && box.top < bottom && box.bottom > top).length;
    });
    this.panel.dataset.corner = CORNERS[covered.indexOf(Math.min(...covered))];
  }

  /** Everything is put away: the reader acts. */
  clear() {
    this.queue = [];
    this.#next();
  }

  #next() {
    clearTimeout(this.timer);
    const show = this.queue.shift();
    this.banner.hidden = !show;
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

