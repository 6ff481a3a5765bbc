/**
 * The player: what others do is shown one action at a time, at the reader's pace. It never keeps anybody waiting: acting,
 * Space or a click skips to now.
 */

import { recall, remember } from "./dom.js";

/** Milliseconds for an action of another, by the pace that the reader has chosen. */
export const PACES = { slow: 1500, normal: 800, fast: 350, instant: 0 };
const TRAVEL = 0.45;
/** The part of an action's time in which pieces travel; the rest is for looking. */
const OWN_TRAVEL = 260;
/** How long one's own pieces travel. */
const MOST = 24;
/** More actions than this are not shown one by one: a page that was away tells what it missed instead. */
const KEPT = "pace";

export class Player {
  /**
   * @param {number[]} mine the seats of this person
   * @param {{show: (step: any, travel: number, isOther: boolean) => void, done: () => void, missed: (steps: any[]) => void}} page
   */
  constructor(mine, page) {
    this.mine = mine;
    this.page = page;
    /** @type {any[]} */
    this.queue = [];
    this.timer = 0;
    /** @type {any[]} What has happened while nobody looked. */
    this.unseen = [];
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#leave() : this.#return()));
    const pace = recall(KEPT);
    this.pace = /** @type {keyof PACES} */ (pace in PACES ? pace : "normal");
  }

  /** Is something still being shown? */
  get isPlaying() {
    return this.timer !== 0 || this.queue.length > 0;
  }

  /** @param {keyof PACES} pace */
  setPace(pace) {
    this.pace = pace;
    remember(KEPT, pace);
    if (!PACES[pace]) this.skip();
  }

  /** Adds what has happened. @param {any[]} steps */
  push(steps) {
    this.queue.push(...steps);
    if (document.hidden && PACES[this.pace]) this.#leave();
    else if (PACES[this.pace] && this.queue.filter((step) => this.#isOther(step)).length > MOST) {
      const missed = this.queue;
      this.drop();
      this.page.missed(missed);
      this.page.done();
    } else if (!this.timer) this.#next();
  }

  /** Shows everything at once. @returns {boolean} whether there was something to skip */
  skip() {
    if (!this.isPlaying) return false;
    this.#stop();
    const left = this.queue;
    this.queue = [];
    for (const step of left) this.page.show(step, 0, this.#isOther(step));
    this.page.done();
    return true;
  }

  /** Forgets what was still to be shown: all of it is on the page already. */
  drop() {
    this.#stop();
    this.queue = [];
  }

  /** Nobody looks: what is still to be shown is on the page at once, and told when somebody is back. */
  #leave() {
    if (!this.isPlaying) return;
    this.unseen.push(...this.queue);
    this.drop();
    this.page.done();
  }

  #return() {
    const { unseen } = this;
    this.unseen = [];
    if (unseen.some((step) => this.#isOther(step))) this.page.missed(unseen);
  }

  #stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** @param {any} step */
  #isOther(step) {
    return step.line !== undefined && !this.mine.includes(step.line.seat);
  }

  #next() {
    this.timer = 0;
    while (this.queue.length) {
      const step = this.queue.shift();
      const isOther = this.#isOther(step);
      const time = isOther ? PACES[this.pace] : 0;
      this.page.show(step, isOther ? time * TRAVEL : OWN_TRAVEL, isOther);
      if (time) {
        this.timer = setTimeout(() => this.#next(), time);
        return;
      }
    }
    this.page.done();
  }
}
