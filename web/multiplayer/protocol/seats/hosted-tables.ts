/** The tables that this page deals to other devices; they live as long as the page. */

import { paintersHash } from "../../../net/files.js";
import { Host } from "./host.js";
import { hosted } from "./kept-tables.js";
import { Reception } from "../meeting-point/reception.js";
import { hearReplies } from "./reply-tabs.js";
import { servers } from "../meeting-point/servers.js";
import type { Options, SeatSetup } from "../../../types/engine.js";
import type { Answering } from "../../../types/page.js";

/** Between the pages of one browser. */
const CHANNEL = "freebooters tables";

export class HostedTables {
  declare engine: Answering;
  declare shelf: ReturnType<typeof hosted>;
  /** By the ids of their saves. */
  hosts: Map<string, Host> = new Map();
  /** Where guests come by a meeting point. */
  receptions: Map<Host, Reception> = new Map();
  declare channel: BroadcastChannel;

  constructor(engine: Answering, storage: Storage | null) {
    this.engine = engine;
    this.shelf = hosted(storage);
    window.addEventListener("online", () => {
      for (const host of this.hosts.values()) void this.#receive(host);
    });
    window.addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) for (const host of this.hosts.values()) host.leave();
    });
    hearReplies((reply) => this.#admit(reply));
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }) => this.#yield(String(data));
  }

  /** Another page has opened a table. One that waits for friends is at the page that opened it last. */
  #yield(id: string) {
    const host = this.hosts.get(id);
    if (!host || host.isBegun) return; // who plays is settled at the table
    this.close(id);
    host.dispatchEvent(new Event("elsewhere"));
  }

  /** The host of a table, made when it is first asked for. `id`: of the game's save. */
  of(id: string, setup: { game: string; options: Options; seats: SeatSetup[] }) {
    const found = this.hosts.get(id);
    if (found) return found;
    const kept = this.shelf.get(id);
    const host = new Host(this.engine, id, setup, kept, paintersHash());
    // A page that has given the table up must not write over what is known of it since.
    const isHere = () => this.hosts.get(host.id) === host;
    host.addEventListener("change", () => isHere() && this.shelf.put(host.id, host.kept));
    this.hosts.set(id, host);
    this.channel.postMessage(id);
    void this.#receive(host);
    return host;
  }

  /** That table is given up. `id`: of the game's save. */
  close(id: string) {
    const host = this.hosts.get(id);
    if (!host) return;
    this.hosts.delete(id);
    this.receptions.get(host)?.close();
    this.receptions.delete(host);
    host.leave();
  }

  /** Guests come by a meeting point from now on, or by hand. */
  async goOnline(host: Host, isOnline: boolean) {
    host.admission.goOnline(isOnline);
    await this.#receive(host);
  }

  /** Guests are let in at a meeting point while that is wanted and there is one. */
  async #receive(host: Host) {
    const named = host.isOnline ? await servers() : null;
    const found = this.receptions.get(host);
    if (!host.isOnline) {
      found?.close();
      this.receptions.delete(host);
    } else if (named && !found) {
      const reception = new Reception(host, named);
      this.receptions.set(host, reception);
      reception.addEventListener("state", () => host.dispatchEvent(new Event("reception")));
    }
    host.dispatchEvent(new Event("reception"));
  }

  /** The host goes on with another game. `id`: of its save. */
  rematch(host: Host, id: string) {
    this.hosts.delete(host.id);
    this.hosts.set(id, host);
    host.rematch(id);
  }

  #admit(reply: string): Promise<boolean> | null {
    const host = [...this.hosts.values()].find((each) => each.admission.isFor(reply));
    if (!host) return null;
    return host.admission.admit(reply).then(
      () => true,
      () => false,
    );
  }
}
