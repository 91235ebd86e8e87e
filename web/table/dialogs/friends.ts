/**
 * Friends at a table, at devices of their own: what they say, how their game can be checked, and,
 * where this page deals for them, who of them is there. All of that comes later than the table.
 */

import { FRIEND } from "../../model/setup.js";
import type { FinalCheck } from "../../multiplayer/screens/final-check.js";
import type { HostTable } from "../../multiplayer/screens/host-table.js";
import type { TalkPanel } from "../../multiplayer/screens/talk-panel.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { Header } from "../chrome/header.js";
import type { SeatStrip } from "../panels/seat-strip.js";
import type { TableSession } from "../session/session.js";
import type { MenuItem } from "./menu.js";
import type { TableDialogs } from "./table-dialogs.js";

export class Friends {
  declare app: App;
  declare session: TableSession;
  declare dialogs: TableDialogs;
  declare header: Header;
  declare notices: HTMLElement;
  declare side: HTMLElement;
  declare seatStrip: SeatStrip;
  /** Where this page deals. */
  hostTable: HostTable | null = null;
  talkPanel: TalkPanel | null = null;
  /** Where the whole game can be checked at its end. */
  finalCheck: FinalCheck | null = null;
  /** What else stands in the menu. */
  more: MenuItem[] = [];

  /** `places`: of the table where they are shown. */
  constructor(
    app: App,
    session: TableSession,
    dialogs: TableDialogs,
    { header, notices, seatStrip, side }: { header: Header; notices: HTMLElement; seatStrip: SeatStrip; side: HTMLElement },
  ) {
    this.app = app;
    this.session = session;
    this.dialogs = dialogs;
    this.header = header;
    this.notices = notices;
    this.side = side;
    this.seatStrip = seatStrip;
    session.when(
      () => [session.table !== null],
      () => session.table && this.#begin(session.table),
    );
    session.watch(
      () => [],
      () => this.#speak(),
    );
  }

  /** The game begins here: deals for those who sit elsewhere. Where they write letters it goes on beside those. */
  #begin({ post, seats }: Table) {
    const { app, session } = this;
    if (post && session.isByPost) return;
    if (post) void app.post.come().then(({ goToLetters }) => goToLetters(app, session), reportError);
    else if (!session.guest && seats.some(({ who }) => who === FRIEND)) void this.#host();
  }

  async #host() {
    const { app, dialogs, session } = this;
    const part = await app.multiplayer.come().catch(() => null);
    const { table } = session;
    if (session.closed || !table) return;
    if (!part) {
      app.toasts.show(app.words.t("shell-failed"));
      return;
    }
    this.hostTable = new part.HostTable(app, session, table, dialogs);
    this.notices.append(this.hostTable.element, this.hostTable.watchRequests);
    const { joiningCode, talkPanel } = this.hostTable;
    if (joiningCode) this.side.append(joiningCode);
    this.talk(talkPanel, joiningCode === null);
    this.check(this.hostTable.finalCheck);
  }

  /** The game can be checked here. */
  check(finalCheck: FinalCheck) {
    this.finalCheck = finalCheck;
  }

  /** Something else stands in the menu. */
  offer(item: MenuItem) {
    this.more.push(item);
  }

  /** What people say is heard here. `isAsked`: somebody here has a seat, and can talk. */
  talk(talkPanel: TalkPanel, isAsked = true) {
    if (isAsked) {
      this.talkPanel = talkPanel;
      this.header.add(talkPanel.button);
    }
    talkPanel.watch(this.session, this.seatStrip.element);
  }

  #speak() {
    this.hostTable?.show();
    this.talkPanel?.speak();
  }
}
