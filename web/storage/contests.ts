/** The contests that somebody has organised on this device, or takes part in; by their codes. */

import { fits } from "../kit/shape.js";
import { those } from "../model/stored-shapes.js";
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

const ORGANISED_KEY = "freebooters:contests";
const JOINED_KEY = "freebooters:taking";

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

/** One sort of them, in a storage of the browser. */
class Kept<T extends { code: string }> {
  declare storage: Storage | null;
  declare key: string;
  declare kind: Kind<T>;

  constructor(storage: Storage | null, key: string, kind: Kind<T>) {
    this.storage = storage;
    this.key = key;
    this.kind = kind;
  }

  /** All, the latest first. */
  get all(): T[] {
    try {
      return those(this.kind, JSON.parse(this.storage?.getItem(this.key) ?? "null"));
    } catch {
      return [];
    }
  }

  of(code: string): T | null {
    return this.all.find((each) => each.code === code) ?? null;
  }

  /** Whether it could be stored. */
  put(one: T): boolean {
    return this.#write([one, ...this.all.filter(({ code }) => code !== one.code)].slice(0, MOST));
  }

  remove(code: string) {
    this.#write(this.all.filter((each) => each.code !== code));
  }

  #write(all: T[]) {
    if (!this.storage || !all.every((each) => fits(this.kind, each))) return false;
    try {
      this.storage.setItem(this.key, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }
}

export function organised(storage = storageOrNull("localStorage")) {
  return new Kept(storage, ORGANISED_KEY, ORGANISED);
}

export function joined(storage = storageOrNull("localStorage")) {
  return new Kept(storage, JOINED_KEY, JOINED);
}
