/** Short names for what every module does with the document. */

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * An element with its properties and children.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function make(tag, properties = {}, ...children) {
  const { data = {}, ...rest } = properties;
  const element = Object.assign(document.createElement(tag), rest);
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

/** Does the reader want nothing to move? */
export const isStill = () =>
  document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Element} element @param {string} name */
export const nameOf = (element, name = "target") => /** @type {any} */ (element).dataset[name] ?? "";

/**
 * The letter itself, or its key where the keyboard writes no Latin letters.
 * @param {KeyboardEvent} event
 * @param {string} letter
 */
export const isLetter = ({ key: typed, code }, letter) =>
  typed.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/[a-z]/i.test(typed));

/** What this browser remembers; nothing if it is told not to. @param {string} name @returns {any} */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Lets this browser remember something, if it may. @param {string} name @param {any} value */
export function remember(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing tells it again the next time
  }
}
