/**
 * Whether what comes over the wall can be shown. Bounds hold for every answer, so that none takes long to look
 * through or to draw; a table has to be one. Pure, total and in linear time.
 */

import { fits, isObject } from "../kit/shape.js";
import type { Shape } from "../kit/shape.js";

/** Values in an answer, one within another at most; letters of a text. */
const MOST = 200_000;
const DEEPEST = 40;
const LONGEST = 400;

/** Table units, and more than any of them reaches. */
const FAR = 20_000;

/** What nobody needs in a text and what could have it read as something else: controls, marks of direction, halves. */
const STRANGE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
const NAME = /^[a-zA-Z0-9_#][\w :/.#-]{0,79}$/;

/** Names that every object has. */
const RESERVED = new Set(["__proto__", "constructor", "prototype"]);

const KEY = { text: 90, like: /^[a-z][a-z0-9-]*$/ };
const TOKEN = { text: 60, like: /^[a-zA-Z0-9-]+$/ };
const TEXT = { text: LONGEST };
const FLAG = { flag: true } as const;
const COUNT = { whole: [0, 1_000_000] } as const;
const SEAT = { whole: [-1, 20], isNullable: true } as const;
const UNITS = { number: [-FAR, FAR] } as const;
const POINT = { row: [UNITS, UNITS] };

const ARGUMENT: Shape = {};
const MESSAGE: Shape = {
  parts: { key: KEY, args: { map: ARGUMENT, like: NAME, most: 20, isOptional: true } },
};
Object.assign(ARGUMENT, {
  either: [TEXT, { number: [-1e9, 1e9] }, { parts: { seat: { whole: [0, 20] } } }, MESSAGE],
} satisfies Shape);
const WORDS: Shape = { either: [TEXT, MESSAGE] };
const PERHAPS: Shape = { ...MESSAGE, isNullable: true };
const VALUE: Shape = { either: [TEXT, { number: [-1e9, 1e9] }, MESSAGE] };
const ACTION: Shape = { list: { either: [{ text: 80 }, { number: [-1e9, 1e9] }] }, least: 1, most: 40 };

/** `game`: whose pictures may be shown. */
function skinShape(game: string): Shape {
  return { text: 90, like: new RegExp(`^(${game}/)?[a-zA-Z0-9-]+$`) };
}

function nodeShape(skin: Shape): Shape {
  const optional = (shape: Shape): Shape => ({ ...shape, isOptional: true });
  return {
    parts: {
      id: { text: 90 },
      kind: { one: ["box", "disc", "path", "sprite", "text", "zone", "glow"] },
      at: POINT,
      size: POINT,
      turn: optional(UNITS),
      z: optional(UNITS),
      alpha: optional({ number: [0, 1] }),
      skin: optional(skin),
      tint: optional(TOKEN),
      edge: optional(TOKEN),
      ground: optional(TOKEN),
      points: optional({ list: UNITS, most: 2000 }),
      round: optional(UNITS),
      text: optional({ either: [...(WORDS.either ?? []), { list: WORDS, most: 20 }] }),
      lines: optional({ whole: [1, 40] }),
      label: optional(WORDS),
      pick: optional({ text: 90 }),
      state: optional({ list: { one: ["dim", "chosen", "lit", "back"] }, most: 4 }),
      was: optional({ text: 90 }),
      explain: optional(FLAG),
    },
  };
}

/** Nodes of a scene. */
const NODES = 600;

function tableShape(game: string): Shape {
  const skin = skinShape(game);
  const icon: Shape = { ...skin, isNullable: true };
  const node = nodeShape(skin);
  const facts: Shape = { list: { parts: { icon, value: VALUE, message: MESSAGE } }, most: 40 };
  const scene: Shape = { parts: { height: { number: [1, FAR] }, nodes: { list: node, most: NODES } } };
  const shown: Shape = {
    parts: {
      position: COUNT,
      lines: COUNT,
      seats: { list: { parts: { turn: FLAG, facts } }, most: 12 },
      prompt: PERHAPS,
      goal: MESSAGE,
      held: { list: facts, most: 12, isNullable: true },
      rest: { number: [0, 100] },
      scene,
    },
  };
  const choice: Shape = {
    parts: {
      action: ACTION,
      label: MESSAGE,
      picks: { list: { text: 90 }, most: 40 },
      target: { text: 90, isNullable: true },
      ghost: { list: node, most: 60 },
      gain: PERHAPS,
      short: PERHAPS,
      icon,
    },
  };
  const seat = { parts: { name: { text: 100 }, colour: TOKEN, who: TOKEN } };
  return {
    parts: {
      game: { one: [game] },
      revision: COUNT,
      position: COUNT,
      frame: { text: 40, like: /^(narrow|short|wide):\d+(:\d+)?$/ },
      undone: COUNT,
      viewer: SEAT,
      curtain: SEAT,
      open: FLAG,
      over: FLAG,
      acting: { list: SEAT, most: 12 },
      seats: { list: seat, least: 1, most: 12 },
      scenes: { list: shown, least: 1, most: 60 },
      choices: { list: choice, most: 2000 },
      log: { parts: { keep: COUNT, lines: { list: {}, most: 5000 } } },
      ranks: { list: COUNT, most: 12, isNullable: true },
    },
  };
}

/** What is not too much, nor strange. */
function isBounded(answer: unknown) {
  const rest: [value: unknown, depth: number][] = [[answer, 0]];
  let count = 1;
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [value, depth] = next;
    if (typeof value === "string" && (value.length > LONGEST || STRANGE.test(value))) return false;
    if (typeof value === "number" && !Number.isFinite(value)) return false;
    if (typeof value !== "object" || value === null) continue;
    const names = Object.keys(value);
    count += names.length;
    if (depth >= DEEPEST || count > MOST) return false;
    for (const name of names) {
      if (!Array.isArray(value) && (!NAME.test(name) || RESERVED.has(name))) return false;
      rest.push([(value as Record<string, unknown>)[name], depth + 1]);
    }
  }
  return true;
}

/** An answer as it came, if it can be shown; else null. `game`: that lies on the table. */
export function fittingAnswer(answer: unknown, game: string): Record<string, unknown> | null {
  if (!isObject(answer) || typeof answer.ok !== "boolean" || !isBounded(answer)) return null;
  if (!answer.ok) return fits({ parts: { error: MESSAGE } }, answer) ? answer : null;
  const isTable = "scenes" in answer;
  return !isTable || fits(tableShape(game), answer) ? answer : null;
}

const PLACE = { text: 90, like: /^$|^[\w/]+\.py$/ };
export const ENTRIES: Shape = { list: { row: [{ whole: [-1, 20] }, ACTION] }, most: 10_000 };

export const FAULT: Shape = {
  parts: { file: PLACE, line: COUNT, column: COUNT, text: TEXT, message: MESSAGE },
};
const CHOICE: Shape = { either: [{ text: 80 }, { number: [-1e9, 1e9] }, FLAG] };
const SETTING: Shape = { parts: { seats: { whole: [1, 12] }, options: { map: CHOICE, like: NAME, most: 20 } } };
export const FINDING: Shape = {
  parts: { promise: { whole: [1, 10] }, message: MESSAGE, log: ENTRIES, setting: SETTING },
};
