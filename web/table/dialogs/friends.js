/**
 * Friends at a table, at devices of their own: what they say, how their game can be checked, and,
 * where this page deals for them, who of them is there. All of that comes later than the table.
 */

import { FRIEND } from "../../model/setup.js";

/** @import {Table} from "../../types/engine.js" */
/** @import {Header} from "../chrome/header.js" */
/** @import {TableDialogs} from "./table-dialogs.js" */
/** @import {MenuItem} from "./menu.js" */
/** @import {TableSession} from "../session/session.js" */
/** @import {SeatStrip} from "../panels/seat-strip.js" */
/** @import {FinalCheck} from "../../multiplayer/screens/final-check.js" */
/** @import {HostTable} from "../../multiplayer/screens/host-table.js" */
/** @import {TalkPanel} from "../../multiplayer/screens/talk-panel.js" */
/** @import {App} from "../../types/page.js" */

export class Friends {
  /**
   * @param {App} app
   * @param {TableSession} session
   * @param {TableDialogs} dialogs
   * @param {{header: Header, notices: HTMLElement, seatStrip: SeatStrip}} places of the table where they are shown
   */
  constructor(app, session, dialogs, { header, notices, seatStrip }) {
    this.app = app;
    this.session = session;
    this.dialogs = dialogs;
    this.header = header;
    this.notices = notices;
    this.seatStrip = seatStrip;
    /** Where this page deals. @type {HostTable | null} */
    this.hostTable = null;
    /** @type {TalkPanel | null} */
    this.talkPanel = null;
    /** Where the whole game can be checked at its end. @type {FinalCheck | null} */
    this.finalCheck = null;
    /** What else stands in the menu. @type {MenuItem[]} */
    this.more = [];
  }

  /** The game begins here: deals for those who sit elsewhere. @param {Table} table */
  begin(table) {
    if (!this.session.guest && table.seats.some(({ who }) => who === FRIEND)) void this.#host(table);
  }

  /** @param {Table} table */
  async #host(table) {
    const { app, dialogs, session } = this;
    const part = await app.multiplayer.come().catch(() => null);
    if (session.closed) return;
    if (!part) {
      app.toasts.show(app.words.t("shell-failed"));
      return;
    }
    // Somebody may have acted meanwhile.
    this.hostTable = new part.HostTable(app, session, session.table ?? table, dialogs);
    this.notices.append(this.hostTable.element);
    this.talk(this.hostTable.talkPanel);
    this.check(this.hostTable.finalCheck);
  }

  /** The game can be checked here. @param {FinalCheck} finalCheck */
  check(finalCheck) {
    this.finalCheck = finalCheck;
  }

  /** Something else stands in the menu. @param {MenuItem} item */
  offer(item) {
    this.more.push(item);
  }

  /** People can talk here. @param {TalkPanel} talkPanel */
  talk(talkPanel) {
    this.talkPanel = talkPanel;
    this.header.add(talkPanel.button);
    talkPanel.watch(this.session, this.seatStrip.element);
  }

  speak() {
    this.hostTable?.show();
    this.talkPanel?.speak();
  }
}
