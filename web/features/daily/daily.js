/** The deal of the day: how it stands here, what is said of it, and its card on the first page. */

import { isClaimed } from "../../storage/tab-lock.js";
import { FIRST, dateOf, dealOf, daysPlayed, tryOf } from "../../model/daily-calendar.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { hasWon, peopleOf } from "../../model/statistics.js";
import { hash } from "../../page/router.js";
import { choiceNames } from "../../model/setup.js";
import { playNow } from "../../storage/pending-games.js";

/** @import {Deal} from "../../model/daily-calendar.js" */
/** @import {App, Result, SaveRecord} from "../../types/page.js" */

/**
 * What has become of a day's deal here.
 * @typedef {object} Standing
 * @property {Deal} deal
 * @property {Result | null} result
 * @property {SaveRecord | null} save of the try, while there is one
 * @property {string | null} running the id of the try that a page has begun and not stored yet
 * @property {boolean} isGivenUp its try was deleted before it came to an end
 * @property {Map<string, Result>} played
 */

/** @param {App} app @returns {Promise<Standing | null>} */
export async function standing(app) {
  const today = dateOf(Date.now());
  const deal = dealOf(app.rooms, today);
  if (!deal || app.words.silent.has(deal.start.game)) return null;
  const [results, saves] = await Promise.all([app.results.all(), app.saves.all()]);
  const played = daysPlayed(results);
  const result = played.get(today) ?? null;
  const save = saves.find(({ day, id }) => day === today && (!result || id === result.id)) ?? null;
  const isBegun = !result && !save && app.preferences.dayBegun() === today;
  const running = isBegun && (await isClaimed(tryOf(today), navigator.locks)) ? tryOf(today) : null;
  return { deal, result, save, running, isGivenUp: isBegun && !running, played };
}

/**
 * The game and its variant.
 * @param {App} app
 * @param {{game: string, options: import("../../types/engine.js").Options}} of
 */
export function titleOf(app, { game, options }) {
  return [app.words.t(`${game}-title`), ...variantOf(app, { game, options })].join(" · ");
}

/**
 * What was chosen that is not as usual.
 * @param {App} app
 * @param {{game: string, options: import("../../types/engine.js").Options}} of
 */
function variantOf(app, { game, options }) {
  const known = app.rooms.find(({ id }) => id === game)?.options ?? [];
  const chosen = known.filter(({ name, default: usual }) => options[name] !== usual);
  return choiceNames(app, game, Object.fromEntries(chosen.map(({ name }) => [name, options[name] ?? 0])));
}

/** Against whom it is. @param {App} app @param {Deal} deal */
export function crewOf({ words }, { level, start }) {
  const crew = words.t(`crew-${level}`, { count: start.seats.length - 1 });
  return words.t("day-against", { crew });
}

/** @param {App} app @param {string} date */
export function dated({ words }, date) {
  const how = /** @type {const} */ ({ day: "numeric", month: "long", timeZone: "UTC" });
  return new Intl.DateTimeFormat(words.locale, how).format(Date.parse(date));
}

/**
 * A day's result in words, to be read aloud or sent.
 * @param {App} app
 * @param {Result} result
 */
export function tellOf(app, result) {
  const { game, day } = result;
  const [variant] = variantOf(app, result);
  return app.words.t("day-told", {
    game: variant ?? app.words.t(`${game}-title`),
    date: dated(app, day ?? FIRST),
    how: howOf(app, result),
  });
}

/** How it came out for the person, and for the commodore. @param {App} app @param {Result} result */
export function howOf({ words }, result) {
  const { rival } = result;
  const [seat = 0] = peopleOf(result);
  const isWon = hasWon(result, seat);
  const rivals = rival && hasWon(rival, seat) ? (isWon ? "needed" : "won") : rival ? "lost" : "none";
  return words.t("day-how", {
    won: isWon ? "yes" : "no",
    rank: result.ranks[seat] ?? 1,
    turns: result.turns[seat] ?? 0,
    rival: rivals,
    rivalTurns: rival?.turns[seat] ?? 0,
    rivalRank: rival?.ranks[seat] ?? 1,
  });
}

/** What one can do with today's deal. @param {App} app @param {Standing} of */
export function way(app, { deal, result, save, running, isGivenUp }) {
  const { words } = app;
  const begun = save?.id ?? running;
  const button = (/** @type {string} */ key, /** @type {() => void} */ click) =>
    make(
      "button",
      { class: "button primary", type: "button", id: "day-play", on: { click } },
      icon("play"),
      words.t(key),
    );
  if (begun)
    return make(
      "a",
      {
        class: "button primary",
        id: "day-play",
        href: hash({ screen: "table", save: begun }),
      },
      words.t(result ? "day-look" : "day-resume"),
    );
  if (result || isGivenUp)
    return button("day-practise", () => playNow(app, { ...deal.start, day: null }));
  return button("day-play", () => {
    app.preferences.rememberDay(deal.date);
    playNow(app, deal.start, tryOf(deal.date));
  });
}

/** For the first page; null while there is no deal. @param {App} app */
export async function dayCard(app) {
  const found = await standing(app);
  if (!found) return null;
  const { words } = app;
  return make(
    "section",
    { class: "resume day-card", "aria-labelledby": "day-heading" },
    make("div", { class: "resume-seal" }, icon("compass")),
    make(
      "div",
      { class: "resume-words" },
      make("h2", { id: "day-heading" }, words.t("day-title")),
      make("p", {}, `${titleOf(app, found.deal.start)}, ${crewOf(app, found.deal)}`),
      found.result && make("p", { class: "fine" }, tellOf(app, found.result)),
    ),
    make(
      "div",
      { class: "day-ways" },
      way(app, found),
      make("a", { class: "button", href: hash({ screen: "day" }) }, words.t("day-calendar")),
    ),
  );
}
