/**
 * What lets devices find back to a table: of those this device hosts its keys and who has which seat, of
 * those it is a guest at its own keys. Only the latest are kept.
 */

import { KEPT, those } from "../../../model/stored-shapes.js";

/** @import {Kept} from "./host.js" */
/** @import {Noted} from "../audit/guest-record.js" */

/** @import {Options, SeatSetup} from "../../../types/engine.js" */
/** @import {Entrusted} from "../copies/encrypted-copy.js" */
/** @import {Kept as Sealed} from "../sealing/seals.js" */

/**
 * `secret`: of this device's keys; `host`: the key of the device that deals, empty where this one has no
 * seat; `invite`: the one answered last; `isOnline`: somebody agreed to come by a meeting point; `sealed`:
 * what was chosen and not opened yet.
 * @typedef {{secret: string, host: string, name: string, invite: string, isOnline?: boolean, sealed: Sealed[]}} Place
 */

/**
 * What the host of a game has left here, with all that is needed to go on with it; `seat`: this device's.
 * @typedef {Entrusted & {game: string, options: Options, seat: number, seats: SeatSetup[]}} Left
 */

const MOST = 12;

/** Of notes and copies of games, which are longer, so many are kept. */
const MOST_NOTES = 2;

/**
 * @template T
 * @param {Storage | null} storage
 * @param {string} key
 * @returns {[string, T][]} oldest first
 */
function read(storage, key) {
  try {
    return those(KEPT, JSON.parse(storage?.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}

/** @template T */
class KeptTables {
  /**
   * @param {Storage | null} storage null where it is forbidden
   * @param {string} key
   * @param {number} [most] that are kept
   */
  constructor(storage, key, most = MOST) {
    this.storage = storage;
    this.key = key;
    this.most = most;
  }

  /** @param {string} id @returns {T | null} */
  get(id) {
    return this.#entries().find(([each]) => each === id)?.[1] ?? null;
  }

  /** Oldest first. @returns {T[]} */
  all() {
    return this.#entries().map(([, value]) => value);
  }

  /** @returns {[string, T][]} */
  #entries() {
    return read(this.storage, this.key);
  }

  /** @param {string} id @param {T} value */
  put(id, value) {
    const others = read(this.storage, this.key).filter(([each]) => each !== id);
    try {
      this.storage?.setItem(this.key, JSON.stringify([...others, [id, value]].slice(-this.most)));
    } catch {
      // If storage is full, a device that is loaded again has to be invited again.
    }
  }
}

/** Tables this device hosts, by the ids of their saves. @param {Storage | null} storage @returns {KeptTables<Kept>} */
export function hosted(storage) {
  return new KeptTables(storage, "freebooters:hosted");
}

/** Seats of this device elsewhere, by the tables' ids. @param {Storage | null} storage @returns {KeptTables<Place>} */
export function joined(storage) {
  return new KeptTables(storage, "freebooters:joined");
}

/** What this device has noted at tables elsewhere, by their ids. @param {Storage | null} storage @returns {KeptTables<Noted>} */
export function noted(storage) {
  return new KeptTables(storage, "freebooters:noted", MOST_NOTES);
}

/** What hosts have left on this device, by the tables' ids. @param {Storage | null} storage @returns {KeptTables<Left>} */
export function entrusted(storage) {
  return new KeptTables(storage, "freebooters:entrusted", MOST_NOTES);
}
