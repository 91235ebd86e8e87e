/**
 * Choices that several seats make at the same time: everybody seals one, and only when all are sealed
 * they are opened, so that no device can choose by what others have chosen.
 */

import { sha256 } from "../../../kit/sha256.js";
import { hex, randomBytes } from "../bytes.js";

/** @import {Action} from "../../../types/engine.js" */

/** @typedef {{start: number, seat: number, text: string, nonce: string}} Kept a choice as it outlives its page */

/**
 * The SHA-256 of a choice; as `engine/sealing.py` has it.
 * @param {number} start the position at which the round began
 * @param {number} seat
 * @param {Action[]} actions
 * @param {string} nonce
 */
export function sealOf(start, seat, actions, nonce) {
  return sha256(`${nonce}/${start}/${seat}/${JSON.stringify(actions)}`);
}

/** 128 bits, as 32 hexadecimal digits. */
export function freshNonce() {
  return hex(randomBytes(16));
}

/** Whether that may be the SHA-256 of a choice. @param {string} seal */
export function isSeal(seal) {
  return /^[0-9a-f]{64}$/.test(seal);
}

/** What a command would do. @param {{action?: Action, actions?: Action[]}} command @returns {Action[]} */
function actionsOf({ action, actions }) {
  return actions ?? (action ? [action] : []);
}

/** A guest's choice. */
export class Choice {
  /** @param {number} id of its command @param {Kept} kept */
  constructor(id, { start, seat, text, nonce }) {
    this.id = id;
    this.start = start;
    this.seat = seat;
    this.text = text;
    this.nonce = nonce;
    this.seal = sealOf(start, seat, actionsOf(JSON.parse(text)), nonce);
    /** Whether somebody wants to choose something else. */
    this.isWithdrawn = false;
  }

  /** @returns {Kept} */
  get kept() {
    const { start, seat, text, nonce } = this;
    return { start, seat, text, nonce };
  }
}

/** What the host knows of the present round. */
export class Round {
  constructor() {
    /** Where it began; null: there is none. @type {number | null} */
    this.start = null;
    /** How often something had been taken back. */
    this.undone = 0;
    /** What guests have sealed, by their seats. @type {Map<number, string>} */
    this.seals = new Map();
    /** What guests have sealed in a round of which this page has not heard yet. @type {Map<number, [start: number, undone: number, seal: string]>} */
    this.early = new Map();
    /** Seats that have opened theirs. @type {Set<number>} */
    this.opened = new Set();
    /** What was told to everybody when all were sealed. @type {Record<string, string> | null} */
    this.all = null;
  }

  /**
   * The table is in this round. One that begins anew after all were sealed is another one.
   * @param {number | null} start
   * @param {number} undone how often something has been taken back
   * @returns {boolean} whether somebody has sealed before
   */
  take(start, undone) {
    const isSame = start === this.start && (undone === this.undone || !this.all);
    this.undone = undone;
    if (isSame) return false;
    this.start = start;
    this.seals.clear();
    this.opened.clear();
    this.all = null;
    for (const [seat, [at, then, seal]] of this.early)
      if (at === start && then === undone && seal !== "") this.seals.set(seat, seal);
    this.early.clear();
    return this.seals.size > 0;
  }

  /**
   * A guest seals a choice, or, with an empty `seal`, takes it back. Once all are sealed it stays.
   * @param {number} seat
   * @param {unknown} start
   * @param {unknown} undone how often something had been taken back, as that guest knows it
   * @param {string} seal
   * @returns {boolean} whether it is noted
   */
  seal(seat, start, undone, seal) {
    const isEarly = Number(start) > (this.start ?? -1) || Number(undone) > this.undone;
    if (isEarly && Number.isSafeInteger(start)) this.early.set(seat, [Number(start), Number(undone), seal]);
    if (start !== this.start || this.all) return false;
    if (seal === "") return this.seals.delete(seat);
    this.seals.set(seat, seal);
    return true;
  }

  /** Whether all of these have sealed a choice. @param {number[]} seats */
  has(seats) {
    return this.start !== null && seats.length > 0 && seats.every((seat) => this.seals.has(seat));
  }

  /**
   * What guests have sealed who have still to choose, by their seats.
   * @param {number[]} seats
   * @returns {Record<string, string>}
   */
  of(seats) {
    return Object.fromEntries(seats.map((seat) => [seat, this.seals.get(seat) ?? ""]));
  }

  /** Everything is sealed. @param {Record<string, string>} all */
  close(all) {
    this.all = all;
  }

  /**
   * Whether that is what the guest has sealed.
   * @param {number} seat
   * @param {string} text its command
   * @param {string} nonce
   */
  opens(seat, text, nonce) {
    const { all, start } = this;
    return all !== null && start !== null && all[seat] === sealed(start, seat, text, nonce);
  }

  /**
   * What the guest has sealed was carried out.
   * @param {number} seat
   * @param {Record<string, string> | null} all the seals that were told before
   */
  open(seat, all) {
    if (this.all === all) this.opened.add(seat);
  }

  /** Whether that seat must open what it has sealed before it does anything else. @param {number} seat */
  binds(seat) {
    return this.all !== null && this.seals.has(seat) && !this.opened.has(seat);
  }
}

/**
 * @param {number} start
 * @param {number} seat
 * @param {string} text
 * @param {string} nonce
 * @returns {string | null} null: that is no command
 */
function sealed(start, seat, text, nonce) {
  try {
    return sealOf(start, seat, actionsOf(JSON.parse(text)), nonce);
  } catch {
    return null;
  }
}
