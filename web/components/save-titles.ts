/** What is said of a saved game wherever it is named. */

import { dateAndTime } from "../i18n/date-and-time.js";
import { choiceNames } from "../model/setup.js";
import type { Words } from "../i18n/words.js";
import type { Broken } from "../model/stored-shapes.js";
import type { Origin } from "../types/engine.js";
import type { App, SaveRecord } from "../types/page.js";

/** Events that change the list of saved games from outside a screen. */
export const SAVES_NEWS = ["open", "change", "elsewhere"];

/** A game's name, what was chosen, and which game it comes from, if any. */
export function savedTitle(app: App, record: SaveRecord) {
  const { words } = app;
  const { game, options } = record;
  const names = words.silent.has(game) ? [] : choiceNames(app, game, options);
  const title = [words.gameTitle(game), ...names].join(" · ");
  return record.origin ? `${title} — ${originName(words, record.origin)}` : title;
}

/** Where something that cannot be read is wrong; "" if nowhere in particular. */
export function wrongIn({ words }: App, { fault }: Broken) {
  return fault && words.t("stored-wrong", { part: fault.replace(/^\./, "") });
}

/** From where a game plays on. */
export function originName(words: Words, { move, when }: Origin) {
  return words.t("saves-branch", { move, when: dateAndTime(words, when) });
}

/** When it was last played. */
export function savedWhen(words: Words, record: SaveRecord) {
  return dateAndTime(words, record.updated);
}
