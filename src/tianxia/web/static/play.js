/**
 * One table as the page knows it: the newest scene, the moment that is looked at, and what has been picked but not
 * sent. The server is the truth; whenever it says that something happened, a new scene is asked for.
 */

import { complete, narrow, next } from "./choice.js";
import { Failure, get, post } from "./http.js";

/** @typedef {import("./choice.js").Choice} Choice */

export class Play {
  /**
   * @param {string} table
   * @param {number} seat
   * @param {(news: "scene" | "picks" | "moment") => void} render
   */
  constructor(table, seat, render) {
    this.path = `/table/${table}`;
    this.seat = seat;
    this.render = render;
    /** @type {any} */
    this.scene = null;
    /** @type {any} A scene of the past that is looked at. */
    this.moment = null;
    /** @type {string[]} */
    this.picks = [];
    this.isSending = false;
    /** @type {Map<number, Promise<any>>} */
    this.moments = new Map();
    this.asked = 0;
    this.heard = 0;
  }

  /** The scene that is shown. */
  get shown() {
    return this.moment ?? this.scene;
  }

  /** What may be chosen now. @returns {Choice[]} */
  get choices() {
    return this.moment || this.isSending ? [] : (this.scene?.legal ?? []);
  }

  get next() {
    return next(this.choices, this.picks);
  }

  get left() {
    return narrow(this.choices, this.picks);
  }

  /**
   * Something happened at the table: the answer to what is being sent will tell, or else a new scene.
   * @param {number} number
   */
  hear(number) {
    this.heard = number;
    if (!this.isSending && number > (this.scene?.number ?? 0)) this.refresh();
  }

  /** Asks for the newest scene; of several answers only the one to the last question counts. */
  async refresh() {
    const question = ++this.asked;
    const scene = await get(`${this.path}/scene?seat=${this.seat}`);
    if (question === this.asked) this.take(scene);
  }

  /** @param {any} scene */
  take(scene) {
    if (this.scene && scene.number <= this.scene.number) return;
    if (this.scene?.version !== scene.version) {
      this.picks = [];
      this.moments.clear();
    }
    this.scene = scene;
    this.render("scene");
  }

  /** Looks with the eyes of another seat of this person. @param {number} seat */
  async sit(seat) {
    this.seat = seat;
    this.scene = null;
    this.moment = null;
    await this.refresh();
  }

  /**
   * Picks a target; the last one acts. A picked one that is picked again is put back.
   * @param {string} name
   * @returns {boolean} whether it could be picked
   */
  pick(name) {
    if (this.picks.includes(name) && !this.next.has(name)) {
      this.picks = this.picks.slice(0, this.picks.indexOf(name));
      this.render("picks");
      return true;
    }
    const picks = [...this.picks, name];
    const left = narrow(this.choices, picks);
    if (!left.length) return false;
    const done = complete(this.choices, picks);
    if (done.length === 1 && left.length === 1) this.act(done[0].action);
    else {
      this.picks = picks;
      this.render("picks");
    }
    return true;
  }

  /** Steps back: the last pick is put back. @returns {boolean} whether there was one */
  back() {
    if (!this.picks.length) return false;
    this.picks = this.picks.slice(0, -1);
    this.render("picks");
    return true;
  }

  /** @param {string} action */
  async act(action) {
    if (this.isSending) return;
    const { version } = this.scene;
    this.isSending = true;
    this.render("picks");
    try {
      await this.send("act", { action, version });
    } finally {
      this.isSending = false;
      this.picks = [];
      this.render("picks");
      this.hear(this.heard);
    }
  }

  /**
   * Sends something to the table and shows what has become of it; a scene that comes with a refusal is shown as well.
   * @param {string} what
   * @param {object} body
   */
  async send(what, body) {
    try {
      const answer = await post(`${this.path}/${what}`, { seat: this.seat, ...body });
      if (answer?.board) this.take(answer);
      return answer;
    } catch (failure) {
      if (failure instanceof Failure && failure.body?.scene) this.take(failure.body.scene);
      throw failure;
    }
  }

  /** The scene after the first `ply` actions. @param {number} ply @returns {Promise<any>} */
  at(ply) {
    const known = this.moments.get(ply) ?? get(`${this.path}/at/${ply}?seat=${this.seat}`);
    this.moments.set(ply, known);
    return known;
  }

  /** Looks at a moment of the past, or at now. @param {number | null} ply */
  async look(ply) {
    const moment = ply === null || ply > this.scene.ply ? null : await this.at(ply);
    this.moment = moment;
    this.picks = [];
    this.render("moment");
  }
}
