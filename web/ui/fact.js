/** What is shown of a fact where there is no room for its words. */

import { amount } from "./amount.js";
import { spriteImage } from "./sprite.js";

/** @import {Fact} from "../types.js" */
/** @import {App} from "./types.js" */

/**
 * Its sprite, if it has one, and its value.
 * @param {App} app
 * @param {Fact} fact
 */
export function factSign({ words }, { icon, value }) {
  return [icon && spriteImage(icon), amount(words.locale, value)];
}
