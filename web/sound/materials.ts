/**
 * What every material sounds like: tones that fade, and noise of which a filter lets only some pitches
 * through. Times are in seconds, pitches in hertz.
 */

import type { Material } from "../types/engine.js";

/** How one of the parts of a sound begins and fades. */
interface Course {
  /** When it begins; 0. */
  at?: number;
  /** How loud it is where it is loudest; 1 is the loudest there is. */
  level: number;
  /** Until it is loudest; 0.004. */
  rise?: number;
  /** In all. */
  length: number;
  /** How often it comes, how long after the last time, and how much higher: 1 and 1. */
  times?: number;
  every?: number;
  step?: number;
}

/** `tone`: its pitch, at the beginning and, where it glides, at the end. */
export interface Tone extends Course {
  tone: [first: number, last?: number];
  /** "sine". */
  wave?: OscillatorType;
  /** Pitch, loudness and length of what sounds together, each in proportion; one of 1, 1, 1. */
  partials?: [pitch: number, share: number, length: number][];
  /** Only what is about as high as this is heard. */
  through?: number;
}

/** `rush`: of noise, which pitches are let through: at first, where it is loudest, and at last. */
export interface Rush extends Course {
  rush: [first: number, middle: number, last: number];
  filter: BiquadFilterType;
  /** How narrow the filter is; 0.9. */
  narrow?: number;
}

export type Layer = Tone | Rush;

/** What the page has a sound for by itself: it is one's turn. */
export type Own = "bell";

const BELL: Tone["partials"] = [
  [0.5, 0.35, 1],
  [1, 1, 0.9],
  [1.19, 0.5, 0.6],
  [1.56, 0.3, 0.45],
  [2, 0.45, 0.35],
  [2.66, 0.2, 0.25],
];
const METAL: Tone["partials"] = [
  [1, 1, 1],
  [1.51, 0.6, 0.7],
  [2.4, 0.25, 0.4],
];
const IRON: Tone["partials"] = [
  [1, 1, 1],
  [1.73, 0.7, 0.6],
  [2.41, 0.3, 0.5],
];
/** Without overtones what is low is lost on the small speakers of phones. */
const HOLLOW: Tone["partials"] = [
  [1, 1, 1],
  [2.57, 0.9, 0.7],
  [4.9, 0.3, 0.5],
];
const SKIN: Tone["partials"] = [
  [1, 1, 1],
  [1.59, 0.8, 0.8],
  [2.3, 0.6, 0.6],
];

export const MATERIALS: Readonly<Record<Material | Own, readonly Layer[]>> = {
  bell: [{ tone: [620], partials: BELL, level: 0.115, length: 1.6 }],
  blade: [
    { rush: [1300, 2300, 2900], filter: "bandpass", narrow: 5, level: 0.6, rise: 0.11, length: 0.26 },
    { tone: [1180], partials: IRON, at: 0.1, level: 0.085, length: 0.55 },
  ],
  card: [
    { rush: [1100, 2200, 1500], filter: "bandpass", level: 0.7, rise: 0.02, length: 0.11 },
    { tone: [230, 180], at: 0.055, level: 0.2, length: 0.08 },
  ],
  chain: [
    { tone: [640], partials: IRON, level: 0.19, length: 0.1, times: 7, every: 0.062, step: 0.97 },
    { rush: [300, 900, 260], filter: "lowpass", at: 0.42, level: 0.5, rise: 0.05, length: 0.6 },
  ],
  chest: [
    { rush: [800, 500, 300], filter: "lowpass", level: 0.95, length: 0.17 },
    { tone: [138, 104], partials: HOLLOW, level: 0.3, length: 0.22 },
    { tone: [930], partials: IRON, at: 0.13, level: 0.17, length: 0.14 },
  ],
  coin: [
    { tone: [1760], partials: METAL, level: 0.1, length: 0.3 },
    { tone: [2090], partials: METAL, at: 0.055, level: 0.085, length: 0.4 },
  ],
  door: [
    { tone: [44, 70], wave: "sawtooth", through: 620, level: 0.95, rise: 0.12, length: 0.5 },
    { rush: [520, 380, 240], filter: "lowpass", at: 0.5, level: 0.8, length: 0.16 },
  ],
  drum: [
    { tone: [150, 92], partials: SKIN, level: 0.36, length: 0.24, times: 3, every: 0.14 },
    { rush: [900, 640, 420], filter: "bandpass", level: 0.9, length: 0.1, times: 3, every: 0.14 },
  ],
  lot: [
    { rush: [1500, 1250, 1000], filter: "bandpass", level: 0.95, rise: 0.002, length: 0.04, times: 6, every: 0.085, step: 0.94 },
    { tone: [520, 470], level: 0.28, length: 0.055, times: 6, every: 0.085, step: 0.94 },
  ],
  purse: [
    { tone: [1420], partials: METAL, level: 0.09, length: 0.26, times: 5, every: 0.058, step: 1.07 },
    { rush: [900, 1400, 700], filter: "bandpass", level: 0.2, rise: 0.03, length: 0.3 },
  ],
  rope: [
    { tone: [46, 34], wave: "sawtooth", through: 820, level: 0.95, rise: 0.1, length: 0.34 },
    { tone: [38, 50], wave: "sawtooth", through: 700, at: 0.3, level: 0.85, rise: 0.08, length: 0.3 },
  ],
  sail: [
    { rush: [300, 1100, 380], filter: "lowpass", level: 0.95, rise: 0.05, length: 0.17, times: 3, every: 0.13, step: 0.9 },
    { rush: [260, 800, 220], filter: "lowpass", at: 0.3, level: 0.42, rise: 0.3, length: 1 },
  ],
  shuffle: [
    { rush: [1200, 1700, 1300], filter: "bandpass", level: 0.75, rise: 0.004, length: 0.04, times: 11, every: 0.036, step: 0.97 },
    { rush: [800, 1300, 900], filter: "bandpass", at: 0.42, level: 0.7, rise: 0.01, length: 0.1 },
  ],
  step: [
    { rush: [720, 540, 420], filter: "bandpass", level: 0.95, length: 0.075, times: 2, every: 0.15, step: 0.9 },
    { tone: [156, 124], partials: HOLLOW, level: 0.33, length: 0.1, times: 2, every: 0.15, step: 0.9 },
  ],
  storm: [
    { rush: [130, 300, 80], filter: "lowpass", level: 0.85, rise: 0.07, length: 1.5 },
    { rush: [400, 1200, 300], filter: "lowpass", at: 0.25, level: 0.42, rise: 0.5, length: 1.4 },
  ],
  turn: [
    { rush: [1700, 2300, 1900], filter: "bandpass", level: 0.5, rise: 0.006, length: 0.05 },
    { rush: [900, 1350, 800], filter: "bandpass", at: 0.095, level: 0.95, rise: 0.003, length: 0.08 },
    { tone: [260, 200], at: 0.095, level: 0.24, length: 0.08 },
  ],
  wave: [{ rush: [260, 950, 220], filter: "lowpass", level: 0.58, rise: 0.5, length: 1.5 }],
  wind: [
    { rush: [420, 860, 380], filter: "bandpass", narrow: 6, level: 0.95, rise: 0.4, length: 1.1 },
    { rush: [640, 1240, 560], filter: "bandpass", narrow: 8, at: 0.15, level: 0.7, rise: 0.35, length: 0.9 },
  ],
  wood: [
    { rush: [900, 680, 540], filter: "bandpass", level: 0.9, rise: 0.003, length: 0.06 },
    { tone: [182, 160], partials: HOLLOW, level: 0.36, length: 0.12 },
  ],
};
