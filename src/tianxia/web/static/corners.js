/** Panels over the board: each lies in the corner where it covers least of what it is about. */

/**
 * @param {HTMLElement} panel
 * @param {(Element | null | undefined)[]} places what should stay in sight
 * @param {string[]} corners those that it may lie in, the dearest first
 */
export function settle(panel, places, corners) {
  const boxes = places.filter((place) => place?.checkVisibility()).map((place) => place?.getBoundingClientRect());
  const covered = corners.map((corner) => {
    panel.dataset.corner = corner;
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return boxes.filter((box) => box && box.left < right && box.right > left && box.top < bottom && box.bottom > top).length;
  });
  panel.dataset.corner = corners[covered.indexOf(Math.min(...covered))];
}
