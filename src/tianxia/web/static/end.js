/**
 * The end of a game: the count goes by row by row at the reader's pace, and then the verdict. Space, Esc or a click shows
 * all of it at once, and so does coming later, an instant pace, or a wish that nothing moves.
 */

import { check } from "./check.js";
import { byId, isStill } from "./dom.js";
import { post } from "./http.js";
import { PACES } from "./player.js";
import { share } from "./share.js";
import * as sound from "./sound.js";
import { t } from "./words.js";

const RISE = 0.6;
/** The part of a row's time in which the totals count up; the rest is for reading. */

export class End {
  /**
   * @param {import("./play.js").Play} play
   * @param {import("./player.js").Player} player
   * @param {{isReading: () => boolean, begin: () => void, say: (text: string) => void}} page is a page of the book being
   *   read; what is put away before the end is shown; and a short line for the reader
   */
  constructor(play, player, page) {
    this.play = play;
    this.player = player;
    this.page = page;
    this.dialog = byId("end");
    this.total = byId("total");
    this.isOver = false;
    /** Has the game ended while a page of the book is being read? */
    this.isDue = false;
    this.isCounting = false;
    this.timer = 0;
    /** @type {HTMLElement[]} The rows that are still to come. */
    this.steps = [];
    /** @type {HTMLElement[]} */
    this.feet = [];
    /** @type {string[]} What stands there at the end. */
    this.totals = [];
    /** @type {number[]} */
    this.sums = [];
    this.dialog.addEventListener("click", (/** @type {MouseEvent} */ event) => this.#click(event));
    this.dialog.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key === " " && this.#showAll()) event.preventDefault();
    });
    this.dialog.addEventListener("cancel", (/** @type {Event} */ event) => {
      if (this.#showAll()) event.preventDefault();
    });
    this.dialog.addEventListener("close", () => this.#showAll());
    byId("tool-result").addEventListener("click", () => this.dialog.showModal());
    byId("end-again").addEventListener("click", async () => {
      const { url } = await post(`${play.path}/rematch`, {});
      location.assign(url);
    });
    byId("end-check").addEventListener("click", () => check(byId("end-checked")));
    for (const id of ["end-picture", "tool-picture"]) byId(id).addEventListener("click", () => this.#share());
  }

  /** Takes a new scene. @param {any} scene @param {boolean} isFirst whoever comes later need not wait for the count */
  take(scene, isFirst) {
    if (scene.total !== null && !this.isOver) {
      if (this.page.isReading()) this.isDue = true;
      else this.#open(!isFirst);
    }
    this.isOver = scene.total !== null;
  }

  /** The book has been closed. */
  resume() {
    if (this.isDue) this.#open(true);
  }

  /** @param {boolean} isFresh has it just ended? */
  #open(isFresh) {
    this.isDue = false;
    this.total.innerHTML = this.play.scene.total;
    this.page.begin();
    this.dialog.showModal();
    if (isFresh && PACES[this.player.pace] && !isStill() && !document.hidden) this.#count();
  }

  /** Takes everything away but the heads; the room for it stays, so nothing moves when it comes. */
  #count() {
    this.isCounting = true;
    this.total.classList.add("counting");
    this.steps = [...this.total.querySelectorAll("[data-step]")];
    this.feet = [...this.total.querySelectorAll("tfoot td")];
    this.totals = this.feet.map(({ textContent }) => textContent ?? "");
    this.sums = this.#isSum ? this.feet.map(() => 0) : [];
    this.feet.forEach((foot) => (foot.textContent = this.#isSum ? "0" : "–"));
    this.#wait();
  }

  get #isSum() {
    return this.total.querySelector("table")?.dataset.sum !== undefined;
  }

  #wait() {
    this.timer = setTimeout(() => this.#next(), PACES[this.player.pace]);
  }

  #next() {
    const step = this.steps.shift();
    if (!step) {
      this.#showAll();
      return;
    }
    step.classList.add("counted");
    sound.play("coin");
    if (this.#isSum) this.#raise([...step.querySelectorAll("td")].map(({ textContent }) => Number(textContent)));
    this.#wait();
  }

  /** The totals count up by the points of a row. @param {number[]} points */
  #raise(points) {
    const before = this.sums;
    const after = before.map((sum, i) => sum + points[i]);
    this.sums = after;
    const start = performance.now();
    const length = RISE * PACES[this.player.pace];
    const frame = (/** @type {number} */ now) => {
      if (!this.isCounting || this.sums !== after) return;
      const done = length ? Math.max(0, Math.min(1, (now - start) / length)) : 1;
      this.feet.forEach((foot, i) => (foot.textContent = String(Math.round(before[i] + done * points[i]))));
      if (done < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** @returns {boolean} whether there was something still to come */
  #showAll() {
    if (!this.isCounting) return false;
    clearTimeout(this.timer);
    this.isCounting = false;
    this.feet.forEach((foot, i) => (foot.textContent = this.totals[i]));
    this.total.classList.remove("counting");
    sound.play("gong");
    return true;
  }

  /** A click shows the rest; one on a kind of points unfolds it. @param {MouseEvent} event */
  #click(event) {
    const clicked = /** @type {Element} */ (event.target);
    if (this.#showAll() && !clicked.closest("button, a")) {
      event.stopPropagation();
      return;
    }
    const kind = clicked.closest("[aria-controls]");
    if (!kind) return;
    const isOpen = kind.getAttribute("aria-expanded") === "true";
    kind.setAttribute("aria-expanded", String(!isOpen));
    byId(kind.getAttribute("aria-controls") ?? "").hidden = isOpen;
  }

  /** The last board as a picture, to keep or to send. */
  async #share() {
    const { table, game } = byId("table").dataset;
    byId("end-said").textContent = t("table-picture-making");
    try {
      const isSaved = await share(`/table/${table}/poster`, `tianxia-${game}-${table}.png`, document.title);
      this.#tell(isSaved ? t("table-picture-saved") : "");
    } catch (error) {
      this.#tell(t("table-picture-failed"));
      if (!(error instanceof DOMException)) throw error;
    }
  }

  /** @param {string} text */
  #tell(text) {
    byId("end-said").textContent = text;
    if (text && !this.dialog.open) this.page.say(text);
  }
}
