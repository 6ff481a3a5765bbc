/** Who is at the table: seats to sit down at, who is here, what others ask, leaving and coming back, the next game. */

import { byId, make } from "./dom.js";
import { post } from "./http.js";
import { since } from "./time.js";
import { t } from "./words.js";

export class Company {
  /** @param {import("./play.js").Play} play @param {import("./notices.js").Notices} notices */
  constructor(play, notices) {
    this.play = play;
    this.notices = notices;
    /** @type {{here: number[], seen: Record<string, number>, watching: number}} */
    this.presence = { here: [], seen: {}, watching: 0 };
    byId("leave-open").addEventListener("click", () => byId("leave").showModal());
    for (const [way, act] of Object.entries({
      pause: () => this.#ask({ what: "pause" }),
      bot: () => this.#ask({ what: "bot", of: play.seat }),
      resign: () => play.send("resign", {}),
      abandon: () => this.#ask({ what: "abandon" }),
    })) {
      byId(`leave-${way}`).addEventListener("click", () => {
        byId("leave").close();
        document.body.classList.remove("panel-open"); // what comes of it is said beside the board
        return act();
      });
    }
  }

  /** Shows how things stand. */
  show() {
    const { scene } = this.play;
    const { chairs, ways, has_others: hasOthers, terms } = scene.room;
    this.#follow(chairs);
    this.#consent(scene.room);
    this.#chairs(chairs, scene);
    byId("terms").replaceChildren(...terms.map((/** @type {string} */ text) => make("li", {}, text)));
    byId("leave-open").hidden = !ways.length;
    for (const way of ["pause", "bot", "resign", "abandon"]) {
      byId(`leave-${way}`).parentElement.hidden = !ways.includes(way);
    }
    for (const asked of byId("leave").querySelectorAll(".asked-first")) asked.hidden = !hasOthers;
    this.#who();
  }

  /** Somebody has come or gone. @param {any} presence */
  meet(presence) {
    this.presence = presence;
    if (this.play.scene) this.#who();
  }

  /** Seats that have come to this reader, or gone to another screen, make another page. @param {any[]} chairs */
  #follow(chairs) {
    const mine = chairs.flatMap(({ is_mine: isMine }, seat) => (isMine ? [seat] : [])).join(" ");
    if (mine !== (byId("table").dataset.mine ?? "")) location.reload();
  }

  /** Who is here, who was, and how many watch. */
  #who() {
    const { chairs } = this.play.scene.room;
    const { here, seen, watching } = this.presence;
    const people = chairs.flatMap((/** @type {any} */ chair, /** @type {number} */ seat) =>
      ["person", "hotseat"].includes(chair.kind) ? [{ ...chair, seat }] : []);
    const line = (/** @type {any} */ { name, seat }) =>
      here.includes(seat) ? t("table-chair-here", { name })
        : seat in seen ? t("table-chair-seen", { name, what: since(seen[seat]) })
        : t("table-chair-unseen", { name });
    byId("company").hidden = people.length < 2 && !watching;
    byId("who").replaceChildren(...people.map((/** @type {any} */ person) => make("li", {}, line(person))));
    byId("watching").textContent = watching ? t("table-watching", { count: watching }) : "";
  }

  /** That a bot plays for the reader, what somebody asks, and where the next game is. @param {any} room */
  #consent({ asks, chairs, rematch, is_paused: isPaused }) {
    const button = (/** @type {string} */ id, /** @type {() => any} */ onclick, className = "") =>
      make("button", { type: "button", className, onclick }, t(id));
    const card = (/** @type {string} */ text, /** @type {Element[]} */ ...buttons) =>
      make("div", { className: "ask" }, make("p", {}, text), ...buttons);
    const answer = (/** @type {any} */ { number }, /** @type {boolean} */ yes) =>
      button(yes ? "table-yes" : "table-no", () => this.play.send("answer", { number, yes }));
    const isPlayed = chairs.some((/** @type {any} */ chair) => chair.is_mine && chair.is_played);
    const back = button("table-back-again", () => this.play.send("back", {}), "primary");
    back.id = "back-again";
    const isSitting = chairs.some((/** @type {any} */ chair) => chair.is_mine);
    const resume = button("table-resume", () => this.play.send("resume", {}));
    resume.id = "resume";
    byId("consent").replaceChildren(
      ...(isPaused ? [card(t("table-paused"), ...(isSitting ? [resume] : []))] : []),
      ...(isPlayed ? [card(t("table-bot-plays-for-you"), back)] : []),
      ...asks.map((/** @type {any} */ ask) =>
        card(ask.text, ...(ask.is_for_me ? [answer(ask, true), answer(ask, false)] : []))),
      ...(rematch ? [make("p", {}, make("a", { className: "button primary", href: rematch }, t("table-rematch-there")))] : []),
    );
  }

  /** Whom bots play for, and seats one can sit down at, invite to or let a bot play for. @param {any[]} chairs @param {any} scene */
  #chairs(chairs, { decider, total, room }) {
    const isSitting = chairs.some((chair) => chair.is_mine);
    const lines = chairs.flatMap(({ kind, name, is_mine: isMine, is_played: isPlayed, has_resigned: hasResigned }, seat) => {
      const button = (/** @type {string} */ id, /** @type {() => void} */ onclick) =>
        make("button", { type: "button", className: "tool", onclick }, t(id, { name }));
      if (hasResigned) return [make("p", {}, t("table-chair-resigned", { name }))];
      if (isPlayed) return [make("p", {}, t("table-chair-played", { name }))];
      const offers = [];
      if (kind === "open" && !isSitting) offers.push(button("table-sit", () => this.#sit(seat)));
      const isInvited = kind === "invite" || (kind === "hotseat" && isMine);
      if (isInvited && isSitting && room.is_host) offers.push(button("table-invite", () => this.#invite(seat)));
      if (isSitting && !isMine && kind !== "bot" && (seat === decider || kind === "invite" || kind === "open")) {
        offers.push(button("table-give-to-bot", () => this.#ask({ what: "bot", of: seat })));
      }
      return offers;
    });
    byId("chairs").replaceChildren(...(total === null ? lines : []));
  }

  /** Asks the others; if there is nobody to ask it has happened already. @param {object} body */
  async #ask(body) {
    await this.play.send("ask", body);
    if (this.play.scene.room.asks.length) this.notices.say(t("table-asked"));
  }

  /** @param {number} seat */
  async #sit(seat) {
    await post(`${this.play.path}/sit`, { seat });
    location.assign(`${this.play.path}?seat=${seat}`);
  }

  /** @param {number} seat */
  async #invite(seat) {
    const link = new URL(await post(`${this.play.path}/invitation`, { seat }), location.href).href;
    await navigator.clipboard?.writeText(link).catch(() => null);
    this.notices.say(t("table-invite-copied", { what: link }));
  }
}
