/** One's own record: what everybody at this screen has played, won, and how strong that looks. */

import { amount } from "../../i18n/numbers.js";
import { brokenItems } from "../saves/broken-rows.js";
import { coverOf } from "../../components/cover.js";
import { fill, make, refill } from "../../components/dom.js";
import { offerFile, pickFile } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { medals } from "../../components/medals.js";
import { importFile } from "../saves/import.js";
import { counting, rateableOf, ratingOf, recordsOf, written } from "../../model/statistics.js";
import { ratingsOf } from "./level-ratings.js";
import { hash } from "../../page/router.js";
import { page } from "../../page/page-title.js";
import { choiceNames } from "../../model/setup.js";
import type { IconName } from "../../components/icons.js";
import type { Line, Rateable } from "../../model/statistics.js";
import type { App, Rated, Result, Screen } from "../../types/page.js";

const COLUMNS = [
  "record-column-game",
  "record-column-against",
  "record-column-played",
  "record-column-won",
  "record-column-streak",
  "record-column-fastest",
  "record-column-longest",
];

/** Wins in a row for which there is a medal. */
const MEDALS = [2, 3, 5, 10];

export function recordScreen(app: App, _: unknown, signal: AbortSignal): Screen {
  const { words } = app;
  const people = make("div", { class: "record-people" });
  const broken = make("ul", { class: "saves" });
  const trouble = make("p", { class: "notice", hidden: true });
  let results: Result[] = [];

  async function show() {
    results = await app.results.all();
    const unread = await app.results.broken();
    const games = [...new Set(results.map(({ game }) => game))].filter(
      (game) => !words.silent.has(game) && app.rooms.some(({ id }) => id === game),
    );
    const ratings = new Map(
      await Promise.all(
        games.map(async (game) => [game, await overall(game)] as [string, Rated | null]),
      ),
    );
    const known = results.filter(({ game }) => ratings.has(game));
    const records = [...recordsOf(known)];
    const rateable = rateableOf(counting(known));
    const isAlone = records.length === 1;
    fill(
      people,
      ...(records.length > 0
        ? records.map(([name, lines]) => person(app, name, lines, rateable.get(name) ?? [], ratings, isAlone))
        : [make("p", { class: "empty" }, words.t("record-none")), winsInARow(app, 0)]),
    );
    const listed = {
      store: app.results,
      title: "record-broken",
      next: "saves-import",
      refresh: show,
    };
    refill(broken, ...brokenItems(app, unread, listed));
    trouble.hidden = !app.results.isFailing;
    trouble.textContent = words.t(app.results.isNewer ? "stores-newer" : "record-unstored");
    for (const button of [save, forget]) button.disabled = results.length === 0;
  }

  async function take() {
    const file = await pickFile();
    const id = file && (await importFile(app, file));
    if (id) app.go({ screen: "table", save: id });
  }

  async function remove() {
    const removed = results;
    await app.results.remove(removed);
    app.toasts.show(words.t("record-deleted"), {
      label: words.t("saves-bring-back"),
      act: () => void app.results.add(removed),
    });
  }

  const button: (sign: IconName, key: string, click: () => void) => HTMLButtonElement = (sign, key, click) =>
    make(
      "button",
      { class: "button", type: "button", id: key, on: { click } },
      icon(sign),
      words.t(key),
    );
  const save = button("download", "table-save-file", () =>
    offerFile(new Blob([written(results)], { type: "application/json" }), "freebooters-record.json"),
  );
  const forget = button("bin", "record-delete", () => void remove());
  app.results.addEventListener("change", () => void show(), { signal });
  void show();
  return page(
    words.t("record-title"),
    "record-page",
    make("p", { class: "lead" }, words.t("record-about")),
    trouble,
    people,
    broken,
    make(
      "div",
      { class: "day-ways" },
      make("a", { class: "button", href: hash({ screen: "day" }) }, words.t("day-title")),
      save,
      button("upload", "saves-import", () => void take()),
      forget,
    ),
    make(
      "details",
      { class: "more" },
      make("summary", {}, words.t("record-how")),
      make("p", {}, words.t("record-how-counts")),
      make("p", {}, words.t("record-how-rating")),
    ),
  );
}

