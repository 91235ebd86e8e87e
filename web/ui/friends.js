/**
 * Friends at a table, at devices of their own: what they say, how their game can be checked, and,
 * where this page deals for them, who of them is there. All of that comes later than the table.
 */

import { FRIEND } from "./setup.js";
import { together } from "./together/late.js";

/** @import {Table} from "../types.js" */
/** @import {Bar} from "./bar.js" */
/** @import {Dialogs} from "./dialogs.js" */
/** @import {MenuItem} from "./menu.js" */
/** @import {Play} from "./play.js" */
/** @import {Rail} from "./rail.js" */
/** @import {Checking} from "./together/checking.js" */
/** @import {HostsTable} from "./together/hosting.js" */
/** @import {Talking} from "./together/talking.js" */
/** @import {App} from "./types.js" */

export class Friends {
  /**
   * @param {App} app
   * @param {Play} play
   * @param {Dialogs} dialogs
   * @param {{bar: Bar, notices: HTMLElement, rail: Rail}} places of the table where they are shown
   */
  constructor(app, play, dialogs, { bar, notices, rail }) {
    this.app = app;
    this.play = play;
    this.dialogs = dialogs;
    this.bar = bar;
    this.notices = notices;
    this.rail = rail;
    /** Where this page deals. @type {HostsTable | null} */
    this.hosting = null;
    /** @type {Talking | null} */
    this.talking = null;
    /** Where the whole game can be checked at its end. @type {Checking | null} */
    this.checking = null;
    /** What else stands in the menu. @type {MenuItem[]} */
    this.more = [];
  }

  /** The game begins here: deals for those who sit elsewhere. @param {Table} table */
  begin(table) {
    if (!this.play.guest && table.seats.some(({ who }) => who === FRIEND)) void this.#host(table);
  }

  /** @param {Table} table */
  async #host(table) {
    const { app, dialogs, play } = this;
    const part = await together.come().catch(() => null);
    if (play.closed) return;
    if (!part) {
      app.toasts.show(app.words.t("shell-failed"));
      return;
    }
    // Somebody may have acted meanwhile.
    this.hosting = new part.HostsTable(app, play, play.table ?? table, dialogs);
    this.notices.append(this.hosting.element);
    this.talk(this.hosting.talking);
    this.check(this.hosting.checking);
  }

  /** The game can be checked here. @param {Checking} checking */
  check(checking) {
    this.checking = checking;
  }

  /** Something else stands in the menu. @param {MenuItem} item */
  offer(item) {
    this.more.push(item);
  }

  /** People can talk here. @param {Talking} talking */
  talk(talking) {
    this.talking = talking;
    this.bar.add(talking.button);
    talking.watch(this.play, this.rail.element);
  }

  speak() {
    this.hosting?.show();
    this.talking?.speak();
  }
}
