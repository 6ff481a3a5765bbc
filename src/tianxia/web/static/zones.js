/**
 * The zones of the table: board, row, the viewer's area, a panel for each seat. A zone is an SVG with a ground that never
 * changes and pieces that do. Each piece has a key for the whole game, so that what happens is told by the few pieces
 * that come, go or look different. A zone may be made of blocks, which can be laid out in several ways (layouts.js).
 */

import { byId, isStill, make, nameOf } from "./dom.js";
import { moved } from "./layouts.js";
import { t } from "./words.js";

/**
 * A zone as the server sends it, and what has changed in it (src/tianxia/web/scene.py).
 * @typedef {import("./layouts.js").Layout} Layout
 * @typedef {import("./layouts.js").Frame} Frame
 * @typedef {{width: number, height: number, label: string, pieces: [string, string, string?][],
 *   blocks?: [string, Frame[]][], layouts?: Layout[]}} Sent
 * @typedef {{put?: [string, string, (string | null)?, string?, string?][], gone?: string[], label?: string}} Change
 */

const SVG = "http://www.w3.org/2000/svg";

/** What a zone holds, without a page: the newest of what the server has told. */
export class Model {
  /**
   * @param {Sent} sent
   * @param {[string, Record<string, string>]} ground its own, and those of its blocks (grounds.js)
   */
  constructor({ width, height, label, pieces, blocks = [], layouts = [] }, [ground, below] = ["", {}]) {
    this.width = width;
    this.height = height;
    this.label = label;
    this.ground = ground;
    /** @type {[string, string, Frame[]][]} */
    this.blocks = blocks.map(([name, frames]) => [name, below[name] ?? "", frames]);
    this.layouts = layouts;
    this.pieces = new Map(pieces.map(([key, drawn]) => [key, drawn]));
    /** The block that each piece lies in. */
    this.lies = new Map(pieces.map(([key, , block = ""]) => [key, block]));
    this.order = pieces.map(([key]) => key);
  }

  /** @param {Change} change */
  apply({ put = [], gone = [], label }) {
    this.label = label ?? this.label;
    for (const [key, drawn, ...place] of put) {
      this.pieces.set(key, drawn);
      if (!place.length) continue;
      this.lies.set(key, place[2] ?? "");
      this.order = this.order.filter((other) => other !== key);
      this.order.splice(place[0] === null ? this.order.length : this.order.indexOf(place[0] ?? ""), 0, key);
    }
    for (const key of gone) this.pieces.delete(key);
    if (gone.length) this.order = this.order.filter((key) => this.pieces.has(key));
  }
}

