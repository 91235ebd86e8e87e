/** Pauses as long as the present pace asks for, also if somebody sets another one meanwhile. */

import { pause } from "../../kit/timeout.js";
import type { Speed } from "../../types/engine.js";

export class Pace {
  #speed: () => Speed;
  #change = () => {};
  #changed: Promise<void> = Promise.resolve();

  /** `preferences` tells of another speed, until `signal` aborts. */
  constructor(preferences: EventTarget, signal: AbortSignal, speed: () => Speed) {
    this.#speed = speed;
    const note = (event: Event) => (event as CustomEvent).detail === "speed" && this.#await();
    this.#await();
    preferences.addEventListener("change", note, { signal });
  }

  #await() {
    this.#change();
    this.#changed = new Promise((resolve) => (this.#change = resolve));
  }

  /** `times`: milliseconds at each speed, of which a `share` counts. At another speed it begins anew. */
  async wait(times: Record<Speed, number>, share = 1) {
    const over = () => pause(share * times[this.#speed()]).then(() => true);
    const changed = () => this.#changed.then(() => false);
    while (!(await Promise.race([over(), changed()])));
  }
}
