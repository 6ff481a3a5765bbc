/** The table page: puts the parts together and shows what has become of the table. */

import { Book } from "./book.js";
import { Bubble } from "./bubble.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { Coach } from "./coach.js";
import { Company } from "./company.js";
import { complete, needed } from "./choice.js";
import { byId, isLetter, make, nameOf } from "./dom.js";
import { End } from "./end.js";
import { Focus } from "./focus.js";
import { Fitting } from "./fitting.js";
import { Forced } from "./forced.js";
import { grounded } from "./grounds.js";
import { Failure, follow } from "./http.js";
import { Help } from "./help.js";
import { Lesson } from "./lesson.js";
import { effectsOf, inReadingOrder, isLit, light } from "./lighting.js";
import { Log } from "./log.js";
import { Moments } from "./moments.js";
import { Notices } from "./notices.js";
import { Tabs, showActions } from "./panels.js";
import { Past } from "./past.js";
import { Play } from "./play.js";
import { Player } from "./player.js";
import { Pointing } from "./pointing.js";
import { cited, openRules } from "./rules.js";
import * as sound from "./sound.js";
import { Tools } from "./tools.js";
import { lookForTurns } from "./turns.js";
import { t } from "./words.js";
import { Zoom } from "./zoom.js";
import { Zones } from "./zones.js";

const MOST_SAID = 40;
/** Whoever listens is told a whole turn of the others; of a longer absence the log has the rest. */
const PATIENCE = 3000;
/** Milliseconds that a connection may be away before it is said: a server that begins again is back by then. */

const root = byId("table");
const mine = (root.dataset.mine ?? "").split(" ").filter(Boolean).map(Number);
const zones = new Zones();
const play = new Play(root.dataset.table, Number(root.dataset.seat), {
  render,
  step: (steps) => player.push(steps),
  allows: async (action, count) => lesson.allows(action) && coach.allows(action, count),
});
const coach = new Coach(play, root.dataset.game, { say: (text) => notices.say(text), left: () => focus.keep(true) });
const player = new Player(mine, { show: showStep, done: () => render("scene"), missed: summarise });
const zoom = new Zoom(byId("board"));
const fitting = new Fitting(zones, zoom);
const bubble = new Bubble();
const pointing = new Pointing(play, bubble, zoom, {
  targets: () => zones.targets,
  interrupt: () => player.skip(),
  warning: (action) => coach.about(action),
});
const tabs = new Tabs();
const log = new Log();
const notices = new Notices();
const find = (/** @type {string} */ name) => zones.piece(name) ?? zones.targets.find((target) => nameOf(target) === name);
const moments = new Moments(find, () => focus.go());
const lesson = new Lesson(play, find, {
  left: () => focus.keep(true),
  fit: () => fitting.fit(),
  reveal: (places) => {
    moments.clear(); // what has happened is read, and may lie over them
    fitting.show(places);
  },
});
const past = new Past(play, (names) => relight(new Set(names)));
const help = new Help(root.dataset.game, () => fitting.fit());
const book = new Book(() => end.resume());
const end = new End(play, player, {
  isReading: () => book.dialog.open,
  begin: () => moments.clear(),
  say: (text) => notices.say(text),
});
const focus = new Focus(
  () => inReadingOrder(zones.targets.filter(isLit))[0] ?? byId("buttons").querySelector("button"),
);
const tools = new Tools(play, notices, (names) => relight(new Set(names)));
const company = new Company(play, notices);
const clocks = new Clocks(byId("clocks"));
const chat = new Chat(play, notices);
const forced = new Forced(play, player, (text) => notices.say(text));

/** The pieces that others have moved since the viewer last acted, by key. @type {Set<string>} */
const fresh = new Set();
let isFirst = true;
/** What could be chosen when the focus was last looked after. */
let chosenFrom = "";
let heard = 0;
let wasMine = false;
/** Who at this screen has said to be there. */
let confirmed = -1;

/** @param {"scene" | "picks" | "moment"} news */
function render(news) {
  const { shown } = play;
  if (!shown) return;
  if (news === "scene" && player.isPlaying) player.drop();
  focus.note();
  if (news !== "picks") draw();
  if (play.picks.length) moments.clear();
  if (play.isSending) byId("find").value = ""; // what was looked for has been found
  relight();
  ask();
  showActions(play.choices);
  if (news !== "picks") tell(news);
  else if (play.picks.length) fitting.reveal();
  if (!play.isSending) followChoice();
}

