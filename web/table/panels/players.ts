/** Who sits at the table: name, sign, public facts, whose turn it is, who is thinking. */

import { make, restateEach } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";
import { FRIEND, HUMAN } from "../../model/setup.js";
import { spriteImage } from "../../components/sprite.js";
import type { Fact, Seat, SeatShown, Table } from "../../types/engine.js";
import type { Words } from "../../i18n/words.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Who is on the table, and what is said of them in the moment on the board, once there is one. */
interface Shows {
  table: Table;
  moment: { seats: SeatShown[] } | null;
  thinking: number | null;
}

/** The list of players, which renews itself. */
export function playerList(app: App, session: TableSession) {
  const list = make("ol", { class: "players" });
  session.watch(
    () => [session.table, session.playback.moment, session.thinking],
    (_, isAnew) => {
      const { playback, table, thinking } = session;
      if (!table) return;
      const shows = { table, moment: playback.moment, thinking: thinking?.seat ?? null };
      const says = seatTexts(app.words, shows);
      const players = table.seats.map((seat, index) => ({
        says: says[index] ?? "",
        makeOne: () => player(app, shows, seat, index),
      }));
      restateEach(list, players, isAnew);
    },
  );
  return list;
}

/** Of each seat all that is said of it, as text that is another one where something is said otherwise. */
export function seatTexts(words: Words, { table, moment, thinking }: Shows) {
  const { seats, viewer } = table;
  const names = seats.map((_, seat) => words.seatName(seat));
  return seats.map((seat, index) =>
    JSON.stringify([names, words.reader(), viewer, seat, moment?.seats[index], thinking === index]),
  );
}

function player(app: App, shows: Shows, seat: Seat, index: number) {
  const { words } = app;
  const { facts = [], turn = false } = shows.moment?.seats[index] ?? {};
  const isThinking = shows.thinking === index;
  const role =
    seat.who === HUMAN
      ? shows.table.viewer === index && words.reader() !== index
        ? words.t("table-you")
        : null
      : seat.who === FRIEND
        ? null
        : words.t(`level-${seat.who}`);
  const status = isThinking ? words.t("table-thinking") : turn ? words.t("table-turn") : null;
  return make(
    "li",
    { class: look("player", shows, index), "aria-current": turn ? "true" : null },
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
      make("ul", { class: "player-facts" }, ...facts.map((fact) => factItem(app, fact))),
    ),
  );
}

function factItem({ words }: App, { icon: sprite, message }: Fact) {
  return make("li", {}, sprite && spriteImage(sprite), words.say(message));
}

function look(stem: string, { moment, thinking }: Shows, index: number) {
  const isAtTurn = moment?.seats[index]?.turn ?? false;
  return `${stem}${isAtTurn ? " at-turn" : ""}${thinking === index ? " thinking" : ""}`;
}
