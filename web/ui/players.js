/** Who sits at the table: name, sign, public facts, whose turn it is, who is thinking. */

import { fill, make } from "./dom.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { HUMAN } from "./setup.js";
import { spriteImage } from "./sprite.js";

/** @import {Fact, Seat, Table} from "../types.js" */
/** @import {App} from "./types.js" */

/**
 * Fills the list of players.
 * @param {HTMLElement} list
 * @param {App} app
 * @param {Table} table
 * @param {number | null} thinking
 */
export function showPlayers(list, app, table, thinking) {
  fill(
    list,
    ...table.seats.map((seat, index) => player(app, table, seat, index, thinking === index)),
  );
}

/**
 * Fills the narrow strip of signs that small screens have instead.
 * @param {HTMLElement} strip
 * @param {App} app
 * @param {Table} table
 * @param {number | null} thinking
 */
export function showStrip(strip, app, table, thinking) {
  fill(
    strip,
    make("span", { class: "unseen" }, app.words.t("table-players")),
    ...table.seats.map((seat, index) =>
      make(
        "span",
        { class: look("strip-seat", seat, thinking === index) },
        emblem(seat.colour),
        make("span", { class: "strip-name" }, app.words.seatName(index)),
      ),
    ),
  );
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {Seat} seat
 * @param {number} index
 * @param {boolean} isThinking
 */
function player(app, table, seat, index, isThinking) {
  const { words } = app;
  const role =
    seat.who === HUMAN
      ? table.viewer === index
        ? words.t("table-you")
        : null
      : words.t(`level-${seat.who}`);
  const status = isThinking ? words.t("table-thinking") : seat.turn ? words.t("table-turn") : null;
  return make(
    "li",
    { class: look("player", seat, isThinking), "aria-current": seat.turn ? "true" : null },
    emblem(seat.colour),
    make(
      "div",
      { class: "player-words" },
      make(
        "p",
        { class: "player-name" },
        make("strong", {}, words.seatName(index)),
        role && make("span", { class: "player-role" }, role),
        status && make("span", { class: "player-status" }, isThinking && icon("wheel"), status),
      ),
      make("ul", { class: "player-facts" }, ...seat.facts.map((fact) => factItem(app, fact))),
    ),
  );
}

/** @param {App} app @param {Fact} fact */
function factItem({ words }, { icon: sprite, message }) {
  return make("li", {}, sprite && spriteImage(sprite), words.say(message));
}

/** @param {string} stem @param {Seat} seat @param {boolean} isThinking */
function look(stem, seat, isThinking) {
  return `${stem}${seat.turn ? " at-turn" : ""}${isThinking ? " thinking" : ""}`;
}
