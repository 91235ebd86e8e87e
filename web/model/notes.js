/** Notes of the reader at moments of a game: kept beside its save, which tells nothing of them. Pure. */

import { NOTE, those } from "./stored-shapes.js";

/** @import {Note} from "../types/page.js" */

/** Characters of a note, and how many there may be of one game. */
export const LONGEST = 500;
const MOST = 500;

/**
 * What was written of a moment; empty: nothing.
 * @param {Note[]} notes
 * @param {number | null} position
 */
export function noteAt(notes, position) {
  return notes.find(([at]) => at === position)?.[1] ?? "";
}

/**
 * The notes after one was written, changed, or, if it is empty, thrown away.
 * @param {Note[]} notes
 * @param {number} position
 * @param {string} text
 * @returns {Note[]}
 */
export function noted(notes, position, text) {
  const others = notes.filter(([at]) => at !== position);
  const written = text.trim().slice(0, LONGEST);
  if (written === "") return others;
  return [...others, /** @type {Note} */ ([position, written])].sort(([one], [other]) => one - other);
}

/**
 * Those that remain of a game that ends at that position.
 * @param {Note[]} notes
 * @param {number} position
 */
export function notesUntil(notes, position) {
  return notes.filter(([at]) => at <= position);
}

/**
 * A save with its notes: one more field, which the engine passes over.
 * @param {string} text
 * @param {Note[]} notes
 */
export function withNotes(text, notes) {
  return notes.length > 0 ? text.replace(/\}\s*$/, () => `,"notes":${JSON.stringify(notes)}}`) : text;
}

/**
 * The notes in a save from outside; what cannot be a note of a game of that length is left out.
 * @param {string} text that the engine has accepted
 * @param {number} last position
 * @returns {Note[]}
 */
export function notesIn(text, last) {
  const { notes } = Object(JSON.parse(text));
  return those(NOTE, notes)
    .slice(0, MOST)
    .filter(([position]) => position <= last)
    .reduce((found, [position, words]) => noted(found, position, words), /** @type {Note[]} */ ([]));
}
