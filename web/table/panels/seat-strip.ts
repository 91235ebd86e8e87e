/** The strip over the board: every seat's sign, name and facts, those of the moment on the board. */

import { make, restateEach, setAttribute, write } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { factSign } from "./facts.js";
import { graphemesOf } from "../../i18n/typed-text.js";
import { inParts } from "../../i18n/parts.js";
import { seatTexts } from "./players.js";
import { spriteImage } from "../../components/sprite.js";
import { ToldLate } from "../../kit/told-late.js";
import type { App } from "../../types/page.js";
import type { Shown, Table } from "../../types/engine.js";
import type { TableSession } from "../session/session.js";

/** A name of so many graphemes is written in smaller letters where there is little room. */
const LONG = 9;

export class SeatStrip {
  declare app: App;
  declare session: TableSession;
  declare seats: HTMLOListElement;
  declare button: HTMLButtonElement | null;
  declare element: HTMLElement;
  /**
   * Whose deed is told, if one is. Else whose turn it is; as the game goes on, whose it was: between two
   * of one seat's deeds it is nobody's.
   */
  current: Set<number> = new Set();

  /** By seat, its facts in words, for those who listen. */
  facts: string[] = [];
  #late = new ToldLate();
  /** Whether others acted already in the moment on the board, and which that was. */
  #waited = false;
  #moment: Shown | null = null;

  /** `onPress` shows the same in words; null: nothing does. */
  constructor(app: App, session: TableSession, onPress: (() => void) | null) {
    this.app = app;
    this.session = session;
    this.seats = make("ol", { class: "rail-seats" });
    this.button =
      onPress && make("button", { class: "rail-button", type: "button", on: { click: onPress } });
    this.element = make("section", { class: "rail" }, this.seats, this.button);
    session.watch(
      () => [
        session.table,
        session.playback.seen,
        session.playback.teller,
        session.thinking,
        session.selection.isWaiting,
      ],
      (_, isAnew) => session.table && this.#show(session.table, isAnew),
    );
  }

  #show(table: Table, isAnew: boolean) {
    const { words } = this.app;
    const title = words.t("table-players");
    for (const each of [this.element, this.button])
      if (each) setAttribute(each, "aria-label", title);
    const seats = this.session.playback.seen?.seats ?? [];
    const { isOver, looking, playback, thinking } = this.session;
    const { teller } = playback;
    const isTold = teller !== null && looking === null;
    const current = seats.flatMap(({ turn }, seat) => ((isTold ? teller.seat === seat : turn) ? [seat] : []));
    if (current.length > 0 || isTold || isOver || looking !== null) this.current = new Set(current);
    this.element.dataset.seats = String(table.seats.length);
    const shows = { table, moment: playback.seen, thinking: thinking?.seat ?? null };
    const children = seatTexts(words, shows).map((each, seat) => ({
      says: `${each} ${this.current.has(seat)}`,
      makeOne: () => this.#seat(table, seat),
    }));
    const facts = seats.map((seat) =>
      inParts(words, seat.facts.map(({ message }) => words.say(message))),
    );
    if (isAnew) this.facts = facts;
    restateEach(this.seats, children, isAnew);
    const { isWaiting } = this.session.selection;
    this.#late.write(() => this.#tell(facts), isWaiting && this.#waited);
    if (playback.seen === this.#moment) return;
    this.#moment = playback.seen;
    this.#waited = isWaiting;
  }

  #tell(facts: string[]) {
    this.facts = facts;
    for (const [seat, { lastElementChild: text }] of [...this.seats.children].entries())
      if (text) write(text, facts[seat] ?? "");
  }

  #seat(table: Table, seat: number) {
    const { words } = this.app;
    const { playback, thinking } = this.session;
    const { seen } = playback;
    const { facts = [] } = seen?.seats[seat] ?? {};
    const isCurrent = this.current.has(seat);
    const { colour = "red" } = table.seats[seat] ?? {};
    const name = words.seatName(seat);
    const mark = facts.find((fact) => fact.icon && fact.value === "");
    const classes = ["rail-seat", isCurrent && "at-turn", thinking?.seat === seat && "thinking"];
    return make(
      "li",
      { class: classes.filter(Boolean).join(" "), "aria-current": isCurrent ? "true" : null },
      make(
        "p",
        { class: "rail-name" },
        emblem(colour),
        make("strong", { class: graphemesOf(name).length >= LONG ? "is-long" : null }, name),
        mark?.icon && spriteImage(mark.icon),
      ),
      make(
        "p",
        { class: "rail-facts", "aria-hidden": "true" },
        ...facts
          .filter((fact) => fact.value !== "")
          .map((fact) => make("span", { class: "rail-fact" }, ...factSign(this.app, fact))),
      ),
      make("p", { class: "unseen" }, this.facts[seat]),
    );
  }
}
