/** Which of this browser's pages writes a game: one at a time, where the browser has Web Locks. */

import { pause } from "../kit/timeout.js";

/** Milliseconds for which a page that is just being closed may still hold a claim. */
const TIME_LIMIT = 300;

/**
 * Milliseconds after which a claim that was not taken over counts as impossible in this browser.
 */
const LATEST = 1000;

/** `id`: of a game. */
function nameOf(id: string) {
  return `freebooters/game/${id}`;
}

/** Whether a page has that game open. */
export async function isClaimed(id: string, locks: LockManager | undefined) {
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name === nameOf(id));
}

/** One page's claim to one game; whoever does not hold it waits for it. */
export class TabLock {
  declare name: string;
  declare onChange: (isHeld: boolean) => void;
  declare locks: LockManager | undefined;
  isHeld = false;
  /** Whether nobody else can hold it at the same time. */
  declare isExclusive: boolean;
  isReleased = false;
  /** Ends the holding. */
  free: (() => void) | null = null;
  /** Ends the waiting. */
  waiting: AbortController | null = null;
  /** Resolves when the claim is held. */
  declare granted: Promise<undefined>;
  declare grant: (value?: undefined) => void;

  /** `id`: of the game. `onChange`: when it is lost or gained after `begin`. */
  constructor(id: string, onChange: (isHeld: boolean) => void, locks: LockManager | undefined) {
    this.name = nameOf(id);
    this.onChange = onChange;
    this.locks = locks;
    this.isExclusive = Boolean(locks);
    this.granted = new Promise((resolve: (value?: undefined) => void) => {
      this.grant = resolve;
    });
  }

  /** Resolves as soon as it is known whether this page holds the claim. */
  async begin() {
    if (this.locks) this.#wait();
    else this.#hold();
    await Promise.race([this.granted, pause(TIME_LIMIT)]);
  }

  /** Takes the claim from whoever holds it. */
  async takeOver() {
    this.waiting?.abort();
    this.#request({ steal: true });
    await pause(LATEST);
    if (!this.isHeld) this.#hold(); // the browser has no working locks after all
  }

  release() {
    this.isReleased = true;
    this.waiting?.abort();
    this.free?.();
  }

  /** Holds it as soon as nobody else does. */
  #wait() {
    this.waiting = new AbortController();
    this.#request({ signal: this.waiting.signal });
  }

  async #request(options: LockOptions) {
    let wasHeld = false;
    try {
      await this.locks?.request(this.name, options, () => {
        wasHeld = true;
        return new Promise((free: (value?: undefined) => void) => this.#hold(free));
      });
    } catch {
      if (this.isReleased || options.signal?.aborted) return;
      if (wasHeld) this.#lose();
      else this.#hold();
    }
  }

  /** `free`: ends the holding, where nobody else can hold it at the same time. */
  #hold(free: (() => void) | null = null) {
    if (this.isReleased) {
      free?.();
      return;
    }
    this.free = free;
    this.isExclusive = free !== null;
    if (this.isHeld) return; // it was done without, as the browser took long
    this.isHeld = true;
    this.grant?.();
    this.onChange(true);
  }

  #lose() {
    this.isHeld = false;
    this.onChange(false);
    this.#wait();
  }
}
