/** Where the words of a language are. */

import { BASE } from "../kit/base-url.js";
import type { Language } from "./language.js";

/** The words outside the rooms. */
export function shellWords(language: Language) {
  return new URL(`web/words/${language}.ftl`, BASE);
}

/** What only the screens of a part of the shell say. */
export function partWords(part: string, language: Language) {
  return new URL(`web/words/${part}/${language}.ftl`, BASE);
}

export function roomWords(room: string, language: Language) {
  return new URL(`rooms/${room}/words/${language}.ftl`, BASE);
}

/** What only the rules page of a room says. */
export function ruleWords(room: string, language: Language) {
  return new URL(`rooms/${room}/rules/${language}.ftl`, BASE);
}
