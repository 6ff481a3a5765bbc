/** Replay: a game step by step. Every moment is fetched once and then at hand. */

import { byId, make } from "./dom.js";
import { grounded } from "./grounds.js";
import { post } from "./http.js";
import { choose } from "./layouts.js";
import { modelsOf, momentOf } from "./play.js";
import { t } from "./words.js";
import { Zones } from "./zones.js";

const PACE = 1200;

const root = byId("replay");
const { table, seat } = root.dataset;
const total = Number(root.dataset.total);
const slider = byId("slider");
const zones = new Zones();
/** @type {Map<number, Promise<any>>} */
const moments = new Map([[Number(slider.value), grounded(`/table/${table}`, JSON.parse(byId("scene").textContent))]]);
let now = Number(slider.value);
let timer = 0;

/** @param {number} ply */
const at = (ply) => {
  if (!moments.has(ply)) moments.set(ply, momentOf(`/table/${table}`, ply, seat ?? "-1"));
  return /** @type {Promise<any>} */ (moments.get(ply));
};

/** @param {number} ply */
async function show(ply) {
  now = Math.max(0, Math.min(total, ply));
  slider.value = String(now);
  const wanted = now;
  const scene = await at(wanted);
  if (wanted !== now) return;
  zones.show(modelsOf(scene), () => true);
  arrange();
  for (const target of zones.targets) target.classList.toggle("last", scene.last.includes(target.dataset.target));
  const line = scene.log[now - 1];
  const text = line ? line.lines.join(" ") || t("table-acted") : t("table-started");
  byId("moment").textContent = `${t("replay-at", { count: now })} ${text}`;
  byId("told").replaceChildren(...(line?.pages ?? []).map(leaf));
  const address = `/table/${table}/replay?ply=${now}&seat=${seat}`;
  byId("moment-link").href = address;
  history.replaceState(null, "", address);
  if (now < total) at(now + 1);
}

/** The board is laid out so that it can be read at the width of its place. */
function arrange() {
  const board = zones.get("board");
  const { layout } = choose(board.layouts, { width: byId("board").clientWidth, height: 0 });
  if (layout !== board.layout) board.arrange(layout);
  byId("board").classList.toggle("arranged", board.layouts.length > 1);
}

/** A story that was told at this moment. @param {{title: string, text: string, lines: string[]}} page */
const leaf = ({ title, text, lines }) =>
  make("article", { className: "leaf" },
    make("h2", {}, title),
    ...text.split("\n\n").map((paragraph) => make("p", {}, paragraph)),
    make("ul", {}, ...lines.map((followed) => make("li", {}, followed))));

function toggle() {
  if (timer) {
    clearInterval(timer);
    timer = 0;
  } else {
    if (now >= total) now = -1;
    const step = () => (now < total ? show(now + 1) : toggle());
    timer = setInterval(step, PACE);
    step();
  }
  document.querySelector("[data-step=play]")?.setAttribute("aria-pressed", String(timer !== 0));
}

const steps = /** @type {Record<string, () => any>} */ ({
  first: () => show(0),
  back: () => show(now - 1),
  on: () => show(now + 1),
  last: () => show(total),
  play: toggle,
});
const keys = /** @type {Record<string, string>} */ ({ ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" });

byId("steps").addEventListener("click", (/** @type {any} */ event) => steps[event.target.closest("[data-step]")?.dataset.step]?.());
slider.addEventListener("input", () => show(Number(slider.value)));
document.addEventListener("keydown", (event) => {
  if (/** @type {Element} */ (event.target).closest("input, select, button, a, summary") || !keys[event.key]) return;
  event.preventDefault();
  steps[keys[event.key]]();
});
byId("fork").addEventListener("click", async () => {
  try {
    const { url } = await post(`/table/${table}/fork`, { ply: now, level: byId("fork-level").value, seat: Number(seat) });
    location.href = url;
  } catch (error) {
    byId("fork-said").textContent = String(/** @type {Error} */ (error).message);
  }
});
addEventListener("resize", arrange);
show(now);
