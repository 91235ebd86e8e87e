/** A person's preferences for all games; kept on this device if the browser allows it. */

import { fits, mended } from "../kit/shape.js";
import type { Kind } from "../kit/shape.js";
import type { PuzzleNotes } from "../model/puzzle-rating.js";
import type { CoachNotes, PreferenceValues, Setup } from "../types/page.js";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const TEXTS = [100, 125, 150, 175, 200] as const;
export const SPACINGS = ["normal", "wide"] as const;
export const WARNINGS = ["off", "big", "clear"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;

const DEFAULTS: PreferenceValues = {
  language: null,
  theme: "system",
  text: 100,
  spacing: "normal",
  speed: "normal",
  captions: true,
  forced: true,
  letters: true,
  sound: null,
  music: false,
  volume: 50,
  spoken: false,
  nudge: null,
  warnings: "off",
  badge: null,
};

const FLAG = { flag: true } as const;
const EITHER_WAY = { isNullable: true, flag: true } as const;

export const KINDS = {
  language: { isNullable: true, text: 20 },
  theme: { one: THEMES },
  text: { one: TEXTS },
  spacing: { one: SPACINGS },
  speed: { one: SPEEDS },
  captions: FLAG,
  forced: FLAG,
  letters: FLAG,
  sound: EITHER_WAY,
  music: FLAG,
  volume: { number: [0, 100] },
  spoken: FLAG,
  nudge: EITHER_WAY,
  warnings: { one: WARNINGS },
  badge: EITHER_WAY,
} as const;

const UNHEARD: CoachNotes = { isOver: false, isOn: null, told: [] };

export const COACH: { readonly [Name in keyof CoachNotes]: Kind<CoachNotes[Name]> } = {
  isOver: FLAG,
  isOn: EITHER_WAY,
  told: { isLoose: true, list: { text: 100 }, most: 1000 },
};

/** Of a lesson, the steps that were done. */
export const PLACE: Kind<number> = { whole: [1, 1000] };
export const DAY: Kind<string> = { date: true };
export const RERUN: Kind<{ id: string; played: number[] }> = {
  parts: { id: { text: 60 }, played: { list: { whole: [0, 1_000_000] }, most: 100_000 } },
};

/** Preferences from whatever was stored; every wrong or missing one gets its default. */
export function checked(stored: unknown): PreferenceValues {
  return mended(KINDS, DEFAULTS, stored);
}

/** What was stored of a game's coach; everything wrong or missing is as for somebody new. */
export function checkedCoach(stored: unknown): CoachNotes {
  return mended(COACH, UNHEARD, stored);
}

/** Preferences and the last set-up of each game. Dispatches "change" with the changed name. */
export class Preferences extends EventTarget {
  declare storage: Storage | null;
  declare setAside: ((storage: Storage, name: string) => void) | undefined;
  declare values: PreferenceValues;
  coaches: Map<string, CoachNotes> = new Map();

  /**
   * `storage`: null where it is forbidden: kept while the page is open. `setAside` keeps what is
   * stored under a name and does not fit, before something is written there.
   */
  constructor(storage: Storage | null, setAside?: (storage: Storage, name: string) => void) {
    super();
    this.storage = storage;
    this.setAside = setAside;
    this.values = checked(this.#read("preferences"));
  }

  set<K extends keyof PreferenceValues>(name: K, value: PreferenceValues[K]) {
    this.values = { ...this.values, [name]: value };
    this.#write("preferences", this.values);
    this.dispatchEvent(new CustomEvent("change", { detail: name }));
  }

  /** What was stored as the last set-up, unchecked. */
  setup(game: string): unknown {
    return this.#read(`setup:${game}`);
  }

  rememberSetup(game: string, setup: Setup) {
    this.#write(`setup:${game}`, setup);
  }

  /** What is known of the first games of one game on this device. */
  coach(game: string): CoachNotes {
    const notes = this.coaches.get(game) ?? checkedCoach(this.#read(`coach:${game}`));
    this.coaches.set(game, notes);
    return notes;
  }

  rememberCoach(game: string, changes: Partial<CoachNotes>) {
    const notes = { ...this.coach(game), ...changes };
    this.coaches.set(game, notes);
    this.#write(`coach:${game}`, notes);
    this.dispatchEvent(new CustomEvent("change", { detail: "coach" }));
  }

  /** How many of a lesson's steps have been done, 0 where none or nothing sensible was stored. */
  lessonPlace(game: string, lesson: string) {
    const place = this.#read(`lesson:${game}/${lesson}`);
    return fits(PLACE, place) ? place : 0;
  }

  rememberLesson(game: string, lesson: string, place: number) {
    this.#write(`lesson:${game}/${lesson}`, place);
  }

  /** The date of the deal of the day that was begun last, null for none. */
  dayBegun() {
    const date = this.#read("day");
    return fits(DAY, date) ? date : null;
  }

  rememberDay(date: string) {
    this.#write("day", date);
    this.dispatchEvent(new CustomEvent("change", { detail: "day" }));
  }

  /** What a commodore had decided in the deal of that result when its run was broken off; null: nothing. */
  rerun(id: string): number[] | null {
    const found = this.#read("rerun");
    return fits(RERUN, found) && found.id === id ? found.played : null;
  }

  /** `played`: null: nothing is left to go on with. */
  rememberRerun(id: string, played: number[] | null) {
    this.#write("rerun", played && { id, played });
  }

  /** What was stored of a game's puzzles, unchecked. */
  puzzles(game: string): unknown {
    return this.#read(`puzzles:${game}`);
  }

  rememberPuzzles(game: string, notes: PuzzleNotes) {
    this.#write(`puzzles:${game}`, notes);
  }

  #read(name: string): unknown {
    try {
      return JSON.parse(this.storage?.getItem(`freebooters:${name}`) ?? "null");
    } catch {
      return null;
    }
  }

  #write(name: string, value: unknown) {
    try {
      if (this.storage) this.setAside?.(this.storage, name);
      this.storage?.setItem(`freebooters:${name}`, JSON.stringify(value));
    } catch {
      // If storage is full or forbidden, the preference is only not remembered.
    }
  }
}

/** A storage of the browser, or null where even asking is forbidden. */
export function storageOrNull(name: "localStorage" | "sessionStorage") {
  try {
    return window[name];
  } catch {
    return null;
  }
}
