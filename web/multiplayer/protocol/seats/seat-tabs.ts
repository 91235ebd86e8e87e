/**
 * Of one browser's pages that show the same table elsewhere one has the seat: the one that came to it
 * last, once the host has let it in.
 */

import type { Guest } from "./guest.js";

/** Between the pages of one browser. */
const CHANNEL = "freebooters seats";

export class SeatTabs {
  declare guests: Map<string, Guest>;
  /** When this page came to a table, in milliseconds. */
  since: Map<string, number> = new Map();
  /** Tables that have let it in since. */
  here: Set<string> = new Set();
  declare channel: BroadcastChannel;

  /** `guests`: of this page, by the tables' ids. */
  constructor(guests: Map<string, Guest>) {
    this.guests = guests;
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** This page comes to a table. */
  come(table: string) {
    this.since.set(table, performance.timeOrigin + performance.now());
    this.here.delete(table);
  }

  /** Something has changed at that table: once its host has let this page in, others leave it. */
  look(table: string) {
    const { state, welcome } = this.guests.get(table) ?? {};
    if (!welcome || state !== "here" || this.here.has(table)) return;
    this.here.add(table);
    this.channel.postMessage({ table, since: this.since.get(table) });
  }

  #hear(said: unknown) {
    const { table, since } = Object(said) as { table?: unknown; since?: unknown };
    const guest = this.guests.get(String(table));
    const own = this.since.get(String(table)) ?? 0;
    if (guest && guest.state !== "new" && guest.refusal === null && Number(since) > own) guest.yield();
  }
}
