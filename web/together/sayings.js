/** What people at a table can say to each other: a few short words, and not all the time. Pure. */

/** Each is a message's key after `say-`. */
export const SAYINGS = /** @type {const} */ ([
  "ahoy",
  "luck",
  "well",
  "thanks",
  "oops",
  "ouch",
  "haha",
  "hm",
  "moment",
  "go",
  "never",
  "arr",
]);

/** So many at once, and one more after so many milliseconds. */
const BURST = 4;
const PAUSE = 2000;

/** @param {unknown} what */
export function isSaying(what) {
  return SAYINGS.some((each) => each === what);
}

/** How much somebody may still say. */
export class Breath {
  constructor() {
    this.left = BURST;
    this.last = 0;
  }

  /** Whether something more may be said; it counts then. @param {number} now milliseconds */
  take(now) {
    this.left = Math.min(BURST, this.left + (now - this.last) / PAUSE);
    this.last = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