/** A zone on the page. */
export class Zone {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.classList.add("tianxia");
    this.svg.setAttribute("role", "group");
    this.ground = this.svg.appendChild(document.createElementNS(SVG, "g"));
    this.top = this.svg.appendChild(document.createElementNS(SVG, "g"));
    /** @type {Map<string, SVGGraphicsElement>} */
    this.pieces = new Map();
    /** @type {Map<string, string>} What each of them was drawn from. */
    this.sources = new Map();
    this.drawnGround = "";
    /** @type {Map<string, {frames: Frame[], ground: SVGElement, top: SVGElement}>} */
    this.blocks = new Map();
    /** @type {Layout[]} */
    this.layouts = [];
    /** Which of the layouts is shown. */
    this.layout = 0;
  }

  /** Is anything shown here? */
  get isShown() {
    return this.svg.parentElement !== null;
  }

  /** @returns {SVGElement[]} */
  get targets() {
    return /** @type {any} */ ([...this.svg.querySelectorAll("[data-target]")]);
  }

  /** Shows what a model holds, whatever was shown before. @param {Model | null} model */
  show(model) {
    if (!model) {
      this.svg.remove();
      return;
    }
    if (!this.isShown) this.place.prepend(this.svg);
    const { width, height, pieces, order, lies } = model;
    this.svg.setAttribute("width", String(width)); // unless the page gives it another
    this.svg.setAttribute("aria-label", model.label);
    const ground = [model.ground, ...model.blocks.map(([, source]) => source)].join("");
    if (ground !== this.drawnGround) this.#drawGround(model);
    this.drawnGround = ground;
    this.layouts = model.layouts.length ? model.layouts : [[width, height, 0]];
    this.arrange(this.layout);
    for (const key of [...this.pieces.keys()]) if (!pieces.has(key)) this.remove(key);
    let last = null;
    for (const key of order) {
      const piece = this.put(key, pieces.get(key) ?? "", lies.get(key));
      const top = /** @type {Element} */ (piece.parentElement);
      const expected = last?.parentElement === top ? last.nextSibling : top.firstChild;
      if (piece !== expected) top.insertBefore(piece, expected);
      last = piece;
    }
  }

  /** Draws what never changes, and makes room for the pieces of each block. @param {Model} model */
  #drawGround({ ground, blocks }) {
    for (const key of [...this.pieces.keys()]) this.remove(key);
    this.ground.replaceChildren(...drawn(ground));
    this.top.replaceChildren();
    this.blocks.clear();
    for (const [name, source, frames] of blocks) {
      const [below, top] = [this.ground, this.top].map((all) => all.appendChild(document.createElementNS(SVG, "g")));
      for (const group of [below, top]) group.dataset.block = name;
      below.append(...drawn(source));
      this.blocks.set(name, { frames, ground: below, top });
    }
  }

  /** Lays the blocks out in one of the ways there are. @param {number} layout */
  arrange(layout) {
    this.layout = this.layouts[layout] ? layout : 0;
    const [width, height] = this.layouts[this.layout];
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    for (const { frames, ground, top } of this.blocks.values()) {
      for (const group of [ground, top]) group.setAttribute("transform", moved(frames[0], frames[this.layout]));
    }
  }

  /**
   * Draws a piece in place of what it was; a new one, or one from another block, comes last in its block.
   * @param {string} key
   * @param {string} source
   * @param {string} [block] the one it was in, if none is named
   */
  put(key, source, block) {
    const before = this.pieces.get(key);
    const lay = before?.parentElement;
    const top = block === undefined && lay ? lay : (this.blocks.get(block ?? "")?.top ?? this.top);
    if (before && lay === top && this.sources.get(key) === source) return before;
    const [piece] = drawn(source);
    piece.dataset.key = key;
    this.pieces.set(key, piece);
    this.sources.set(key, source);
    const isFocused = before?.contains(document.activeElement);
    if (before && lay === top) before.replaceWith(piece);
    else {
      before?.remove();
      top.append(piece);
    }
    if (isFocused) focusAgain(piece);
    return piece;
  }

  /** @param {string} key */
  remove(key) {
    this.pieces.get(key)?.remove();
    this.pieces.delete(key);
    this.sources.delete(key);
  }

  /** @param {Change} change */
  apply({ put = [], gone = [], label }) {
    if (label !== undefined) this.svg.setAttribute("aria-label", label);
    for (const [key, source, ...place] of put) {
      const piece = this.put(key, source, place.length ? (place[2] ?? "") : undefined);
      if (!place.length) continue;
      const following = this.pieces.get(place[0] ?? "");
      const top = /** @type {Element} */ (piece.parentElement);
      top.insertBefore(piece, following?.parentElement === top ? following : null);
    }
    for (const key of gone) this.remove(key);
  }
}

/** A seat's panel, whose lower end can be folded away from where its drawing says (`data-fold`). */
export class Panel extends Zone {
  /** @param {HTMLElement} place @param {string} id of the button that unfolds it */
  constructor(place, id) {
    super(place);
    this.isOpen = false;
    this.button = make("button", { id, type: "button", className: "quiet fold", hidden: true });
    this.button.addEventListener("click", () => this.#fold(!this.isOpen));
    place.append(this.button);
  }

  /** @param {Model | null} model */
  show(model) {
    super.show(model);
    this.height = model?.height ?? 0;
    this.#fold(this.isOpen);
  }

  /** What may be picked is never folded away. */
  reveal() {
    const line = this.#line;
    if (this.isOpen || line === null) return;
    const below = this.svg.getBoundingClientRect().top + line * (this.svg.getScreenCTM()?.d ?? 1);
    if ([...this.svg.querySelectorAll(".legal")].some((lit) => lit.getBoundingClientRect().top >= below)) this.#fold(true);
  }

  /** Where the part begins that can be folded away; null if there is none. */
  get #line() {
    const marked = this.svg.querySelector("[data-fold]");
    return marked ? Number(nameOf(marked, "fold")) : null;
  }

