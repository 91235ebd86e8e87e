import assert from "node:assert/strict";
import { test } from "node:test";

import { broken } from "../../../../web/board/canvas/line-breaks.js";

const measure = (text) => text.length;

test("words stand on as few lines as they need", () => {
  assert.deepEqual(["one two"], broken(["one two"], 3, 7, measure));
  assert.deepEqual(["one", "two"], broken(["one two"], 3, 6, measure));
  assert.deepEqual(["one two three"], broken(["one two three"], 1, 0, measure));
});

test("of several texts the first that fits is shown", () => {
  const texts = ["a long sentence", "two words", "word"];
  assert.deepEqual(["a long", "sentence"], broken(texts, 2, 8, measure));
  assert.deepEqual(["two words"], broken(texts, 1, 9, measure));
  assert.deepEqual(["word"], broken(texts, 1, 5, measure));
});

test("what never fits keeps to its lines", () => {
  assert.deepEqual(["a", "long sentence"], broken(["a long sentence"], 2, 4, measure));
  assert.deepEqual([], broken([], 2, 4, measure));
});
