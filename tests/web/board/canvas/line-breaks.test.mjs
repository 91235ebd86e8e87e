import assert from "node:assert/strict";
import { test } from "node:test";

import { broken, fitted } from "../../../../web/board/canvas/line-breaks.js";

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

test("the last line is no word alone where the others can be shorter", () => {
  assert.deepEqual(["the captain", "takes it all"], broken(["the captain takes it all"], 2, 20, measure));
  assert.deepEqual(
    ["see a gold and", "a combat card,", "keep one"],
    broken(["see a gold and a combat card, keep one"], 3, 17, measure),
  );
  assert.deepEqual(["unbelievably", "so"], broken(["unbelievably so"], 2, 12, measure));
});

test("what never fits keeps to its lines", () => {
  assert.deepEqual(["a", "long sentence"], broken(["a long sentence"], 2, 4, measure));
  assert.deepEqual([], broken([], 2, 4, measure));
});

/** A letter is as wide as it is large, and as much wider as it stands apart. */
const sized = (share, spacing) => (text) => text.length * share * (1 + spacing);

test("letters stand as far apart and are as large as there is room for", () => {
  const set = (room) => fitted(["ten letters"], 1, room, 2, 0.1, sized);
  assert.deepEqual({ shown: ["ten letters"], share: 1, apart: 0.1 }, set(13));
  assert.deepEqual({ shown: ["ten letters"], share: 1, apart: 0 }, set(11));
  assert.equal(0.9, set(10).share);
  assert.equal(0.5, set(5.5).share);
});

test("letters become no smaller than usual", () => {
  assert.equal(0.5, fitted(["ten letters"], 1, 3, 2, 0, sized).share);
  assert.equal(1, fitted(["ten letters"], 1, 3, 1, 0.1, sized).share);
  assert.equal(0.8, fitted(["ten letters"], 1, 3, 1.25, 0, sized).share);
});

test("a shorter text comes before smaller letters", () => {
  const found = fitted(["ten letters", "few"], 1, 4, 2, 0, sized);
  assert.deepEqual({ shown: ["few"], share: 1, apart: 0 }, found);
});

test("words without a width are as large and as far apart as they are wanted", () => {
  assert.deepEqual({ shown: ["word"], share: 1, apart: 0.1 }, fitted(["word"], 1, 0, 2, 0.1, sized));
});
