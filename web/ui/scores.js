/** A score sheet: where every seat's points come from. */

import { make } from "./dom.js";
import { emblem } from "./emblem.js";
import { spriteImage } from "./sprite.js";

/** @import {Seat, Sheet} from "../types.js" */
/** @import {App} from "./types.js" */

/**
 * @param {App} app
 * @param {Sheet} sheet
 * @param {Seat[]} seats
 * @param {Set<number>} winners are lit
 */
export function scoreTable({ words }, sheet, seats, winners = new Set()) {
  const names = sheet.columns.map((column) => words.say(column));
  return make(
    "table",
    { class: "scores" },
    make("caption", { class: "unseen" }, words.t("scores-title")),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("td"),
        ...names.map((name, at) => heading(name, sheet.icons[at] ?? "")),
      ),
    ),
    make(
      "tbody",
      {},
      ...sheet.rows.map(({ seat, values }) =>
        make(
          "tr",
          { class: winners.has(seat) ? "is-winner" : null },
          make(
            "th",
            { scope: "row" },
            make(
              "span",
              { class: "scores-seat" },
              emblem(seats[seat]?.colour ?? "red"),
              make("span", {}, words.seatName(seat)),
            ),
          ),
          ...values.map((value) => make("td", {}, value || "–")),
        ),
      ),
    ),
  );
}

/** @param {string} name @param {string} sprite */
function heading(name, sprite) {
  return make(
    "th",
    { scope: "col" },
    sprite && spriteImage(sprite),
    make("span", { class: "scores-name" }, name),
  );
}
