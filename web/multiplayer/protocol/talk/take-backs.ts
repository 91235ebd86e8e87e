/** Whether a seat may take back what it did last: everybody at the table is asked. */

import { hex, randomBytes } from "../bytes.js";
import type { Vote } from "../../../types/engine.js";

/** Bytes of a question's name: none is asked twice under the same one. */
const NAME = 8;

/** Milliseconds after which who has not answered is against it. */
const PATIENCE = 60_000;

/** Who is asked: a seat, or null for who is at the host's own device. */
type Voter = number | null;

/**
 * What everybody is asked: whether the game, `undone` as it is now, goes back to that position for that
 * seat.
 */
export interface Ballot {
  id: string;
  seat: number;
  undone: number;
  position: number;
}

/**
 * One question after the other. Dispatches "decided" with the ballot, `isGranted`, and the `votes` for
 * it of those who have signed one.
 */
export class TakeBacks extends EventTarget {
  /** What everybody is asked now. */
  open: Ballot & { waiting: Set<Voter>; votes: Map<Voter, Vote> } | null = null;

  /** Null: another question is still open. */
  ask(about: Omit<Ballot, "id">, voters: Voter[]): Ballot | null {
    if (this.open) return null;
    const id = hex(randomBytes(NAME));
    const ballot = { id, ...about };
    this.open = { ...ballot, waiting: new Set(voters), votes: new Map() };
    setTimeout(() => this.#decide(id, false), PATIENCE);
    if (voters.length === 0) this.#decide(id, true);
    return ballot;
  }

  /** Who comes is asked too, also once more: what it notes is its own. Null: nothing is asked. */
  comes(voter: Voter): Ballot | null {
    if (!this.open) return null;
    const { votes: _, waiting, ...ballot } = this.open;
    waiting.add(voter);
    return ballot;
  }

  /** What that one is asked now, and has not answered. */
  asks(voter: Voter, id: unknown): Ballot | null {
    const { open } = this;
    return open?.id === id && open?.waiting.has(voter) ? open : null;
  }

  /** `vote`: as it is signed. */
  vote(voter: Voter, id: unknown, isFor: boolean, vote: Vote | null = null) {
    const open = this.asks(voter, id) && this.open;
    if (!open) return;
    open.waiting.delete(voter);
    if (vote) open.votes.set(voter, vote);
    if (!isFor) this.#decide(open.id, false);
    else if (open.waiting.size === 0) this.#decide(open.id, true);
  }

  /** Who is gone need not agree. */
  gone(voter: Voter) {
    if (this.open) this.vote(voter, this.open.id, true);
  }

  #decide(id: string, isGranted: boolean) {
    if (this.open?.id !== id) return;
    const { waiting: _, votes, ...ballot } = this.open;
    this.open = null;
    const detail = { ...ballot, isGranted, votes: isGranted ? [...votes.values()] : [] };
    this.dispatchEvent(new CustomEvent("decided", { detail }));
  }
}
