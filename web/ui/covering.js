/**
 * What comes over the board when the present is at rest: a curtain until the right person looks, or
 * the result. A game that is watched begins with a moment of its own instead.
 */

import { openCurtain } from "./curtain.js";
import { Deal } from "./deal.js";
import { openResult } from "./result.js";

/** @import {Table} from "../types.js" */
/** @import {Dialogs} from "./dialogs.js" */
/** @import {Friends} from "./friends.js" */
/** @import {Play} from "./play.js" */
/** @import {After} from "./result.js" */
/** @import {App} from "./types.js" */

export class Covering {
  /**
   * @param {App} app
   * @param {Play} play
   * @param {Dialogs} dialogs
   * @param {Friends} friends
   * @param {{after: After, host: HTMLElement, rest: () => void}} how `host`: what the result stands
   *   in; `rest`: where the focus goes once nothing covers the board
   */
  constructor(app, play, dialogs, friends, { after, host, rest }) {
    this.app = app;
    this.play = play;
    this.dialogs = dialogs;
    this.friends = friends;
    this.after = after;
    this.host = host;
    this.rest = rest;
    this.deal = new Deal(app, play);
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
    const { play } = this;
    const { table } = play;
    if (!table || table.revision === this.revision) return false;
    this.revision = table.revision;
    const cover = coverOf(table);
    if (cover === "curtain" && !play.follows) this.dialogs.show(() => this.#openCurtain(table));
    if (cover === "result") this.dialogs.show(() => this.#openResult(table));
    if (cover === "moment") void play.past.look(table.moment ?? 0);
    return cover === "result";
  }

  /** @param {Table} table */
  #openCurtain(table) {
    const { app, play } = this;
    const seat = table.curtain ?? 0;
    const lift = () => {
      this.rest();
      play.lift(seat);
    };
    return openCurtain(app, table, seat, lift, () => play.undo());
  }

  /** @param {Table} table */
  #openResult(table) {
    const { after, app, deal, friends, host, play } = this;
    const said = [friends.checking?.part(), deal.part(table)];
    const result = openResult(app, table, host, after, said);
    // What had the focus before the game's last action may be gone.
    const rest = () => document.activeElement === document.body && this.rest();
    result.addEventListener("close", rest, { signal: play.signal });
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
