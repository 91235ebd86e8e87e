/** Amounts as the reader's language writes them. Pure. */

import { isDigits, withMinus } from "./safe-text.js";

/** A number with the sign for minus; a text as it is. */
export function amount(locale: string, value: string | number, how?: Intl.NumberFormatOptions) {
  if (typeof value !== "number") return value;
  if (!how && isDigits(value, locale)) return String(value);
  return withMinus(value.toLocaleString(locale, how));
}
