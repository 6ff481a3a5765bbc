/** How much time everybody has, by each seat: what is left, and until when whoever decides may think. */

import { make } from "./dom.js";
import { ahead, lasting, local } from "./time.js";
import { t } from "./words.js";

const OFTEN = 1000;
/** Milliseconds between two looks at a clock that runs. */

export class Clocks {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.timer = 0;
  }

  /** @param {any} scene */
  show({ time, names }) {
    clearInterval(this.timer);
    this.place.hidden = !time;
    if (!time) return;
    const tick = () => this.place.replaceChildren(...lines(time, names));
    tick();
    if (time.seat >= 0) this.timer = setInterval(tick, OFTEN);
  }
}

/** @param {any} time @param {string[]} names */
function lines({ left, seat: running, until }, names) {
  const now = Date.now() / 1000;
  return left.flatMap((/** @type {number | null} */ seconds, /** @type {number} */ seat) => {
    if (seconds === null) return [];
    const name = names[seat];
    if (seat !== running) return [make("li", {}, t("table-clock-left", { name, what: lasting(seconds) }))];
    const line = until <= now ? t("table-clock-up", { name }) : t("table-clock-left", { name, what: lasting(until - now) });
    const deadline = make("time", { dateTime: new Date(1000 * until).toISOString() }, local(until));
    return [make("li", { className: "running" }, line, " ", make("small", {}, t("table-clock-until", { what: ahead(until - now) }), " ", deadline))];
  });
}
