/** The tables that this page deals to other devices; they live as long as the page. */

import { paintersHash } from "../files.js";
import { newId } from "../ids.js";
import { Host } from "./host.js";
import { hosted } from "./kept.js";
import { Reception } from "./reception.js";
import { servers } from "./servers.js";

/** @import {Options, SeatSetup} from "../types.js" */
/** @import {Answering} from "../ui/types.js" */

/** Between the pages of one browser, one of which was opened by a reply. */
const CHANNEL = "freebooters replies";

/** Milliseconds in which a page that hosts the table says so. */
const PATIENCE = 1500;

export class Hosting {
  /** @param {Answering} engine @param {Storage | null} storage */
  constructor(engine, storage) {
    this.engine = engine;
    this.shelf = hosted(storage);
    /** By the ids of their saves. @type {Map<string, Host>} */
    this.hosts = new Map();
    /** Where guests come by a meeting point. @type {Map<Host, Reception>} */
    this.receptions = new Map();
    window.addEventListener("online", () => {
      for (const host of this.hosts.values()) void this.#receive(host);
    });
    window.addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) for (const host of this.hosts.values()) host.leave();
    });
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }) => void this.#hear(data);
  }

  /**
   * The host of a table, made when it is first asked for.
   * @param {string} id of the game's save
   * @param {{game: string, options: Options, seats: SeatSetup[]}} setup
   */
  of(id, setup) {
    const found = this.hosts.get(id);
    if (found) return found;
    const host = new Host(this.engine, id, setup, this.shelf.get(id), paintersHash());
    host.addEventListener("change", () => this.shelf.put(host.id, host.kept));
    this.hosts.set(id, host);
    void this.#receive(host);
    return host;
  }

  /** Guests come by a meeting point from now on, or by hand. @param {Host} host @param {boolean} isOnline */
  async goOnline(host, isOnline) {
    host.goOnline(isOnline);
    await this.#receive(host);
  }

  /** Guests are let in at a meeting point while that is wanted and there is one. @param {Host} host */
  async #receive(host) {
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

  /** The host goes on with another game. @param {Host} host @param {string} id of its save */
  rematch(host, id) {
    this.hosts.delete(host.id);
    host.rematch(id);
    this.hosts.set(id, host);
  }

  /** @param {unknown} said */
  async #hear(said) {
    const { id, reply } = /** @type {{id?: unknown, reply?: unknown}} */ (Object(said));
    if (typeof reply !== "string") return;
    const host = [...this.hosts.values()].find((each) => each.isFor(reply));
    if (!host) return;
    const taken = await host.admit(reply).then(
      () => true,
      () => false,
    );
    this.channel.postMessage({ id, taken });
  }
}

/**
 * Hands a reply to the page of this browser that hosts the table.
 * @param {string} reply
 * @returns {Promise<"taken" | "void" | "nobody">} "void": that invitation is no longer open
 */
export function deliver(reply) {
  const channel = new BroadcastChannel(CHANNEL);
  const id = newId();
  return new Promise((resolve) => {
    const end = (/** @type {"taken" | "void" | "nobody"} */ found) => {
      clearTimeout(late);
      channel.close();
      resolve(found);
    };
    const late = setTimeout(end, PATIENCE, "nobody");
    channel.onmessage = ({ data }) => {
      const said = /** @type {{id?: unknown, taken?: unknown}} */ (Object(data));
      if (said.id === id) end(said.taken === true ? "taken" : "void");
    };
    channel.postMessage({ id, reply });
  });
}
