/** Notes of the reader at moments of a game: kept beside its save, which tells nothing of them. Pure. */

import { cleanLines } from "../i18n/typed-text.js";
import { NOTE, those } from "./stored-shapes.js";
import type { Note } from "../types/page.js";

/** Graphemes of a note, and how many there may be of one game. */
export const LONGEST = 500;
const MOST = 500;

/** What was written of a moment; empty: nothing. */
export function noteAt(notes: Note[], position: number | null) {
  return notes.find(([at]) => at === position)?.[1] ?? "";
}

/** The notes after one was written, changed, or, if it is empty, thrown away. */
export function noted(notes: Note[], position: number, text: string): Note[] {
  const others = notes.filter(([at]) => at !== position);
  const written = cleanLines(text, LONGEST);
  if (written === "") return others;
  return [...others, [position, written] as Note].sort(([one], [other]) => one - other);
}

/** Those that remain of a game that ends at that position. */
export function notesUntil(notes: Note[], position: number) {
  return notes.filter(([at]) => at <= position);
}

/** A save with its notes: one more field, which the engine passes over. */
export function withNotes(text: string, notes: Note[]) {
  return notes.length > 0 ? text.replace(/\}\s*$/, () => `,"notes":${JSON.stringify(notes)}}`) : text;
}

/**
 * The notes in a save from outside; what cannot be a note of a game of that length is left out.
 * `text`: that the engine has accepted. `last`: position.
 */
export function notesIn(text: string, last: number): Note[] {
  const { notes } = Object(JSON.parse(text));
  return those(NOTE, notes)
    .slice(0, MOST)
    .filter(([position]) => position <= last)
    .reduce((found, [position, words]) => noted(found, position, words), [] as Note[]);
}
