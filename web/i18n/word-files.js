/** Where the words of a language are. */

import { BASE } from "../kit/base-url.js";

/** @import {Language} from "./language.js" */

/** The words outside the rooms. @param {Language} language */
export function shellWords(language) {
  return new URL(`web/words/${language}.ftl`, BASE);
}

/** @param {string} room @param {Language} language */
export function roomWords(room, language) {
  return new URL(`rooms/${room}/words/${language}.ftl`, BASE);
}

/** What only the rules page of a room says. @param {string} room @param {Language} language */
export function ruleWords(room, language) {
  return new URL(`rooms/${room}/rules/${language}.ftl`, BASE);
}
