/** The result of a game, shown beside the board rather than over it. */

import { dialog } from "./dialog.js";
import { make } from "./dom.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";

/** @import {Table} from "../types.js" */
/** @import {App} from "./types.js" */

/**
 * Seats in the order of their rank.
 * @param {number[]} ranks per seat, 1 is best
 * @returns {number[]}
 */
export function byRank(ranks) {
  return ranks
    .map((_, seat) => seat)
    .sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {HTMLElement} host
 * @param {{again: () => void, home: () => void, analyse: () => void}} after
 */
export function openResult(app, table, host, after) {
  const { words } = app;
  const ranks = table.ranks ?? table.seats.map(() => 1);
  const winners = byRank(ranks).filter((seat) => ranks[seat] === 1);
  const title = headline(app, winners);
  const close = (/** @type {() => void} */ then) => () => {
    result.close();
    then();
  };
  const result = dialog(
    { title, class: "result" },
    make(
      "div",
      { class: "result-seal" },
      ...winners.map((seat) => emblem(table.seats[seat]?.colour ?? "red")),
    ),
    make(
      "ol",
      { class: "ranks" },
      ...byRank(ranks).map((seat) => rankRow(app, table, ranks, seat)),
    ),
    make(
      "div",
      { class: "result-buttons" },
      make(
        "button",
        { class: "button primary", type: "button", on: { click: close(after.again) } },
        icon("refresh"),
        words.t("table-again"),
      ),
      make(
        "button",
        { class: "button", type: "button", on: { click: close(after.analyse) } },
        icon("chart"),
        words.t("analysis-title"),
      ),
      make(
        "button",
        { class: "button", type: "button", on: { click: close(() => {}) } },
        words.t("result-board"),
      ),
      make(
        "button",
        { class: "button quiet to-home", type: "button", on: { click: close(after.home) } },
        words.t("shell-home"),
      ),
    ),
    table.seed !== null && table.origin === null && seedLine(app, table.seed),
  );
  host.append(result);
  result.show();
  result.querySelector("h2")?.focus();
  return result;
}

/** With it the same cards can be dealt again. @param {App} app @param {string} seed */
function seedLine({ words }, seed) {
  return make("p", { class: "fine result-seed" }, words.t("lobby-seed"), " ", make("code", {}, seed));
}

/** @param {App} app @param {number[]} winners nobody if everybody has lost */
function headline({ words }, winners) {
  if (!winners.length) return words.t("result-lost");
  const names = winners.map(words.seatName);
  return winners.length === 1
    ? words.t("result-winner", { name: names[0] ?? "" })
    : words.t("result-shared", { names: new Intl.ListFormat(words.locale).format(names) });
}

/** @param {App} app @param {Table} table @param {number[]} ranks @param {number} seat */
function rankRow({ words }, table, ranks, seat) {
  const standing = table.standing?.[seat];
  return make(
    "li",
    { class: ranks[seat] === 1 ? "rank first" : "rank" },
    make("span", { class: "rank-number" }, words.t("result-rank", { rank: ranks[seat] ?? 1 })),
    emblem(table.seats[seat]?.colour ?? "red"),
    make("strong", {}, words.seatName(seat)),
    standing && make("span", { class: "rank-standing" }, words.say(standing)),
  );
}
