/**
 * From pressed nodes to an arrangement: one item for each place. Pure: knows tokens, never a
 * game's rule. At most one token is selected: an item, or a place that waits for one.
 */

import type { Action, Arranged, Arrangement, Marks, Placed } from "../../types/engine.js";

/** Stands for the items' own places: pressed with an item that lies elsewhere, it goes back. */
export const HAND = "arrangement-hand";

export const NOTHING_PLACED: Placed = new Map();

/**
 * What a press on `token` does. An item in the hand goes to the place that is next; a laid one is
 * selected, and goes back to the hand if it is pressed again. Whatever is selected goes where the
 * next press says: to a place, or instead of the item that lies there.
 */
export function press(
  arrangement: Arrangement,
  placed: Placed,
  selection: ReadonlySet<string>,
  token: string,
): Arranged {
  const [selected = null] = selection;
  const { item, place } = meant(arrangement, placed, token);
  const isInHand = item !== null && place === null && token !== HAND;
  const goal = next(arrangement, placed);
  if (isInHand && goal !== null && selected === null) return held(put(placed, item, goal), null);
  if (item !== null && place !== null && selected === item) return takeBack(placed, item);
  return joined(arrangement, placed, selection, token);
}

/**
 * What comes of what is selected and a token: an item is put on a place, exchanged with the item
 * that lies there or taken back, or something else is selected.
 */
function joined(
  arrangement: Arrangement,
  placed: Placed,
  selection: ReadonlySet<string>,
  token: string,
): Arranged {
  const [selected = null] = selection;
  const { item, place } = meant(arrangement, placed, token);
  const isHand = token === HAND || (token === arrangement.rest && item === null);
  if (isHand) return selected === null ? held(placed, null) : takeBack(placed, selected);
  if (item === null && place === null) {
    return { placed, selection: new Set(selection), why: [...selection, token] };
  }
  if (selected === null) return held(placed, item ?? place);
  if (selected === (item ?? place)) return held(placed, null);
  if (isPlace(arrangement, selected)) {
    return item === null ? held(placed, place) : held(put(placed, item, selected), null);
  }
  if (place !== null) return held(put(placed, selected, place), null);
  const from = placeOf(placed, selected);
  return item !== null && from !== null
    ? held(put(placed, item, from), null)
    : held(placed, item);
}

/** The selection while `token` is dragged. */
export function grab(
  arrangement: Arrangement,
  placed: Placed,
  selection: ReadonlySet<string>,
  token: string,
): Set<string> {
  const { item, place } = meant(arrangement, placed, token);
  const grabbed = item ?? place;
  return grabbed === null ? new Set(selection) : new Set([grabbed]);
}

/**
 * What letting go of `from` over `to` does: `from` alone is selected, then `to` is pressed. Two
 * items neither of which lies on a place stay where they are.
 */
export function drop(arrangement: Arrangement, placed: Placed, from: string, to: string): Arranged {
  const selection = grab(arrangement, placed, new Set(), from);
  const done = joined(arrangement, placed, selection, to);
  return { placed: done.placed, selection: new Set(), why: done.why };
}

/**
 * What can be pressed and where what is selected may go, or what is pressed next. A place with an item on it is no mark of
 * its own: its item is.
 */
export function marks(
  arrangement: Arrangement,
  placed: Placed,
  selection: ReadonlySet<string>,
): Marks {
  const { places, items } = arrangement;
  const [selected = null] = selection;
  const live = new Set(items.map(({ pick }) => pick));
  const targets: Set<string> = new Set();
  if (selected !== null && live.has(selected)) {
    for (const { pick } of places) if (placed.get(pick) !== selected) targets.add(pick);
    if (placeOf(placed, selected) !== null) targets.add(HAND);
    return { live, targets, chosen: new Set(selection), first: targets };
  }
  for (const { pick } of places) if (!placed.has(pick)) live.add(pick);
  const goal = selected === null ? next(arrangement, placed) : null;
  if (goal !== null) targets.add(goal);
  const first = new Set(left(arrangement, placed));
  return { live, targets, chosen: new Set(selection), first };
}

/** The place to which an item goes that is pressed: the first that has none; null where all have. */
export function next({ places }: Arrangement, placed: Placed) {
  return places.find(({ pick }) => !placed.has(pick))?.pick ?? null;
}

/** How many places have no item yet. */
export function missing({ places }: Arrangement, placed: Placed) {
  return places.filter(({ pick }) => !placed.has(pick)).length;
}

/** The actions of a complete arrangement, in the order of its places; null while it lacks items. */
export function actions({ places, items }: Arrangement, placed: Placed): Action[] | null {
  const words = new Map(items.map(({ pick, word }) => [pick, word]));
  const found = places.flatMap(({ pick, action }) => {
    const word = words.get(placed.get(pick) ?? "");
    return word === undefined ? [] : [[...action, word]];
  });
  return found.length === places.length ? found : null;
}

/** Where those actions lay items. The inverse of `actions`. */
export function laid({ places, items }: Arrangement, wanted: Action[]): Placed {
  const placed: Map<string, string> = new Map();
  for (const { pick, action } of places) {
    const found = wanted.find(
      (each) => JSON.stringify(each.slice(0, -1)) === JSON.stringify(action),
    );
    const item = items.find(({ word }) => word === found?.at(-1));
    if (item) placed.set(pick, item.pick);
  }
  return placed;
}

/** The items that lie on no place. */
export function left({ items }: Arrangement, placed: Placed) {
  return items.map(({ pick }) => pick).filter((pick) => placeOf(placed, pick) === null);
}

/** All that is laid but what was laid last. */
export function withoutLast(placed: Placed): Placed {
  return new Map([...placed].slice(0, -1));
}

/** The item left over once every place has one; null before, and when several are or none is. */
export function spare(arrangement: Arrangement, placed: Placed) {
  const [only = null, ...others] = left(arrangement, placed);
  return missing(arrangement, placed) === 0 && others.length === 0 ? only : null;
}

/** The place an item lies on. */
export function placeOf(placed: Placed, item: string) {
  for (const [place, there] of placed) if (there === item) return place;
  return null;
}

/** What a token stands for: an item and the place it lies on, or an empty place. */
function meant(
  arrangement: Arrangement,
  placed: Placed,
  token: string,
): { item: string | null; place: string | null } {
  if (isPlace(arrangement, token)) return { item: placed.get(token) ?? null, place: token };
  const isItem = arrangement.items.some(({ pick }) => pick === token);
  const item = isItem ? token : token === arrangement.rest ? spare(arrangement, placed) : null;
  return { item, place: item === null ? null : placeOf(placed, item) };
}

/** Puts an item on a place, as the last; what lay there goes where the item comes from. */
function put(placed: Placed, item: string, place: string): Placed {
  const next = new Map(placed);
  const from = placeOf(placed, item);
  const there = placed.get(place);
  if (from !== null) next.delete(from);
  next.delete(place);
  if (from !== null && there !== undefined) next.set(from, there);
  return next.set(place, item);
}

function takeBack(placed: Placed, item: string) {
  const next = new Map(placed);
  next.delete(placeOf(placed, item) ?? "");
  return held(next, null);
}

function held(placed: Placed, selected: string | null): Arranged {
  return { placed, selection: new Set(selected === null ? [] : [selected]), why: null };
}

function isPlace({ places }: Arrangement, token: string) {
  return places.some(({ pick }) => pick === token);
}
