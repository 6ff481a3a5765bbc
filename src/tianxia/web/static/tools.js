/** The tools under the prompt: take back, start the turn again, a hint, notices. */

import { targetOf } from "./choice.js";
import { byId, make } from "./dom.js";
import { hintBody } from "./hint.js";
import { canPush, subscription, turnOff, turnOn } from "./push.js";
import { t } from "./words.js";

export class Tools {
  /**
   * @param {import("./play.js").Play} play
   * @param {import("./notices.js").Notices} notices
   * @param {(targets: string[]) => void} highlight
   */
  constructor(play, notices, highlight) {
    this.play = play;
    this.notices = notices;
    this.highlight = highlight;
    /** The version of the table that the hint is for. */
    this.hinted = -1;
    byId("tools").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#walk(event));
    byId("tool-undo").addEventListener("click", () => this.takeBack("step"));
    byId("tool-again").addEventListener("click", () => this.takeBack("turn"));
    byId("tool-ask-others").addEventListener("click", () => this.#askBack());
    byId("tool-hint").addEventListener("click", () => this.#hint());
    /** Is this browser told of turns when no page is open? */
    this.isTold = false;
    byId("tool-notify").addEventListener("click", () => this.#notify());
    void subscription().then((known) => this.#told(known !== null));
  }

  show() {
    const { scene, moment } = this.play;
    const { undo } = scene;
    const { has_others: hasOthers, has_hints: hasHints } = scene.room;
    const isOver = scene.total !== null;
    const isPlaying = undo !== null && !isOver && moment === null;
    for (const [name, ply] of [["undo", undo?.step], ["again", undo?.turn]]) {
      const button = byId(`tool-${name}`);
      const isFree = ply !== null || (name === "undo" && this.#needsNobody);
      button.hidden = !isPlaying || !scene.ply || (name === "again" && ply === undo.step);
      button.setAttribute("aria-disabled", String(!isFree));
      button.dataset.why = isFree ? "" : undo.reason;
    }
    byId("tool-ask-others").hidden = !isPlaying || undo.ask === null || !hasOthers;
    byId("tool-hint").hidden = !scene.legal.length || moment !== null || !hasHints;
    byId("tool-notify").hidden = !isPlaying || scene.legal.length > 0 || !(canPush() || this.notices.canAsk);
    byId("tool-result").hidden = !isOver;
    byId("tool-picture").hidden = !isOver;
    if (this.hinted !== scene.version || moment !== null) this.closeHint();
    this.#rove(byId("tools").contains(document.activeElement) ? document.activeElement : null);
  }

  /** Turns notices on or off; a browser without pushes is asked for what it shows while a page is open. */
  async #notify() {
    if (this.isTold) await turnOff();
    const isOn = !this.isTold && canPush() && (await turnOn().catch(() => false));
    if (!this.isTold && !isOn) await Notification.requestPermission();
    this.#told(isOn);
    this.notices.say(t(isOn ? "table-notify-on" : "table-notify-off"));
    this.show();
  }

  /** @param {boolean} isTold */
  #told(isTold) {
    this.isTold = isTold;
    byId("tool-notify").setAttribute("aria-pressed", String(isTold));
  }

  /** The tools are one stop of Tab; arrows walk them. @param {KeyboardEvent} event */
  #walk(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const seen = this.#seen();
    const at = seen.indexOf(document.activeElement);
    this.#rove(seen[(at + step + seen.length) % seen.length]);
    byId("tools").querySelector("[tabindex='0']").focus();
  }

  /** @param {Element | null} current the tool that Tab leads to; by default the first */
  #rove(current) {
    const seen = this.#seen();
    const stop = seen.includes(current) ? current : seen[0];
    for (const tool of byId("tools").querySelectorAll("button")) tool.tabIndex = tool === stop ? 0 : -1;
  }

  #seen() {
    return [...byId("tools").querySelectorAll("button")].filter((tool) => tool.checkVisibility());
  }

  /** Takes back at once where that is free; else says why not. @param {"step" | "turn"} what */
  async takeBack(what) {
    const { undo } = this.play.scene;
    if (!undo) return;
    if (undo[what] !== null) await this.play.send("undo", { to: what });
    else if (what === "step" && this.#needsNobody) await this.#askBack();
    else return this.notices.say(undo.reason);
    this.notices.say(t("table-undo-done"));
  }

  /** Would bots alone have to consent to taking back? They always do. */
  get #needsNobody() {
    const { undo, room } = this.play.scene;
    return undo !== null && undo.ask !== null && !room.has_others;
  }

  async #askBack() {
    await this.play.send("ask", { what: "takeback" });
    if (this.play.scene.room.asks.length) this.notices.say(t("table-asked"));
  }

  /** What a strong bot would do, and why. */
  async #hint() {
    const body = make("div", {}, t("table-hint-thinking"));
    const close = make("button", { type: "button", className: "close", ariaLabel: t("table-close") }, "×");
    close.addEventListener("click", () => this.closeHint());
    byId("hint").replaceChildren(close, body);
    this.hinted = this.play.scene.version;
    try {
      const hint = await this.play.send("hint", {});
      if (!body.isConnected) return; // put away meanwhile
      body.replaceChildren(...hintBody(hint));
      this.highlight(hint.aim.map(targetOf));
    } catch (failure) {
      this.closeHint();
      throw failure;
    }
  }

  /** Puts the hint away. @returns {boolean} whether there was one */
  closeHint() {
    const place = byId("hint");
    if (!place.hasChildNodes()) return false;
    place.replaceChildren();
    this.highlight([]);
    return true;
  }
}
