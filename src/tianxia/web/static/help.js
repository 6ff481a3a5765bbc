/** What a decision is about: shown by itself the first time that somebody meets its kind, and later when asked for. */

import { byId, recall, remember } from "./dom.js";

const KEPT = "help-seen";

/** Where there is little room, only the first decision of a game is explained unasked. */
const isSmall = () => matchMedia("(max-width: 700px)").matches;

export class Help {
  /** @param {string} game @param {() => void} changed */
  constructor(game, changed) {
    this.game = game;
    this.seen = new Set(recall(KEPT) ?? []);
    this.moment = "";
    for (const [id, isOpen] of [["help-open", null], ["help-close", false]]) {
      byId(id).addEventListener("click", () => {
        this.#open(isOpen ?? byId("help").hidden);
        changed();
      });
    }
  }

  /** @param {any} scene @param {boolean} isMine does the reader decide now? */
  show({ kind, help, version }, isMine) {
    byId("help-open").hidden = !isMine;
    const moment = `${version} ${isMine}`;
    if (moment === this.moment) return;
    this.moment = moment;
    const name = `${this.game} ${kind}`;
    byId("help-text").textContent = help;
    const isNew = isSmall() ? ![...this.seen].some((seen) => seen.startsWith(`${this.game} `)) : !this.seen.has(name);
    this.#open(isMine && isNew);
    if (!isMine) return;
    this.seen.add(name);
    remember(KEPT, [...this.seen]);
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    byId("help").hidden = !isOpen;
    byId("help-open").setAttribute("aria-expanded", String(isOpen));
  }
}
