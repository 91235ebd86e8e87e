/** From where an arrow points at a thing: where it hides no letter and no number, if there is such a side. */
export interface Arrow {
  /** Quarter turns clockwise from pointing down. */
  turn: number;
  /** Of the middle of the thing, table units. */
  aside: number;
}

import { liesOn } from "./geometry.js";
import { LEADING } from "./line-breaks.js";
import type { Rect } from "./geometry.js";
import type { Item } from "./paint.js";

/** How wide a letter is for a height of 1, at most. */
const LETTER = 0.6;
/** A shorter text is a number or a letter, which is hidden rather than words. */
const BRIEF = 3;
/** What it costs to hide such a text, where words cost 1. */
const CHEAP = 0.1;
/** How far from the middle it may stand on a long side, as a share of that. */
const ASIDE = [0, 0.3, -0.3];

/** Where a text is, and what it costs to hide it. */
export type Text = Rect & { cost: number };

const known: WeakMap<Item[], Text[]> = new WeakMap();

/**
 * Where words are that can be seen, as far as that follows from their length. `items`: in painting
 * order.
 */
export function wordsIn(items: Item[]): Text[] {
  const found = known.get(items) ?? seen(items);
  known.set(items, found);
  return found;
}

function seen(items: Item[]): Text[] {
  const sheets = items.filter(({ node }) => node.kind === "box" && (node.alpha ?? 1) === 1);
  return items.flatMap(({ node, order, texts }) => {
    if (node.kind !== "text") return [];
    if (sheets.some((sheet) => sheet.order > order && liesOn(node, sheet.node))) return [];
    const { align, at, lines = 1, size } = node;
    const [room, letters] = size;
    const longs = texts.map((text) => text.length * letters * LETTER);
    const long = longs.find((each) => each <= room * lines) ?? longs.at(-1);
    if (!long) return [];
    const w = Math.min(long, room || long);
    const h = letters * LEADING * Math.min(lines, Math.ceil(long / w));
    const edge = align === "left" ? -room / 2 : align === "right" ? room / 2 - w : -w / 2;
    const cost = texts.every((text) => text.length < BRIEF) ? CHEAP : 1;
    return [{ x: at[0] + edge, y: at[1] - h / 2, w, h, cost }];
  });
}

/** A thing with the numbers that lie over its edge: what goes around it would hide them. */
export function withNumbers(thing: Rect, words: Text[]): Rect {
  const over = words.filter((each) => each.cost === CHEAP && share(thing, each));
  const x = Math.min(thing.x, ...over.map((each) => each.x));
  const y = Math.min(thing.y, ...over.map((each) => each.y));
  const right = Math.max(thing.x + thing.w, ...over.map((each) => each.x + each.w));
  const end = Math.max(thing.y + thing.h, ...over.map((each) => each.y + each.h));
  return { x, y, w: right - x, h: end - y };
}

/**
 * How far around a thing, `most` at most, no words lie but its own, which have their middle on it; less than
 * nothing where others reach over its edge. All in table units.
 */
export function freeAround(thing: Rect, most: number, words: Text[]): number {
  const gaps = words.flatMap(({ x, y, w, h }) => {
    const left = Math.max(thing.x - x - w, x - thing.x - thing.w);
    const above = Math.max(thing.y - y - h, y - thing.y - thing.h);
    const isOwn = left < -w / 2 && above < -h / 2;
    return isOwn ? [] : [Math.max(left, above)];
  });
  return Math.min(most, ...gaps);
}

/**
 * `reach`: how far the arrow reaches from it, table units. `tall`: the table's height. Returns where
 * it hides least, of equal places over it; under it at the table's upper edge.
 */
export function arrowTo(thing: Rect, reach: number, words: Text[], tall: number): Arrow {
  const usual = { turn: thing.y < 0.75 * reach ? 2 : 0, aside: 0 };
  const found = [usual.turn, 2 - usual.turn, 1, 3].flatMap((turn) => {
    const along = turn % 2 ? thing.h : thing.w;
    const shifts = along > 4 * reach ? ASIDE : [0];
    return shifts.map((share) => ({ turn, aside: share * along }));
  });
  const costs = found.map((arrow) => {
    const own = room(thing, reach, arrow);
    const isOn = own.x >= 0 && own.y >= 0 && own.x + own.w <= 1000 && own.y + own.h <= tall;
    const hidden = words.filter((other) => share(own, other));
    return isOn ? hidden.reduce((sum, { cost }) => sum + cost, 0) : Infinity;
  });
  return found[costs.indexOf(Math.min(...costs))] ?? usual;
}

function room({ x, y, w, h }: Rect, reach: number, { turn, aside }: Arrow): Rect {
  const half = reach / 3;
  const across = turn % 2 ? y + h / 2 + aside - half : x + w / 2 + aside - half;
  if (turn === 1) return { x: x + w, y: across, w: reach, h: 2 * half };
  if (turn === 3) return { x: x - reach, y: across, w: reach, h: 2 * half };
  return { x: across, y: turn === 0 ? y - reach : y + h, w: 2 * half, h: reach };
}

function share(one: Rect, other: Rect) {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0;
}
