/** What plays the rooms' tunes, and the page's own: how a game has ended. */

import { MATERIALS } from "./materials.js";
import type { Instrument, Tune } from "../types/engine.js";
import type { Layer } from "./materials.js";

/** What has a pitch. Times are in seconds. */
export interface Tuned {
  /** How loud the tone is, and each of its overtones. */
  partials: number[];
  /** Nothing higher than this, in hertz, is heard much. */
  bright: number;
  level: number;
  /** Until a tone is as loud as it gets. */
  rise: number;
  /** In which it fades to a third while it is held; what is bowed or blown hardly does. */
  ring: number;
  /** In which it fades once it is let go. */
  release: number;
  /** Hundredths of a semitone between two reeds that sound together; 0: there is one. */
  beating: number;
}

/** What has none. */
export interface Struck {
  struck: readonly Layer[];
}

const [TOM] = MATERIALS.drum;

export const INSTRUMENTS: Readonly<Record<Instrument, Tuned | Struck>> = {
  bass: { partials: [0.9, 0.6, 0.4, 0.2, 0.1], bright: 900, level: 0.12, rise: 0.012, ring: 0.7, release: 0.06, beating: 0 },
  concertina: { partials: [1, 0.5, 0.42, 0.2, 0.16, 0.08], bright: 1900, level: 0.074, rise: 0.03, ring: 6, release: 0.05, beating: 9 },
  drum: { struck: TOM ? [{ ...TOM, level: 0.08, length: 0.22, times: 1 }] : [] },
  fiddle: { partials: [1, 0.6, 0.4, 0.3, 0.2, 0.12, 0.08], bright: 2100, level: 0.07, rise: 0.035, ring: 4, release: 0.06, beating: 5 },
  lute: { partials: [1, 0.7, 0.45, 0.3, 0.14, 0.1], bright: 2300, level: 0.074, rise: 0.004, ring: 0.42, release: 0.09, beating: 0 },
  whistle: { partials: [1, 0.18, 0.1], bright: 2600, level: 0.055, rise: 0.03, ring: 5, release: 0.05, beating: 0 },
};

/** How the game has ended for whoever looks: won, or not. Two seconds, as long as it is seen. */
export const ENDINGS: Readonly<Record<"won" | "lost", Tune>> = {
  won: {
    tempo: 480,
    voices: [
      { instrument: "concertina", notes: [62, 1, 66, 1, 69, 1, 74, 2, 69, 1, 74, 9] },
      { instrument: "fiddle", notes: [0, 3, 66, 2, 64, 1, 66, 9] },
      { instrument: "bass", notes: [50, 3, 47, 2, 45, 1, 38, 9] },
    ],
  },
  lost: {
    tempo: 420,
    voices: [
      { instrument: "concertina", notes: [66, 2, 67, 2, 69, 2, 66, 7] },
      { instrument: "fiddle", notes: [62, 2, 62, 2, 61, 2, 62, 7] },
      { instrument: "bass", notes: [47, 2, 43, 2, 45, 2, 38, 7] },
    ],
  },
};
