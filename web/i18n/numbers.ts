/** Amounts as the reader's language writes them. Pure. */

import { withMinus } from "./safe-text.js";

/** A number with the sign for minus; a text as it is. */
export function amount(locale: string, value: string | number, how?: Intl.NumberFormatOptions) {
  return typeof value === "number" ? withMinus(value.toLocaleString(locale, how)) : value;
}
