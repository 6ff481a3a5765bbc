/** The tools under the prompt: take back, start the turn again, a hint, notices; and what others ask consent for. */

import { byId, make } from "./dom.js";
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
    byId("tool-undo").addEventListener("click", () => this.#takeBack("undo"));
    byId("tool-again").addEventListener("click", () => this.#takeBack("again"));
    byId("tool-hint").addEventListener("click", () => this.#hint());
    byId("tool-notify").addEventListener("click", async () => {
      await Notification.requestPermission();
      this.show();
    });
  }

  show() {
    const { scene, moment } = this.play;
    const isPlayer = scene.seat >= 0;
    const isOver = scene.total !== null;
    for (const [name, may] of [["undo", scene.undo], ["again", scene.again]]) {
      const button = byId(`tool-${name}`);
      button.hidden = !isPlayer || moment !== null || (!scene.ply && !may);
      button.setAttribute("aria-disabled", String(may?.to === null || may === null));
      button.title = may?.reason ?? "";
    }
    byId("tool-hint").hidden = !scene.legal.length || moment !== null;
    byId("tool-notify").hidden = !isPlayer || isOver || !this.notices.canAsk;
    byId("tool-result").hidden = !isOver;
    this.#consent(scene);
  }

  /** Takes back at once where that is free; else says why not, and offers to ask the others. @param {"undo" | "again"} what */
  async #takeBack(what) {
    const may = this.play.scene[what];
    if (may?.to !== null && may !== null) {
      await this.play.send("undo", { to: what === "again" ? "turn" : may.to });
      this.notices.say(t("table-undo-done"));
      return;
    }
    this.notices.say(may?.reason ?? "");
  }

  async #hint() {
    const box = byId("consent");
    const thinking = make("p", { className: "hint" }, t("table-hint-thinking"));
    box.append(thinking);
    try {
      const hint = await this.play.send("hint", {});
      thinking.replaceChildren(hint.text);
      this.highlight(hint.aim ?? []);
    } catch (failure) {
      thinking.remove();
      throw failure;
    }
  }

  /** What somebody asks, and yes or no. @param {any} scene */
  #consent(scene) {
    byId("consent").replaceChildren(
      ...(scene.asks ?? []).map((/** @type {any} */ ask) =>
        make(
          "div",
          { className: "ask" },
          make("p", {}, ask.text),
          ...(ask.isOpen
            ? [true, false].map((yes) =>
                make("button", { type: "button", onclick: () => this.play.send("answer", { number: ask.number, yes }) },
                  t(yes ? "table-yes" : "table-no")),
              )
            : []),
        ),
      ),
    );
  }
}
