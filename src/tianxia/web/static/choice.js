/**
 * A choice in parts. Each legal action has an aim: the targets a person points at for it, in order. One that ends with a
 * question mark is optional: it may be picked to say which action is meant, or passed over. Picking targets narrows the
 * actions down; what can be picked next glows.
 *
 * @typedef {{action: string, aim: string[], phrase: string, effect?: string}} Choice
 */

/** @param {string} part of an aim */
const isOptional = (part) => part.endsWith("?");

/** The target that a part of an aim means. @param {string} part */
export const targetOf = (part) => (isOptional(part) ? part.slice(0, -1) : part);

/** The targets that must be picked. @param {string[]} aim */
export const needed = (aim) => aim.filter((part) => !isOptional(part));

/**
 * The actions that picked targets leave. Picks in the order of the aims are preferred; a person who takes the card
 * before the place means the same, as long as no aim begins that way.
 * @param {Choice[]} choices
 * @param {string[]} picks
 * @returns {Choice[]}
 */
export function narrow(choices, picks) {
  if (!picks.length) return choices;
  const inOrder = choices.filter(({ aim }) => beginsWith(aim, picks));
  return inOrder.length ? inOrder : choices.filter(({ aim }) => rest(aim, picks) !== null);
}

/**
 * The targets that may be picked next. An optional one is among them only where it tells actions apart.
 * @param {Choice[]} choices
 * @param {string[]} picks
 * @returns {Set<string>}
 */
export function next(choices, picks) {
  const left = narrow(choices, picks).map(({ aim }) => rest(aim, picks) ?? []).filter((parts) => parts.length);
  /** @type {Map<string, number>} How many aims have each optional part. */
  const shared = new Map();
  for (const part of left.flat()) if (isOptional(part)) shared.set(part, (shared.get(part) ?? 0) + 1);
  const open = left.flatMap((parts) => parts.slice(0, parts.findIndex((part) => !isOptional(part)) + 1));
  return new Set(open.filter((part) => shared.get(part) !== left.length).map(targetOf));
}

/**
 * The actions for which everything has been picked: one acts, several are told apart by buttons.
 * @param {Choice[]} choices
 * @param {string[]} picks
 * @returns {Choice[]}
 */
export const complete = (choices, picks) =>
  narrow(choices, picks).filter(({ aim }) => !needed(rest(aim, picks) ?? []).length);

/**
 * Does an aim begin with the picks, but for optional parts that were passed over?
 * @param {string[]} aim
 * @param {string[]} picks
 */
function beginsWith(aim, picks) {
  let at = 0;
  return picks.every((pick) => {
    while (at < aim.length && isOptional(aim[at]) && targetOf(aim[at]) !== pick) at++;
    return at < aim.length && targetOf(aim[at++]) === pick;
  });
}

/**
 * What is left of an aim after the picks; null if they do not all belong to it.
 * @param {string[]} aim
 * @param {string[]} picks
 */
function rest(aim, picks) {
  const left = [...aim];
  for (const pick of picks) {
    const at = left.findIndex((part) => targetOf(part) === pick);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
