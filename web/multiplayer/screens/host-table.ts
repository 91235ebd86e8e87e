/** The host's table: what happens at it goes to the guests, and what they do comes to it. */

import { hear } from "../../kit/hear.js";
import { newId } from "../../kit/ids.js";
import { button } from "../../components/controls.js";
import { make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { tell, tellingLine } from "../../components/telling.js";
import { FRIEND, HUMAN, LEVELS } from "../../model/setup.js";
import { FinalCheck } from "./final-check.js";
import { callAtTurn, tellMore } from "./attention.js";
import { attentionOf, hostingOf } from "./company.js";
import { openInvitation } from "./invite-page.js";
import { inviteAgain, missing } from "./missing-friends.js";
import { joiningCode } from "./joining-code.js";
import { enlarge } from "./public-letters.js";
import { TalkPanel } from "./talk-panel.js";
import { watchRequests } from "./watching.js";
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
    this.says = tellingLine();
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
    const call = (text: string) => attention.call(session.id, text);
    tellMore(app, this.host, "call-came", () => this.host.seating.namesHere, call, signal);
    tellMore(app, this.host, "watch-watching", names, (text) => this.talkPanel.toasts.show(text), signal);
    this.finalCheck = new FinalCheck(app, this.host, null, session);
    const acts = {
      back: ({ seat }: { seat: number }) => void this.#give(seat, FRIEND),
      taken: (told: Table) => this.#taken(told),
      change: () => this.show(),
      laid: () => this.#laid(),
      acted: () => void this.#acted(),
    };
    hear(this.host, acts, signal);
    session.when(
      () => [session.table],
      () => this.#shared(),
    );
    signal.addEventListener("abort", () => this.host.pause());
    this.host.seated(table.seats);
    this.host.begin();
    this.host.commitRounds.awaits(table);
    this.host.trustees.entrust(app.engine.saved);
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
    tell(this.says, said);
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
    const name = words.t("presence-bot", { name: words.seatName(seat) });
    return button(name, () => void this.#give(seat, LEVELS[1]), { id: `stand-in-${seat}` });
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
    if (!table || host.hostDraws.isDrawing) return;
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
    this.host.commitRounds.awaits(table);
    this.#laid();
    this.host.matchServer.share();
    if (!table.over) this.host.trustees.entrust(this.app.engine.saved);
    if (table.over && !this.isEnded) void this.host.hostDraws.compare();
    this.isEnded = table.over;
  }

  /** A guest has sealed a choice, or may have. */
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
