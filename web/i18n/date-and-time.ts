/** Moments, as a reader's language writes them. */

import type { Words } from "./words.js";

/** `when`: as `Date.now` has it. */
export function dateAndTime({ locale }: Pick<Words, "locale">, when: number) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(when);
}
