/**
 * What lets devices find back to a table: of those this device hosts its keys and who has which seat, of
 * those it is a guest at its own keys. Only the latest are kept.
 */

import { tableShape } from "../../../model/kept-shapes.js";
import { KeptList } from "../../../storage/kept-list.js";
import type { TablesName } from "../../../model/kept-shapes.js";
import type { Options, SeatSetup } from "../../../types/engine.js";
import type { Noted } from "../audit/guest-record.js";
import type { Entrusted } from "../copies/encrypted-copy.js";
import type { Kept as Sealed } from "../sealing/seals.js";
import type { Kept } from "./host.js";

/**
 * `secret`: of this device's keys; `host`: the key of the device that deals, empty where this one has no
 * seat; `invite`: the one answered last; `isOnline`: somebody agreed to come by a meeting point; `sealed`:
 * what was chosen and not opened yet.
 */
export interface Place {
  secret: string;
  host: string;
  name: string;
  invite: string;
  isOnline?: boolean;
  /** Whether it has no seat there, and only watches. */
  isWatching?: boolean;
  /** Whether letters are large there, for a screen that everybody looks at. */
  isLarge?: boolean;
  /** While a game waits for it: what the host is called, and the game. */
  waits?: { host: string; game: string } | null;
  sealed: Sealed[];
}

/** What the host of a game has left here, with all that is needed to go on with it; `seat`: this device's. */
export type Left = Entrusted & { game: string; options: Options; seat: number; seats: SeatSetup[] };

const MOST = 12;

/** Of notes and copies of games, which are longer, so many are kept. */
const MOST_NOTES = 2;

/** With the tables' ids, oldest first. */
class KeptTables<T> extends KeptList<[string, T]> {
  declare most: number;

  /** `most`: that are kept. */
  constructor(storage: Storage | null, name: TablesName, most: number = MOST) {
    super(storage, name, tableShape(name));
    this.most = most;
  }

  get(id: string): T | null {
    return this.all.find(([each]) => each === id)?.[1] ?? null;
  }

  /** If storage is full, a device that is loaded again has to be invited again. */
  put(id: string, value: T) {
    const others = this.all.filter(([each]) => each !== id);
    this.write([...others, [id, value] as [string, T]].slice(-this.most));
  }
}

/** Tables this device hosts, by the ids of their saves. */
export function hosted(storage: Storage | null): KeptTables<Kept> {
  return new KeptTables(storage, "hosted");
}

/** Seats of this device elsewhere, by the tables' ids. */
export function joined(storage: Storage | null): KeptTables<Place> {
  return new KeptTables(storage, "joined");
}

/** What this device has noted at tables elsewhere, by their ids. */
export function noted(storage: Storage | null): KeptTables<Noted> {
  return new KeptTables(storage, "noted", MOST_NOTES);
}

/** What hosts have left on this device, by the tables' ids. */
export function entrusted(storage: Storage | null): KeptTables<Left> {
  return new KeptTables(storage, "entrusted", MOST_NOTES);
}
