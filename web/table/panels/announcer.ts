/** Gathers what comes in pieces, to tell it at once. Pure, but for the clock. */

import { TOLD_WITHIN } from "../../kit/told-late.js";

export class Announcer<T> {
  declare tell: (pieces: T[]) => void;
  declare goesOn: (before: T, piece: T) => boolean;
  pieces: T[] = [];
  due: ReturnType<typeof setTimeout> | undefined = undefined;

  /** `goesOn`: whether a piece is told with the one before it; what does not go on ends what waits. */
  constructor(tell: (pieces: T[]) => void, goesOn: (before: T, piece: T) => boolean = () => true) {
    this.tell = tell;
    this.goesOn = goesOn;
  }

  /** Tells these with all that has waited: now, or, while more follows, in a while at the latest. */
  add(pieces: T[], isMore: boolean) {
    for (const piece of pieces) {
      const before = this.pieces.at(-1);
      if (before !== undefined && !this.goesOn(before, piece)) this.#end();
      this.pieces.push(piece);
    }
    if (this.pieces.length === 0) return;
    if (isMore) this.due ??= setTimeout(() => this.#end(), TOLD_WITHIN);
    else this.#end();
  }

  #end() {
    clearTimeout(this.due);
    this.due = undefined;
    this.tell(this.pieces.splice(0));
  }
}
