/** The tools under the prompt: take back, start the turn again, a hint, notices; and what others ask consent for. */

import { targetOf } from "./choice.js";
import { byId, make } from "./dom.js";
import { get, post } from "./http.js";
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
    byId("tool-ask-others").addEventListener("click", () => this.#ask({ what: "takeback" }));
    byId("tool-hint").addEventListener("click", () => this.#hint());
    byId("tool-notify").addEventListener("click", async () => {
      await Notification.requestPermission();
      this.show();
    });
  }

  show() {
    const { scene, moment } = this.play;
    const { undo } = scene;
    const { chairs } = scene.room;
    const isOver = scene.total !== null;
    const isPlaying = undo !== null && !isOver && moment === null;
    for (const [name, ply] of [["undo", undo?.step], ["again", undo?.turn]]) {
      const button = byId(`tool-${name}`);
      button.hidden = !isPlaying || !scene.ply || (name === "again" && ply === undo.step);
      button.setAttribute("aria-disabled", String(ply === null));
      button.dataset.why = ply === null ? undo.reason : "";
    }
    byId("tool-ask-others").hidden = !isPlaying || undo.ask === null;
    byId("tool-hint").hidden = !scene.legal.length || moment !== null;
    byId("tool-notify").hidden = !isPlaying || scene.legal.length > 0 || !this.notices.canAsk;
    byId("tool-result").hidden = !isOver;
    byId("tool-picture").hidden = !isOver;
    if (this.hinted !== scene.version || moment !== null) this.closeHint();
    this.#consent(scene.room.asks);
    this.#chairs(chairs, isOver);
    this.#rove(byId("tools").contains(document.activeElement) ? document.activeElement : null);
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
    if (undo[what] === null) return this.notices.say(undo.reason);
    await this.play.send("undo", { to: what });
    this.notices.say(t("table-undo-done"));
  }

  /** Asks the others; bots always consent, so it may have happened already. @param {object} body */
  async #ask(body) {
    await this.play.send("ask", body);
    if (this.play.scene.room.asks.length) this.notices.say(t("table-asked"));
  }

  /** What a strong bot would do, what else it looked at, and how it thinks the game would go on. */
  async #hint() {
    const body = make("div", {}, t("table-hint-thinking"));
    const close = make("button", { type: "button", className: "close", ariaLabel: t("table-close") }, "×");
    close.addEventListener("click", () => this.closeHint());
    byId("hint").replaceChildren(close, body);
    this.hinted = this.play.scene.version;
    try {
      const hint = await this.play.send("hint", {});
      if (!body.isConnected) return; // put away meanwhile
      const numbers = (/** @type {any} */ idea) => `${Math.round(100 * idea.share)} %, ${idea.value.toFixed(2)}`;
      const others = hint.ideas
        .slice(1, 4)
        .map((/** @type {any} */ idea) => make("li", {}, `${idea.phrase} (${numbers(idea)})`));
      body.replaceChildren(
        make("p", {}, hint.text),
        make("ul", {}, ...others),
        ...(hint.line.length ? [make("p", {}, t("table-hint-line", { what: hint.line.join(" → ") }))] : []),
      );
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

  /** What somebody asks, and yes or no. @param {any[]} asks */
  #consent(asks) {
    const answer = (/** @type {any} */ ask, /** @type {boolean} */ yes) =>
      make("button", { type: "button", onclick: () => this.play.send("answer", { number: ask.number, yes }) },
        t(yes ? "table-yes" : "table-no"));
    byId("consent").replaceChildren(
      ...asks.map((ask) =>
        make("div", { className: "ask" }, make("p", {}, ask.text),
          ...(ask.is_for_me ? [answer(ask, true), answer(ask, false)] : [])),
      ),
    );
  }

  /** Seats one can sit down at, invite to or give to a bot. @param {any[]} chairs @param {boolean} isOver */
  #chairs(chairs, isOver) {
    const isSitting = chairs.some((chair) => chair.is_mine);
    const offers = chairs.flatMap(({ kind, name, is_mine }, seat) => {
      const button = (/** @type {string} */ id, /** @type {() => void} */ onclick) =>
        make("button", { type: "button", className: "tool", onclick }, t(id, { name }));
      const buttons = [];
      if (kind === "open" && !isSitting) buttons.push(button("table-sit", () => this.#sit(seat)));
      if (kind === "invite" && isSitting) buttons.push(button("table-invite", () => this.#invite(seat)));
      if (kind !== "bot" && !is_mine && isSitting) {
        buttons.push(button("table-give-to-bot", () => this.#ask({ what: "bot", of: seat })));
      }
      return buttons;
    });
    byId("chairs").replaceChildren(...(isOver ? [] : offers));
  }

  /** @param {number} seat */
  async #sit(seat) {
    await post(`${this.play.path}/sit`, { seat });
    location.assign(`${this.play.path}?seat=${seat}`);
  }

  /** @param {number} seat */
  async #invite(seat) {
    const link = new URL((await get(`${this.play.path}/invitations`))[seat], location.href).href;
    await navigator.clipboard?.writeText(link).catch(() => null);
    this.notices.say(t("table-invite-copied", { what: link }));
  }
}
