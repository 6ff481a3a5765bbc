/** The ways in which the blocks of a board can lie (src/tianxia/look/layouts.py), and which of them fits a place. */

/**
 * Width, height, and the size of the smallest writing; and a rectangle by left, top, width and height.
 * @typedef {[number, number, number]} Layout
 * @typedef {[number, number, number, number]} Frame
 */

const LEGIBLE = 9;
/** Pixels: no writing is shown smaller, if there is a way. */

/**
 * The layout that is largest where all of it can be seen. If it could not be read then, the widest that can be read at
 * full width: its place scrolls up and down.
 * @param {Layout[]} layouts
 * @param {{width: number, height: number}} room
 * @returns {{layout: number, isFull: boolean}}
 */
export function choose(layouts, room) {
  if (layouts.length < 2) return { layout: 0, isFull: false };
  const scales = layouts.map(([width, height]) => Math.min(room.width / width, room.height / height));
  const largest = scales.indexOf(Math.max(...scales));
  if (scales[largest] * layouts[largest][2] >= LEGIBLE) return { layout: largest, isFull: false };
  const byWidth = layouts.map((_, layout) => layout).sort((a, b) => layouts[b][0] - layouts[a][0]);
  const readable = byWidth.find((layout) => (room.width / layouts[layout][0]) * layouts[layout][2] >= LEGIBLE);
  return { layout: readable ?? byWidth[byWidth.length - 1], isFull: true };
}

/** What moves a block from one frame to another. @param {Frame} from @param {Frame} to */
export function moved([x, y, width, height], to) {
  const [right, down] = [to[2] / width, to[3] / height];
  return `translate(${to[0] - x * right} ${to[1] - y * down}) scale(${right} ${down})`;
}
