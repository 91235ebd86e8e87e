/** How much others may say. Pure. */

/** So many words of people at once, and one more after so many milliseconds. */
const BURST = 4;
const PAUSE = 2000;

/** How much somebody may still say. */
export class Breath {
  declare burst: number;
  declare pause: number;
  declare left: number;
  last = 0;

  /** `burst`: so much at once. `pause`: milliseconds until one thing more. */
  constructor(burst: number = BURST, pause: number = PAUSE) {
    this.burst = burst;
    this.pause = pause;
    this.left = burst;
  }

  /** Whether something more may be said; it counts then. `now`: milliseconds. */
  take(now: number) {
    this.left = Math.min(this.burst, this.left + (now - this.last) / this.pause);
    this.last = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
