/**
 * Whether what comes over the wall can be shown. Bounds hold for every answer, so that none takes long to look
 * through or to draw; a table has to be one. Pure, total and in linear time.
 */

import { fits, isObject, optional } from "../kit/shape.js";
import { OPTIONS } from "../model/stored-shapes.js";
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

/** Nodes of a scene; choices, of which each is a button. */
const NODES = 600;
const CHOICES = 200;

const ANY: Shape = {};
const NOTHING: Shape = { one: [null] };
const KEY = { text: 90, like: /^[a-z][a-z0-9-]*$/ };
const TOKEN = { text: 60, like: /^[a-zA-Z0-9-]+$/ };
const TEXT = { text: LONGEST };
const NAMED = { text: 90 };
const FLAG = { flag: true } as const;
const COUNT = { whole: [0, 1_000_000] } as const;
const SEAT = { whole: [-1, 20], isNullable: true } as const;
const UNITS = { number: [-FAR, FAR] } as const;
const AMOUNT = { number: [-1e9, 1e9] } as const;
const POINT = { row: [UNITS, UNITS] };
const ACTION: Shape = { list: { either: [{ text: 80 }, AMOUNT] }, least: 1, most: 40 };

const ENTRIES: Shape = { list: { row: [{ whole: [-1, 20] }, ACTION] }, most: 10_000 };

/** These parts and no others. */
function only(parts: Record<string, Shape>): Shape {
  return { parts, also: { "": (all: object) => Object.keys(all).every((name) => Object.hasOwn(parts, name)) } };
}

function named(shape: Shape, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, shape]));
}

const ARGUMENT: Shape = {};
const MESSAGE = only({ key: KEY, ...optional({ args: { map: ARGUMENT, like: NAME, most: 20 } }) });
const VALUE: Shape = { either: [TEXT, AMOUNT, MESSAGE] };
Object.assign(ARGUMENT, { either: [VALUE, only({ seat: { whole: [0, 20] } })] } satisfies Shape);
const WORDS: Shape = { either: [TEXT, MESSAGE] };
const PERHAPS: Shape = { ...MESSAGE, isNullable: true };
const TOKEN_OR_NONE: Shape = { ...TOKEN, isNullable: true };

const SETTING = only({ seats: { whole: [1, 12] }, options: OPTIONS });
const MOVES: Shape = { list: MESSAGE, most: 12 };
const FINDING = only({ promise: { whole: [1, 10] }, message: MESSAGE, log: ENTRIES, moves: MOVES, setting: SETTING });

const FAULT = only({ line: COUNT, column: COUNT, message: MESSAGE });
const FAILED: Shape = { parts: { error: MESSAGE, ...optional({ fault: FAULT }) } };

