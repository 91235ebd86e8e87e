/**
 * What is read back from this device's stores and from files of records: what each kind of it must look
 * like, and what is done with what does not. Pure.
 */

import { fault, fits, isObject } from "../kit/shape.js";
import { SEATS } from "./setup.js";

/** @import {Options, Outcome} from "../types/engine.js" */
/** @import {Kind, Shape} from "../kit/shape.js" */
/** @import {Note, Result, SaveRecord, Start} from "../types/page.js" */

// What parts look like

/** Milliseconds since 1970, as far as a date reaches. @type {Shape} */
const TIME = { number: [0, 8.64e15] };
/** @type {Shape} */
const COUNT = { whole: [0, 1_000_000] };
/** @type {Shape} */
const FLAG = { flag: true };
/** @type {Kind<string>} */
const DATE = { date: true };
/** Of a save, and of its result: it stands in addresses. @type {Shape} */
const ID = { text: 60, like: /^[\w-]+$/ };
/** @type {Shape} */
const GAME = { text: 40, like: /^[a-z][a-z0-9_-]*$/ };
/** The SHA-256 of a deal. @type {Shape} */
const SEAL = { text: 64, like: /^[0-9a-f]{64}$/ };
/** @type {Shape} */
const TITLE = { text: 200 };
/** @type {Shape} */
const KEY = { text: 100, like: /^[a-z0-9_-]+$/ };

const MOST_SEATS = 12;

/** @type {Kind<Options>} */
export const OPTIONS = {
  map: { either: [{ text: 60 }, { number: [-1e9, 1e9] }, FLAG] },
  like: /^[a-z][a-z0-9_-]{0,40}$/,
  most: 40,
};

/** Words before they have a language, which may hold others. @param {number} depth @returns {Shape} */
const message = (depth) => ({
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
const ENDED = /** @type {const} */ ({
  ranks: { list: { whole: [0, MOST_SEATS] }, least: 1, most: MOST_SEATS },
  turns: { list: COUNT, least: 1, most: MOST_SEATS },
  scores: { list: { either: [{ text: 200 }, { number: [-1e15, 1e15] }] }, least: 1, most: MOST_SEATS },
  unit: { isNullable: true, ...MESSAGE },
});

/** @param {Outcome} outcome @param {unknown[]} seats */
const isOf = ({ ranks, turns, scores }, seats) =>
  [ranks, turns, scores].every(({ length }) => length === seats.length) &&
  ranks.every((rank) => rank <= seats.length);

// Kinds

/** @type {Kind<Note>} */
export const NOTE = { row: [COUNT, { text: 2000 }] };

/** @type {Kind<SaveRecord>} */
export const SAVE = {
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
    origin: { isOptional: true, isNullable: true, parts: { move: COUNT, when: TIME } },
    isFirst: { isOptional: true, ...FLAG },
    sayings: {
      isOptional: true,
      list: { row: [COUNT, { parts: { seat: { whole: [0, MOST_SEATS] }, motive: MESSAGE } }] },
      most: 100_000,
    },
    seal: { isOptional: true, ...SEAL },
    day: { isOptional: true, isNullable: true, ...DATE },
    outcome: { isOptional: true, isNullable: true, parts: ENDED },
    title: { isOptional: true, ...TITLE },
    revision: { isOptional: true, whole: [0, Number.MAX_SAFE_INTEGER - 1] },
    opened: { isOptional: true, ...TIME },
    notes: { isOptional: true, list: NOTE, most: 1000 },
    filed: { isOptional: true, ...TIME },
    isLocked: { isOptional: true, ...FLAG },
    locked: { isOptional: true, parts: { iv: { bytes: true }, data: { bytes: true } } },
  },
  also: { outcome: ({ outcome, seats }) => !outcome || isOf(outcome, seats) },
};

/** @type {Kind<Result>} */
export const RESULT = {
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

/** A game that was asked for, and its id. @type {Kind<{id: string, start: Start}>} */
export const STARTING = {
  parts: {
    id: ID,
    start: {
      parts: {
        game: GAME,
        seats: SEATS,
        options: OPTIONS,
        seed: { isNullable: true, text: 200 },
        day: { isOptional: true, isNullable: true, ...DATE },
      },
    },
  },
};

/** What is kept of a table of friends, by an id: anything that has parts. @type {Kind<[string, any]>} */
export const KEPT = { row: [{ text: 200 }, { parts: {} }] };

// What does not fit

/**
 * What was stored and does not fit: under which key, all of it, and where it is wrong.
 * @typedef {{key: IDBValidKey, row: unknown, fault: string}} Broken
 */

/**
 * What fits and what does not, each in its order.
 * @template T
 * @param {Kind<T>} kind
 * @param {Iterable<unknown>} rows
 * @returns {{whole: T[], broken: Broken[]}}
 */
export function sorted(kind, rows) {
  /** @type {T[]} */
  const whole = [];
  /** @type {Broken[]} */
  const broken = [];
  for (const row of rows) {
    const found = fault(kind, row);
    if (found === null) whole.push(/** @type {T} */ (row));
    else broken.push({ key: isObject(row) ? /** @type {any} */ (row.id) : "", row, fault: found });
  }
  return { whole, broken };
}

/**
 * Those that fit.
 * @template T
 * @param {Kind<T>} kind
 * @param {unknown} list
 * @returns {T[]}
 */
export function those(kind, list) {
  return Array.isArray(list) ? list.filter((each) => fits(kind, each)) : [];
}

/**
 * Everything that is stored of something broken, for a file: the game itself, where it seems to be
 * whole, so that the file can be opened. What may not be read yet stays closed.
 * @param {unknown} row
 * @returns {string}
 */
export function writtenBroken(row) {
  const { isLocked, text } = Object(row);
  if (isLocked) return jsonOf({ ...Object(row), text: "" });
  return typeof text === "string" && text.startsWith("{") ? text : jsonOf(row);
}

/** As JSON, whatever a store may hold that JSON has not. @param {unknown} value */
function jsonOf(value) {
  const seen = new Set();
  const plain = (/** @type {string} */ _, /** @type {any} */ each) => {
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
