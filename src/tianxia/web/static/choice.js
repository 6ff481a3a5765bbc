/**
 * A choice in parts. Each legal action has an aim: the targets a person points at for it, in order. Picking targets
 * narrows the actions down; what can be picked next glows.
 *
 * @typedef {{action: string, aim: string[], phrase: string, effect?: string}} Choice
 */

/**
 * The actions that picked targets leave. Picks in the order of the aims are preferred; a person who takes the card
 * before the place means the same, as long as no aim begins that way.
 * @param {Choice[]} choices
 * @param {string[]} picks
 * @returns {Choice[]}
 */
export function narrow(choices, picks) {
  if (!picks.length) return choices;
  const inOrder = choices.filter(({ aim }) => picks.every((pick, i) => aim[i] === pick));
  return inOrder.length ? inOrder : choices.filter(({ aim }) => rest(aim, picks) !== null);
}

/**
 * The targets that may be picked next.
 * @param {Choice[]} choices
 * @param {string[]} picks
 * @returns {Set<string>}
 */
export function next(choices, picks) {
  const left = narrow(choices, picks).map(({ aim }) => rest(aim, picks)?.[0]);
  return new Set(left.filter((name) => name !== undefined));
}

/**
 * The actions for which everything has been picked: one acts, several are told apart by buttons.
 * @param {Choice[]} choices
 * @param {string[]} picks
 * @returns {Choice[]}
 */
export const complete = (choices, picks) => narrow(choices, picks).filter(({ aim }) => aim.length === picks.length);

/**
 * What is left of an aim after the picks; null if they do not all belong to it.
 * @param {string[]} aim
 * @param {string[]} picks
 */
function rest(aim, picks) {
  const left = [...aim];
  for (const pick of picks) {
    const at = left.indexOf(pick);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
