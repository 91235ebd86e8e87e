/** Gathers what comes in pieces, to tell it at once. Pure, but for the clock. */

/** Milliseconds for which a piece waits for those that follow by themselves. */
const LONGEST = 2000;

export class Announcer<T> {
  declare tell: (pieces: T[]) => void;
  pieces: T[] = [];
  due: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(tell: (pieces: T[]) => void) {
    this.tell = tell;
  }

  /** Tells these with all that has waited: now, or, while more follows, in a while at the latest. */
  add(pieces: T[], isMore: boolean) {
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
