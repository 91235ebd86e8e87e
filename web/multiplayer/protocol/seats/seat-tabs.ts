/**
 * Of one browser's pages that show the same table elsewhere one has the seat: the one that came to it
 * last.
 */

import type { Guest } from "./guest.js";

/** Between the pages of one browser. */
const CHANNEL = "freebooters seats";

export class SeatTabs {
  declare guests: Map<string, Guest>;
  /** When this page came to a table, in milliseconds. */
  since: Map<string, number> = new Map();
  declare channel: BroadcastChannel;

  /** `guests`: of this page, by the tables' ids. */
  constructor(guests: Map<string, Guest>) {
    this.guests = guests;
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** This page comes to a table, and others leave it. */
  come(table: string) {
    const since = performance.timeOrigin + performance.now();
    this.since.set(table, since);
    this.channel.postMessage({ table, since });
  }

  #hear(said: unknown) {
    const { table, since } = Object(said) as { table?: unknown; since?: unknown };
    const guest = this.guests.get(String(table));
    const own = this.since.get(String(table)) ?? 0;
    if (guest && guest.state !== "new" && guest.refusal === null && Number(since) > own) guest.yield();
  }
}