/** `game`: whose pictures may be shown. */
function answerShapes(game: string): Record<string, Shape> {
  const skin = { text: 90, like: new RegExp(`^(${game}/)?[a-zA-Z0-9-]+$`) };
  const icon: Shape = { ...skin, isNullable: true };
  const facts: Shape = { list: only({ icon, value: VALUE, message: MESSAGE }), most: 40 };
  const node = only({
    id: NAMED,
    kind: { one: ["box", "disc", "path", "sprite", "text", "zone", "glow"] },
    at: POINT,
    size: POINT,
    ...optional({
      ...named(UNITS, "turn", "z", "round"),
      ...named(TOKEN, "tint", "edge", "ground", "face", "align"),
      ...named(NAMED, "pick", "was"),
      alpha: { number: [0, 1] },
      skin,
      points: { list: UNITS, most: 2000 },
      text: { either: [WORDS, { list: WORDS, most: 20 }] },
      lines: { whole: [1, 40] },
      label: WORDS,
      state: { list: { one: ["dim", "chosen", "lit", "back"] }, most: 4 },
      explain: FLAG,
    }),
  });
  const part = { row: [UNITS, UNITS, UNITS, UNITS] };
  const scene = only({
    height: { number: [1, FAR] },
    nodes: { list: node, most: NODES },
    ...optional({ label: WORDS, own: part, ending: part }),
  });
  const values = { list: VALUE, most: 40 };
  const sheet = only({
    columns: { list: MESSAGE, most: 40 },
    icons: { list: { either: [skin, { one: [""] }] }, most: 40 },
    rows: { list: only({ seat: SEAT, values }), most: 12 },
    rounds: { list: ANY, most: 100 },
    why: PERHAPS,
    decided: COUNT,
  });
  const moved = only({ node: NAMED, from: { ...POINT, isNullable: true }, to: POINT, size: POINT });
  const move = only({ position: COUNT, seat: SEAT, parts: { list: moved, most: NODES } });
  const trails = only({ since: COUNT, moves: { list: move, most: 1000 } });
  const parts = {
    position: COUNT,
    lines: COUNT,
    seats: { list: only({ turn: FLAG, facts }), most: 12 },
    prompt: PERHAPS,
    goal: MESSAGE,
    held: { list: facts, most: 12, isNullable: true },
    sheet: { ...sheet, isNullable: true },
    rest: { number: [0, 100] },
    scene,
  } as const;
  const choice = only({
    action: ACTION,
    label: MESSAGE,
    picks: { list: NAMED, most: 40 },
    target: { ...NAMED, isNullable: true },
    ghost: { list: node, most: 60 },
    ...named(PERHAPS, "gain", "short"),
    icon,
  });
  const line = only({ position: COUNT, seat: SEAT, message: MESSAGE, head: FLAG, sound: TOKEN_OR_NONE });
  const table = {
    ...named(FLAG, "ok", "open", "over"),
    ...named(COUNT, "revision", "position", "undone"),
    ...named(SEAT, "viewer", "curtain"),
    game: { one: [game] },
    post: { one: [false] },
    frame: { text: 40, like: /^(narrow|short|wide):\d+(:\d+)?$/ },
    acting: { list: SEAT, most: 12 },
    seats: { list: only({ name: { text: 100 }, colour: TOKEN, who: TOKEN }), least: 1, most: 12 },
    scenes: { list: only(parts), least: 1, most: 60 },
    choices: { list: choice, most: CHOICES },
    log: only({ keep: COUNT, lines: { list: line, most: 5000 } }),
    ranks: { list: COUNT, most: 12, isNullable: true },
    trails,
    motive: PERHAPS,
    undo: { ...only({ position: COUNT, free: FLAG }), isNullable: true },
    insights: { list: COUNT, most: 5000 },
    ...named(NOTHING, "base", "contest", "day", "lesson", "mark", "moment", "number", "origin"),
    ...named(ANY, "all", "arrangement", "counts", "options", "outcome", "round", "seal", "seed", "setup", "think", "watched"),
  };
  const shown = only({ ...parts, trails, branch: ANY });
  const explanation = only({ name: MESSAGE, now: PERHAPS, more: PERHAPS, numbers: facts, rule: TOKEN_OR_NONE, icon });
  return {
    table: only({ ...table, ...optional({ done: ENTRIES }) }),
    laid: only({ ...table, done: ENTRIES, ...named(COUNT, "kept", "of") }),
    shown: only({ ok: FLAG, shown, lines: ANY, viewer: SEAT, all: FLAG }),
    explanation: only({ ok: FLAG, explanation }),
    refusal: only({ ok: FLAG, refusal: only({ message: MESSAGE, rule: TOKEN_OR_NONE }) }),
    examined: only({ ...named(FLAG, "ok", "done"), found: { list: FINDING, most: 60 } }),
    thought: only({ ...named(FLAG, "ok", "done"), progress: { number: [0, 1] }, step: ANY }),
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

/** What the answers to these commands have and others do not. */
const KINDS: Record<string, string> = {
  ...Object.fromEntries(["act", "acts", "frame", "lift", "move", "sit", "start", "undo"].map((name) => [name, "table"])),
  ...{ lay: "laid", show: "shown", explain: "explanation", why: "refusal" },
  ...{ promise: "examined", step: "thought", think: "thought" },
};

/** An answer as it came, if it can be shown; else null. `command`: the one; `game`: that lies on the table. */
export function fittingAnswer(answer: unknown, game: string, command: string): Record<string, unknown> | null {
  if (!isObject(answer) || typeof answer.ok !== "boolean" || !isBounded(answer)) return null;
  if (!answer.ok) return fits(FAILED, answer) ? answer : null;
  const shape = answerShapes(game)[KINDS[command] ?? ""];
  return !shape || fits(shape, answer) ? answer : null;
}
