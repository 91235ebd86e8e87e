/** The host's table: what happens at it goes to the guests, and what they do comes to it. */

import { newId } from "../../ids.js";
import { make, refill } from "../dom.js";
import { icon } from "../icons.js";
import { FRIEND, LEVELS } from "../setup.js";
import { Checking } from "./checking.js";
import { hostingOf } from "./company.js";
import { openInvitation } from "./invite.js";
import { inviteAgain, missing } from "./missing.js";
import { Talking } from "./talking.js";

/** @import {Table} from "../../types.js" */
/** @import {Play} from "../play.js" */
/** @import {Dialogs} from "../dialogs.js" */
/** @import {App} from "../types.js" */

export class HostsTable {
  /**
   * @param {App} app
   * @param {Play} play
   * @param {Table} table the first
   * @param {Dialogs} dialogs
   */
  constructor(app, play, table, dialogs) {
    this.app = app;
    this.play = play;
    this.dialogs = dialogs;
    const { signal } = play;
    this.host = hostingOf(app).of(play.id, table);
    this.says = make("p", { role: "status" });
    this.buttons = make("div", { class: "table-notice-buttons" });
    this.element = make(
      "div",
      { class: "table-notice presence" },
      icon("crew"),
      this.says,
      this.buttons,
    );
    this.talking = new Talking(app, this.host, dialogs, signal);
    this.checking = new Checking(app, this.host, null, play);
    /** Whether the end of the game has been told to everybody. */
    this.isEnded = false;
    /** @type {Record<string, (detail: any) => void>} */
    const hear = {
      back: ({ seat }) => void this.#give(seat, FRIEND),
      taken: (table) => this.#taken(table),
    };
    for (const [name, act] of Object.entries(hear))
      this.host.addEventListener(
        name,
        (event) => act(/** @type {CustomEvent} */ (event).detail),
        { signal },
      );
    this.host.addEventListener("change", () => this.show(), { signal });
    this.host.addEventListener("laid", () => this.#laid(), { signal });
    this.host.addEventListener("acted", () => void this.#acted(), { signal });
    play.addEventListener("table", () => this.#shared(), { signal });
    signal.addEventListener("abort", () => this.host.pause());
    this.host.seated(table.seats);
    this.host.begin();
    this.host.awaits(table);
    this.host.entrust(app.engine.saved);
    this.show();
  }

  show() {
    const { app, host } = this;
    const away = [...host.guests.values()].filter(({ presence }) => presence !== "here");
    const waiting = away.filter(({ seat }) => host.seats[seat]?.who === FRIEND);
    const said = missing(
      app,
      away.map(({ seat }) => app.words.seatName(seat)),
    );
    if (this.says.textContent !== said) this.says.textContent = said;
    this.element.hidden = said === "";
    refill(
      this.buttons,
      ...inviteAgain(app, away, (seat) => this.#invite(seat)),
      ...waiting.map(({ seat }) => this.#standIn(seat)),
    );
  }

  /** A bot plays for who is away, until that one is back. @param {number} seat */
  #standIn(seat) {
    const { words } = this.app;
    return make(
      "button",
      {
        class: "button",
        type: "button",
        id: `stand-in-${seat}`,
        on: { click: () => void this.#give(seat, LEVELS[1]) },
      },
      words.t("presence-bot", { name: words.seatName(seat) }),
    );
  }

  /** @param {number} seat @param {string} who */
  async #give(seat, who) {
    await this.play.sit(who, this.host.seats[seat]?.name ?? "", seat);
  }

  /** Something was taken back by consent. @param {import("../../types.js").Table} table after that */
  #taken(table) {
    this.play.bots.stop();
    this.play.hear(table);
    this.play.bots.consult(table);
  }

  /** Another game with the same people, everybody one seat on. */
  async again() {
    const { app, host, play } = this;
    const { table } = play;
    if (!table || host.isDrawing) return;
    const id = newId();
    hostingOf(app).rematch(host, id);
    this.talking.toasts.show(app.words.t("audit-drawing"));
    const { game, options } = table;
    const shares = await host.draw();
    if (!shares || play.closed) return;
    app.starting.ask(id, { game, options, seats: host.seats, seed: null, shares });
    app.go({ screen: "table", save: id });
  }

  /** @param {number} seat */
  #invite(seat) {
    const { app, host, play } = this;
    this.dialogs.show(() => openInvitation(app, host, seat, play.signal), true);
  }

  /** Something has happened here. */
  #shared() {
    const { table } = this.play;
    if (!table) return;
    this.host.seated(table.seats);
    this.host.awaits(table);
    this.play.round.laid = this.host.laid;
    this.host.share();
    if (!table.over) this.host.entrust(this.app.engine.saved);
    this.#ended(table?.over ?? false);
  }

  /** Once the game is over, everybody can compare it. @param {boolean} isOver */
  #ended(isOver) {
    if (isOver && !this.isEnded) void this.host.compare();
    this.isEnded = isOver;
  }

  /** A guest has sealed a choice. */
  #laid() {
    this.play.round.laid = this.host.laid;
    this.play.tell("sealed");
  }

  /** A guest has done something. */
  async #acted() {
    const { app, play } = this;
    await play.idle();
    if (play.closed) return;
    const { frame } = play;
    const news = await app.engine.ask({ do: "news", seat: null, since: null, frame });
    if (news.ok) play.hear(news);
  }
}
