/** The table of a contest. */

import { about, make } from "../../components/dom.js";
import { iconButton } from "../../components/controls.js";
import { withMinus } from "../../i18n/safe-text.js";
import type { Checked } from "../../storage/contests.js";
import type { Collected, ContestRow, ContestTotal } from "../../types/engine.js";
import type { App } from "../../types/page.js";

type Known = ReadonlyMap<string, Checked>;

/** All deals together, if there are several, and each deal. `remove`: takes a result away. */
export function standings(
  app: App,
  { rows, totals }: Collected,
  known: Known,
  remove: (text: string) => void,
): HTMLElement[] {
  const { words } = app;
  const deals = [...new Set(rows.map(({ number }) => number))];
  const whole = deals.length > 1 ? [totalTable(app, totals)] : [];
  return [
    ...whole,
    ...deals.map((number) =>
      table(
        words.t("contest-deal", { number: number + 1 }),
        ["name", "points", "rank", "score", "turns", "try", "checked", "luck", "play"].map((key) =>
          words.t(`contest-column-${key}`),
        ),
        rows
          .filter((row) => row.number === number)
          .map((row) => [...cellsOf(app, row, known).map(String), removing(app, row, remove)]),
        0,
      ),
    ),
  ];
}

function totalTable(app: App, totals: ContestTotal[]) {
  const { words } = app;
  return table(
    words.t("contest-total"),
    ["place", "name", "points", "deals"].map((key) => words.t(`contest-column-${key}`)),
    totals.map(({ deals, most, name, place, points }) => [
      number(app, place),
      name,
      words.t("contest-of", { points, most }),
      number(app, deals),
    ]),
    1,
  );
}

/** What is told of a row in its columns. */
export function cellsOf(app: App, row: ContestRow, known: Known) {
  const { words } = app;
  const checked = known.get(row.text) ?? null;
  return [
    row.name || words.t("record-nameless"),
    row.points === null ? "–" : words.t("contest-of", { points: row.points, most: row.most }),
    number(app, row.rank),
    String(row.score),
    number(app, row.turns),
    row.tries === 1 ? words.t("contest-first") : number(app, row.tries),
    checkedWords(app, row, checked),
    chance(app, checked?.luck ?? null),
    chance(app, checked?.play ?? null),
  ];
}

/** How far a result is proved, and what does not fit. */
export function checkedWords({ words }: App, row: ContestRow, checked: Checked | null) {
  const [first] = checked?.strange ?? [];
  return [
    row.claimed
      ? words.t(row.contradicted ? "contest-contradicted" : "contest-claimed")
      : !checked
        ? words.t("contest-by-rules")
        : first
          ? words.t("contest-strange", { entry: first[0], seat: first[1] + 1, count: checked.strange.length })
          : words.t("contest-by-bots"),
    row.twin !== null && words.t("contest-twin", { name: row.twin || words.t("record-nameless") }),
    !row.counts && !row.contradicted && words.t("contest-later"),
  ]
    .filter(Boolean)
    .join(" · ");
}

function chance(app: App, change: number | null) {
  if (change === null) return "";
  const how = { signDisplay: "exceptZero", maximumFractionDigits: 0 } as const;
  return withMinus(new Intl.NumberFormat(app.words.locale, how).format(Math.round(change * 100)));
}

function number(app: App, value: number) {
  return new Intl.NumberFormat(app.words.locale).format(value);
}

function removing(app: App, row: ContestRow, remove: (text: string) => void) {
  return about(iconButton("bin", app.words.t("contest-remove"), () => remove(row.text)), row.name);
}

/** Columns without a heading hold what can be done with a row. `named`: the column with what a row is called by. */
function table(caption: string, columns: string[], rows: (string | HTMLElement)[][], named: number) {
  const cell = (content: string | HTMLElement, at: number) =>
    at === named ? make("th", { scope: "row" }, content) : make("td", {}, content);
  return make(
    "div",
    { class: "club-scroll", tabindex: 0, role: "group", "aria-label": caption },
    make(
      "table",
      { class: "club-rows" },
      make("caption", {}, caption),
      make("thead", {}, make("tr", {}, ...heads(columns, rows))),
      make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cell)))),
    ),
  );
}

function heads(columns: string[], rows: (string | HTMLElement)[][]) {
  const others = Math.max(0, (rows[0]?.length ?? 0) - columns.length);
  return [
    ...columns.map((column) => make("th", { scope: "col" }, column)),
    ...Array.from({ length: others }, () => make("td")),
  ];
}
