/**
 * The waiting room: its parts are replaced as they change, the link is copied and shared, and this browser adds its own
 * random numbers to the deal, which it remembers so that it can check them at the end.
 */

import { byId, remember } from "./dom.js";
import { get, post } from "./http.js";
import { t } from "./words.js";

const ENTROPY = 16;
/** Bytes (kernel/deal.py). */
const AWAY = 3000;
/** Milliseconds between two looks for a server that is away. */

const place = byId("gathering");
const { table, commitment } = place.dataset;
const path = `/table/${table}`;

/** @param {string} text */
const say = (text) => (byId("gather-said").textContent = text);

/** Fetches what has changed, and replaces only that; whoever types or holds the focus there keeps it. */
async function refresh() {
  const answer = await fetch(`${path}/room`, { credentials: "same-origin" });
  const text = await answer.text();
  if (!answer.ok || !text) return location.reload(); // no longer for this visitor, or dealt by now
  const fresh = document.createElement("template");
  fresh.innerHTML = text;
  for (const part of [...fresh.content.children]) replace(part);
  arrange();
}

/** @type {Map<string, string>} The parts as they came. */
const shown = new Map();

/** @param {Element} part */
function replace(part) {
  const old = byId(part.id);
  if (shown.get(part.id) === part.outerHTML) return;
  shown.set(part.id, part.outerHTML);
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const typed = focused instanceof HTMLInputElement ? focused.value : null;
  if (old instanceof HTMLDetailsElement && old.open) part.setAttribute("open", "");
  old.replaceWith(part);
  const again = focused?.id ? byId(focused.id) : null;
  if (again && typed !== null && !again.readOnly) again.value = typed;
  again?.focus();
}

/** What only a script can do. */
function arrange() {
  if (byId("gather-copy")) byId("gather-copy").hidden = false;
  if (byId("gather-share")) byId("gather-share").hidden = !navigator.share;
  if (byId("gather-save")) byId("gather-save").hidden = true; // a change is sent at once
  if (byId("gather-own").dataset.wants) void add();
}

let isAdding = false;

/** Adds to the deal, once for each time somebody sits down. */
async function add() {
  if (isAdding) return;
  isAdding = true;
  const seat = Number(byId("gather-own").dataset.wants);
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY));
  const added = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    const answer = await post(`${path}/entropy`, { added });
    if (answer.added) remember(`deal-${table}`, { commitment, seat, added });
  } finally {
    isAdding = false;
  }
}

/** @param {HTMLFormElement} form */
async function send(form) {
  try {
    const body = Object.fromEntries(new FormData(form));
    delete body.csrf;
    await post(new URL(form.action).pathname, typed(body));
    say("");
  } catch (error) {
    say(String(/** @type {Error} */ (error).message));
  }
  await refresh();
}

/** A form's texts as what the server reads. @param {Record<string, any>} body */
const typed = ({ seat, yes, ...rest }) => ({
  ...rest,
  ...(seat === undefined ? {} : { seat: Number(seat) }),
  ...(yes === undefined ? {} : { yes: yes === "true" }),
});

async function copy() {
  const field = byId("gather-link");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    say(t("gather-copied"));
  } catch {
    say(t("gather-not-copied")); // only pages by HTTPS may write there
  }
}

place.addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  void send(/** @type {HTMLFormElement} */ (event.target));
});
place.addEventListener("change", (/** @type {Event} */ event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.id === "gather-name" || field.id === "gather-colour") field.form?.requestSubmit();
});
place.addEventListener("click", async (/** @type {MouseEvent} */ event) => {
  const clicked = /** @type {Element} */ (event.target);
  if (clicked.closest("#gather-copy")) await copy();
  if (clicked.closest("#gather-link")) byId("gather-link").select();
  if (clicked.closest("#gather-share")) {
    await navigator.share({ title: document.title, url: byId("gather-link").value }).catch(() => null);
  }
});

const events = new EventSource(`${path}/events`);
events.addEventListener("room", () => void refresh());
events.addEventListener("start", () => location.reload());
events.onopen = () => say("");
events.onerror = () => {
  say(t("table-lost"));
  if (events.readyState === EventSource.CLOSED) setInterval(() => void get("/health").then(() => location.reload()), AWAY);
};
arrange();
