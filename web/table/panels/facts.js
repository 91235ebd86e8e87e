/** What is shown of a fact where there is no room for its words. */

import { amount } from "../../i18n/numbers.js";
import { spriteImage } from "../../components/sprite.js";

/** @import {Fact} from "../../types/engine.js" */
/** @import {App} from "../../types/page.js" */

/**
 * Its sprite, if it has one, and its value.
 * @param {App} app
 * @param {Fact} fact
 */
export function factSign({ words }, { icon, value }) {
  return [icon && spriteImage(icon), amount(words.locale, value)];
}
