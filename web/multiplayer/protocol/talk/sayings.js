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

/** So many words at once, and one more after so many milliseconds. */
const BURST = 4;
const PAUSE = 2000;

/** @param {unknown} what */
export function isSaying(what) {
  return SAYINGS.some((each) => each === what);
}

/** How much somebody may still say. */
export class Breath {
  /** @param {number} [burst] so much at once @param {number} [pause] milliseconds until one thing more */
  constructor(burst = BURST, pause = PAUSE) {
    this.burst = burst;
    this.pause = pause;
    this.left = burst;
    this.last = 0;
  }

  /** Whether something more may be said; it counts then. @param {number} now milliseconds */
  take(now) {
    this.left = Math.min(this.burst, this.left + (now - this.last) / this.pause);
    this.last = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
