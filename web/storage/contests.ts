/** The contests that somebody has organised on this device, or takes part in; by their codes. */

import { fits } from "../kit/shape.js";
import { KeptList } from "./kept-list.js";
import { storageOrNull } from "./preferences.js";
import type { Kind } from "../kit/shape.js";

/** What the bots of a result said when they were asked again, and luck and play. */
export interface Checked {
  strange: [entry: number, seat: number][];
  luck: number | null;
  play: number | null;
}

export interface Organised {
  code: string;
  /** As people read the code. */
  shown: string;
  title: string;
  word: string;
  kept: string[];
  /** By the text of the result. */
  checked: [string, Checked][];
}

export interface Joined {
  code: string;
  shown: string;
  title: string;
  word: string;
  name: string;
  /** Per deal how often it was begun here. */
  tries: number[];
}

/** So many of each sort are kept, the latest. */
const MOST = 30;

const CODE = { text: 20 };
const TITLE = { text: 600 };
const WORD = { text: 400 };
const CHANCE = { isNullable: true, number: [-10, 10] } as const;
const RESULT = { text: 16_000 };

const CHECKED: Kind<Checked> = {
  parts: {
    strange: { list: { row: [{ whole: [1, 1_000_000] }, { whole: [0, 12] }] }, most: 20_000 },
    luck: CHANCE,
    play: CHANCE,
  },
};

export const ORGANISED: Kind<Organised> = {
  parts: {
    code: CODE,
    shown: CODE,
    title: TITLE,
    word: WORD,
    kept: { list: RESULT, most: 5000 },
    checked: { list: { row: [RESULT, CHECKED] }, most: 5000 },
  },
};

export const JOINED: Kind<Joined> = {
  parts: {
    code: CODE,
    shown: CODE,
    title: TITLE,
    word: WORD,
    name: { text: 200 },
    tries: { list: { whole: [0, 1_000_000] }, most: 8 },
  },
};

/** One sort of them, the latest first. */
class Contests<T extends { code: string }> extends KeptList<T> {
  of(code: string): T | null {
    return this.all.find((each) => each.code === code) ?? null;
  }

  /** Whether it could be stored. */
  put(one: T): boolean {
    return fits(this.kind, one) && this.write([one, ...this.#others(one.code)].slice(0, MOST));
  }

  remove(code: string) {
    this.write(this.#others(code));
  }

  #others(code: string) {
    return this.all.filter((each) => each.code !== code);
  }
}

export function organised(storage = storageOrNull("localStorage")) {
  return new Contests(storage, "contests", ORGANISED);
}

export function joined(storage = storageOrNull("localStorage")) {
  return new Contests(storage, "taking", JOINED);
}
