/** Amounts as the reader's language writes them. Pure. */

import { withMinus } from "./safe-text.js";

/**
 * A number with the sign for minus; a text as it is.
 * @param {string} locale
 * @param {string | number} value
 * @param {Intl.NumberFormatOptions} [how]
 */
export function amount(locale, value, how) {
  return typeof value === "number" ? withMinus(value.toLocaleString(locale, how)) : value;
}
