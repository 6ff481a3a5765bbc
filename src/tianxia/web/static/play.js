/**
 * One table as the page knows it: the newest state of things, the moment that is looked at, and what has been picked but
 * not sent. The server is the truth: it sends a scene once and then steps, each with the number of its entry. A step that
 * came before is passed over, and whoever has missed one asks for what came after the last that is known.
 */

import { complete, narrow, next } from "./choice.js";
import { grounded, groundOf } from "./grounds.js";
import { Failure, get, post } from "./http.js";
import { Model } from "./zones.js";

/** @typedef {import("./choice.js").Choice} Choice */

export class Play {
  /**
   * @param {string} table
   * @param {number} seat
   * @param {{render: (news: "scene" | "picks" | "moment") => void, step: (steps: any[]) => void,
   *   allows: (action: string, count: number) => Promise<boolean>}} page is asked before an action is played
   */
  constructor(table, seat, page) {
    this.path = `/table/${table}`;
    this.seat = seat;
    this.page = page;
    /** @type {any} */
    this.scene = null;
    /** @type {Map<string, Model>} What the zones hold now. */
    this.models = new Map();
    /** @type {any} A scene of the past that is looked at. */
    this.moment = null;
    /** @type {string[]} */
    this.picks = [];
    this.isSending = false;
    /** @type {Map<number, Promise<any>>} */
    this.moments = new Map();
    this.asked = 0;
  }

  /** The scene that is shown. */
  get shown() {
    return this.moment ?? this.scene;
  }

  /** What the zones show. */
  get shownModels() {
    return this.moment ? modelsOf(this.moment) : this.models;
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

  /** Asks for everything; of several answers only the one to the last question counts. */
  async refresh() {
    const question = ++this.asked;
    const scene = await grounded(this.path, await get(`${this.path}/scene?seat=${this.seat}`));
    if (question === this.asked) this.take(scene);
  }

  /** Takes a whole scene. @param {any} scene */
  take(scene) {
    if (this.scene && scene.number < this.scene.number) return;
    if (this.scene?.version !== scene.version) this.#forget();
    this.scene = scene;
    this.models = modelsOf(scene);
    this.page.render("scene");
  }

  /**
   * Takes what has happened: steps, or a scene where they would be too many.
   * @param {{steps?: any[], scene?: any}} news
   */
  hear({ steps, scene }) {
    if (scene) return this.take(scene);
    const fresh = (steps ?? []).filter(({ number }) => number > (this.scene?.number ?? Infinity));
    if (!fresh.length) return undefined;
    if (fresh.some(({ number }, i) => number !== this.scene.number + 1 + i)) return this.refresh();
    for (const step of fresh) this.#apply(step);
    return this.page.step(fresh);
  }

  /** @param {any} step */
  #apply(step) {
    const { scene } = this;
    if (scene.version !== step.version) this.#forget();
    const log = step.line ? [...scene.log.slice(0, step.ply - 1), step.line] : scene.log.slice(0, step.ply);
    const { number, version, ply, decider, prompt, kind, last = [], legal = [], undo = null, total = null } = step;
    this.scene = {
      ...scene, number, version, ply, decider, prompt, kind, last, legal, undo, total, log, standing: step.standing ?? null,
      help: step.help ?? scene.help, names: step.names ?? scene.names, room: step.room ?? scene.room,
      lesson: step.lesson ?? null, time: step.time ?? null,
    };
    for (const [name, change] of Object.entries(step.zones ?? {})) this.models.get(name)?.apply(change);
  }

  #forget() {
    this.picks = [];
    this.moments.clear();
  }

  /** Looks with the eyes of another seat of this person. @param {number} seat */
  async sit(seat) {
    this.seat = seat;
    this.scene = null;
    this.moment = null;
    await this.refresh();
  }

  /**
   * Picks a target; the last one acts. A picked one that is picked again is put back, and one that cannot follow what was
   * picked but can begin takes its place.
   * @param {string} name
   * @returns {boolean} whether it could be picked
   */
  pick(name) {
    if (this.picks.includes(name) && !this.next.has(name)) {
      this.hold(this.picks.slice(0, this.picks.indexOf(name)));
      return true;
    }
    const picks = this.following(name);
    if (!picks) return false;
    const made = this.madeBy(picks);
    if (made) this.act(made.action);
    else this.hold(picks);
    return true;
  }

  /** The one action that picks leave, if nothing is missing for it. @param {string[]} picks @returns {Choice | undefined} */
  madeBy(picks) {
    const [made, ...others] = narrow(this.choices, picks);
    return others.length ? undefined : complete(this.choices, picks).find((choice) => choice === made);
  }

  /** What is picked once this is: after what was picked so far, or in place of the end of it. @param {string} name */
  following(name) {
    for (let kept = this.picks.length; kept >= 0; kept--) {
      const picks = [...this.picks.slice(0, kept), name];
      if (narrow(this.choices, picks).length) return picks;
    }
    return null;
  }

  /** Picks these and nothing else, without acting. @param {string[]} picks */
  hold(picks) {
    this.picks = picks;
    this.page.render("picks");
  }

  /** Steps back: the last pick is put back. @returns {boolean} whether there was one */
  back() {
    if (!this.picks.length) return false;
    this.hold(this.picks.slice(0, -1));
    return true;
  }

  /** Plays an action, unless the page has a question first: then what was picked stays. @param {string} action */
  async act(action) {
    if (this.isSending) return;
    const { version, legal } = this.scene;
    this.isSending = true;
    this.page.render("picks");
    try {
      if (!(await this.page.allows(action, legal.length))) return;
      this.picks = [];
      await this.send("act", { action, version });
    } finally {
      this.isSending = false;
      this.page.render("picks");
    }
  }

  /**
   * Sends something to the table and shows what has become of it; a scene that comes with a refusal is shown as well.
   * @param {string} what
   * @param {object} body
   */
  async send(what, body) {
    try {
      const answer = await post(`${this.path}/${what}`, { seat: this.seat, after: this.scene.number, ...body });
      this.hear(answer ?? {});
      return answer;
    } catch (failure) {
      if (failure instanceof Failure && failure.body?.scene) this.take(failure.body.scene);
      throw failure;
    }
  }

  /** The scene after the first `ply` actions. @param {number} ply @returns {Promise<any>} */
  at(ply) {
    const known = this.moments.get(ply) ?? momentOf(this.path, ply, this.seat);
    this.moments.set(ply, known);
    return known;
  }

  /** The board in words. @returns {Promise<string>} */
  async text() {
    return (await fetch(`${this.path}/text?seat=${this.seat}`)).text();
  }

  /** Looks at a moment of the past, or at now. @param {number | null} ply */
  async look(ply) {
    const moment = ply === null || ply > this.scene.ply ? null : await this.at(ply);
    this.moment = moment;
    this.picks = [];
    this.page.render("moment");
  }
}

/**
 * The scene of a table after the first `ply` actions.
 * @param {string} path
 * @param {number} ply
 * @param {number | string} seat
 */
export const momentOf = async (path, ply, seat) => grounded(path, await get(`${path}/at/${ply}?seat=${seat}`));

/** @param {any} scene @returns {Map<string, Model>} */
export const modelsOf = ({ zones, ground }) =>
  new Map(
    Object.entries(zones).map(([name, zone]) => [name, new Model(/** @type {any} */ (zone), groundOf(ground)[name])]),
  );
