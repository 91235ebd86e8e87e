/** The rail over the board: every seat's sign, name and facts, those of the moment on the board. */

import { fill, make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { factSign } from "./facts.js";
import { spriteImage } from "../../components/sprite.js";

/** @import {Shows} from "./players.js" */
/** @import {App} from "../../types/page.js" */

export class SeatStrip {
  /** @param {App} app @param {(() => void) | null} onPress shows the same in words; null: nothing does */
  constructor(app, onPress) {
    this.app = app;
    this.seats = make("ol", { class: "rail-seats" });
    this.button =
      onPress && make("button", { class: "rail-button", type: "button", on: { click: onPress } });
    this.element = make("section", { class: "rail" }, this.seats, this.button);
  }

  /** @param {Shows} shows */
  show(shows) {
    const { words } = this.app;
    const title = words.t("table-players");
    this.element.setAttribute("aria-label", title);
    this.button?.setAttribute("aria-label", title);
    this.element.dataset.seats = String(shows.table.seats.length);
    fill(this.seats, ...shows.table.seats.map((_, seat) => this.#seat(shows, seat)));
  }

  /** @param {Shows} shows @param {number} seat */
  #seat({ table, moment, thinking }, seat) {
    const { words } = this.app;
    const { facts = [], turn = false } = moment?.seats[seat] ?? {};
    const { colour = "red" } = table.seats[seat] ?? {};
    const mark = facts.find((fact) => fact.icon && fact.value === "");
    const classes = ["rail-seat", turn && "at-turn", thinking === seat && "thinking"];
    return make(
      "li",
      { class: classes.filter(Boolean).join(" "), "aria-current": turn ? "true" : null },
      make(
        "p",
        { class: "rail-name" },
        emblem(colour),
        make("strong", {}, words.seatName(seat)),
        mark?.icon && spriteImage(mark.icon),
      ),
      make(
        "p",
        { class: "rail-facts", "aria-hidden": "true" },
        ...facts
          .filter((fact) => fact.value !== "")
          .map((fact) => make("span", { class: "rail-fact" }, ...factSign(this.app, fact))),
      ),
      make("p", { class: "unseen" }, facts.map(({ message }) => words.say(message)).join("; ")),
    );
  }
}
