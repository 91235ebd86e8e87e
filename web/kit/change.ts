/**
 * A JSON value from another one and how it differs from that, as the build writes it
 * (`py/freebooters/app/first_deals.py`). Of an object: what is different, by name, and under "" the
 * names of what is gone. Of a list of objects: `[place, length]` for what is the same as there, `[place,
 * {...}]` for an object that differs from the one there, `[value]` for another one. Of anything else: the
 * new value. Pure.
 */

import { isObject } from "./shape.js";

type Parts = Record<string, unknown>;

export function changed(old: unknown, change: unknown): unknown {
  if (isObject(old) && isObject(change)) return changedParts(old, change);
  if (isList(old) && Array.isArray(change)) return change.flatMap((each) => changedItems(old, each));
  return change;
}

function changedParts(old: Parts, { "": gone = [], ...change }: Parts) {
  const kept = Object.entries(old).filter(([name]) => !(gone as string[]).includes(name));
  const others = Object.entries(change).map(([name, each]) => [name, changed(old[name], each)]);
  return Object.fromEntries([...kept, ...others]);
}

function changedItems(old: Parts[], [what, ...how]: [unknown, ...unknown[]]) {
  const [more] = how;
  const place = Number(what);
  if (how.length === 0) return [what];
  return typeof more === "number" ? old.slice(place, place + more) : [changed(old[place], more)];
}

function isList(value: unknown): value is Parts[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

/** Whether two JSON values are the same, in whatever order their parts are named. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isAlike(each, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const parts = Object.entries(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([name, each]) => Object.hasOwn(other, name) && isAlike(each, other[name]))
  );
}
