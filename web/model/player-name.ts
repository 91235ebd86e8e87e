/** Names of players, as they are typed or come from elsewhere. Pure. */

import { cleanText } from "../i18n/typed-text.js";

/** Graphemes of a name; the engine has the same. */
export const LONGEST_NAME = 24;

/** A name as it is kept. */
export function cleanName(name: string) {
  return cleanText(name, LONGEST_NAME);
}
