/** The table page: puts the parts together and shows what has become of the table. */

import { Book } from "./book.js";
import { Bubble } from "./bubble.js";
import { complete } from "./choice.js";
import { byId, make, nameOf } from "./dom.js";
import { Folded, Part, inReadingOrder, isLit, light, move, placesOf } from "./drawing.js";
import { Focus } from "./focus.js";
import { Failure, follow, post } from "./http.js";
import { Help } from "./help.js";
import { Notices } from "./notices.js";
import { Tabs, showActions, showChat, showLog } from "./panels.js";
import { Past } from "./past.js";
import { Play } from "./play.js";
import { Pointing } from "./pointing.js";
import { Tools } from "./tools.js";
import { t } from "./words.js";
import { FINGER, READABLE, Zoom, sizeOf, smallestText } from "./zoom.js";

const MOST_SAID = 8;
/** Whoever listens is not told more lines at once; the log has them all. */
const ROOM = 12;
/** Pixels between the edge of the viewer's area and the first that may be picked. */

const root = byId("table");
const mine = (root.dataset.mine ?? "").split(" ").filter(Boolean).map(Number);
const board = new Part(byId("board"));
const own = new Part(byId("own"));
const play = new Play(root.dataset.table, Number(root.dataset.seat), render);
const zoom = new Zoom(byId("board"));
const bubble = new Bubble();
const pointing = new Pointing(play, bubble, zoom, targets);
const tabs = new Tabs();
const notices = new Notices();
const past = new Past(play, (names) => relight(new Set(names)));
const help = new Help(root.dataset.game, fit);
const book = new Book(() => isEndDue && finish());
const focus = new Focus(() => inReadingOrder(targets().filter(isLit))[0] ?? byId("buttons").querySelector("button"));
const tools = new Tools(play, notices, (names) => relight(new Set(names)));

/** @type {Folded[]} */
let panels = [];
let isFirst = true;
let wasOver = false;
/** Has the game ended while a page of the book is being read? */
let isEndDue = false;
/** What could be chosen when the focus was last looked after. */
let chosenFrom = "";
let said = 0;
let heard = 0;
/** The zoom the board began with: where the page is high, its place is higher too. */
let home = 1;
/** Who at this screen has said to be there. */
let confirmed = -1;

/** Everything that can be pointed at now. */
function targets() {
  return [board, own, ...panels].flatMap((part) => part.targets);
}

/** @param {"scene" | "picks" | "moment"} news */
function render(news) {
  const { shown } = play;
  if (!shown) return;
  const before = isFirst || news === "picks" ? new Map() : placesOf(root);
  focus.note();
  if (news !== "picks") draw(shown);
  relight();
  ask();
  showActions(play.choices);
  if (news !== "picks") tell(news);
  if (!play.isSending) followChoice();
  move(root, before);
}

/** All that goes with a new board. @param {"scene" | "moment"} news */
function tell(news) {
  const { scene, shown } = play;
  pointing.forget();
  showLog(scene, shown.ply, past.since);
  byId("text").textContent = shown.text;
  past.show();
  help.show(scene, scene.legal.length > 0);
  tools.show();
  fit();
  if (news === "scene") hear(scene);
}

/** The focus goes on to what is chosen next. */
function followChoice() {
  const now = `${play.scene.version} ${play.moment?.ply ?? ""} ${play.choices.length > 0} ${play.picks.join()}`;
  focus.keep(now !== chosenFrom);
  chosenFrom = now;
}

/** Draws all parts. @param {any} shown */
function draw(shown) {
  const hand = mayShowHand() ? shown.own : null;
  board.show(shown.board);
  own.show(hand ?? "");
  byId("own").hidden = hand === null;
  const seats = byId("seats");
  while (panels.length < shown.seats.length) {
    const place = seats.children[panels.length] ?? seats.appendChild(make("div", { className: "seat-panel" }));
    panels.push(new Folded(place, `fold-${panels.length}`));
  }
  panels.forEach((panel, i) => panel.show(shown.seats[i] ?? ""));
}

/**
 * The board's place takes the board's shape where the page is high, and the viewer's area is as large as there is room for.
 */
