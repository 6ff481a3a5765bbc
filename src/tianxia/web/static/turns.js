/** Where it is the reader's turn: a sign in the bar, a key that leads there, the title of the tab, and a bell. */

import { byId, isLetter } from "./dom.js";
import { get } from "./http.js";

const OFTEN = 30_000;
/** Milliseconds between two looks, while the page is seen or waits in a tab. */

const sign = byId("turns");
const title = document.title;
const isTable = byId("table") !== null;
/** How many tables waited when it was last looked; unknown at first. */
let known = -1;

/** Looks where the reader is waited for, besides this table. */
export async function lookForTurns() {
  const all = await get("/turns").catch(() => []);
  const elsewhere = all.filter(({ url }) => url !== location.pathname);
  sign.hidden = !elsewhere.length;
  if (elsewhere.length) sign.href = elsewhere[0].url;
  sign.querySelector("b").textContent = String(elsewhere.length);
  if (!isTable) document.title = elsewhere.length ? `● ${elsewhere.length} · ${title}` : title;
  if (known >= 0 && elsewhere.length > known) (await import("./sound.js")).play("bell");
  known = elsewhere.length;
}

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isLetter(event, "n") && !sign.hidden && !document.querySelector("dialog[open]")) location.assign(sign.href);
});
document.addEventListener("visibilitychange", () => !document.hidden && lookForTurns());
setInterval(lookForTurns, OFTEN);
lookForTurns();
