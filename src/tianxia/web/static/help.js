/** What a decision is about: shown by itself the first time that somebody meets its kind, and later when asked for. */

import { byId, recall, remember } from "./dom.js";
import { cited, titleOf } from "./rules.js";
import { t } from "./words.js";

const KEPT = "help-seen";

/** Where there is little room, only the first decision of a game is explained unasked. */
const isSmall = () => matchMedia("(max-width: 700px)").matches;

export class Help {
  /** @param {string} game @param {() => void} changed */
  constructor(game, changed) {
    this.game = game;
    this.seen = new Set(recall(KEPT) ?? []);
    /** @type {Record<string, string>} by kind of decision */
    this.chapters = JSON.parse(byId("help-chapters").textContent);
    this.moment = "";
    for (const [id, isOpen] of [["help-open", null], ["help-close", false]]) {
      byId(id).addEventListener("click", () => {
        this.#open(isOpen ?? byId("help").hidden);
        changed();
      });
    }
  }

  /** @param {any} scene @param {boolean} isMine does the reader decide now? */
  show({ kind, help, version, lesson }, isMine) {
    byId("help-open").hidden = !isMine;
    const moment = `${version} ${isMine}`;
    if (moment === this.moment) return;
    this.moment = moment;
    const name = `${this.game} ${kind}`;
    byId("help-text").textContent = help;
    this.#cite(this.chapters[kind]);
    const isNew = isSmall() ? ![...this.seen].some((seen) => seen.startsWith(`${this.game} `)) : !this.seen.has(name);
    this.#open(isMine && isNew && !lesson); // which explains enough
    if (!isMine || lesson) return;
    this.seen.add(name);
    remember(KEPT, [...this.seen]);
  }

  /** Leads to the chapter of the rules that says more. @param {string} chapter */
  #cite(chapter) {
    const title = titleOf(chapter);
    byId("help-chapter").hidden = !title;
    byId("help-chapter").replaceChildren(...(title ? [cited(t("table-chapter", { what: title }), chapter)] : []));
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    byId("help").hidden = !isOpen;
    byId("help-open").setAttribute("aria-expanded", String(isOpen));
  }
}
