/** Score pads: sheets on which one writes down how games with the box came out. */

import { fill, make } from "../../components/dom.js";
import { print } from "./paper.js";
import type { Words } from "../../i18n/words.js";
import type { App, Room, ScorePad } from "../../types/page.js";

/** Games on a sheet: whose scores are written down, and of which only the winner is. */
const GAMES = { scored: 5, won: 22 };

export function printScorePad(app: App, room: Room) {
  const { words } = app;
  const title = words.t("print-pad-heading", { game: words.t(`${room.id}-title`) });
  return print(app, title, async (paper) => {
    await words.tell(room.id);
    fill(
      paper,
      make("h1", {}, title),
      make("p", { class: "pad-rule" }, words.t(`${room.id}-pad`)),
      padTable(words, room.pad, Math.max(...room.seats)),
    );
  });
}

/** `seats`: as many play at most. */
export function padTable(words: Words, pad: ScorePad, seats: number) {
  return pad.parts.length === 0 ? winners(words) : scores(words, pad, seats);
}

function winners(words: Words) {
  const columns = ["print-date", "print-players", "print-winner"];
  return make(
    "table",
    { class: "pad pad-winners" },
    make("thead", {}, make("tr", {}, ...columns.map((key) => head(words.t(key))))),
    make("tbody", {}, ...repeated(GAMES.won, () => make("tr", {}, ...blanks(columns.length)))),
  );
}

/** Rows for every player, one for each part of what is written down; a column for each round. */
function scores(words: Words, { parts, rounds }: ScorePad, seats: number) {
  const columns = repeated(rounds ?? GAMES.scored, (at) =>
    words.t(rounds ? "print-round" : "print-game", { number: at + 1 }),
  );
  if (rounds) columns.push(words.t("print-total"));
  const isNamed = parts.length > 1;
  const row = (part: string, at: number) =>
    make(
      "tr",
      { class: at === parts.length - 1 ? "pad-sum" : null },
      at === 0 && make("td", { class: "pad-name", rowspan: parts.length }),
      isNamed && make("th", { scope: "row" }, words.t(part)),
      ...blanks(columns.length),
    );
  return make(
    "table",
    { class: "pad" },
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        head(words.t("print-player"), "pad-name"),
        isNamed && make("td", { class: "pad-parts" }),
        ...columns.map((column) => head(column)),
      ),
    ),
    ...repeated(seats, () => make("tbody", {}, ...parts.map(row))),
    !rounds &&
      make(
        "tfoot",
        {},
        make(
          "tr",
          {},
          make("th", { scope: "row", colspan: isNamed ? 2 : 1 }, words.t("print-winner")),
          ...blanks(columns.length),
        ),
      ),
  );
}

function head(text: string, look: string | null = null) {
  return make("th", { scope: "col", class: look }, text);
}

function blanks(count: number) {
  return repeated(count, () => make("td"));
}

function repeated<T>(count: number, each: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => each(at));
}
