/** What is to be heard. What makes sounds comes with the first one: there are no files to be fetched. */

import { Lazy } from "../kit/lazy.js";
import { afterPaint } from "../kit/after-paint.js";
import { isLoud, isMusical } from "./feedback.js";
import type { Preferences } from "../storage/preferences.js";
import type { Material } from "../types/engine.js";
import type { Speech } from "./speech.js";
import type { Synthesizer } from "./synthesizer.js";

/** Materials; that it is one's turn; how a game has ended. */
export type SoundName = Material | "bell" | "won" | "lost";

const script = new Lazy(() => import("./synthesizer.js"));

export class Sounds {
  declare preferences: Preferences;
  declare speech: Speech;
  /** Resolves when the page may be kept busy for a moment. */
  declare calm: () => Promise<unknown>;
  #made: Promise<Synthesizer> | null = null;

  constructor(preferences: Preferences, speech: Speech, calm: () => Promise<unknown>) {
    this.preferences = preferences;
    this.speech = speech;
    this.calm = calm;
  }

  /** Lets these be heard, if sounds are wanted. */
  touch(names: readonly SoundName[]) {
    if (names.length > 0 && isLoud(this.preferences)) this.#use((made) => made.touch(names));
  }

  /** Plays a room's tune, `after` so many seconds, until `signal`, if music is wanted. */
  play(room: string, signal: AbortSignal, after = 0) {
    if (isMusical(this.preferences)) this.#use((made) => made.play(room, signal, after));
  }

  #use(act: (made: Synthesizer) => unknown) {
    // A browser allows sounds only after a press; before one it would report them as errors.
    if (this.preferences.values.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
    this.#made ??= this.#make();
    // Whatever cannot be had is not heard.
    this.#made.then(act).catch(() => {});
  }

  async #make() {
    try {
      const { Synthesizer } = await script.come();
      // To open the sound keeps the page busy: what belongs to the first one is painted before, and an
      // answer that is just coming is not kept waiting.
      await this.calm();
      await new Promise<void>((painted) => afterPaint(painted));
      return new Synthesizer(this.preferences, this.speech);
    } catch (error) {
      this.#made = null;
      throw error;
    }
  }
}
