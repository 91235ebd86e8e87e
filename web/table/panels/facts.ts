/** What is shown of a fact where there is no room for its words. */

import { amount } from "../../i18n/numbers.js";
import { spriteImage } from "../../components/sprite.js";
import type { Fact } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** Its sprite, if it has one, and its value. */
export function factSign({ words }: App, { icon, value }: Fact) {
  return [icon && spriteImage(icon), amount(words.locale, value)];
}
