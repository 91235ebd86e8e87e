/**
 * What is stored of preferences and progress and does not fit: kept aside as it was, so that what is
 * written in its place takes nothing away.
 */

import { fits, fitting } from "../kit/shape.js";
import { OPTIONS } from "../model/stored-shapes.js";
import { COACH, DAY, KINDS, PLACE, RERUN } from "./preferences.js";
import { NOTES } from "../model/puzzle-rating.js";
import { SEATS } from "../model/setup.js";
import type { Shape } from "../kit/shape.js";

export const STORED = "freebooters:";
export const ASIDE = `${STORED}aside:`;

/** Any of these may be missing. */
const some = (kinds: Readonly<Record<string, Shape>>): Shape => ({
  parts: Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { ...kind, isOptional: true }]),
  ),
});

/** What is stored, by the first word of its name; null is nothing. */
const SHAPES: Map<string, Shape> = new Map([
  ["preferences", some(KINDS)],
  ["coach", some(COACH)],
  ["setup", some({ seats: SEATS, options: OPTIONS })],
  ["lesson", PLACE],
  ["day", DAY],
  ["rerun", RERUN],
  ["puzzles", some(NOTES)],
]);

export function shapeOf(name: string) {
  const shape = SHAPES.get(name.split(":", 1)[0] ?? "");
  return shape && { ...shape, isNullable: true };
}

/** What a text holds; undefined if it cannot be read. */
export function held(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text that does not fit, and leaves of it what does. Fails, and changes nothing, if there is no
 * room for it.
 */
export function setAside(storage: Storage, name: string, shape: Shape | undefined = shapeOf(name)) {
  const text = storage.getItem(STORED + name);
  if (!shape || text === null || fits(shape, held(text))) return;
  storage.setItem(freeKey(storage, name, text), text);
  const rest = fitting(shape, held(text));
  if (rest === undefined) storage.removeItem(STORED + name);
  else storage.setItem(STORED + name, JSON.stringify(rest));
}

/** Where the text lies aside, or can lie without covering another. */
function freeKey(storage: Storage, name: string, text: string) {
  for (let number = 1; ; number += 1) {
    const key = `${ASIDE}${number}:${name}`;
    if ([null, text].includes(storage.getItem(key))) return key;
  }
}
