/** The deal of the day: how it stands here, what is said of it, and its card on the first page. */

import { isClaimed } from "../../storage/tab-lock.js";
import { FIRST, dateOf, dealOf, daysPlayed, tryOf } from "../../model/daily-calendar.js";
import { coverOf } from "../../components/cover.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { hasWon, peopleOf } from "../../model/statistics.js";
import { hash } from "../../page/router.js";
import { choiceNames } from "../../model/setup.js";
import { playNow } from "../../storage/pending-games.js";
import type { Deal } from "../../model/daily-calendar.js";
import type { Options } from "../../types/engine.js";
import type { App, Result, SaveRecord } from "../../types/page.js";

/** What has become of a day's deal here. */
export interface Standing {
  deal: Deal;
  result: Result | null;
  /** Of the try, while there is one. */
  save: SaveRecord | null;
  /** The id of the try that a page has begun and not stored yet. */
  running: string | null;
  /** Its try was deleted before it came to an end. */
  isGivenUp: boolean;
  played: Map<string, Result>;
}

export async function standing(app: App): Promise<Standing | null> {
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

/** The game and its variant. */
export function titleOf(app: App, { game, options }: { game: string; options: Options }) {
  return [app.words.gameTitle(game), ...variantOf(app, { game, options })].join(" · ");
}

/** What was chosen that is not as usual. */
function variantOf(app: App, { game, options }: { game: string; options: Options }) {
  const known = app.rooms.find(({ id }) => id === game)?.options ?? [];
  const chosen = known.filter(({ name, default: usual }) => options[name] !== usual);
  return choiceNames(app, game, Object.fromEntries(chosen.map(({ name }) => [name, options[name] ?? 0])));
}

/** Against whom it is. */
export function crewOf({ words }: App, { level, start }: Deal) {
  const crew = words.t(`crew-${level}`, { count: start.seats.length - 1 });
  return words.t("day-against", { crew });
}

export function dated({ words }: App, date: string) {
  const how = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(words.locale, how).format(Date.parse(date));
}

/** A day's result in words, to be read aloud or sent. */
export function tellOf(app: App, result: Result) {
  const { game, day } = result;
  const [variant] = variantOf(app, result);
  return app.words.t("day-told", {
    game: variant ?? app.words.gameTitle(game),
    date: dated(app, day ?? FIRST),
    how: howOf(app, result),
  });
}

/** How it came out for the person, and for the commodore. */
export function howOf({ words }: App, result: Result) {
  const { rival } = result;
  const [seat = 0] = peopleOf(result);
  const isWon = hasWon(result, seat);
  const rivals =
    rival && hasWon(rival, seat) ? (isWon ? "needed" : "won") : rival ? "lost" : "none";
  return words.t("day-how", {
    won: isWon ? "yes" : "no",
    rank: result.ranks[seat] ?? 1,
    turns: result.turns[seat] ?? 0,
    rival: rivals,
    rivalTurns: rival?.turns[seat] ?? 0,
    rivalRank: rival?.ranks[seat] ?? 1,
  });
}

/** What one can do with today's deal. */
export function way(app: App, { deal, result, save, running, isGivenUp }: Standing) {
  const { words } = app;
  const begun = save?.id ?? running;
  const button = (key: string, click: () => void) =>
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

/** For the first page; null while there is no deal. */
export async function dayCard(app: App) {
  const found = await standing(app);
  if (!found) return null;
  const { words } = app;
  return make(
    "section",
    { class: "resume day-card", "aria-labelledby": "day-heading" },
    make("div", { class: "resume-picture" }, coverOf(app, found.deal.start.game)),
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
