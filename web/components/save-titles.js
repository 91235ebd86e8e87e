/** What is said of a saved game wherever it is named. */

import { choiceNames } from "../model/setup.js";

/** @import {Origin} from "../types/engine.js" */
/** @import {Broken} from "../model/stored-shapes.js" */
/** @import {Words} from "../i18n/words.js" */
/** @import {App, SaveRecord} from "../types/page.js" */

/** Events that change the list of saved games from outside a screen. */
export const SAVES_NEWS = ["open", "change", "elsewhere"];

/**
 * A game's name, what was chosen, and which game it comes from, if any.
 * @param {App} app
 * @param {SaveRecord} record
 */
export function savedTitle(app, record) {
  const { words } = app;
  const { game, options } = record;
  const names = words.silent.has(game) ? [] : choiceNames(app, game, options);
  const title = [words.t(`${game}-title`), ...names].join(" · ");
  return record.origin ? `${title} — ${originName(words, record.origin)}` : title;
}

/** Where something that cannot be read is wrong; "" if nowhere in particular. @param {App} app @param {Broken} broken */
export function wrongIn({ words }, { fault }) {
  return fault && words.t("stored-wrong", { part: fault.replace(/^\./, "") });
}

/**
 * From where a game plays on.
 * @param {Words} words
 * @param {Origin} origin
 */
export function originName(words, { move, when }) {
  return words.t("saves-branch", { move, when: moment(words, when) });
}

/**
 * When it was last played.
 * @param {Words} words
 * @param {SaveRecord} record
 */
export function savedWhen(words, record) {
  return moment(words, record.updated);
}

/** @param {Words} words @param {number} when */
function moment({ locale }, when) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(when);
}
