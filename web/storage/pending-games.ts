/** Games that are to begin. */

import { newId } from "../kit/ids.js";
import { fits } from "../kit/shape.js";
import { DECISION, STARTING } from "../model/stored-shapes.js";
import { KeptList } from "./kept-list.js";
import { FRIEND, befriended } from "../model/setup.js";
import type { App, Decision, Start } from "../types/page.js";

const KEY = "freebooters:start";

/** What was decided at an early table of this tab. */
const DECIDED = "freebooters:decided";

/** So many of them are kept. */
const MOST = 4;

export interface Noted {
  id: string;
  start: Start;
}

/**
 * The games to be started, by the ids of the saves they will become. The one that a person has asked
 * for last is noted for a page that is loaded again before its first save is on the disk: it begins
 * anew then. A table that waits for friends is kept until it is dealt, also when its tab is closed.
 */
export class PendingGames extends Map<string, Start> {
  declare storage: Storage | null;
  /** Tables that wait for friends, in all tabs. */
  declare lasting: KeptList<Noted>;

  /** `storage`: of this tab; null where it is forbidden. `lasting`: of this device. */
  constructor(storage: Storage | null, lasting: Storage | null = null) {
    super();
    this.storage = storage;
    this.lasting = new KeptList(lasting, "waiting", STARTING);
  }

  /** A person asks for a game. */
  ask(id: string, start: Start) {
    this.set(id, start);
    // If storage is full or forbidden, the game is only not begun anew.
    write(this.storage, KEY, { id, start });
  }

  /** The game was asked for before the page was loaded, and may be missing on the disk. */
  recall(id: string) {
    const noted = [this.#noted(), ...this.waiting].find((each) => each?.id === id);
    if (noted) this.set(id, noted.start);
  }

  /** Its save is on the disk. */
  forget(id: string) {
    if (this.#noted()?.id === id) this.storage?.removeItem(KEY);
  }

  /** The game is dealt by that seed, also if it begins anew. */
  settle(id: string, seed: string | null) {
    const start = this.get(id);
    if (start) this.ask(id, { ...start, seed });
  }

  /** Notes what is decided at a table that waits for the engine; null: nothing any more. */
  decide(id: string, decision: Decision | null) {
    if (decision) write(this.storage, DECIDED, { id, ...decision });
    else if (this.decided(id)) this.storage?.removeItem(DECIDED);
  }

  /** What was decided at that table and not done; null: nothing. */
  decided(id: string): Decision | null {
    const noted = read(this.storage, DECIDED);
    if (!fits(DECISION, noted) || noted.id !== id) return null;
    const { seal, undone, position, actions } = noted;
    return { seal, undone, position, actions };
  }

  /** A table waits for friends, as it stands now. */
  wait(id: string, start: Start) {
    this.set(id, start);
    this.lasting.write([{ id, start }, ...this.#others(id)].slice(0, MOST));
  }

  /** It waits no longer: it is dealt, or was given up. */
  leave(id: string) {
    this.lasting.write(this.#others(id));
  }

  /** The tables that wait, the latest first. */
  get waiting(): Noted[] {
    return this.lasting.all;
  }

  #others(id: string) {
    return this.waiting.filter((each) => each.id !== id);
  }

  #noted(): Noted | null {
    const noted = read(this.storage, KEY);
    return fits(STARTING, noted) ? noted : null;
  }
}

/** Null: nothing that can be read. */
function read(storage: Storage | null, key: string): any {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(storage: Storage | null, key: string, value: unknown) {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // It is full, or forbidden: what is open in this page goes on.
  }
}

/** Begins a game with friends at devices of their own, who are invited first. */
export function playWithFriends(app: App, { game, options, seats }: Pick<Start, "game" | "options" | "seats">) {
  playNow(app, { game, options, seed: null, seats: befriended(seats) });
}

/**
 * Begins a game: its table opens at once and waits for the engine. `id`: that its save will have.
 */
export function playNow(app: App, start: Start, id: string = newId()) {
  app.pendingGames.ask(id, start);
  const isInviting = start.seats.some(({ who }) => who === FRIEND);
  app.go({ screen: isInviting ? "invite" : "table", save: id });
}
