/** Setting a table: as many seats as players, only options that fit them, then a table. */

import { byId } from "./dom.js";
import { insist } from "./http.js";

const form = /** @type {HTMLFormElement} */ (byId("set"));
const { defaults } = JSON.parse(byId("setting").textContent);
const colours = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll("[name^=colour-]")]);

/** @param {string} name */
const chosen = (name) => String(new FormData(form).get(name) ?? "");

/** Has the reader chosen how long somebody is waited for? Until then it is as usual for those who sit there. */
let isWaitChosen = false;

/** Where several people play, it is said what holds between them. @param {string[]} kinds who sits there */
function agree(kinds) {
  const people = kinds.filter((kind) => !kind.startsWith("bot:"));
  byId("terms").hidden = people.length < 2;
  byId("set-end").hidden = byId("clock").value === "none"; // nothing happens at the end of no time
  if (!isWaitChosen) byId("wait").value = people.includes("invite") ? "day" : "minutes";
}

function arrange() {
  const players = Number(chosen("players"));
  agree(Array.from({ length: players }, (_, seat) => chosen(`kind-${seat}`)));
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".seat-row"))) {
    row.hidden = Number(row.dataset.seat) >= players;
    const kind = chosen(`kind-${row.dataset.seat}`);
    const name = /** @type {HTMLInputElement} */ (row.querySelector("input"));
    name.hidden = kind !== "person" && kind !== "hotseat";
  }
  for (const set of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".option"))) {
    const allowed = defaults[players][set.dataset.option ?? ""];
    const fields = /** @type {HTMLInputElement[]} */ ([...set.querySelectorAll("input")]);
    for (const field of fields) field.disabled = !allowed.includes(field.value);
    if (!fields.some((field) => field.checked && !field.disabled))
      for (const field of fields) field.checked = field.value === allowed[0];
  }
}

/** @param {number} seat */
function seatRequest(seat) {
  const kind = chosen(`kind-${seat}`);
  const colour = chosen(`colour-${seat}`);
  if (kind.startsWith("bot:")) return { kind: "bot", bot: kind.slice(4), colour };
  return { kind, name: chosen(`name-${seat}`).trim(), colour };
}

/** Every seat has a colour of its own: whoever had the one that is chosen gets the one that is given up. @param {Event} event */
function exchange({ target }) {
  const changed = colours.find((field) => field === target);
  const other = colours.find((field) => field !== changed && field.value === changed?.value);
  if (changed && other) other.value = document.documentElement.getAttribute(`data-${changed.name}`) ?? "";
  for (const { name, value } of colours) document.documentElement.setAttribute(`data-${name}`, value);
}

byId("wait").addEventListener("change", () => (isWaitChosen = true));
form.addEventListener("change", arrange);
form.addEventListener("change", exchange);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const players = Number(chosen("players"));
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(".option input:checked:enabled"));
  try {
    const wished = {
      game: form.dataset.game,
      seats: Array.from({ length: players }, (_, seat) => seatRequest(seat)),
      options: Object.fromEntries([...fields].map((field) => [field.name.replace("option-", ""), field.value])),
      visibility: chosen("visibility"),
      wait: chosen("wait"),
      hints: chosen("hints") === "on",
      clock: byId("terms").hidden ? "none" : chosen("clock"),
      end: chosen("end"),
      box: chosen("box"),
    };
    const { url } = await insist("/tables", wished, (message) => (byId("set-said").textContent = message));
    location.href = url;
  } catch (error) {
    byId("set-said").textContent = String(/** @type {Error} */ (error).message);
  }
});
arrange();
/** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]")).disabled = false;
