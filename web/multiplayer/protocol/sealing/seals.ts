/**
 * Choices that several seats make at the same time: everybody seals one, and only when all are sealed
 * they are opened, so that no device can choose by what others have chosen.
 */

import { sha256 } from "../../../kit/sha256.js";
import { hex, randomBytes } from "../bytes.js";
import type { Action } from "../../../types/engine.js";

/** A choice as it outlives its page. */
export interface Kept {
  start: number;
  seat: number;
  text: string;
  nonce: string;
}

/**
 * The SHA-256 of a choice; as `engine/sealing.py` has it. `start`: the position at which the round
 * began.
 */
export function sealOf(start: number, seat: number, actions: Action[], nonce: string) {
  return sha256(`${nonce}/${start}/${seat}/${JSON.stringify(actions)}`);
}

/** 128 bits, as 32 hexadecimal digits. */
export function freshNonce() {
  return hex(randomBytes(16));
}

/** Whether that may be the SHA-256 of a choice. */
export function isSeal(seal: string) {
  return /^[0-9a-f]{64}$/.test(seal);
}

/** What a command would do. */
function actionsOf({ action, actions }: { action?: Action; actions?: Action[] }): Action[] {
  return actions ?? (action ? [action] : []);
}

/** A guest's choice. */
export class Choice {
  declare id: number;
  declare kept: Kept;
  declare seal: string;
  /** Whether somebody wants to choose something else. */
  isWithdrawn = false;

  /** `id`: of its command. */
  constructor(id: number, kept: Kept) {
    this.id = id;
    this.kept = kept;
    this.seal = sealed(kept.start, kept.seat, kept.text, kept.nonce) ?? "";
  }
}

/** What the host knows of the present round. */
export class Round {
  /** Where it began; null: there is none. */
  start: number | null = null;
  /** How often something had been taken back. */
  undone = 0;
  /** What guests have sealed, by their seats. */
  seals: Map<number, string> = new Map();
  /** What guests have sealed in a round of which this page has not heard yet. */
  early: Map<number, [start: number, undone: number, seal: string]> = new Map();
  /** Seats that have opened theirs. */
  opened: Set<number> = new Set();
  /** What was told to everybody when all were sealed. */
  all: Record<string, string> | null = null;

  /**
   * The table is in this round. One that begins anew after all were sealed is another one.
   * `undone`: how often something has been taken back. Returns whether somebody has sealed before.
   */
  take(start: number | null, undone: number): boolean {
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
   * `undone`: how often something had been taken back, as that guest knows it. Returns whether it
   * is noted.
   */
  seal(seat: number, start: unknown, undone: unknown, seal: string): boolean {
    const isEarly = Number(start) > (this.start ?? -1) || Number(undone) > this.undone;
    if (isEarly && Number.isSafeInteger(start)) this.early.set(seat, [Number(start), Number(undone), seal]);
    if (start !== this.start || this.all) return false;
    if (seal === "") return this.seals.delete(seat);
    this.seals.set(seat, seal);
    return true;
  }

  /** Whether all of these have sealed a choice. */
  has(seats: number[]) {
    return this.start !== null && seats.length > 0 && seats.every((seat) => this.seals.has(seat));
  }

  /** What guests have sealed who have still to choose, by their seats. */
  of(seats: number[]): Record<string, string> {
    return Object.fromEntries(seats.map((seat) => [seat, this.seals.get(seat) ?? ""]));
  }

  /** Everything is sealed. */
  close(all: Record<string, string>) {
    this.all = all;
  }

  /** Whether that is what the guest has sealed. `text`: its command. */
  opens(seat: number, text: string, nonce: string) {
    const { all, start } = this;
    return all !== null && start !== null && all[seat] === sealed(start, seat, text, nonce);
  }

  /** What the guest has sealed was carried out. `all`: the seals that were told before. */
  open(seat: number, all: Record<string, string> | null) {
    if (this.all === all) this.opened.add(seat);
  }

  /** Whether that seat must open what it has sealed before it does anything else. */
  binds(seat: number) {
    return this.all !== null && this.seals.has(seat) && !this.opened.has(seat);
  }
}

/** Null: that is no command. */
function sealed(start: number, seat: number, text: string, nonce: string): string | null {
  try {
    return sealOf(start, seat, actionsOf(JSON.parse(text)), nonce);
  } catch {
    return null;
  }
}
