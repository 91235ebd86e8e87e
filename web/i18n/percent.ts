/** Chances in words. Pure. */

import { amount } from "./numbers.js";
import type { Prospect } from "../types/engine.js";

/** A chance in whole per cent; 0 and 100 only if it is impossible or certain. `chance`: 0 to 1. */
export function percent(locale: string, chance: number) {
  const rounded = Math.round(chance * 100) / 100;
  const honest = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, rounded)) : rounded;
  return new Intl.NumberFormat(locale, { style: "percent" }).format(honest);
}

/** With at least this share an action is shown as practically certain. */
const SURE = 0.99;

/**
 * The number beside an action that was compared with others: its chance of winning, or else how
 * likely it was to be drawn.
 */
export function measure({ worth, share }: Prospect): {
  number: number;
  means: "hint-chance" | "hint-odds" | "hint-sure";
} {
  if (worth !== null) return { number: worth, means: "hint-chance" };
  return share < SURE ? { number: share, means: "hint-odds" } : { number: 1, means: "hint-sure" };
}

/** How a chance has changed, with its sign: "+12 %". */
export function difference(locale: string, before: number, after: number) {
  const change = Math.round((after - before) * 100) / 100;
  return amount(locale, change, { style: "percent", signDisplay: "exceptZero" });
}

/** A change in points of a hundred, with its sign. */
export function signed(locale: string, change: number) {
  return amount(locale, Math.round(change * 100), { signDisplay: "exceptZero" });
}

/** An error in points of a hundred, never 0: nothing here is certain. */
export function whole(locale: string, error: number) {
  return new Intl.NumberFormat(locale).format(Math.max(1, Math.round(error * 100)));
}