/** All that goes with a new board. @param {"scene" | "moment"} news */
function tell(news) {
  const { scene, shown } = play;
  pointing.forget();
  log.show(scene, shown.ply, past.since);
  showText();
  past.show();
  help.show(scene, scene.legal.length > 0);
  tools.show();
  company.show();
  clocks.show(scene);
  coach.look();
  byId("skip").hidden = true;
  moments.stand(shown.standing);
  lesson.show(play.moment ? null : scene.lesson, scene.ply);
  fitting.fit();
  if (news === "scene") hear(scene);
  forced.consider();
}

/**
 * Shows what one entry of the table has changed: pieces travel, the log has its line, and the board is where it happens.
 * @param {any} step
 * @param {number} travel
 * @param {boolean} isOther was it somebody else?
 */
function showStep(step, travel, isOther) {
  if (step.line && !isOther) fresh.clear();
  if (play.moment) return;
  const moved = zones.apply(step.zones ?? {}, travel);
  const onBoard = moved.filter((piece) => byId("board").contains(piece));
  if (isOther) for (const piece of onBoard) fresh.add(nameOf(piece, "key"));
  if (step.line) {
    log.add(step.line, step.ply, isOther);
    if (moved.length) sound.play("wood");
    if (!isOther) moments.clear();
    if (!isOther) lesson.show(step.lesson, step.ply);
  }
  moments.tell(step.moments ?? [], !travel);
  coach.meet(step.moments ?? []);
  if (!isOther || !travel) return;
  moments.stand(step.standing);
  byId("prompt").textContent = step.line.lines[0] ?? step.prompt;
  byId("skip").hidden = false;
  light(zones.targets, { legal: new Set(), chosen: new Set(), last: new Set(step.last ?? []) });
  mark();
  zoom.reveal(onBoard);
}

/** A page that was away tells what it has missed, and does not play it all. @param {any[]} steps */
function summarise(steps) {
  const lines = steps.flatMap(({ line }) => (line && !mine.includes(line.seat) ? line.lines.slice(0, 1) : []));
  notices.say(t("table-missed", { count: lines.length }), lines.slice(-4).join(" "));
}

/** The board in words is fetched only while somebody reads it. */
async function showText() {
  if (byId("text").checkVisibility()) byId("text").textContent = await play.text();
}

/** The focus goes on to what is chosen next. */
function followChoice() {
  const now = `${play.scene.version} ${play.moment?.ply ?? ""} ${play.choices.length > 0} ${play.picks.join()}`;
  focus.keep(now !== chosenFrom);
  chosenFrom = now;
}

/** Draws all zones. */
function draw() {
  zones.show(play.shownModels, (name) => name !== "own" || mayShowHand());
}

/** @param {Set<string>} shown */
function relight(shown = new Set()) {
  const last = new Set(play.shown?.last ?? []);
  const effects = effectsOf(play.choices, play.picks);
  light(zones.targets, { legal: play.next, chosen: new Set(play.picks), last, shown, effects });
  for (const zone of zones.all.values()) zone.reveal?.();
  mark();
}

/** A quiet ring on all that others have moved since the viewer last acted. */
function mark() {
  for (const marked of root.querySelectorAll("[data-key].fresh")) {
    if (!fresh.has(nameOf(marked, "key"))) marked.classList.remove("fresh");
  }
  for (const key of fresh) zones.piece(key)?.classList.add("fresh");
  lesson.mark();
}

/** The prompt, what has been picked, and buttons for what is not pointed at. */
function ask() {
  const { shown, picks, choices } = play;
  const prompt = byId("prompt");
  if (prompt.textContent !== shown.prompt) prompt.textContent = shown.prompt;
  const isMine = choices.length > 0;
  document.body.classList.toggle("my-turn", isMine);
  const names = new Map(zones.targets.map((target) => [nameOf(target), target.getAttribute("aria-label") ?? ""]));
  const picked = byId("picked");
  picked.hidden = !picks.length;
  picked.replaceChildren(
    make("span", {}, t("table-picked", { what: picks.map((pick) => names.get(pick) ?? pick).join(" + ") })),
    make("button", { type: "button", className: "quiet", id: "back", onclick: () => play.back() }, t("table-back"), make("kbd", {}, "Esc")),
  );
  const reachable = complete(choices, picks);
  const unseen = picks.length ? [] : choices.filter(({ aim }) => aim.length && !names.has(needed(aim)[0]));
  byId("buttons").replaceChildren(
    ...[...reachable, ...unseen].map(({ action, phrase }) =>
      make("button", { type: "button", className: "act", data: { action } }, phrase),
    ),
  );
}

