/** A game's place among the saves. Pure. */

import { notesUntil } from "./notes.js";
import { FRIEND, HUMAN } from "./setup.js";
import type { BranchAnswer, Inspected } from "../types/engine.js";
import type { SaveRecord } from "../types/page.js";

/**
 * A table as it is kept among the saves. `text`: the match as the engine wrote it. `before`: the
 * record this one replaces. `now`: milliseconds.
 */
export function recordOf(
  id: string,
  table: Omit<Inspected, "ok" | "text">,
  text: string,
  before: SaveRecord | null,
  now: number = Date.now(),
): SaveRecord {
  return {
    id,
    game: table.game,
    text,
    options: table.options,
    seats: table.seats.map(({ name, colour, who }) => ({ name, colour, who })),
    position: table.position,
    over: table.over,
    origin: table.origin,
    seal: table.seal,
    day: table.day,
    contest: table.contest,
    outcome: table.outcome,
    isLocked: isLocked(table, before),
    title: before?.title ?? "",
    created: before?.created ?? now,
    updated: now,
    notes: notesUntil(before?.notes ?? [], table.position),
  };
}

/** Whether what is in it must not be read yet: friends play in it, or have done so. */
function isLocked({ over, seats }: Pick<Inspected, "over" | "seats">, before: SaveRecord | null) {
  return !over && (before?.isLocked || seats.some(({ who }) => who === FRIEND));
}

/** Whether a person has played it to its end. */
export function isPlayedOut({ over, seats }: Pick<SaveRecord, "over" | "seats">) {
  return over && seats.some(({ who }) => who === HUMAN);
}

/**
 * A new game that plays on from a past moment of another, as it is kept among the saves. `from`:
 * the other. `now`: milliseconds.
 */
export function branchOf(
  id: string,
  from: Pick<SaveRecord, "game" | "options" | "notes">,
  branch: BranchAnswer,
  now: number = Date.now(),
): SaveRecord {
  return {
    id,
    game: from.game,
    text: branch.text,
    options: from.options,
    seats: branch.seats,
    position: branch.position,
    over: false,
    origin: branch.origin,
    created: now,
    updated: now,
    notes: notesUntil(from.notes ?? [], branch.position),
  };
}