/** The levels' ratings in a game, all variants together. */
async function overall(game: string): Promise<Rated | null> {
  return (await ratingsOf(game)).find(({ options }) => options === null) ?? null;
}

/** `rateable`: the person's own. */
function person(
  app: App,
  name: string,
  lines: Line[],
  rateable: Rateable[],
  ratings: Map<string, Rated | null>,
  isAlone: boolean,
) {
  const { words } = app;
  const heading = name || words.t(isAlone ? "record-you" : "record-nameless");
  return make(
    "section",
    {},
    make("h2", {}, heading),
    winsInARow(app, Math.max(0, ...lines.map(({ best }) => best))),
    make(
      "div",
      { class: "table-frame", role: "region", tabindex: 0, "aria-label": heading },
      make(
        "table",
        { class: "records", role: "table" },
        make("caption", { class: "unseen" }, heading),
        heads(app),
        make("tbody", { role: "rowgroup" }, ...lines.map((line) => row(app, line))),
      ),
    ),
    make(
      "ul",
      { class: "record-ratings" },
      ...[...ratings].map(([game, rated]) => {
        const own = rateable.filter((one) => one.game === game);
        const rating = ratingOf(own, rated);
        return rating && make("li", {}, rated ? ratingLine(app, game, rating, rated) : "");
      }),
    ),
  );
}

/** `best`: the most there were; also before the first one, to be seen what there is to be won. */
function winsInARow({ words }: App, best: number) {
  return medals(words.t("record-medals"), MEDALS, best, (count, isWon) =>
    words.t("record-medal", { count, won: isWon ? "yes" : "no" }),
  );
}

function heads({ words }: App) {
  return make(
    "thead",
    { role: "rowgroup" },
    make(
      "tr",
      { role: "row" },
      ...COLUMNS.map((key) => make("th", { scope: "col", role: "columnheader" }, words.t(key))),
    ),
  );
}

/**
 * On phones the cells of a row stand below it, each with the name of its column; roles are told, since
 * what is no longer laid out as a table is none to some browsers.
 */
function row(app: App, { game, options, seats, against, ...line }: Line) {
  const { words } = app;
  const names = choiceNames(app, game, options);
  return make(
    "tr",
    { role: "row" },
    make(
      "th",
      { scope: "row", role: "rowheader" },
      coverOf(app, game),
      [words.gameTitle(game), ...names, words.t("record-seats", { seats })].join(" · "),
    ),
    ...[
      LEVELLED.has(against) ? words.t(`record-against-${against}`) : words.t(`level-${against}`),
      line.played,
      words.t("record-won", { won: line.won, share: Math.round((line.won / line.played) * 100) }),
      words.t("record-streak", { now: line.streak, most: line.best }),
      line.fastest > 0 ? words.t("record-turns", { turns: line.fastest }) : "–",
      words.t("record-turns", { turns: line.longest }),
    ].map((value, at) =>
      make(
        "td",
        { role: "cell" },
        make("span", { class: "record-column", "aria-hidden": "true" }, words.t(COLUMNS[at + 1] ?? "")),
        String(value),
      ),
    ),
  );
}

/** Opponents that are no level. */
const LEVELLED = new Set(["mixed", "human"]);

/** A rating, and the levels it lies between. */
function ratingLine(
  { words }: App,
  game: string,
  { games, mean, low, high }: NonNullable<ReturnType<typeof ratingOf>>,
  rated: Rated,
) {
  const near = Object.entries(rated.levels)
    .map(([level, { rating }]) => ({ level, far: Math.abs(rating - mean) }))
    .sort((one, other) => one.far - other.far)[0];
  return words.t("record-rating", {
    game: words.gameTitle(game),
    points: amount(words.locale, Math.round(mean)),
    low: amount(words.locale, Math.round(low)),
    high: amount(words.locale, Math.round(high)),
    games,
    level: words.t(`level-${near?.level ?? "deckhand"}`),
  });
}
