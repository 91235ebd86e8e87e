/**
 * What is read back from this device's stores and from files of records: what each kind of it must look
 * like, and what is done with what does not. Pure.
 */

import { fault, fits, isObject, optional } from "../kit/shape.js";
import { SEATS } from "./setup.js";
import type { Kind, Shape } from "../kit/shape.js";
import type { Action, Options, Outcome, Taking } from "../types/engine.js";
import type { Decision, LastTable, Note, Result, SaveRecord, Start } from "../types/page.js";

// What parts look like

/** Milliseconds since 1970, as far as a date reaches. */
const TIME: Shape = { number: [0, 8.64e15] };
const COUNT: Shape = { whole: [0, 1_000_000] };
const FLAG: Shape = { flag: true };
const DATE: Kind<string> = { date: true };
/** Of a save, and of its result: it stands in addresses. */
const ID: Shape = { text: 60, like: /^[\w-]+$/ };
export const GAME: Shape = { text: 40, like: /^[a-z][a-z0-9_-]*$/ };
/** The SHA-256 of a deal. */
const SEAL: Shape = { text: 64, like: /^[0-9a-f]{64}$/ };
const TITLE: Shape = { text: 200 };
const KEY: Shape = { text: 100, like: /^[a-z0-9_-]+$/ };

const MOST_SEATS = 12;

export const OPTIONS: Kind<Options> = {
  map: { either: [{ text: 60 }, { number: [-1e9, 1e9] }, FLAG] },
  like: /^[a-z][a-z0-9_-]{0,40}$/,
  most: 40,
};

/** Words before they have a language, which may hold others. */
const message = (depth: number): Shape => ({
  parts: {
    key: KEY,
    args: {
      isOptional: true,
      map: {
        either: [
          { text: 200 },
          { number: [-1e15, 1e15] },
          { parts: { seat: { whole: [0, MOST_SEATS] } } },
          ...(depth > 0 ? [message(depth - 1)] : []),
        ],
      },
      like: /^[a-z][a-z0-9_]{0,40}$/i,
      most: 40,
    },
  },
});
const MESSAGE = /* @__PURE__ */ message(3);

/** How a game came out. */
const ENDED = {
  ranks: { list: { whole: [0, MOST_SEATS] }, least: 1, most: MOST_SEATS },
  turns: { list: COUNT, least: 1, most: MOST_SEATS },
  scores: { list: { either: [{ text: 200 }, { number: [-1e15, 1e15] }] }, least: 1, most: MOST_SEATS },
  unit: { isNullable: true, ...MESSAGE },
} as const;

const isOf = ({ ranks, turns, scores }: Outcome, seats: unknown[]) =>
  [ranks, turns, scores].every(({ length }) => length === seats.length) &&
  ranks.every((rank) => rank <= seats.length);

// Kinds

export const NOTE: Kind<Note> = { row: [COUNT, { text: 4000 }] };

const TAKING: Kind<Taking> = {
  parts: {
    code: { text: 20 },
    number: { whole: [0, 7] },
    tries: { whole: [1, 1_000_000] },
    word: { text: 400 },
  },
};

export const SAVE: Kind<SaveRecord> = {
  parts: {
    id: ID,
    game: GAME,
    text: { text: 4_000_000 },
    options: OPTIONS,
    seats: SEATS,
    position: COUNT,
    over: FLAG,
    created: TIME,
    updated: TIME,
    ...optional({
      origin: { isNullable: true, parts: { move: COUNT, when: TIME } },
      isFirst: FLAG,
      sayings: {
        list: { row: [COUNT, { parts: { seat: { whole: [0, MOST_SEATS] }, motive: MESSAGE } }] },
        most: 100_000,
      },
      seal: SEAL,
      day: { isNullable: true, ...DATE },
      contest: { isNullable: true, ...TAKING },
      outcome: { isNullable: true, parts: ENDED },
      title: TITLE,
      revision: { whole: [0, Number.MAX_SAFE_INTEGER - 1] },
      opened: TIME,
      notes: { list: NOTE, most: 1000 },
      filed: TIME,
      isLocked: FLAG,
      locked: { parts: { iv: { bytes: true }, data: { bytes: true } } },
    }),
  },
  also: { outcome: ({ outcome, seats }) => !outcome || isOf(outcome, seats) },
};

