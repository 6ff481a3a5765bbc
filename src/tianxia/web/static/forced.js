/**
 * Forced choices: where the rules leave one action and nothing can be taken back any more, the page plays it by itself,
 * after what others did has been shown. Whoever would rather press the button says so beside the rules.
 */

import { byId, recall, remember } from "./dom.js";
import { Failure } from "./http.js";
import { PACES } from "./player.js";
import { t } from "./words.js";

const KEPT = "confirm";
const LOOK_AGAIN = 500;
/** Milliseconds until it is looked again whether the reader is done with a banner or a dialog. */

export class Forced {
  /**
   * @param {import("./play.js").Play} play
   * @param {import("./player.js").Player} player
   * @param {(text: string) => void} say
   */
  constructor(play, player, say) {
    this.play = play;
    this.player = player;
    this.say = say;
    this.timer = 0;
    byId("confirm").checked = recall(KEPT) === true;
    byId("confirm").addEventListener("change", () => {
      remember(KEPT, byId("confirm").checked);
      this.consider();
    });
  }

  /** Looks at a new scene: is there anything to decide? */
  consider() {
    clearTimeout(this.timer);
    if (this.#isForced) this.timer = setTimeout(() => this.#act(), PACES[this.player.pace]);
  }

  /**
   * One action, nothing that could be taken back before it, nothing to learn from it, and one person at the screen. In a
   * conflict too: whoever can add nothing has nothing to think about, and how it ends stays to be read.
   */
  get #isForced() {
    const { scene, choices, picks } = this.play;
    const isAlone = this.player.mine.length === 1;
    return isAlone && choices.length === 1 && !picks.length && scene.undo?.step === null
      && !scene.lesson?.counts
      && !byId("confirm").checked;
  }

  async #act() {
    if (!this.#isForced) return;
    if (this.player.isPlaying || !byId("banner").hidden || document.querySelector("dialog[open]")) {
      this.timer = setTimeout(() => this.#act(), LOOK_AGAIN);
      return;
    }
    const [{ action, phrase }] = this.play.choices;
    this.say(t("table-forced", { what: phrase }));
    try {
      await this.play.act(action);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure; // another window of the same person was first
    }
  }
}
