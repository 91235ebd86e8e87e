/**
 * From pressed nodes to a legal action. Pure: knows tokens, never a game's rule.
 * A selection holds pick tokens, and the target once one was pressed that several choices share.
 * @import {Choice, Message, Narrowed, Pressed} from "../../types/engine.js"
 */

/**
 * @param {Choice[]} choices
 * @param {ReadonlySet<string>} selection
 * @returns {Narrowed}
 */
export function narrow(choices, selection) {
  const candidates = choices.filter((choice) => fits(choice, selection));
  /** @type {Set<string>} */
  const live = new Set();
  /** @type {Set<string>} */
  const targets = new Set();
  for (const { picks, target } of candidates) {
    for (const token of picks) live.add(token);
    if (target !== null && selection.size > 0) targets.add(target);
  }
  const complete = candidates.filter((choice) => isComplete(choice, selection));
  return { candidates, live, targets, complete: complete.length === 1 ? first(complete) : null };
}

/**
 * What a press on `token` does: deselect it, select it beside the rest, aim at a target, begin
 * anew with it when it clashes, or, if nothing can be done with it, ask why.
 * An action is sent when it is the only one left and all its picks are selected, or when its
 * target is pressed and no other candidate has that target.
 * @param {Choice[]} choices
 * @param {ReadonlySet<string>} selection
 * @param {string} token
 * @returns {Pressed}
 */
export function press(choices, selection, token) {
  if (selection.has(token)) return stay(without(selection, token));
  const { candidates, live, targets } = narrow(choices, selection);
  if (targets.has(token)) {
    const aimed = candidates.filter((choice) => choice.target === token);
    const only = aimed.length === 1 ? first(aimed) : null;
    if (only) return send(only);
    return settle(choices, joined(selection, token));
  }
  if (live.has(token)) return settle(choices, joined(selection, token));
  if (isLive(choices, token)) return settle(choices, new Set([token]));
  return { selection: new Set(selection), send: null, why: [...selection, token] };
}

/**
 * The one choice that `token`, pressed beside the selection, would mean; null if it means none or
 * leaves several.
 * @param {Choice[]} choices
 * @param {ReadonlySet<string>} selection
 * @param {string} token
 * @returns {Choice | null}
 */
export function meant(choices, selection, token) {
  const { candidates, complete } = narrow(choices, joined(selection, token));
  const aimed = candidates.filter((choice) => choice.target === token);
  const [only = null, ...others] = aimed.length > 0 ? aimed : candidates;
  return complete ?? (others.length === 0 ? only : null);
}

/**
 * The one choice that a selection leaves; null while nothing is selected.
 * @param {Choice[]} choices
 * @param {ReadonlySet<string>} selection
 * @returns {Choice | null}
 */
export function only(choices, selection) {
  if (selection.size === 0) return null;
  const { candidates, complete } = narrow(choices, selection);
  return complete ?? (candidates.length === 1 ? first(candidates) : null);
}

/**
 * What a choice does and what comes of it.
 * @param {Choice} choice
 * @returns {Message}
 */
export function brings({ label, gain }) {
  return gain ? { key: "table-brings", args: { label, gain } } : label;
}

/**
 * What a press on each token would bring, where it leaves one choice.
 * @param {Choice[]} choices
 * @param {ReadonlySet<string>} selection
 * @returns {Map<string, Message>}
 */
export function foretold(choices, selection) {
  const { live, targets } = narrow(choices, selection);
  /** @type {Map<string, Message>} */
  const told = new Map();
  for (const token of [...live, ...targets]) {
    const choice = selection.has(token) ? null : meant(choices, selection, token);
    if (choice) told.set(token, brings(choice));
  }
  return told;
}

/**
 * The selection while `token` is dragged: it and what agrees with it. Sends nothing.
 * @param {Choice[]} choices
 * @param {ReadonlySet<string>} selection
 * @param {string} token
 * @returns {Set<string>}
 */
export function grab(choices, selection, token) {
  const both = joined(selection, token);
  if (choices.some((choice) => fits(choice, both))) return both;
  return isLive(choices, token) ? new Set([token]) : new Set(selection);
}

/**
 * What letting go of `from` over `to` does: `from` is selected, then `to` is pressed.
 * @param {Choice[]} choices
 * @param {ReadonlySet<string>} selection
 * @param {string} from
 * @param {string} to
 * @returns {Pressed}
 */
export function drop(choices, selection, from, to) {
  const held = grab(choices, selection, from);
  return held.has(to) ? stay(held) : press(choices, held, to);
}

/**
 * @param {Choice[]} choices
 * @param {Set<string>} selection
 * @returns {Pressed}
 */
function settle(choices, selection) {
  const { candidates, complete } = narrow(choices, selection);
  return complete && candidates.length === 1 ? send(complete) : stay(selection);
}

/**
 * @param {Choice} choice
 * @param {ReadonlySet<string>} selection
 */
function fits({ picks, target }, selection) {
  for (const token of selection) if (token !== target && !picks.includes(token)) return false;
  return true;
}

/**
 * @param {Choice} choice
 * @param {ReadonlySet<string>} selection
 */
function isComplete({ picks }, selection) {
  return picks.length > 0 && picks.every((token) => selection.has(token));
}

/**
 * @param {Choice[]} choices
 * @param {string} token
 */
function isLive(choices, token) {
  return choices.some(({ picks }) => picks.includes(token));
}

/**
 * @param {Set<string>} selection
 * @returns {Pressed}
 */
function stay(selection) {
  return { selection, send: null, why: null };
}

/**
 * @param {Choice} choice
 * @returns {Pressed}
 */
function send({ action }) {
  return { selection: new Set(), send: action, why: null };
}

/**
 * @param {ReadonlySet<string>} selection
 * @param {string} token
 */
function joined(selection, token) {
  return new Set(selection).add(token);
}

/**
 * @param {ReadonlySet<string>} selection
 * @param {string} token
 */
function without(selection, token) {
  const rest = new Set(selection);
  rest.delete(token);
  return rest;
}

/**
 * @param {Choice[]} choices
 * @returns {Choice | null}
 */
function first(choices) {
  return choices[0] ?? null;
}
