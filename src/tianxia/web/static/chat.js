/** The chat: who said what; somebody can be muted for this reader, and a line reported to the operator. */

import { byId, make, recall, remember } from "./dom.js";
import { get, post } from "./http.js";
import { emblem } from "./log.js";
import { t } from "./words.js";

/** @typedef {{number: number, seat: number, name: string, text: string}} Said */

export class Chat {
  /** @param {import("./play.js").Play} play @param {import("./notices.js").Notices} notices */
  constructor(play, notices) {
    this.play = play;
    this.notices = notices;
    this.kept = `muted ${play.path}`;
    /** @type {Set<number>} The seats whose lines are not shown. */
    this.muted = new Set(recall(this.kept) ?? []);
    this.lines = -1;
    /** @type {Said[]} The lines before those that come with every scene, as far as somebody wanted to see them. */
    this.older = [];
    this.room = { chat: /** @type {Said[]} */ ([]), earlier: 0, chairs: /** @type {any[]} */ ([]) };
    byId("say").addEventListener("submit", (/** @type {Event} */ event) => this.#say(event));
  }

  /** Shows the latest lines. @param {any} room @returns {boolean} whether there is a new one */
  show(room) {
    const lines = room.earlier + room.chat.length;
    const isNew = lines > Math.max(0, this.lines);
    const isSame = lines === this.lines;
    this.room = room;
    this.lines = lines;
    if (!isSame) this.#write();
    return isNew;
  }

  /** Writes the lines; a button brings what was said before. */
  #write() {
    const chat = byId("chat");
    const { chat: said, earlier } = this.room;
    this.older = this.older.filter(({ number }) => number < (said[0]?.number ?? 0));
    const more = make("button", { type: "button", onclick: () => this.#more() }, t("table-chat-earlier"));
    chat.replaceChildren(
      ...(earlier > this.older.length ? [make("li", {}, more)] : []),
      ...[...this.older, ...said].map((line) => this.#line(line)),
    );
    chat.parentElement.scrollTop = chat.parentElement.scrollHeight;
  }

  async #more() {
    const first = this.older[0] ?? this.room.chat[0];
    const before = await get(`${this.play.path}/chat?before=${first.number}`);
    this.older = [...before.chat, ...this.older];
    this.#write();
    byId("chat").parentElement.scrollTop = 0;
  }

  /** @param {Said} said */
  #line(said) {
    const { seat, name, text } = said;
    const isMuted = this.muted.has(seat);
    const shown = [make("b", {}, isMuted ? t("table-muted", { name }) : name), make("span", {}, isMuted ? "" : text)];
    const menu = this.room.chairs[seat]?.is_mine ? [] : [this.#menu(said, isMuted)];
    return make("li", {}, emblem(seat), ...shown, ...menu);
  }

  /** @param {Said} said @param {boolean} isMuted */
  #menu({ number, seat, name }, isMuted) {
    const button = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
      make("button", { type: "button", className: "quiet", onclick }, text);
    const report = async () => {
      await post(`${this.play.path}/report`, { number });
      this.notices.say(t("table-reported"));
    };
    return make("details", {}, make("summary", { ariaLabel: t("table-chat-more", { name }) }, "⋯"),
      button(t(isMuted ? "table-unmute" : "table-mute", { name }), () => this.#mute(seat, !isMuted)),
      button(t("table-report"), report));
  }

  /** @param {number} seat @param {boolean} isMuted */
  #mute(seat, isMuted) {
    if (isMuted) this.muted.add(seat);
    else this.muted.delete(seat);
    remember(this.kept, [...this.muted]);
    this.#write();
  }

  /** @param {Event} event */
  async #say(event) {
    event.preventDefault();
    const text = byId("said").value.trim();
    byId("said").value = "";
    if (text) await this.play.send("chat", { text });
  }
}
