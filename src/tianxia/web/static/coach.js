/**
 * The coach: in somebody's first games, and whenever it is switched on, it asks once before an action that looks costly,
 * and says a line when something happens for the first time. What it thinks of an action is asked for as soon as that is
 * pointed at, so that nobody waits for it: an answer that is not there soon after the click comes too late.
 */

import { byId, make, recall, remember } from "./dom.js";
import { get } from "./http.js";
import { cited, titleOf } from "./rules.js";
import { t } from "./words.js";

/** @typedef {{text: string, chapter: string}} First */

const KEPT = "coach";
const SEEN = "coach-seen";
const PATIENCE = 400;
/** Milliseconds that an action waits for what the coach has to say. */
const CALM = 2;
/** Decisions from one question to the next, at least. */

export class Coach {
  /**
   * @param {import("./play.js").Play} play
   * @param {string} game
   * @param {{say: (text: string) => void, left: () => void}} page says a line; looks after the focus
   */
  constructor(play, game, { say, left }) {
    this.play = play;
    this.game = game;
    this.say = say;
    this.left = left;
    this.card = byId("coach");
    /** @type {{is_new: boolean, warns: boolean, firsts: Record<string, First>}} */
    this.given = JSON.parse(byId("coached").textContent);
    this.isOn = recall(KEPT) ?? this.given.is_new;
    this.seen = new Set(recall(SEEN) ?? []);
    /** @type {Map<string, Promise<string>>} What is said to each action of the present decision. */
    this.said = new Map();
    /** The version of the table that is known. */
    this.version = -1;
    /** Decisions since the last question. */
    this.since = CALM;
    /** The action that is played in spite of a question. */
    this.sure = "";
    /** @type {First[]} */
    this.queue = [];
    byId("coach-switch").checked = this.isOn;
    byId("coach-switch").addEventListener("change", () => this.#switch(byId("coach-switch").checked));
  }

  /** Looks at a new scene: what was asked about an older one is of no use any more. */
  look() {
    const { version } = this.play.scene;
    if (version !== this.version) {
      this.version = version;
      this.said.clear();
      if (this.card.dataset.kind === "question") this.close();
    }
    if (this.card.hidden) this.#next();
    if (this.play.choices.length > 1) this.about(""); // which begins to think
  }

  /** Moments have come: a kind that is new to the reader is explained. @param {{kind: string}[]} moments */
  meet(moments) {
    for (const { kind } of moments) {
      const first = this.given.firsts[kind];
      const name = `${this.game} ${kind}`;
      if (!first || !this.#speaks || this.seen.has(name)) continue;
      this.seen.add(name);
      remember(SEEN, [...this.seen]);
      this.queue.push(first);
    }
  }

  /** What there is to say about an action, usually nothing. @param {string} action @returns {Promise<string>} */
  about(action) {
    if (!this.#warns) return Promise.resolve("");
    const { path, seat } = this.play;
    const known =
      this.said.get(action) ??
      get(`${path}/coach?seat=${seat}&action=${encodeURIComponent(action)}`).then(({ warning }) => warning).catch(() => "");
    this.said.set(action, known);
    return known;
  }

  /**
   * May an action be played at once? If not, the coach asks.
   * @param {string} action
   * @param {number} count how many choices there are
   * @returns {Promise<boolean>}
   */
  async allows(action, count) {
    if (count < 2) return true;
    const isAsked = this.#warns && action !== this.sure && this.since >= CALM;
    const warning = isAsked ? await Promise.race([this.about(action), late()]) : "";
    if (warning) {
      this.#ask(action, warning);
      return false;
    }
    this.sure = "";
    this.since++;
    this.close();
    return true;
  }

  /** Puts the card away. @returns {boolean} whether there was one */
  close() {
    if (this.card.hidden) return false;
    const hadFocus = this.card.contains(document.activeElement);
    this.card.hidden = true;
    this.card.replaceChildren();
    if (hadFocus) this.left();
    return true;
  }

  /** A lesson has a voice of its own. */
  get #speaks() {
    return this.isOn && !this.play.scene?.lesson;
  }

  get #warns() {
    return this.#speaks && this.given.warns;
  }

  /** @param {boolean} isOn */
  #switch(isOn) {
    this.isOn = isOn;
    byId("coach-switch").checked = isOn;
    remember(KEPT, isOn);
    if (isOn) return;
    this.queue = [];
    this.close();
  }

  /** @param {string} action @param {string} warning */
  #ask(action, warning) {
    this.since = 0;
    const anyway = () => {
      this.sure = action;
      this.close();
      return this.play.act(action);
    };
    const back = button("table-coach-back", () => this.close());
    this.#show("question", warning, button("table-coach-anyway", anyway), back);
    back.focus({ preventScroll: true });
  }

  #next() {
    const first = this.queue.shift();
    if (!first || !this.#speaks) return;
    const understood = button("table-coach-understood", () => {
      this.close();
      this.#next();
    });
    this.#show("first", first.text, understood, cited(t("table-chapter", { what: titleOf(first.chapter) }), first.chapter));
  }

  /** @param {string} kind @param {string} text @param {...Element} buttons */
  #show(kind, text, ...buttons) {
    const off = button("table-coach-off", () => {
      this.#switch(false);
      this.say(t("table-coach-is-off"));
    });
    off.className = "quiet";
    this.card.dataset.kind = kind;
    this.card.replaceChildren(make("p", {}, text), make("div", { className: "buttons" }, ...buttons, off));
    this.card.hidden = false;
    byId("explained").textContent = text;
  }
}

const late = () => new Promise((resolve) => setTimeout(() => resolve(""), PATIENCE));

/** @param {string} id @param {() => void} onclick */
const button = (id, onclick) => make("button", { type: "button", onclick }, t(id));
