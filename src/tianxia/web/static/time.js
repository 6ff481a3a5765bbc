/** Times in the reader's own words, and by the clock of where they are. */

const language = document.documentElement.lang;
const UNITS = /** @type {const} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const SOON = 3600;
/** Seconds from which on a clock counts minutes and seconds. */

/** How long ago something was. @param {number} moment in seconds since 1970 */
export function since(moment) {
  const seconds = Math.max(0, Date.now() / 1000 - moment);
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? UNITS[2];
  return relative.format(-Math.floor(seconds / length), unit);
}

/** How soon something is: "in 2 days". @param {number} seconds from now */
export function ahead(seconds) {
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? UNITS[2];
  return relative.format(Math.floor(Math.max(0, seconds) / length), unit);
}

/** A length of time in two units, or as minutes and seconds. @param {number} seconds */
export function lasting(seconds) {
  const left = Math.max(0, seconds);
  if (left < SOON) return `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
  const parts = UNITS.map(([unit, length], place) => {
    const count = Math.floor((left % (place ? UNITS[place - 1][1] : Infinity)) / length);
    return count ? new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count) : "";
  });
  return parts.filter(Boolean).slice(0, 2).join(" ");
}

/** A moment where the reader is: the day of the week, the day and the time. @param {number} moment in seconds since 1970 */
export const local = (moment) =>
  new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })
    .format(1000 * moment);
