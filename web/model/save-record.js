/** A game's place among the saves. Pure. */

import { notesUntil } from "./notes.js";
import { FRIEND, HUMAN } from "./setup.js";

/** @import {BranchAnswer, Inspected} from "../types/engine.js" */
/** @import {SaveRecord} from "../types/page.js" */

/**
 * A table as it is kept among the saves.
 * @param {string} id
 * @param {Omit<Inspected, "ok" | "text">} table
 * @param {string} text the match as the engine wrote it
 * @param {SaveRecord | null} before the record this one replaces
 * @param {number} [now] milliseconds
 * @returns {SaveRecord}
 */
export function recordOf(id, table, text, before, now = Date.now()) {
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
    outcome: table.outcome,
    isLocked: isLocked(table, before),
    title: before?.title ?? "",
    created: before?.created ?? now,
    updated: now,
    notes: notesUntil(before?.notes ?? [], table.position),
  };
}

/**
 * Whether what is in it must not be read yet: friends play in it, or have done so.
 * @param {Pick<Inspected, "over" | "seats">} table
 * @param {SaveRecord | null} before
 */
function isLocked({ over, seats }, before) {
  return !over && (before?.isLocked || seats.some(({ who }) => who === FRIEND));
}

/**
 * Whether a person has played it to its end.
 * @param {Pick<SaveRecord, "over" | "seats">} record
 */
export function isPlayedOut({ over, seats }) {
  return over && seats.some(({ who }) => who === HUMAN);
}

/**
 * A new game that plays on from a past moment of another, as it is kept among the saves.
 * @param {string} id
 * @param {Pick<SaveRecord, "game" | "options" | "notes">} from the other
 * @param {BranchAnswer} branch
 * @param {number} [now] milliseconds
 * @returns {SaveRecord}
 */
export function branchOf(id, from, branch, now = Date.now()) {
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
