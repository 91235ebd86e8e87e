/** The table of a contest as a file for spreadsheets, with headings in the reader's language. */

import { csv, decimalSign } from "../../model/contest-csv.js";
import { checkedWords } from "./standings.js";
import type { Checked } from "../../storage/contests.js";
import type { ContestRow } from "../../types/engine.js";
import type { App } from "../../types/page.js";

const COLUMNS = ["deal", "name", "rank", "score", "points", "most", "turns", "try", "checked", "luck", "play", "result"];

export function csvOf(app: App, rows: ContestRow[], known: ReadonlyMap<string, Checked>) {
  const { words } = app;
  const cells = rows.map((row) => {
    const checked = known.get(row.text) ?? null;
    return [
      ...[row.number + 1, row.name, row.rank, row.score, row.points, row.most, row.turns, row.tries],
      ...[checkedWords(app, row, checked), percent(checked?.luck), percent(checked?.play), row.text],
    ];
  });
  const heads = COLUMNS.map((key) => words.t(`contest-column-${key}`));
  return csv([heads, ...cells], decimalSign(words.locale));
}

/** In points of a hundred. */
function percent(change: number | null | undefined) {
  return change == null ? null : Math.round(change * 100);
}
