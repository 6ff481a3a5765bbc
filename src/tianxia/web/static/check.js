/** The check at the end of a game that nobody chose the deal: what the server finds, and what this browser remembers. */

import { byId, make, recall } from "./dom.js";
import { get } from "./http.js";
import { t } from "./words.js";

/** @param {HTMLElement} place where it is told */
export async function check(place) {
  const { table } = byId("table").dataset;
  place.textContent = t("table-checking");
  try {
    const proof = await get(`/table/${table}/proof`);
    const found = [...proof.findings, ...remembered(table, proof)];
    place.replaceChildren(
      make("ul", { className: "checked" }, ...found.map(([holds, text]) => make("li", {}, holds ? "✓ " : "✗ ", text))),
      make("p", {}, t("table-check-yourself"), " ", make("a", { href: `/table/${table}/record` }, t("table-check-record"))),
    );
  } catch (error) {
    place.textContent = String(/** @type {Error} */ (error).message);
  }
}

/** What this browser was shown and has added, if it took part. @param {string} table @param {any} proof */
function remembered(table, proof) {
  const known = recall(`deal-${table}`);
  if (!known) return [];
  const isSame = known.commitment === proof.commitment && proof.entropy[known.seat] === known.added;
  return [[isSame, t(isSame ? "table-check-mine" : "table-check-not-mine")]];
}
