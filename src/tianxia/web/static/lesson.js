/**
 * The card of a lesson: first the goal, or what the last step has brought, then what to look at and what to do. The places
 * to look at pulse, and the card lies where it covers none of them. What counts and what does not the server says.
 */

import { settle } from "./corners.js";
import { byId, make } from "./dom.js";
import { t } from "./words.js";

/**
 * @typedef {{number: number, count: number, first: string, title?: string, text?: string, name?: string,
 *   chapter?: string, places?: string[], counts?: string[], why?: string}} Guide
 */

const CORNERS = ["bottom-right", "bottom-left", "top-right", "top-left"];

export class Lesson {
  /**
   * @param {import("./play.js").Play} play
   * @param {(name: string) => (Element | undefined)} find a piece or a target by its name
   * @param {{left: () => void, fit: () => void, reveal: (places: Element[]) => void}} page a button that had the focus has
   *   gone; the board has more room or less; places should be in sight
   */
  constructor(play, find, page) {
    this.play = play;
    this.find = find;
    this.page = page;
    /** @type {HTMLElement | null} Only a lesson has one. */
    this.card = byId("lesson");
    /** @type {Guide | null} */
    this.guide = null;
    /** Has the learner read what comes first? */
    this.isRead = false;
    this.ply = -1;
    if (!this.card) return;
    byId("lesson-on").addEventListener("click", () => this.#goOn());
    byId("lesson-fold").addEventListener("click", () => {
      this.#fold(!byId("lesson-body").hidden);
      page.fit();
    });
    byId("lesson-skip").addEventListener("click", () => play.send("lesson", { skip: this.guide?.name ?? "" }));
    byId("lesson-leave").addEventListener("click", () => play.send("lesson", { on: false }));
    addEventListener("resize", () => this.#settle());
  }

  /** @param {Guide | null | undefined} guide @param {number} ply */
  show(guide, ply) {
    if (!this.card) return;
    const isNew = guide?.number !== this.guide?.number;
    const isOpening = !this.guide?.places && guide?.places && this.isRead && !isNew;
    this.guide = guide ?? null;
    this.card.hidden = !guide;
    byId("table").classList.toggle("learning", Boolean(guide));
    if (isNew) {
      this.isRead = false;
      byId("lesson-more").open = false;
      this.#fold(false);
    }
    if (isNew || ply !== this.ply) byId("lesson-why").hidden = true;
    this.ply = ply;
    this.#write();
    if (isOpening) requestAnimationFrame(() => this.#reveal()); // once the page has done the same for what may be chosen
  }

  /** Is this the idea now, or is there none? If not, the card says why. @param {string} action */
  allows(action) {
    const { counts, why = "" } = this.guide ?? {};
    const isWelcome = !counts || counts.includes(action);
    if (isWelcome) return true;
    this.play.picks = [];
    this.warn(why);
    return false;
  }

  /** Why what was tried is not the idea now. @param {string} text */
  warn(text) {
    byId("lesson-why").textContent = text;
    byId("lesson-why").hidden = false;
    this.isRead = true;
    this.#fold(false);
    this.#write();
  }

  /** What is drawn anew pulses again. */
  mark() {
    for (const marked of document.querySelectorAll("#table .look")) marked.classList.remove("look");
    if (this.isRead) for (const place of this.#places) place?.classList.add("look");
  }

  get #places() {
    return (this.guide?.places ?? []).map(this.find);
  }

  #goOn() {
    if (!this.isRead) this.isRead = true;
    else this.play.send("lesson", { on: false }); // all is done: the game goes on
    this.#write();
    this.#reveal();
    if (byId("lesson-on").hidden) this.page.left();
  }

  /** @param {boolean} isFolded */
  #fold(isFolded) {
    byId("lesson-body").hidden = isFolded;
    this.card?.classList.toggle("folded", isFolded);
    byId("lesson-fold").textContent = isFolded ? "+" : "–";
    byId("lesson-fold").setAttribute("aria-expanded", String(!isFolded));
    this.#settle();
  }

  #write() {
    if (!this.guide) return this.mark();
    const { number, count, first, title = "", text = "", chapter = "", places = [] } = this.guide;
    const isDone = number > count;
    const isLater = this.isRead && !isDone && !places.length && this.play.choices.length > 0;
    byId("lesson-step").hidden = isDone && this.isRead;
    byId("lesson-step").textContent = t("lesson-step", { what: Math.min(number, count), count });
    const before = number === 1 ? t("lesson-aim") : t("lesson-brought");
    const heading = !this.isRead ? before : isDone ? t("lesson-ready") : title;
    const later = isLater ? [make("p", { className: "later" }, t("lesson-later"))] : [];
    byId("lesson-title").textContent = heading;
    byId("lesson-said").replaceChildren(...later, make("p", {}, this.isRead ? text : first));
    byId("lesson-on").hidden = this.isRead && !isDone;
    byId("lesson-on").textContent = this.isRead ? t("lesson-play-on") : t("lesson-on");
    byId("lesson-skip").hidden = isDone;
    byId("lesson-rules").hidden = !this.isRead || isDone;
    byId("lesson-rules").href = `${this.card?.dataset.rules}#${chapter}`;
    byId("lesson-rules").dataset.chapter = chapter; // which opens beside the table
    this.mark();
    return this.#settle();
  }

  #reveal() {
    this.page.reveal(/** @type {Element[]} */ (this.#places.filter(Boolean)));
  }

  /** The card leaves in sight what it speaks of, and does not lie over what goes on. */
  #settle() {
    if (!this.card || this.card.hidden) return;
    const spoken = this.isRead ? this.#places : (this.play.shown?.last ?? []).map(this.find);
    settle(this.card, [...spoken, byId("standing")], CORNERS);
  }
}
