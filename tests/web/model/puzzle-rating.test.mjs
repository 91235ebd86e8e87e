import assert from "node:assert/strict";
import { test } from "node:test";

import { USUAL_RATING, checkedNotes, nextPuzzle, nextPuzzles, rated, ratingOf, scoreOf } from "../../../web/model/puzzle-rating.js";

const puzzle = (id, found) => ({ id, found });
const PUZZLES = [puzzle("easy", 1), puzzle("usual", 0.6), puzzle("hard", 0)];

test("a puzzle that fewer find is worth more", () => {
  assert.ok(ratingOf(puzzle("", 0)) > ratingOf(puzzle("", 0.5)));
  assert.ok(ratingOf(puzzle("", 0.5)) > ratingOf(puzzle("", 1)));
});

test("a score shrinks with every wrong try, to nothing", () => {
  const scores = [0, 1, 2, 3, 4].map(scoreOf);
  assert.deepEqual([1, 0.5, 0.25, 0, 0], scores);
});

test("a rating rises with what is solved, more for what is hard, and falls with what is not", () => {
  const easy = rated(USUAL_RATING, PUZZLES[0], 1) - USUAL_RATING;
  const hard = rated(USUAL_RATING, PUZZLES[2], 1) - USUAL_RATING;
  assert.ok(0 < easy && easy < hard);
  assert.ok(rated(USUAL_RATING, PUZZLES[0], 0) < USUAL_RATING);
});

test("the next puzzle is the nearest to one's rating that was not tried", () => {
  const next = (rating, tried) => nextPuzzle(PUZZLES, { rating, tried })?.id;
  assert.equal("usual", next(USUAL_RATING, {}));
  assert.equal("easy", next(800, {}));
  assert.equal("hard", next(2000, {}));
  assert.equal("easy", next(USUAL_RATING, { usual: 1 }));
  assert.equal("hard", next(USUAL_RATING, { usual: 1, easy: 0.5, hard: 0 }), "what had to be shown");
  assert.equal("usual", next(USUAL_RATING, { usual: 1, easy: 1, hard: 1 }), "once again");
  assert.equal(null, nextPuzzle([], { rating: USUAL_RATING, tried: {} }));
});

test("what was stored wrongly is as for somebody new", () => {
  const fresh = { rating: USUAL_RATING, tried: {} };
  for (const stored of [null, 3, "x", {}, { rating: "high", tried: [] }, { tried: { a: 2, b: "x" } }])
    assert.deepEqual(fresh, checkedNotes(stored));
  const notes = { rating: 1300, tried: { a: 0, b: 0.5 } };
  assert.deepEqual(notes, checkedNotes(notes));
});

test("a handful is those that would come next, the easiest first", () => {
  const puzzles = [0.1, 0.9, 0.5, 0.6, 0.2].map((found, at) => ({ id: String(at), found }));
  const handful = (notes, count) =>
    nextPuzzles(puzzles, { rating: USUAL_RATING, tried: {}, ...notes }, count).map(({ id }) => id);

  assert.deepEqual(["1", "3", "2"], handful({}, 3));
  assert.deepEqual(["3", "2", "4"], handful({ tried: { 1: 1 } }, 3));
  assert.deepEqual(["1", "3", "2", "4", "0"], handful({ tried: { 1: 1 } }, 9));
});