function fit() {
  const shape = board.place.querySelector("svg")?.viewBox.baseVal;
  if (shape) byId("stage").style.setProperty("--shape", `${shape.width} / ${shape.height * home}`);
  const drawing = own.place.querySelector("svg");
  if (drawing) {
    const { width } = drawing.viewBox.baseVal;
    drawing.style.width = `${width * ownScale(drawing)}px`;
    drawing.style.height = "auto";
  }
  zoom.set(zoom.level);
}

/**
 * Text stays readable, so the place may scroll; on a phone fingers meet every target.
 * @param {SVGSVGElement} drawing
 */
function ownScale(drawing) {
  const { width, height } = drawing.viewBox.baseVal;
  const room = own.place.clientWidth / width;
  if (matchMedia("(min-width: 1280px)").matches) return Math.min(room, 1.15, (0.36 * innerHeight) / height);
  const now = drawing.getBoundingClientRect().width / width;
  const forReading = (READABLE * now) / smallestText(drawing);
  if (!matchMedia("(max-width: 700px)").matches) return Math.max(forReading, Math.min(room, 1.3));
  const smallest = Math.min(...own.targets.filter(isLit).map((target) => sizeOf(target) / now));
  return Math.min(1.6, Math.max(0.8, forReading, FINGER / smallest));
}

/** @param {Set<string>} shown */
function relight(shown = new Set()) {
  const last = new Set(play.shown?.last ?? []);
  light(targets(), { legal: play.next, chosen: new Set(play.picks), last, shown });
  for (const panel of panels) panel.reveal();
}

/** The prompt, what has been picked, and buttons for what is not pointed at. */
function ask() {
  const { shown, picks, choices } = play;
  const prompt = byId("prompt");
  if (prompt.textContent !== shown.prompt) prompt.textContent = shown.prompt;
  const isMine = choices.length > 0;
  document.body.classList.toggle("my-turn", isMine);
  const names = new Map(targets().map((target) => [nameOf(target), target.getAttribute("aria-label") ?? ""]));
  const picked = byId("picked");
  picked.hidden = !picks.length;
  picked.replaceChildren(
    make("span", {}, t("table-picked", { what: picks.map((pick) => names.get(pick) ?? pick).join(" + ") })),
    make("button", { type: "button", className: "quiet", id: "back", onclick: () => play.back() }, t("table-back")),
  );
  const reachable = complete(choices, picks);
  const unseen = picks.length ? [] : choices.filter(({ aim }) => aim.length && !names.has(aim[0]));
  byId("buttons").replaceChildren(
    ...[...reachable, ...unseen].map(({ action, phrase }) =>
      make("button", { type: "button", className: "act", data: { action } }, phrase),
    ),
  );
}

/** What a new scene means beyond the board. @param {any} scene */
function hear(scene) {
  const isMine = scene.legal.length > 0;
  notices.turn(isMine, scene.prompt);
  const { chat } = scene.room;
  if (chat.length > said && !isFirst) tabs.mark("chat");
  said = chat.length;
  showChat(chat);
  if (isFirst || isMine) arrange(isFirst);
  say(scene);
  book.take(scene.log, isFirst);
  if (scene.total && !wasOver) {
    if (book.dialog.open) isEndDue = true;
    else finish();
  }
  wasOver = scene.total !== null;
  isFirst = false;
  if (isPassing()) pass();
}

/** Tells those who listen what has happened since they last heard. @param {any} scene */
function say({ log }) {
  const lines = log.slice(isFirst ? log.length : heard).flatMap((/** @type {any} */ { lines: said }) => said);
  heard = log.length;
  if (lines.length) byId("happened").textContent = lines.slice(-MOST_SAID).join(" ");
}

/** On a small screen the board begins readable, and what may be picked is in sight. @param {boolean} first */
function arrange(first) {
  const lit = board.targets.filter(isLit);
  if (first) {
    home = zoom.home(lit);
    fit();
    zoom.set(home);
  }
  zoom.reveal(lit.length ? lit : board.targets.filter((target) => target.classList.contains("last")));
  revealOwn();
}

/** What may be picked in the viewer's area comes into sight: in the middle if all of it fits, else from the first one on. */
function revealOwn() {
  const frame = own.place.getBoundingClientRect();
  const boxes = own.targets.filter(isLit).map((target) => target.getBoundingClientRect());
  const [first, last] = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
  if (!boxes.length || (first >= frame.left && last <= frame.right)) return;
  const spare = frame.width - (last - first);
  own.place.scrollLeft += first - frame.left - (spare > 0 ? spare / 2 : ROOM);
}

