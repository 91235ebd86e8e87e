/** Several parts of a sentence, one after another. Pure. */

import type { Words } from "./words.js";

/** Parts of a sentence with what this language writes between them; "" of none. */
export function inParts(words: Pick<Words, "t">, [first = "", ...others]: string[]) {
  return others.reduce((told, more) => words.t("parts-more", { told, more }), first);
}
