/**
 * From pressed nodes to an arrangement: one item for each place. Pure: knows tokens, never a
 * game's rule. At most one token is selected: an item, or a place that waits for one.
 * @import {Action, Arranged, Arrangement, Marks, Placed} from "../../types/engine.js"
 */

/** Stands for the items' own places: pressed with an item that lies elsewhere, it goes back. */
export const HAND = "arrangement-hand";

/** @type {Placed} */
export const NOTHING_PLACED = new Map();

/**
 * What a press on `token` does: select an item or an empty place, put the selected item on the
 * place, exchange it with the item that lies there, take it back, or deselect.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 * @param {ReadonlySet<string>} selection
 * @param {string} token
 * @returns {Arranged}
 */
export function press(arrangement, placed, selection, token) {
  const [selected = null] = selection;
  const { item, place } = meant(arrangement, placed, token);
  if (token === HAND) return selected === null ? held(placed, null) : takeBack(placed, selected);
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

/**
 * The selection while `token` is dragged.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 * @param {ReadonlySet<string>} selection
 * @param {string} token
 * @returns {Set<string>}
 */
export function grab(arrangement, placed, selection, token) {
  const { item, place } = meant(arrangement, placed, token);
  const grabbed = item ?? place;
  return grabbed === null ? new Set(selection) : new Set([grabbed]);
}

/**
 * What letting go of `from` over `to` does: `from` alone is selected, then `to` is pressed. Two
 * items neither of which lies on a place stay where they are.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 * @param {string} from
 * @param {string} to
 * @returns {Arranged}
 */
export function drop(arrangement, placed, from, to) {
  const selection = grab(arrangement, placed, new Set(), from);
  const done = press(arrangement, placed, selection, to);
  return { placed: done.placed, selection: new Set(), why: done.why };
}

/**
 * What can be pressed and where what is selected may go. A place with an item on it is no mark of
 * its own: its item is.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 * @param {ReadonlySet<string>} selection
 * @returns {Marks}
 */
export function marks({ places, items }, placed, selection) {
  const [selected = null] = selection;
  const live = new Set(items.map(({ pick }) => pick));
  /** @type {Set<string>} */
  const targets = new Set();
  if (selected !== null && live.has(selected)) {
    for (const { pick } of places) if (placed.get(pick) !== selected) targets.add(pick);
    if (placeOf(placed, selected) !== null) targets.add(HAND);
  } else {
    for (const { pick } of places) if (!placed.has(pick)) live.add(pick);
  }
  return { live, targets, chosen: new Set(selection) };
}

/**
 * How many places have no item yet.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 */
export function missing({ places }, placed) {
  return places.filter(({ pick }) => !placed.has(pick)).length;
}

/**
 * The actions of a complete arrangement, in the order of its places; null while it lacks items.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 * @returns {Action[] | null}
 */
export function actions({ places, items }, placed) {
  const words = new Map(items.map(({ pick, word }) => [pick, word]));
  const found = places.flatMap(({ pick, action }) => {
    const word = words.get(placed.get(pick) ?? "");
    return word === undefined ? [] : [[...action, word]];
  });
  return found.length === places.length ? found : null;
}

/**
 * Where those actions lay items. The inverse of `actions`.
 * @param {Arrangement} arrangement
 * @param {Action[]} wanted
 * @returns {Placed}
 */
export function laid({ places, items }, wanted) {
  /** @type {Map<string, string>} */
  const placed = new Map();
  for (const { pick, action } of places) {
    const found = wanted.find((each) => JSON.stringify(each.slice(0, -1)) === JSON.stringify(action));
    const item = items.find(({ word }) => word === found?.at(-1));
    if (item) placed.set(pick, item.pick);
  }
  return placed;
}

/**
 * The items that lie on no place.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 */
export function left({ items }, placed) {
  return items.map(({ pick }) => pick).filter((pick) => placeOf(placed, pick) === null);
}

/**
 * The item left over once every place has one; null before, and when several are or none is.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 */
export function spare(arrangement, placed) {
  const [only = null, ...others] = left(arrangement, placed);
  return missing(arrangement, placed) === 0 && others.length === 0 ? only : null;
}

/**
 * The place an item lies on.
 * @param {Placed} placed
 * @param {string} item
 */
export function placeOf(placed, item) {
  for (const [place, there] of placed) if (there === item) return place;
  return null;
}

/**
 * What a token stands for: an item and the place it lies on, or an empty place.
 * @param {Arrangement} arrangement
 * @param {Placed} placed
 * @param {string} token
 * @returns {{item: string | null, place: string | null}}
 */
function meant(arrangement, placed, token) {
  if (isPlace(arrangement, token)) return { item: placed.get(token) ?? null, place: token };
  const isItem = arrangement.items.some(({ pick }) => pick === token);
  const item = isItem ? token : token === arrangement.rest ? spare(arrangement, placed) : null;
  return { item, place: item === null ? null : placeOf(placed, item) };
}

/**
 * Puts an item on a place; what lay there goes where the item comes from.
 * @param {Placed} placed
 * @param {string} item
 * @param {string} place
 * @returns {Placed}
 */
function put(placed, item, place) {
  const next = new Map(placed);
  const from = placeOf(placed, item);
  const there = placed.get(place);
  if (from !== null) next.delete(from);
  if (from !== null && there !== undefined) next.set(from, there);
  return next.set(place, item);
}

/**
 * @param {Placed} placed
 * @param {string} item
 */
function takeBack(placed, item) {
  const next = new Map(placed);
  next.delete(placeOf(placed, item) ?? "");
  return held(next, null);
}

/**
 * @param {Placed} placed
 * @param {string | null} selected
 * @returns {Arranged}
 */
function held(placed, selected) {
  return { placed, selection: new Set(selected === null ? [] : [selected]), why: null };
}

/**
 * @param {Arrangement} arrangement
 * @param {string} token
 */
function isPlace({ places }, token) {
  return places.some(({ pick }) => pick === token);
}
