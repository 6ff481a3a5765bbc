/** How large things are: the board is laid out as its place allows, and the tray is as large as there is room for. */

import { byId } from "./dom.js";
import { choose } from "./layouts.js";
import { isLit } from "./lighting.js";
import { FINGER, READABLE, sizeOf, smallestText } from "./zoom.js";

const ROOM = 12;
/** Pixels between the edge of the tray and the first that may be picked. */

export class Fitting {
  /** @param {import("./zones.js").Zones} zones @param {import("./zoom.js").Zoom} zoom */
  constructor(zones, zoom) {
    this.board = zones.get("board");
    this.tray = ["row", "own"].map((name) => zones.get(name));
    this.zoom = zoom;
    /** The zoom the board began with: where the page is high, its place is higher too. */
    this.home = 1;
    addEventListener("resize", () => this.#turn());
  }

  /** The board's place takes the board's shape where the page is high. */
  fit() {
    const { board, zoom } = this;
    const { layout, isFull } = choose(board.layouts, room());
    if (layout !== board.layout) {
      board.arrange(layout);
      zoom.level = 1;
    }
    zoom.isFull = isFull;
    const shape = board.svg.viewBox.baseVal;
    byId("stage").style.setProperty("--shape", `${shape.width} / ${shape.height * this.home}`);
    const shown = this.tray.filter(({ isShown }) => isShown);
    const scale = Math.round(500 * trayScale(shown)) / 500; // or what is measured a little otherwise moves everything below
    for (const { svg } of shown) {
      svg.style.width = `${svg.viewBox.baseVal.width * scale}px`;
      svg.style.height = "auto";
    }
    zoom.set(zoom.level);
  }

  /** On a small screen the board begins readable, and what may be picked is in sight. @param {boolean} isFirst */
  arrange(isFirst) {
    const { board, zoom } = this;
    const lit = board.targets.filter(isLit);
    if (isFirst) {
      this.home = board.layouts.length > 1 ? 1 : zoom.home(lit);
      this.fit();
      zoom.set(this.home);
    }
    zoom.reveal(lit.length ? lit : board.targets.filter((/** @type {Element} */ { classList }) => classList.contains("last")));
    this.#revealTray();
  }

  /** What may be picked next comes into sight. */
  reveal() {
    this.zoom.reveal(this.board.targets.filter(isLit));
    this.#revealTray();
  }

  /** These come into sight, on the board and in the tray. @param {Element[]} places */
  show(places) {
    const [onBoard, inTray] = ["board", "tray"].map((id) => places.filter((place) => byId(id).contains(place)));
    this.zoom.reveal(onBoard);
    inTray[0]?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  /** The page has another size; where the board lies in another way now, what may be picked is brought into sight. */
  #turn() {
    const { layout } = this.board;
    this.fit();
    if (layout !== this.board.layout) this.arrange(false);
  }

  /** What may be picked in the tray comes into sight: in the middle if all of it fits, else from the first one on. */
  #revealTray() {
    const tray = byId("tray");
    const frame = tray.getBoundingClientRect();
    const lit = this.tray.flatMap(({ targets }) => targets.filter(isLit));
    const boxes = lit.map((target) => target.getBoundingClientRect());
    const [first, last] = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    if (!boxes.length || (first >= frame.left && last <= frame.right)) return;
    const spare = frame.width - (last - first);
    tray.scrollLeft += first - frame.left - (spare > 0 ? spare / 2 : ROOM);
  }
}

/** How large the board may be: where its place takes its shape, there is a limit to its height. */
function room() {
  const stage = byId("stage");
  return { width: stage.clientWidth, height: Number.parseFloat(getComputedStyle(stage).maxHeight) || stage.clientHeight };
}

/**
 * Text stays readable, so the tray may scroll; on a phone fingers meet every target.
 * @param {import("./zones.js").Zone[]} shown
 */
function trayScale(shown) {
  const sizes = shown.map(({ svg }) => svg.viewBox.baseVal);
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  const across = (byId("tray").clientWidth - ROOM * shown.length) / width;
  const scales = shown.map(({ svg }) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width || 1);
  const forReading = Math.max(...shown.map(({ svg }, i) => (READABLE * scales[i]) / smallestText(svg)));
  if (matchMedia("(min-width: 1280px)").matches) {
    return Math.min(across, 1.15, Math.max(forReading, (0.3 * innerHeight) / height));
  }
  if (!matchMedia("(max-width: 700px)").matches) return Math.max(forReading, Math.min(across, 1.3));
  const smallest = Math.min(...shown.flatMap(({ targets }, i) => targets.filter(isLit).map((lit) => sizeOf(lit) / scales[i])));
  return Math.min(1.6, Math.max(0.8, forReading, FINGER / smallest));
}
