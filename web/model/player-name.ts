/** Names of players, as they are typed or come from elsewhere. Pure. */

import { plain } from "../i18n/safe-text.js";

/** Characters of a name. */
export const LONGEST_NAME = 24;

/** A name, or another short text, as it is kept: plain, of whole characters. */
export function cleanName(name: string, longest: number = LONGEST_NAME) {
  return Array.from(plain(name)).slice(0, longest).join("").trimEnd();
}
