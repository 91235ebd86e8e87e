/** Gathers what comes in pieces, to tell it at once. Pure, but for the clock. */

/** Milliseconds for which a piece waits for those that follow by themselves. */
const LONGEST = 2000;

/** @template T */
export class Announcer {
  /** @param {(pieces: T[]) => void} tell */
  constructor(tell) {
    this.tell = tell;
    /** @type {T[]} */
    this.pieces = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.due = undefined;
  }

  /**
   * Tells these with all that has waited: now, or, while more follows, in a while at the latest.
   * @param {T[]} pieces
   * @param {boolean} isMore
   */
  add(pieces, isMore) {
    this.pieces.push(...pieces);
    if (this.pieces.length === 0) return;
    if (isMore) this.due ??= setTimeout(() => this.#end(), LONGEST);
    else this.#end();
  }

  #end() {
    clearTimeout(this.due);
    this.due = undefined;
    this.tell(this.pieces.splice(0));
  }
}
