/** The host's table: what happens at it goes to the guests, and what they do comes to it. */

import { newId } from "../../kit/ids.js";
import { make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { FRIEND, LEVELS } from "../../model/setup.js";
import { FinalCheck } from "./final-check.js";
import { hostingOf } from "./company.js";
import { openInvitation } from "./invite-page.js";
import { inviteAgain, missing } from "./missing-friends.js";
import { TalkPanel } from "./talk-panel.js";

/** @import {Table} from "../../types/engine.js" */
/** @import {TableSession} from "../../table/session/session.js" */
/** @import {TableDialogs} from "../../table/dialogs/table-dialogs.js" */
/** @import {App} from "../../types/page.js" */

export class HostTable {
  /**
   * @param {App} app
   * @param {TableSession} session
   * @param {Table} table the first
   * @param {TableDialogs} dialogs
   */
  constructor(app, session, table, dialogs) {
    this.app = app;
    this.session = session;
    this.dialogs = dialogs;
    const { signal } = session;
    this.host = hostingOf(app).of(session.id, table);
    this.says = make("p", { role: "status" });
    this.buttons = make("div", { class: "table-notice-buttons" });
    this.element = make(
      "div",
      { class: "table-notice presence" },
      icon("crew"),
      this.says,
      this.buttons,
    );
    this.talkPanel = new TalkPanel(app, this.host, dialogs, signal);
    this.finalCheck = new FinalCheck(app, this.host, null, session);
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
    session.addEventListener("table", () => this.#shared(), { signal });
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
    await this.session.sit(who, this.host.seats[seat]?.name ?? "", seat);
  }

  /** Something was taken back by consent. @param {import("../../types/engine.js").Table} table after that */
  #taken(table) {
    this.session.botTurns.stop();
    this.session.hear(table);
    this.session.botTurns.consult(table);
  }

  /** Another game with the same people, everybody one seat on. */
  async again() {
    const { app, host, session } = this;
    const { table } = session;
    if (!table || host.isDrawing) return;
    const id = newId();
    hostingOf(app).rematch(host, id);
    this.talkPanel.toasts.show(app.words.t("audit-drawing"));
    const { game, options } = table;
    const shares = await host.draw();
    if (!shares || session.closed) return;
    app.pendingGames.ask(id, { game, options, seats: host.seats, seed: null, shares });
    app.go({ screen: "table", save: id });
  }

  /** @param {number} seat */
  #invite(seat) {
    const { app, host, session } = this;
    this.dialogs.show(() => openInvitation(app, host, seat, session.signal), true);
  }

  /** Something has happened here. */
  #shared() {
    const { table } = this.session;
    if (!table) return;
    this.host.seated(table.seats);
    this.host.awaits(table);
    this.session.sealedRound.laid = this.host.laid;
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
    this.session.sealedRound.laid = this.host.laid;
    this.session.tell("sealed");
  }

  /** A guest has done something. */
  async #acted() {
    const { app, session } = this;
    await session.idle();
    if (session.closed) return;
    const { frame } = session;
    const news = await app.engine.ask({ do: "news", seat: null, since: null, frame });
    if (news.ok) session.hear(news);
  }
}
