/** Whether a seat may take back what it did last: everybody at the table is asked. */

/** Milliseconds after which who has not answered is against it. */
const PATIENCE = 60_000;

/** Who is asked: a seat, or null for who is at the host's own device. @typedef {number | null} Voter */

/**
 * What everybody is asked: whether the game, `undone` as it is now, goes back to that position for that
 * seat.
 * @typedef {{id: number, seat: number, undone: number, position: number}} Ballot
 */

/** One question after the other. Dispatches "decided" with the ballot and `isGranted`. */
export class Ballots extends EventTarget {
  constructor() {
    super();
    this.count = 0;
    /** What everybody is asked now. @type {Ballot & {waiting: Set<Voter>} | null} */
    this.open = null;
  }

  /**
   * @param {Omit<Ballot, "id">} about
   * @param {Voter[]} voters
   * @returns {Ballot | null} null: another question is still open
   */
  ask(about, voters) {
    if (this.open) return null;
    const id = ++this.count;
    const ballot = { id, ...about };
    this.open = { ...ballot, waiting: new Set(voters) };
    setTimeout(() => this.#decide(id, false), PATIENCE);
    if (voters.length === 0) this.#decide(id, true);
    return ballot;
  }

  /** Who comes is asked too, also once more: what it notes is its own. @param {Voter} voter @returns {Ballot | null} null: nothing is asked */
  comes(voter) {
    if (!this.open) return null;
    const { waiting, ...ballot } = this.open;
    waiting.add(voter);
    return ballot;
  }

  /** @param {Voter} voter @param {unknown} id @param {boolean} isFor */
  vote(voter, id, isFor) {
    const { open } = this;
    if (!open || open.id !== id || !open.waiting.delete(voter)) return;
    if (!isFor) this.#decide(open.id, false);
    else if (open.waiting.size === 0) this.#decide(open.id, true);
  }

  /** Who is gone need not agree. @param {Voter} voter */
  gone(voter) {
    if (this.open) this.vote(voter, this.open.id, true);
  }

  /** @param {number} id @param {boolean} isGranted */
  #decide(id, isGranted) {
    if (this.open?.id !== id) return;
    const { waiting: _, ...ballot } = this.open;
    this.open = null;
    this.dispatchEvent(new CustomEvent("decided", { detail: { ...ballot, isGranted } }));
  }
}
