/** How hard puzzles are, how well somebody solves them, and which comes next. Pure. */

import { mended } from "../kit/shape.js";
import type { Kind } from "../kit/shape.js";
import type { Action, Options } from "../types/engine.js";

/** As a room holds it. */
export interface Puzzle {
  id: string;
  seats: number;
  options: Options;
  seed: string;
  log: string;
  answer: Action;
  /** Of winning with the answer, and with the next best action. */
  chances: number[];
  /** How many of some weaker players find it, from 0 to 1. */
  found: number;
}

/** How somebody has done with one game's puzzles. */
export interface PuzzleNotes {
  rating: number;
  /** By puzzle: its score, 0 where it had to be shown. */
  tried: Record<string, number>;
}

/** The rating of whoever has tried none. */
export const USUAL_RATING = 1200;
/** The rating of a puzzle that all weaker players find, and how much higher one is that none finds. */
const EASIEST = 900;
const HARDER = 900;
/** By how much one puzzle moves a rating at most. */
const MOST = 48;
/** The score by the number of tries that were wrong. */
const SCORES = [1, 0.5, 0.25];

export const NOTES: { rating: Kind<number>; tried: Kind<Record<string, number>> } = {
  rating: { number: [-10_000, 10_000] },
  tried: { map: { number: [0, 1] }, like: /^[\w-]{1,40}$/, most: 10_000 },
};

/** How somebody has done with a game's puzzles; as for somebody new where nothing sensible was stored. */
export function checkedNotes(stored: unknown): PuzzleNotes {
  return mended(NOTES, { rating: USUAL_RATING, tried: {} }, stored);
}

export function ratingOf({ found }: Pick<Puzzle, "found">) {
  return EASIEST + HARDER * (1 - found);
}

/** `missed`: how many tries were wrong. */
export function scoreOf(missed: number) {
  return SCORES[missed] ?? 0;
}

/**
 * A rating after a puzzle, by Elo's formula: as after a game against its rating. `score`: from 0 to
 * 1.
 */
export function rated(rating: number, puzzle: Pick<Puzzle, "found">, score: number) {
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - rating) / 400));
  return rating + MOST * (score - expected);
}

/** So many puzzles, those that would come next one after the other, the easiest first. */
export function nextPuzzles(puzzles: Puzzle[], notes: PuzzleNotes, count: number) {
  const found: Puzzle[] = [];
  while (found.length < Math.min(count, puzzles.length)) {
    const left = puzzles.filter((puzzle) => !found.includes(puzzle));
    const next = nextPuzzle(left, notes);
    if (next) found.push(next);
  }
  return found.sort((one, other) => other.found - one.found);
}

/**
 * The puzzle whose rating is next to somebody's, of those that were not tried yet, else of those
 * that had to be shown, else of all; null if there is none.
 */
export function nextPuzzle(puzzles: Puzzle[], { rating, tried }: PuzzleNotes) {
  const fresh = puzzles.filter(({ id }) => !(id in tried));
  const missed = puzzles.filter(({ id }) => tried[id] === 0);
  const [from = puzzles] = [fresh, missed].filter(({ length }) => length > 0);
  const distance = (puzzle: Puzzle) => Math.abs(ratingOf(puzzle) - rating);
  const [first = null, ...others] = from;
  return others.reduce((best, each) => (best && distance(each) < distance(best) ? each : best), first);
}
