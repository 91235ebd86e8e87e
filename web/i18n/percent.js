/** Chances in words. Pure. */

import { amount } from "./numbers.js";

/** @import {Prospect} from "../types/engine.js" */

/**
 * A chance in whole per cent; 0 and 100 only if it is impossible or certain.
 * @param {string} locale
 * @param {number} chance 0 to 1
 */
export function percent(locale, chance) {
  const rounded = Math.round(chance * 100) / 100;
  const honest = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, rounded)) : rounded;
  return new Intl.NumberFormat(locale, { style: "percent" }).format(honest);
}

/** With at least this share an action is shown as practically certain. */
const SURE = 0.99;

/**
 * The number beside an action that was compared with others: its chance of winning, or else how
 * likely it was to be drawn.
 * @param {Prospect} prospect
 * @returns {{number: number, means: "hint-chance" | "hint-odds" | "hint-sure"}}
 */
export function measure({ worth, share }) {
  if (worth !== null) return { number: worth, means: "hint-chance" };
  return share < SURE ? { number: share, means: "hint-odds" } : { number: 1, means: "hint-sure" };
}

/**
 * How a chance has changed, with its sign: "+12 %".
 * @param {string} locale
 * @param {number} before
 * @param {number} after
 */
export function difference(locale, before, after) {
  const change = Math.round((after - before) * 100) / 100;
  return amount(locale, change, { style: "percent", signDisplay: "exceptZero" });
}

/**
 * A change in points of a hundred, with its sign.
 * @param {string} locale
 * @param {number} change
 */
export function signed(locale, change) {
  return amount(locale, Math.round(change * 100), { signDisplay: "exceptZero" });
}

/**
 * An error in points of a hundred, never 0: nothing here is certain.
 * @param {string} locale
 * @param {number} error
 */
export function whole(locale, error) {
  return new Intl.NumberFormat(locale).format(Math.max(1, Math.round(error * 100)));
}
