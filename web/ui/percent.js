/** Chances in words. Pure. */

/**
 * A chance in whole per cent. What is neither certain nor impossible is not said to be.
 * @param {string} locale
 * @param {number} chance 0 to 1
 */
export function percent(locale, chance) {
  const rounded = Math.round(chance * 100) / 100;
  const honest = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, rounded)) : rounded;
  return new Intl.NumberFormat(locale, { style: "percent" }).format(honest);
}

/**
 * How a chance has changed, with its sign: "+12 %".
 * @param {string} locale
 * @param {number} before
 * @param {number} after
 */
export function difference(locale, before, after) {
  const format = new Intl.NumberFormat(locale, { style: "percent", signDisplay: "exceptZero" });
  return format.format(Math.round((after - before) * 100) / 100);
}
