/** The host's table: what happens at it goes to the guests, and what they do comes to it. */

import { newId } from "../../kit/ids.js";
import { make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { FRIEND, HUMAN, LEVELS } from "../../model/setup.js";
import { FinalCheck } from "./final-check.js";
import { callAtComing, callAtTurn } from "./attention.js";
import { attentionOf, hostingOf } from "./company.js";
import { openInvitation } from "./invite-page.js";
import { inviteAgain, missing } from "./missing-friends.js";
import { joiningCode } from "./joining-code.js";
import { enlarge } from "./public-letters.js";
import { TalkPanel } from "./talk-panel.js";
import { tellWatchers, watchRequests } from "./watching.js";
import type { TableDialogs } from "../../table/dialogs/table-dialogs.js";
import type { TableSession } from "../../table/session/session.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { Host } from "../protocol/seats/host.js";

export class HostTable {
  declare app: App;
  declare session: TableSession;
  declare dialogs: TableDialogs;
  declare host: Host;
  declare says: HTMLParagraphElement;
  declare buttons: HTMLDivElement;
  declare element: HTMLDivElement;
  /** Where nobody plays here: by what others join or watch. */
  joiningCode: HTMLElement | null = null;
  /** Who would like to watch. */
  declare watchRequests: HTMLElement;
  declare talkPanel: TalkPanel;
  declare finalCheck: FinalCheck;
  /** Whether the end of the game has been told to everybody. */
  isEnded = false;

  /** `table`: the first. */
  constructor(app: App, session: TableSession, table: Table, dialogs: TableDialogs) {
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
    if (!table.seats.some(({ who }) => who === HUMAN)) {
      enlarge(app, signal);
      this.joiningCode = joiningCode(app, this.host, signal);
    }
    this.watchRequests = watchRequests(app, this.host, signal);
    this.talkPanel = new TalkPanel(app, this.host, dialogs, signal);
    const names = () => this.host.watchers.watching.map(({ name }) => name);
    const attention = attentionOf(app);
    callAtTurn(app, attention, session.id, session);
    callAtComing(app, attention, session.id, this.host, () => this.host.seating.namesHere, signal);
    tellWatchers(app, this.host, names, (text) => this.talkPanel.toasts.show(text), signal);
    this.finalCheck = new FinalCheck(app, this.host, null, session);
    const hear: Record<string, (detail: any) => void> = {
      back: ({ seat }) => void this.#give(seat, FRIEND),
      taken: (table) => this.#taken(table),
    };
    for (const [name, act] of Object.entries(hear))
      this.host.addEventListener(
        name,
        (event) => act((event as CustomEvent).detail),
        { signal },
      );
    this.host.addEventListener("change", () => this.show(), { signal });
    this.host.addEventListener("laid", () => this.#laid(), { signal });
    this.host.addEventListener("acted", () => void this.#acted(), { signal });
    session.when(
      () => [session.table],
      () => this.#shared(),
    );
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

  /** A bot plays for who is away, until that one is back. */
  #standIn(seat: number) {
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

  async #give(seat: number, who: string) {
    await this.session.sit(who, this.host.seats[seat]?.name ?? "", seat);
  }

  /** Something was taken back by consent. `table`: after that. */
  #taken(table: Table) {
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

  #invite(seat: number) {
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
    this.session.changed();
    this.host.share();
    if (!table.over) this.host.entrust(this.app.engine.saved);
    this.#ended(table?.over ?? false);
  }

  /** Once the game is over, everybody can compare it. */
  #ended(isOver: boolean) {
    if (isOver && !this.isEnded) void this.host.compare();
    this.isEnded = isOver;
  }

  /** A guest has sealed a choice. */
  #laid() {
    this.session.sealedRound.laid = this.host.laid;
    this.session.changed();
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