/** What a new scene means beyond the board. @param {any} scene */
function hear(scene) {
  const isMine = scene.legal.length > 0;
  notices.turn(isMine, scene.prompt, scene.room.has_others); // bots do not keep one waiting
  if (wasMine && !isMine) lookForTurns();
  wasMine = isMine;
  if (chat.show(scene.room) && !isFirst) tabs.mark("chat");
  if (isFirst || isMine) fitting.arrange(isFirst);
  say(scene);
  book.take(scene.log, isFirst);
  end.take(scene, isFirst);
  isFirst = false;
  if (isPassing()) pass();
}

/** Tells those who listen what has happened since they last heard. @param {any} scene */
function say({ log }) {
  const lines = log.slice(isFirst ? log.length : heard).flatMap((/** @type {any} */ { lines: said }) => said);
  heard = log.length;
  if (lines.length) byId("happened").textContent = lines.slice(-MOST_SAID).join(" ");
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

/** Somebody has taken over: what is told from now on is for their eyes. */
async function sit() {
  if (!play.scene) return; // pressed twice
  confirmed = play.scene.decider;
  stream.close();
  await play.sit(confirmed);
  stream.open();
  byId("cover").close();
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
    if (coach.close() || tools.closeHint() || play.back()) return;
    if (play.moment) play.look(null);
    else document.body.classList.remove("panel-open");
  } else if (!isTyping && (event.ctrlKey || event.metaKey) && isLetter(event, "z")) {
    event.preventDefault();
    tools.takeBack("step");
  } else if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  else if (isLetter(event, "g")) focus.go();
  else if (event.key === " " && player.skip()) event.preventDefault();
  else if (event.key === "?") openRules();
  else if (event.key === "/") openSearch(event);
  else if (event.key === "+" || event.key === "=") zoom.set(zoom.level * 1.4);
  else if (event.key === "-") zoom.set(zoom.level / 1.4);
  else if (event.key === "0") zoom.set(1);
}

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
byId("find").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const found = byId("actions").querySelectorAll("[data-action]");
  if (event.key === "Enter" && found.length === 1) play.act(nameOf(found[0], "action"));
});
byId("rules-open").addEventListener("click", () => openRules());
byId("zoom-in").addEventListener("click", () => zoom.set(zoom.level * 1.4));
byId("zoom-out").addEventListener("click", () => zoom.set(zoom.level / 1.4));
byId("zoom-fit").addEventListener("click", () => zoom.set(1));
byId("cover-go").addEventListener("click", sit);
byId("cover").addEventListener("close", () => isPassing() && pass());
document.addEventListener("keydown", key);

addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Failure)) return;
  event.preventDefault();
  const { message, page, chapter } = event.reason;
  notices.say(message, page && cited(page, chapter));
});

byId("skip").addEventListener("click", () => player.skip());
byId("pace").value = player.pace;
byId("pace").addEventListener("change", () => player.setPace(byId("pace").value));
byId("tabs").addEventListener("click", showText);
byId("sound").addEventListener("click", () => {
  sound.set({ isOn: !sound.setting.isOn });
  showSound();
});

function showSound() {
  byId("sound").setAttribute("aria-pressed", String(sound.setting.isOn));
}

showSound();

if (root.dataset.warming) notices.say(t("table-warming"));

/** @type {HTMLElement | null} */
let lost = null;
let losing = 0;
play.take(await grounded(play.path, JSON.parse(byId("scene").textContent)));
const stream = follow(
  () => `${play.path}/events?seat=${play.seat}&after=${play.scene?.number ?? 0}`,
  (news) => play.hear(news),
  (isConnected) => {
    clearTimeout(losing);
    if (!isConnected) losing = setTimeout(() => (lost ??= notices.keep(t("table-lost"))), PATIENCE);
    else if (lost) {
      lost.remove();
      lost = null;
      notices.say(t("table-found"));
    }
  },
  () => location.reload(),
  (presence) => company.meet(presence),
);
