/** How hard puzzles are, how well somebody solves them, and which comes next. Pure. */

import { mended } from "../kit/shape.js";

/** @import {Kind} from "../kit/shape.js" */
/** @import {Action, Options} from "../types/engine.js" */

/**
 * @typedef {object} Puzzle as a room holds it
 * @property {string} id
 * @property {number} seats
 * @property {Options} options
 * @property {string} seed
 * @property {string} log
 * @property {Action} answer
 * @property {number[]} chances of winning with the answer, and with the next best action
 * @property {number} found how many of some weaker players find it, from 0 to 1
 *
 * @typedef {object} PuzzleNotes how somebody has done with one game's puzzles
 * @property {number} rating
 * @property {Record<string, number>} tried by puzzle: its score, 0 where it had to be shown
 */

/** The rating of whoever has tried none. */
export const USUAL_RATING = 1200;
/** The rating of a puzzle that all weaker players find, and how much higher one is that none finds. */
const EASIEST = 900;
const HARDER = 900;
/** By how much one puzzle moves a rating at most. */
const MOST = 48;
/** The score by the number of tries that were wrong. */
const SCORES = [1, 0.5, 0.25];

/** @type {{rating: Kind<number>, tried: Kind<Record<string, number>>}} */
export const NOTES = {
  rating: { number: [-10_000, 10_000] },
  tried: { map: { number: [0, 1] }, like: /^[\w-]{1,40}$/, most: 10_000 },
};

/**
 * How somebody has done with a game's puzzles; as for somebody new where nothing sensible was stored.
 * @param {unknown} stored
 * @returns {PuzzleNotes}
 */
export function checkedNotes(stored) {
  return mended(NOTES, { rating: USUAL_RATING, tried: {} }, stored);
}

/** @param {Pick<Puzzle, "found">} puzzle */
export function ratingOf({ found }) {
  return EASIEST + HARDER * (1 - found);
}

/** @param {number} missed how many tries were wrong */
export function scoreOf(missed) {
  return SCORES[missed] ?? 0;
}

/**
 * A rating after a puzzle, by Elo's formula: as after a game against its rating.
 * @param {number} rating
 * @param {Pick<Puzzle, "found">} puzzle
 * @param {number} score from 0 to 1
 */
export function rated(rating, puzzle, score) {
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - rating) / 400));
  return rating + MOST * (score - expected);
}

/**
 * The puzzle whose rating is next to somebody's, of those that were not tried yet, else of those
 * that had to be shown, else of all; null if there is none.
 * @param {Puzzle[]} puzzles
 * @param {PuzzleNotes} notes
 */
export function nextPuzzle(puzzles, { rating, tried }) {
  const fresh = puzzles.filter(({ id }) => !(id in tried));
  const missed = puzzles.filter(({ id }) => tried[id] === 0);
  const [from = puzzles] = [fresh, missed].filter(({ length }) => length > 0);
  const distance = (/** @type {Puzzle} */ puzzle) => Math.abs(ratingOf(puzzle) - rating);
  const [first = null, ...others] = from;
  return others.reduce((best, each) => (best && distance(each) < distance(best) ? each : best), first);
}
