/** Notices: short lines that fade, the tab's title, and the browser's own notifications when the reader wants them. */

import { byId, make } from "./dom.js";
import { play } from "./sound.js";
import { t } from "./words.js";

const STAYS = 5000;

export class Notices {
  constructor() {
    this.title = document.title;
    this.wasMine = false;
  }

  /** @param {string} text @param {string | Node} [note] */
  say(text, note = "") {
    const line = make("p", {}, text, ...(note ? [make("small", {}, " ", note)] : []));
    byId("notices").append(line);
    setTimeout(() => line.remove(), STAYS);
  }

  /** A line that stays until it is taken away. @param {string} text */
  keep(text) {
    const line = make("p", { className: "kept" }, text);
    byId("notices").append(line);
    return line;
  }

  /**
   * Says in the tab's title, by a bell, and by a notification if nobody looks, that it is the viewer's turn.
   * @param {boolean} isMine
   * @param {string} prompt
   * @param {boolean} rings does the bell ring also while the page is looked at?
   */
  turn(isMine, prompt, rings) {
    document.title = isMine ? `● ${t("table-your-turn")} · ${this.title}` : this.title;
    if (isMine && !this.wasMine && (rings || document.hidden)) play("bell");
    if (isMine && !this.wasMine && document.hidden && this.isAllowed) {
      const notice = new Notification(t("table-your-turn"), { body: prompt, tag: location.pathname });
      notice.onclick = () => window.focus();
    }
    this.wasMine = isMine;
  }

  get isAllowed() {
    return "Notification" in window && Notification.permission === "granted";
  }

  /** May one ask for notifications? */
  get canAsk() {
    return "Notification" in window && Notification.permission === "default";
  }
}
