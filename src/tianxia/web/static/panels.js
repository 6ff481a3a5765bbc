/** The panels of the column: tabs, and actions in words. On a phone they rise over the board when asked for. */

import { byId, make } from "./dom.js";
import { t } from "./words.js";

const MOST = 80;
/** How many actions are listed at once; the search narrows down the rest. */

/** The tabs: arrows walk them; a second click closes a panel where it lies over the board. */
export class Tabs {
  constructor() {
    this.tabs = [...byId("tabs").querySelectorAll("[role=tab]")];
    byId("tabs").addEventListener("click", (/** @type {any} */ event) => {
      const tab = event.target.closest("[role=tab]");
      if (tab) this.open(tab === this.current && document.body.classList.contains("panel-open") ? null : tab);
    });
    byId("tabs").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const shown = this.tabs.filter((tab) => tab.offsetParent);
      const at = shown.indexOf(document.activeElement);
      const tab = shown[(at + step + shown.length) % shown.length];
      this.open(tab);
      tab.focus();
    });
    this.current = null;
    this.open(byId("tab-log"));
    document.body.classList.remove("panel-open");
  }

  /** @param {any} tab the tab, or nothing to close what is open */
  open(tab) {
    document.body.classList.toggle("panel-open", tab !== null);
    if (tab === null) return;
    this.current = tab;
    for (const other of this.tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
      byId(other.getAttribute("aria-controls")).classList.toggle("open", other === tab);
    }
    tab.classList.remove("news");
  }

  /** Marks a tab that has something new, unless it is open. @param {string} name */
  mark(name) {
    const tab = byId(`tab-${name}`);
    if (tab !== this.current) tab.classList.add("news");
  }
}

/**
 * All legal actions in words that contain what was typed: in what they are called, or in what they would do.
 * @param {import("./choice.js").Choice[]} choices
 */
export function showActions(choices) {
  const parts = byId("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  const told = (/** @type {string} */ effect) => (effect ? t(`table-effect-${effect}`) : "");
  const found = choices.filter(({ phrase, action, effect = "" }) => {
    const text = `${phrase} ${action} ${told(effect)}`.toLowerCase();
    return parts.every((/** @type {string} */ part) => text.includes(part));
  });
  byId("actions").replaceChildren(
    ...found
      .slice(0, MOST)
      .map(({ action, phrase, effect = "" }) =>
        make(
          "li",
          {},
          make("button", { type: "button", data: { action } }, phrase, ...(effect ? [make("small", {}, ` – ${told(effect)}`)] : [])),
        ),
      ),
  );
  byId("actions-count").textContent = choices.length
    ? t("table-more", { count: found.length })
    : t("table-waiting");
}