export const LAST_TABLE: Kind<LastTable> = {
  parts: {
    id: ID,
    build: { text: 100 },
    text: { text: 4_000_000 },
    told: { text: 4_000_000 },
    size: { whole: [2, 4_000_000] },
    written: TIME,
  },
};

export const RESULT: Kind<Result> = {
  parts: {
    id: ID,
    game: GAME,
    options: OPTIONS,
    seats: SEATS,
    ...ENDED,
    seal: SEAL,
    day: { isNullable: true, ...DATE },
    counts: FLAG,
    when: TIME,
    rival: { isOptional: true, parts: ENDED },
  },
  also: {
    ranks: (result) => isOf(result, result.seats),
    rival: ({ rival, seats }) => !rival || isOf(rival, seats),
  },
};

/** Words and numbers of which the room knows the meaning. */
const ACTION: Kind<Action> = {
  list: { either: [{ text: 200 }, { whole: [-1e9, 1e9] }] },
  least: 1,
  most: 60,
};

export const DECISION: Kind<Decision & { id: string }> = {
  parts: {
    id: ID,
    seal: SEAL,
    undone: COUNT,
    position: COUNT,
    actions: { list: ACTION, least: 1, most: 100 },
  },
};

/** A game that was asked for, and its id. */
export const STARTING: Kind<{ id: string; start: Start }> = {
  parts: {
    id: ID,
    start: {
      parts: {
        game: GAME,
        seats: SEATS,
        options: OPTIONS,
        seed: { isNullable: true, text: 512 },
        day: { isOptional: true, isNullable: true, ...DATE },
        contest: { isOptional: true, ...TAKING },
      },
    },
  },
};

// What does not fit

/** What was stored and does not fit: under which key, all of it, and where it is wrong. */
export interface Broken {
  key: IDBValidKey;
  row: unknown;
  fault: string;
}

/** What fits and what does not, each in its order. */
export function sorted<T>(
  kind: Kind<T>,
  rows: Iterable<unknown>,
): { whole: T[]; broken: Broken[] } {
  const whole: T[] = [];
  const broken: Broken[] = [];
  for (const row of rows) {
    const found = fault(kind, row);
    if (found === null) whole.push(row as T);
    else broken.push({ key: isObject(row) ? row.id as any : "", row, fault: found });
  }
  return { whole, broken };
}

/** Those that fit. */
export function those<T>(kind: Kind<T>, list: unknown): T[] {
  return Array.isArray(list) ? list.filter((each) => fits(kind, each)) : [];
}

/**
 * Everything that is stored of something broken, for a file: the game itself, where it seems to be
 * whole, so that the file can be opened. What may not be read yet stays closed.
 */
export function writtenBroken(row: unknown): string {
  const { isLocked, text } = Object(row);
  if (isLocked) return jsonOf({ ...Object(row), text: "" });
  return typeof text === "string" && text.startsWith("{") ? text : jsonOf(row);
}

/** As JSON, whatever a store may hold that JSON has not. */
function jsonOf(value: unknown) {
  const seen = new Set();
  const plain = (_: string, each: any) => {
    if (typeof each === "bigint" || (typeof each === "number" && !Number.isFinite(each))) return String(each);
    if (!(typeof each === "object" && each)) return each;
    if (seen.has(each)) return null; // it holds itself
    seen.add(each);
    if (each instanceof ArrayBuffer) return [...new Uint8Array(each)];
    if (ArrayBuffer.isView(each)) return [...new Uint8Array(each.buffer, each.byteOffset, each.byteLength)];
    return each instanceof Map || each instanceof Set ? [...each] : each;
  };
  try {
    return JSON.stringify(value, plain, 1) ?? String(value);
  } catch {
    return '"nested too deeply"';
  }
}
