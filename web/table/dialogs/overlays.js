/**
 * What comes over the board when the present is at rest: a curtain until the right person looks, or
 * the result. A game that is watched begins with a moment of its own instead.
 */

import { openCurtain } from "./pass-device.js";
import { DealReport } from "./deal-report.js";
import { openResult } from "./result.js";

/** @import {Table} from "../../types/engine.js" */
/** @import {TableDialogs} from "./table-dialogs.js" */
/** @import {Friends} from "./friends.js" */
/** @import {TableSession} from "../session/session.js" */
/** @import {After} from "./result.js" */
/** @import {App} from "../../types/page.js" */

export class Overlays {
  /**
   * @param {App} app
   * @param {TableSession} session
   * @param {TableDialogs} dialogs
   * @param {Friends} friends
   * @param {{after: After, host: HTMLElement, rest: () => void}} how `host`: what the result stands
   *   in; `rest`: where the focus goes once nothing covers the board
   */
  constructor(app, session, dialogs, friends, { after, host, rest }) {
    this.app = app;
    this.session = session;
    this.dialogs = dialogs;
    this.friends = friends;
    this.after = after;
    this.host = host;
    this.rest = rest;
    this.dealReport = new DealReport(app, session);
    /** The revision whose curtain or result has been shown. @type {number | null} */
    this.revision = null;
  }

  /** A table has come. @param {Table} table */
  take({ revision }) {
    if (revision !== this.revision) this.lift();
  }

  /** Closes what belonged to the previous moment; menus stay. */
  lift() {
    this.revision = null;
    this.dialogs.pass();
  }

  /** The present is at rest: covers it, once; whether with the result. */
  settle() {
    const { session } = this;
    const { table } = session;
    if (!table || table.revision === this.revision) return false;
    this.revision = table.revision;
    const cover = coverOf(table);
    if (cover === "curtain" && !session.follows) this.dialogs.show(() => this.#openCurtain(table));
    if (cover === "result") this.dialogs.show(() => this.#openResult(table));
    if (cover === "moment") void session.history.look(table.moment ?? 0);
    return cover === "result";
  }

  /** @param {Table} table */
  #openCurtain(table) {
    const { app, session } = this;
    const seat = table.curtain ?? 0;
    const lift = () => {
      this.rest();
      session.lift(seat);
    };
    return openCurtain(app, table, seat, lift, () => session.undo());
  }

  /** @param {Table} table */
  #openResult(table) {
    const { after, app, dealReport, friends, host, session } = this;
    const said = [friends.finalCheck?.part(), dealReport.part(table)];
    const result = openResult(app, table, host, after, said);
    // What had the focus before the game's last action may be gone.
    const rest = () => document.activeElement === document.body && this.rest();
    result.addEventListener("close", rest, { signal: session.signal });
    return result;
  }
}

/**
 * What comes over a table at rest.
 * @param {Pick<Table, "curtain" | "lesson" | "over" | "watched">} table
 * @returns {"curtain" | "moment" | "result" | null}
 */
export function coverOf({ curtain, lesson, over, watched }) {
  if (curtain !== null) return "curtain";
  if (watched) return "moment";
  return over && !lesson ? "result" : null;
}
