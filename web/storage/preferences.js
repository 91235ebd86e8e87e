/** A person's preferences for all games; kept on this device if the browser allows it. */

import { fits, mended } from "../kit/shape.js";

/** @import {Kind} from "../kit/shape.js" */
/** @import {CoachNotes, PreferenceValues, Setup} from "../types/page.js" */

export const THEMES = /** @type {const} */ (["system", "light", "dark", "contrast"]);
export const WARNINGS = /** @type {const} */ (["off", "big", "clear"]);
export const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "off"]);

/** @type {PreferenceValues} */
const DEFAULTS = {
  language: null,
  theme: "system",
  speed: "normal",
  captions: true,
  letters: true,
  sound: null,
  volume: 50,
  nudge: null,
  warnings: "off",
  badge: null,
};

const FLAG = /** @type {const} */ ({ flag: true });
const EITHER_WAY = /** @type {const} */ ({ isNullable: true, flag: true });

export const KINDS = /** @type {const} */ ({
  language: { isNullable: true, text: 20 },
  theme: { one: THEMES },
  speed: { one: SPEEDS },
  captions: FLAG,
  letters: FLAG,
  sound: EITHER_WAY,
  volume: { number: [0, 100] },
  nudge: EITHER_WAY,
  warnings: { one: WARNINGS },
  badge: EITHER_WAY,
});

/** @type {CoachNotes} */
const UNHEARD = { isOver: false, isOn: null, told: [] };

/** @type {{readonly [Name in keyof CoachNotes]: Kind<CoachNotes[Name]>}} */
export const COACH = {
  isOver: FLAG,
  isOn: EITHER_WAY,
  told: { isLoose: true, list: { text: 100 }, most: 1000 },
};

/** Of a lesson, the steps that were done. @type {Kind<number>} */
export const PLACE = { whole: [1, 1000] };
/** @type {Kind<string>} */
export const DAY = { date: true };
/** @type {Kind<{id: string, played: number[]}>} */
export const RERUN = {
  parts: { id: { text: 60 }, played: { list: { whole: [0, 1_000_000] }, most: 100_000 } },
};

/**
 * Preferences from whatever was stored; every wrong or missing one gets its default.
 * @param {unknown} stored
 * @returns {PreferenceValues}
 */
export function checked(stored) {
  return mended(KINDS, DEFAULTS, stored);
}

/**
 * What was stored of a game's coach; everything wrong or missing is as for somebody new.
 * @param {unknown} stored
 * @returns {CoachNotes}
 */
export function checkedCoach(stored) {
  return mended(COACH, UNHEARD, stored);
}

/** Preferences and the last set-up of each game. Dispatches "change" with the changed name. */
export class Preferences extends EventTarget {
  /**
   * @param {Storage | null} storage null where it is forbidden: kept while the page is open
   * @param {(storage: Storage, name: string) => void} [setAside] keeps what is stored under a name and
   *   does not fit, before something is written there
   */
  constructor(storage, setAside) {
    super();
    this.storage = storage;
    this.setAside = setAside;
    this.values = checked(this.#read("preferences"));
    /** @type {Map<string, CoachNotes>} */
    this.coaches = new Map();
  }

  /**
   * @template {keyof PreferenceValues} K
   * @param {K} name
   * @param {PreferenceValues[K]} value
   */
  set(name, value) {
    this.values = { ...this.values, [name]: value };
    this.#write("preferences", this.values);
    this.dispatchEvent(new CustomEvent("change", { detail: name }));
  }

  /**
   * What was stored as the last set-up, unchecked.
   * @param {string} game
   * @returns {unknown}
   */
  setup(game) {
    return this.#read(`setup:${game}`);
  }

  /**
   * @param {string} game
   * @param {Setup} setup
   */
  rememberSetup(game, setup) {
    this.#write(`setup:${game}`, setup);
  }

  /**
   * What is known of the first games of one game on this device.
   * @param {string} game
   * @returns {CoachNotes}
   */
  coach(game) {
    const notes = this.coaches.get(game) ?? checkedCoach(this.#read(`coach:${game}`));
    this.coaches.set(game, notes);
    return notes;
  }

  /**
   * @param {string} game
   * @param {Partial<CoachNotes>} changes
   */
  rememberCoach(game, changes) {
    const notes = { ...this.coach(game), ...changes };
    this.coaches.set(game, notes);
    this.#write(`coach:${game}`, notes);
    this.dispatchEvent(new CustomEvent("change", { detail: "coach" }));
  }

  /**
   * How many of a lesson's steps have been done, 0 where none or nothing sensible was stored.
   * @param {string} game
   * @param {string} lesson
   */
  lessonPlace(game, lesson) {
    const place = this.#read(`lesson:${game}/${lesson}`);
    return fits(PLACE, place) ? place : 0;
  }

  /**
   * @param {string} game
   * @param {string} lesson
   * @param {number} place
   */
  rememberLesson(game, lesson, place) {
    this.#write(`lesson:${game}/${lesson}`, place);
  }

  /** The date of the deal of the day that was begun last, null for none. */
  dayBegun() {
    const date = this.#read("day");
    return fits(DAY, date) ? date : null;
  }

  /** @param {string} date */
  rememberDay(date) {
    this.#write("day", date);
    this.dispatchEvent(new CustomEvent("change", { detail: "day" }));
  }

  /**
   * What a commodore had decided in the deal of that result when its run was broken off; null: nothing.
   * @param {string} id
   * @returns {number[] | null}
   */
  rerun(id) {
    const found = this.#read("rerun");
    return fits(RERUN, found) && found.id === id ? found.played : null;
  }

  /** @param {string} id @param {number[] | null} played null: nothing is left to go on with */
  rememberRerun(id, played) {
    this.#write("rerun", played && { id, played });
  }

  /**
   * What was stored of a game's puzzles, unchecked.
   * @param {string} game
   * @returns {unknown}
   */
  puzzles(game) {
    return this.#read(`puzzles:${game}`);
  }

  /** @param {string} game @param {import("../model/puzzle-rating.js").PuzzleNotes} notes */
  rememberPuzzles(game, notes) {
    this.#write(`puzzles:${game}`, notes);
  }

  /** @param {string} name @returns {unknown} */
  #read(name) {
    try {
      return JSON.parse(this.storage?.getItem(`freebooters:${name}`) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {string} name @param {unknown} value */
  #write(name, value) {
    try {
      if (this.storage) this.setAside?.(this.storage, name);
      this.storage?.setItem(`freebooters:${name}`, JSON.stringify(value));
    } catch {
      // If storage is full or forbidden, the preference is only not remembered.
    }
  }
}

/**
 * A storage of the browser, or null where even asking is forbidden.
 * @param {"localStorage" | "sessionStorage"} name
 */
export function storageOrNull(name) {
  try {
    return window[name];
  } catch {
    return null;
  }
}
