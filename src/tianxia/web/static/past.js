/**
 * The past: a line of the log shows the board of its moment, and "since your last turn" steps through what others
 * did.
 */

import { byId, make, nameOf } from "./dom.js";
import { t } from "./words.js";

const REST = 150;
const OWN_ARROWS = "input, select, [data-target], [role=tab], [role=toolbar], dialog";
/** What does something else with arrow keys. */

export class Past {
  /**
   * @param {import("./play.js").Play} play
   * @param {(targets: string[]) => void} highlight
   */
  constructor(play, highlight) {
    this.play = play;
    this.highlight = highlight;
    this.timer = 0;
    const log = byId("log");
    log.addEventListener("click", (/** @type {Event} */ event) => this.#open(event));
    for (const kind of ["pointerover", "focusin"]) {
      log.addEventListener(kind, (/** @type {Event} */ event) => this.#hover(event));
    }
    for (const kind of ["pointerleave", "focusout"]) log.addEventListener(kind, () => this.#leave());
    byId("tool-since").addEventListener("click", () => play.look(this.since.first));
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * What others did since the viewer's last turn: the first of their actions and the last, by number; none is 1 to 0.
   */
  get since() {
    const { scene } = this.play;
    const isOwn = (/** @type {number} */ ply) => scene.log[ply - 1]?.seat === scene.seat;
    let last = scene.ply;
    while (scene.decider === scene.seat && isOwn(last)) last -= 1;
    let first = last;
    while (first > 0 && !isOwn(first)) first -= 1;
    return { first: first + 1, last };
  }

  /** The bar that steps through the past, while it is looked at. */
  show() {
    const { moment, scene } = this.play;
    const stepper = byId("stepper");
    const { first, last } = this.since;
    byId("tool-since").hidden = scene.seat < 0 || first > last || moment !== null;
    stepper.hidden = moment === null;
    document.body.classList.toggle("in-past", moment !== null);
    if (moment === null) return;
    const line = scene.log[moment.ply - 1];
    const step = (/** @type {string} */ label, /** @type {number | null} */ ply, /** @type {string} */ word) =>
      make("button", {
        id: word,
        type: "button",
        disabled: ply !== null && ply < 0,
        ariaLabel: t(word),
        onclick: () => this.play.look(ply),
      }, label);
    stepper.replaceChildren(
      make("p", {}, `${t("table-looking", { count: moment.ply })} ${line ? line.lines.join(" ") : t("table-started")}`),
      step("◀", moment.ply - 1, "table-step-back"),
      step("▶", moment.ply + 1, "table-step-on"),
      step(t("table-now"), null, "table-now"),
    );
  }

  /** @param {Event} event */
  #open(event) {
    const button = /** @type {Element} */ (event.target).closest("[data-ply]");
    if (button) this.play.look(Number(nameOf(button, "ply")));
  }

  /**
   * What a line speaks of lies on the board of its moment; the same places are shown on this one.
   * @param {Event} event
   */
  #hover(event) {
    const button = /** @type {Element} */ (event.target).closest("[data-ply]");
    clearTimeout(this.timer);
    if (button) {
      const moment = () => this.play.at(Number(nameOf(button, "ply")));
      this.timer = setTimeout(async () => this.highlight((await moment()).last), REST);
    }
  }

  #leave() {
    clearTimeout(this.timer);
    this.highlight([]);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { moment } = this.play;
    if (moment === null || /** @type {Element} */ (event.target).closest(OWN_ARROWS)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && moment.ply + step >= 0) this.play.look(moment.ply + step);
  }
}
