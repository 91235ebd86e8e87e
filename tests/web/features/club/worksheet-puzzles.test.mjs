import assert from "node:assert/strict";
import { test } from "node:test";

import { worksheetPuzzles } from "../../../../web/features/club/worksheet-puzzles.js";

const puzzle = (id, { variant = "own", seed = id, answer = ["play", id], found = 0.7 } = {}) => ({
  id, seats: 2, options: { variant }, seed, log: "", answer, chances: [0.8, 0.5], found,
});

const chosen = (puzzles) => worksheetPuzzles(puzzles, { variant: "own" }, 2).map(({ id }) => id);

test("a worksheet has puzzles of the variant that is played", () => {
  assert.deepEqual(chosen([puzzle("a", { variant: "other" }), puzzle("b"), puzzle("c")]), ["b", "c"]);
});

test("where that has too few, others stand there too", () => {
  assert.equal(chosen([puzzle("a", { variant: "other" }), puzzle("b")]).length, 2);
});

test("two puzzles of one game, or with the same answer, do not stand beside each other", () => {
  const twin = { answer: ["play", "dagger", 3] };
  assert.deepEqual(chosen([puzzle("a", twin), puzzle("b", twin), puzzle("c")]).sort(), ["a", "c"]);
  assert.deepEqual(chosen([puzzle("a", { seed: "s" }), puzzle("b", { seed: "s" }), puzzle("c")]).includes("c"), true);
  assert.equal(chosen([puzzle("a", twin), puzzle("b", twin)]).length, 2, "rather than none");
});
