/** The words the page was given for its script: all sentences are written on the server, in the reader's language. */

const given = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * A sentence, with its values filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export const t = (id, values = {}) =>
  given[id].replace(/\{(\w+)\}/g, (/** @type {string} */ whole, /** @type {string} */ name) => values[name] ?? whole);