/** Several people at one screen: a hand is shown to whoever has said to be there. */
const mayShowHand = () => mine.length < 2 || (confirmed === play.seat && !isPassing());

/** Is it now the decision of somebody at this screen who has not said so? */
const isPassing = () => {
  const decider = play.scene?.decider ?? -1; // between two people there is no scene for a moment
  return mine.length > 1 && mine.includes(decider) && confirmed !== decider;
};

/** Hands the screen to the next person, before anything of theirs is shown. */
function pass() {
  const { decider, names } = play.scene;
  byId("cover-title").textContent = t("table-pass-screen", { name: names[decider] });
  if (!byId("cover").open) byId("cover").showModal();
}

/** Somebody has taken over. */
async function sit() {
  confirmed = play.scene.decider;
  await play.sit(confirmed);
  byId("cover").close();
}

/** The end, with the table of points as the server has written it. */
function finish() {
  isEndDue = false;
  byId("total").innerHTML = play.scene.total;
  byId("tool-result").hidden = false;
  byId("end").showModal();
}

/** Plays an action of a button or of the list. @param {MouseEvent} event */
function actByButton(event) {
  const button = /** @type {Element} */ (event.target).closest("[data-action]");
  if (!button) return;
  if (event.detail) document.body.classList.remove("panel-open");
  play.act(nameOf(button, "action"));
}

/** @param {KeyboardEvent} event */
function key(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const isTyping = target.matches("input, textarea, select");
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    if (isTyping) target.blur();
    else if (!bubble.element.hidden) bubble.hide();
    if (play.back()) return;
    if (play.moment) play.look(null);
    else document.body.classList.remove("panel-open");
  } else if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  else if (isLetter(event, "g")) focus.go();
  else if (event.key === "?") byId("rules").showModal();
  else if (event.key === "/") openSearch(event);
  else if (event.key === "+" || event.key === "=") zoom.set(zoom.level * 1.4);
  else if (event.key === "-") zoom.set(zoom.level / 1.4);
  else if (event.key === "0") zoom.set(1);
}

/**
 * The letter itself, or its key where the keyboard writes no Latin letters.
 * @param {KeyboardEvent} event
 * @param {string} letter
 */
const isLetter = ({ key: typed, code }, letter) =>
  typed.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/[a-z]/i.test(typed));

/** @param {Event} event */
function openSearch(event) {
  event.preventDefault();
  tabs.open(byId("tab-actions"));
  byId("find").focus();
}

byId("buttons").addEventListener("click", actByButton);
byId("actions").addEventListener("click", actByButton);
byId("log").addEventListener("click", (/** @type {any} */ { target }) => {
  const story = target.closest("[data-story]");
  if (story) book.openNamed(story.dataset.story);
});
byId("find").addEventListener("input", () => showActions(play.choices));
byId("rules-open").addEventListener("click", () => byId("rules").showModal());
byId("tool-result").addEventListener("click", () => byId("end").showModal());
byId("zoom-in").addEventListener("click", () => zoom.set(zoom.level * 1.4));
byId("zoom-out").addEventListener("click", () => zoom.set(zoom.level / 1.4));
byId("zoom-fit").addEventListener("click", () => zoom.set(1));
byId("say").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  const text = byId("said").value.trim();
  byId("said").value = "";
  if (text) await play.send("chat", { text });
});
byId("cover-go").addEventListener("click", sit);
byId("cover").addEventListener("close", () => isPassing() && pass());
byId("end-again").addEventListener("click", async () => {
  const { url } = await post("/tables", JSON.parse(byId("again").textContent));
  location.assign(url);
});
document.addEventListener("keydown", key);
addEventListener("resize", fit);

addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Failure)) return;
  event.preventDefault();
  notices.say(event.reason.message, event.reason.page);
});

/** @type {HTMLElement | null} */
let lost = null;
follow(
  `${play.path}/events?seat=${play.seat}`,
  ({ number }) => play.hear(number),
  (isConnected) => {
    if (!isConnected) lost ??= notices.keep(t("table-lost"));
    else if (lost) {
      lost.remove();
      lost = null;
      notices.say(t("table-found"));
    }
    if (isConnected) play.refresh();
  },
);
play.refresh();
