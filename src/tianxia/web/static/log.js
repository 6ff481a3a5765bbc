/**
 * The log: one line an action, and between them what else happened at the table. It follows what happens unless the
 * reader has scrolled away, and then says how many lines are new.
 */

import { byId, make } from "./dom.js";
import { t } from "./words.js";

const MOST = 4;
/** Sentences of one action that are read at once; what is more is folded away, as the count of a whole game. */
const NEAR = 24;
/** Pixels from the end within which the reader is at the end. */

/** @param {number} seat */
export const emblem = (seat) => byId("emblems").content.children[seat]?.cloneNode(true) ?? "";

export class Log {
  constructor() {
    this.list = byId("log");
    this.panel = this.list.parentElement;
    /** Does it follow? Only the reader's own scrolling changes that, never a change of size. */
    this.isFollowing = true;
    this.unseen = 0;
    /** @type {any[]} The lines that are written. */
    this.lines = [];
    /** How many notes are between them. */
    this.notes = 0;
    this.button = byId("log-new");
    /** Where a phone, whose log is closed, shows the newest line. */
    this.latest = byId("latest");
    this.button.addEventListener("click", () => this.#follow());
    for (const kind of ["wheel", "touchmove", "keydown", "pointerup"]) {
      this.panel.addEventListener(kind, () => requestAnimationFrame(() => this.#scrolled()), { passive: true });
    }
    new ResizeObserver(() => this.#keep()).observe(this.panel);
  }

  /**
   * Writes it anew.
   * @param {any} scene
   * @param {number} current the moment that is shown
   * @param {{first: number, last: number}} since what others did since the viewer's last turn
   */
  show({ log: lines, room }, current, since) {
    const { notes } = room;
    const isSame = lines.length === this.lines.length && notes.length === this.notes
      && lines.every((/** @type {any} */ line, /** @type {number} */ i) => line === this.lines[i]);
    if (!isSame) this.#write(lines, notes);
    for (const button of this.list.querySelectorAll("[data-ply]")) {
      const ply = Number(button.dataset.ply);
      if (ply === current) button.setAttribute("aria-current", "step");
      else if (button.ariaCurrent) button.removeAttribute("aria-current");
      button.parentElement.classList.toggle("new", ply >= since.first && ply <= since.last);
    }
    this.#keep();
  }

  /** @param {any[]} lines @param {{ply: number, seat: number, text: string}[]} notes */
  #write(lines, notes) {
    const shown = this.list.children.length;
    const unfolded = [...this.list.querySelectorAll("details[open]")].map(({ dataset }) => dataset.of);
    const after = (/** @type {number} */ ply) =>
      notes
        .filter((note) => Math.min(note.ply, lines.length) === ply)
        .map(({ seat, text }) => make("li", { className: "remark" }, emblem(seat), make("span", {}, text)));
    this.list.replaceChildren(...after(0), ...lines.flatMap((line, i) => [this.#line(line, i + 1), ...after(i + 1)]));
    for (const ply of unfolded) this.list.querySelector(`[data-of="${ply}"]`)?.setAttribute("open", "");
    this.lines = [...lines];
    this.notes = notes.length;
    this.#count(this.list.children.length - shown);
  }

  /** Adds the line of an action while it is shown. @param {any} line @param {number} ply @param {boolean} isNew */
  add(line, ply, isNew) {
    if (this.list.querySelector(`[data-ply="${ply}"]`)) return;
    const item = this.#line(line, ply);
    item.classList.toggle("new", isNew);
    this.list.append(item);
    this.lines.push(line);
    this.#count(1);
  }

  /** @param {any} line @param {number} ply */
  #line({ seat, lines: said, pages }, ply) {
    const [first, ...rest] = said.length ? said : [t("table-acted")];
    const folded = said.length > MOST ? rest.splice(MOST - 2) : [];
    const text = make("span", {}, first, ...rest.map((/** @type {string} */ line) => make("small", {}, ` ${line}`)));
    const button = make("button", { type: "button", data: { ply } }, emblem(seat), text);
    return make("li", {}, button, ...(folded.length ? [more(folded, ply)] : []), ...pages.map(story));
  }

  /** @param {number} added */
  #count(added) {
    if (this.isFollowing) this.#keep();
    else this.unseen = Math.max(0, this.unseen + added);
    const { seat, lines = [] } = this.lines.at(-1) ?? {};
    this.latest.replaceChildren(...(lines.length ? [emblem(seat), make("span", {}, lines[0])] : []));
    this.#tell();
  }

  #keep() {
    if (this.isFollowing) this.panel.scrollTop = this.panel.scrollHeight;
  }

  #scrolled() {
    this.isFollowing = this.panel.scrollTop + this.panel.clientHeight >= this.panel.scrollHeight - NEAR;
    if (this.isFollowing) this.unseen = 0;
    this.#tell();
  }

  #follow() {
    this.isFollowing = true;
    this.unseen = 0;
    this.#keep();
    this.#tell();
  }

  #tell() {
    this.button.hidden = this.isFollowing || !this.unseen;
    this.button.textContent = t("table-log-new", { count: this.unseen });
  }
}

/** What is told of an action besides, to be unfolded. @param {string[]} lines @param {number} ply */
const more = (lines, ply) =>
  make("details", { data: { of: ply } }, make("summary", {}, t("table-log-more", { count: lines.length })),
    ...lines.map((line) => make("p", {}, line)));

/** A story that a line has told, to be read. @param {import("./book.js").Page} page */
const story = ({ name, title }) =>
  make("button", { type: "button", className: "story", data: { story: name } }, t("table-read", { what: title }));
