/** Amounts as the reader's language writes them. Pure. */

/**
 * A number with the sign for minus, which is as wide as its digits; a text as it is.
 * @param {string} locale
 * @param {string | number} value
 * @param {Intl.NumberFormatOptions} [how]
 */
export function amount(locale, value, how) {
  return typeof value === "number" ? value.toLocaleString(locale, how).replace("-", "−") : value;
}