  /** @param {boolean} isOpen */
  #fold(isOpen) {
    const line = this.#line;
    this.button.hidden = line === null;
    if (line === null) return;
    this.isOpen = isOpen;
    const { width } = this.svg.viewBox.baseVal;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${isOpen ? this.height : line}`);
    this.button.textContent = t(isOpen ? "table-fold" : "table-unfold");
    this.button.setAttribute("aria-expanded", String(isOpen));
  }
}

/** All zones of a table page. */
export class Zones {
  constructor() {
    /** @type {Map<string, Zone>} */
    this.all = new Map(["board", "row", "own"].map((name) => [name, new Zone(byId(name))]));
  }

  /** @param {string} name @returns {any} */
  get(name) {
    const known = this.all.get(name);
    if (known) return known;
    const place = byId("seats").appendChild(make("div", { className: "seat-panel" }));
    const panel = new Panel(place, `fold-${name}`);
    this.all.set(name, panel);
    return panel;
  }

  /** Everything that can be pointed at now. */
  get targets() {
    return [...this.all.values()].filter(({ isShown }) => isShown).flatMap((zone) => zone.targets);
  }

  /** @param {string} key @returns {SVGGraphicsElement | undefined} */
  piece(key) {
    for (const zone of this.all.values()) if (zone.isShown && zone.pieces.has(key)) return zone.pieces.get(key);
    return undefined;
  }

  /** Shows these models. @param {Map<string, Model>} models @param {(name: string) => boolean} may */
  show(models, may) {
    for (const name of new Set([...this.all.keys(), ...models.keys()])) {
      const zone = this.get(name);
      zone.show(may(name) ? (models.get(name) ?? null) : null);
      zone.place.hidden = !zone.isShown && zone.place.tagName === "SECTION" && name !== "board";
    }
  }

  /**
   * Applies what a step has changed, and lets pieces travel.
   * @param {Record<string, Change>} changes
   * @param {number} duration of the travel, in milliseconds; 0 for none
   * @returns {SVGGraphicsElement[]} the pieces that are new or have moved
   */
  apply(changes, duration) {
    const travels = isStill() ? 0 : duration;
    const named = Object.entries(changes).filter(([name]) => this.all.get(name)?.isShown);
    const keys = named.flatMap(([, { put = [], gone = [] }]) => [...put.map(([key]) => key), ...gone]);
    const origins = new Map(named.flatMap(([, { put = [] }]) => put.map(([key, , , origin]) => [key, origin])));
    /** @type {Map<string, DOMRect>} */
    const before = new Map();
    for (const key of keys) {
      const piece = this.piece(key);
      if (piece) before.set(key, piece.getBoundingClientRect());
    }
    for (const [name, change] of named) this.all.get(name)?.apply(change);
    const moved = [];
    const journeys = [];
    for (const key of new Set(keys)) {
      const piece = this.piece(key);
      if (!piece) continue;
      const from = before.get(key) ?? this.#place(origins.get(key));
      const here = piece.getBoundingClientRect();
      if (before.has(key) && from && distance(from, here) < 2) continue;
      moved.push(piece);
      journeys.push({ piece, path: path(piece, from, here) });
    }
    // All is measured before anything moves: each measure after a change would lay out the page again.
    const options = { duration: travels, easing: "ease-in-out" };
    if (travels) for (const { piece, path: frames } of journeys) piece.animate(frames, options);
    return moved;
  }

  /** Where something is, by its key or its name as a target. @param {string | undefined} name */
  #place(name) {
    if (!name) return undefined;
    const found = this.piece(name) ?? this.targets.find((target) => nameOf(target) === name);
    return found?.getBoundingClientRect();
  }
}

/** @param {DOMRect} a @param {DOMRect} b */
const distance = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

/**
 * How a piece comes to where it is; one that comes from nowhere appears.
 * @param {SVGGraphicsElement} piece
 * @param {DOMRect | undefined} from
 * @param {DOMRect} to
 * @returns {Keyframe[]}
 */
function path(piece, from, to) {
  if (!from) return [{ opacity: 0 }, { opacity: 1 }];
  const scale = /** @type {any} */ (piece.parentElement).getScreenCTM() ?? { a: 1, d: 1 };
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale.a;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale.d;
  const { transform } = getComputedStyle(piece); // "translate" would leave it alone, but is never left to the compositor
  const rest = transform === "none" ? "" : transform;
  return [{ transform: `translate(${x}px, ${y}px) ${rest}` }, { transform: `translate(0, 0) ${rest}` }];
}

/**
 * The elements of an SVG text. Titles become names: assistive technology reads them all the same, and the browser's own
 * tooltips stay away.
 * @param {string} source
 * @returns {any[]}
 */
function drawn(source) {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg>${source}</svg>`;
  const svg = /** @type {Element} */ (holder.content.firstElementChild);
  for (const title of svg.querySelectorAll("title")) {
    const named = /** @type {Element} */ (title.parentElement);
    named.setAttribute("aria-label", title.textContent ?? "");
    if (!named.hasAttribute("role")) named.setAttribute("role", "img");
    title.remove();
  }
  return [...svg.children];
}

/** The focus stays on what was drawn again. @param {SVGGraphicsElement} piece */
function focusAgain(piece) {
  const target = /** @type {SVGElement} */ (piece.matches("[data-target]") ? piece : piece.querySelector("[data-target]"));
  target?.setAttribute("tabindex", "0");
  target?.focus({ preventScroll: true });
}
