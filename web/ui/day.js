/** The deal of the day: its card on the first page, its own page, and the calendar. */

import { FIRST, dateOf, dealOf, daysAfter, daysInARow, daysPlayed } from "./calendar.js";
import { fill, make, refill } from "./dom.js";
import { playNow } from "./home.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";
import { hasWon, peopleOf } from "./outcomes.js";
import { hash } from "./route.js";
import { page } from "./screens.js";
import { choiceNames } from "./setup.js";
import { hand } from "./handing.js";

/** @import {Deal} from "./calendar.js" */
/** @import {App, Result, SaveRecord, Screen} from "./types.js" */

/** So many days back the calendar goes. */
const SHOWN = 31;

/**
 * What has become of a day's deal here.
 * @typedef {object} Standing
 * @property {Deal} deal
 * @property {Result | null} result
 * @property {SaveRecord | null} save of the try, while there is one
 * @property {boolean} isGivenUp its try was deleted before it came to an end
 * @property {Map<string, Result>} played
 */

/** @param {App} app @returns {Promise<Standing | null>} */
async function standing(app) {
  const today = dateOf(Date.now());
  const deal = dealOf(app.rooms, today);
  if (!deal || app.words.silent.has(deal.start.game)) return null;
  const [results, saves] = await Promise.all([app.results.all(), app.saves.all()]);
  const played = daysPlayed(results);
  const result = played.get(today) ?? null;
  const save = saves.find(({ day, id }) => day === today && (!result || id === result.id)) ?? null;
  const isGivenUp = !result && !save && app.preferences.dayBegun() === today;
  return { deal, result, save, isGivenUp, played };
}

/**
 * The game and its variant.
 * @param {App} app
 * @param {{game: string, options: import("../types.js").Options}} of
 */
function titleOf(app, { game, options }) {
  return [app.words.t(`${game}-title`), ...variantOf(app, { game, options })].join(" · ");
}

/**
 * What was chosen that is not as usual.
 * @param {App} app
 * @param {{game: string, options: import("../types.js").Options}} of
 */
function variantOf(app, { game, options }) {
  const known = app.rooms.find(({ id }) => id === game)?.options ?? [];
  const chosen = known.filter(({ name, default: usual }) => options[name] !== usual);
  return choiceNames(app, game, Object.fromEntries(chosen.map(({ name }) => [name, options[name] ?? 0])));
}

/** Against whom it is. @param {App} app @param {Deal} deal */
function crewOf({ words }, { level, start }) {
  const crew = words.t(`crew-${level}`, { count: start.seats.length - 1 });
  return words.t("day-against", { crew });
}

/** @param {App} app @param {string} date */
function dated({ words }, date) {
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
function howOf({ words }, result) {
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
function way(app, { deal, result, save, isGivenUp }) {
  const { words } = app;
  const button = (/** @type {string} */ key, /** @type {() => void} */ click) =>
    make(
      "button",
      { class: "button primary", type: "button", id: "day-play", on: { click } },
      icon("play"),
      words.t(key),
    );
  if (save)
    return make(
      "a",
      {
        class: "button primary",
        id: "day-play",
        href: hash({ screen: "table", save: save.id }),
      },
      words.t(result ? "day-look" : "day-resume"),
    );
  if (result || isGivenUp)
    return button("day-practise", () => playNow(app, { ...deal.start, day: null }));
  return button("day-play", () => {
    app.preferences.rememberDay(deal.date);
    playNow(app, deal.start);
  });
}

/** @param {App} app @param {Standing} of */
function said(app, { result, save, isGivenUp }) {
  if (result) return tellOf(app, result);
  return app.words.t(save ? "day-begun" : isGivenUp ? "day-given-up" : "day-once");
}

/** @param {App} app @param {Standing} of */
function streak({ words }, { deal, played }) {
  const { now, most } = daysInARow(played.keys(), deal.date);
  return most > 1 && words.t("day-streak", { now, most });
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

/** @param {App} app @param {unknown} _ @param {AbortSignal} signal @returns {Screen} */
export function dayScreen(app, _, signal) {
  const { words } = app;
  const today = make("section", { class: "panel day-today" });
  const table = make("div", { class: "table-frame" });

  async function show() {
    const found = await standing(app);
    if (!found) {
      fill(today, make("p", {}, words.t("day-none")));
      return;
    }
    const { deal, result } = found;
    refill(
      today,
      make("h2", {}, dated(app, deal.date)),
      make("p", { class: "day-game" }, `${titleOf(app, deal.start)}, ${crewOf(app, deal)}`),
      make("p", {}, said(app, found)),
      make(
        "div",
        { class: "day-ways" },
        way(app, found),
        result &&
          make(
            "button",
            {
              class: "button",
              type: "button",
              id: "day-share",
              on: { click: () => void hand(app, tellOf(app, result)) },
            },
            icon("share"),
            words.t("day-share"),
          ),
      ),
      make("p", { class: "fine" }, streak(app, found)),
    );
    fill(table, calendar(app, found));
  }

  app.results.addEventListener("change", () => void show(), { signal });
  void show();
  return page(
    words.t("day-title"),
    "day-page",
    make("p", { class: "lead" }, words.t("day-about")),
    loading(app, signal),
    today,
    make("h2", {}, words.t("day-calendar")),
    table,
    make(
      "p",
      {},
      make("a", { class: "button", href: hash({ screen: "record" }) }, words.t("record-title")),
    ),
  );
}

/** @param {App} app @param {Standing} of */
function calendar(app, { deal: { date: today }, played }) {
  const { words } = app;
  const [earliest = today] = [...played.keys(), FIRST].sort();
  const days = [];
  for (let back = 0; back < SHOWN; back += 1) {
    const date = daysAfter(today, -back);
    if (date >= earliest) days.push(date);
  }
  return make(
    "table",
    { class: "records" },
    make("caption", { class: "unseen" }, words.t("day-calendar")),
    heads(app, ["day-column-day", "day-column-deal", "day-column-result"]),
    make(
      "tbody",
      {},
      ...days.map((date) => {
        const deal = dealOf(app.rooms, date);
        const result = played.get(date);
        const of = result ?? deal?.start;
        return make(
          "tr",
          {},
          make("th", { scope: "row" }, dated(app, date)),
          make("td", {}, of ? titleOf(app, of) : ""),
          make("td", {}, result ? howOf(app, result) : date < today ? words.t("day-missed") : "–"),
        );
      }),
    ),
  );
}

/** @param {App} app @param {string[]} keys */
export function heads({ words }, keys) {
  return make(
    "thead",
    {},
    make("tr", {}, ...keys.map((key) => make("th", { scope: "col" }, words.t(key)))),
  );
}
