/**
 * From pressed nodes to a legal action. Pure: knows tokens, never a game's rule.
 * A selection holds pick tokens, and the target once one was pressed that several choices share.
 */

import type { Brought, Choice, Message, Narrowed, Pressed } from "../../types/engine.js";

export function narrow(choices: Choice[], selection: ReadonlySet<string>): Narrowed {
  const candidates = choices.filter((choice) => fits(choice, selection));
  const live: Set<string> = new Set();
  const targets: Set<string> = new Set();
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
 */
export function press(choices: Choice[], selection: ReadonlySet<string>, token: string): Pressed {
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
 */
export function meant(
  choices: Choice[],
  selection: ReadonlySet<string>,
  token: string,
): Choice | null {
  const { candidates, complete } = narrow(choices, joined(selection, token));
  const aimed = candidates.filter((choice) => choice.target === token);
  const [only = null, ...others] = aimed.length > 0 ? aimed : candidates;
  return complete ?? (others.length === 0 ? only : null);
}

/** The one choice that a selection leaves; null while nothing is selected. */
export function only(choices: Choice[], selection: ReadonlySet<string>): Choice | null {
  if (selection.size === 0) return null;
  const { candidates, complete } = narrow(choices, selection);
  return complete ?? (candidates.length === 1 ? first(candidates) : null);
}

/** What a choice does and what comes of it. */
export function brings({ label, gain }: Brought): Message {
  return gain ? { key: "table-brings", args: { label, gain } } : label;
}

/** What a press on each token would bring, where it leaves one choice. */
export function foretold(choices: Choice[], selection: ReadonlySet<string>): Map<string, Brought> {
  const { live, targets } = narrow(choices, selection);
  const told: Map<string, Brought> = new Map();
  for (const token of [...live, ...targets]) {
    const choice = selection.has(token) ? null : meant(choices, selection, token);
    if (choice) told.set(token, choice);
  }
  return told;
}

/** The selection while `token` is dragged: it and what agrees with it. Sends nothing. */
export function grab(
  choices: Choice[],
  selection: ReadonlySet<string>,
  token: string,
): Set<string> {
  const both = joined(selection, token);
  if (choices.some((choice) => fits(choice, both))) return both;
  return isLive(choices, token) ? new Set([token]) : new Set(selection);
}

/** What letting go of `from` over `to` does: `from` is selected, then `to` is pressed. */
export function drop(
  choices: Choice[],
  selection: ReadonlySet<string>,
  from: string,
  to: string,
): Pressed {
  const held = grab(choices, selection, from);
  return held.has(to) ? stay(held) : press(choices, held, to);
}

function settle(choices: Choice[], selection: Set<string>): Pressed {
  const { candidates, complete } = narrow(choices, selection);
  return complete && candidates.length === 1 ? send(complete) : stay(selection);
}

function fits({ picks, target }: Choice, selection: ReadonlySet<string>) {
  for (const token of selection) if (token !== target && !picks.includes(token)) return false;
  return true;
}

function isComplete({ picks }: Choice, selection: ReadonlySet<string>) {
  return picks.length > 0 && picks.every((token) => selection.has(token));
}

function isLive(choices: Choice[], token: string) {
  return choices.some(({ picks }) => picks.includes(token));
}

function stay(selection: Set<string>): Pressed {
  return { selection, send: null, why: null };
}

function send({ action }: Choice): Pressed {
  return { selection: new Set(), send: action, why: null };
}

function joined(selection: ReadonlySet<string>, token: string) {
  return new Set(selection).add(token);
}

function without(selection: ReadonlySet<string>, token: string) {
  const rest = new Set(selection);
  rest.delete(token);
  return rest;
}

function first(choices: Choice[]): Choice | null {
  return choices[0] ?? null;
}
