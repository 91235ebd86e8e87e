/**
 * Of one browser's pages that show the same table elsewhere one has the seat: the one that came to it
 * last.
 */

/** @import {Guest} from "./guest.js" */

/** Between the pages of one browser. */
const CHANNEL = "freebooters seats";

export class SeatTabs {
  /** @param {Map<string, Guest>} guests of this page, by the tables' ids */
  constructor(guests) {
    this.guests = guests;
    /** When this page came to a table, in milliseconds. @type {Map<string, number>} */
    this.since = new Map();
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** This page comes to a table, and others leave it. @param {string} table */
  come(table) {
    const since = performance.timeOrigin + performance.now();
    this.since.set(table, since);
    this.channel.postMessage({ table, since });
  }

  /** @param {unknown} said */
  #hear(said) {
    const { table, since } = /** @type {{table?: unknown, since?: unknown}} */ (Object(said));
    const guest = this.guests.get(String(table));
    const own = this.since.get(String(table)) ?? 0;
    if (guest && guest.state !== "new" && guest.refusal === null && Number(since) > own) guest.yield();
  }
}
