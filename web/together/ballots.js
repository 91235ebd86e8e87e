/** Whether a seat may take back what it did last: everybody at the table is asked. */

/** Milliseconds after which who has not answered is against it. */
const PATIENCE = 60_000;

/** Who is asked: a seat, or null for who is at the host's own device. @typedef {number | null} Voter */

/** One question after the other. Dispatches "decided" with `{seat, isGranted}`. */
export class Ballots extends EventTarget {
  constructor() {
    super();
    this.count = 0;
    /** What everybody is asked now. @type {{id: number, seat: number, waiting: Set<Voter>} | null} */
    this.open = null;
  }

  /**
   * @param {number} seat that wants to take something back
   * @param {Voter[]} voters the others
   * @returns {number | null} what answers name it by; null: another question is still open
   */
  ask(seat, voters) {
    if (this.open) return null;
    const id = ++this.count;
    this.open = { id, seat, waiting: new Set(voters) };
    setTimeout(() => this.#decide(id, false), PATIENCE);
    if (voters.length === 0) this.#decide(id, true);
    return id;
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
    const { seat } = this.open;
    this.open = null;
    this.dispatchEvent(new CustomEvent("decided", { detail: { seat, isGranted } }));
  }
}
