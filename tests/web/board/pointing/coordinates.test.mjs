import assert from "node:assert/strict";
import { test } from "node:test";

import { Coordinates } from "../../../../web/board/pointing/coordinates.js";

/** A table of half the size, 30 right of and 10 below its host, which lies at 100, 200. */
const root = { getBoundingClientRect: () => ({ left: 100, top: 200 }) };
const half = new Coordinates(root, () => ({ scale: 0.5, x: 30, y: 10 }));
const PART = { x: 40, y: 60, w: 8, h: 6 };

test("a part of the table lies where a pointer meets it", () => {
  assert.deepEqual({ x: 50, y: 40, w: 4, h: 3 }, half.inHost(PART));
  assert.deepEqual({ x: 150, y: 240, w: 4, h: 3 }, half.onScreen(PART));
  assert.deepEqual([40, 60], half.onTable(150, 240));
});

test("a thing can be met within as many pixels whatever the table's size, by touch within more", () => {
  assert.deepEqual([48, 88], [half.reach(false), half.reach(true)]);
  const whole = new Coordinates(root, () => ({ scale: 1, x: 0, y: 0 }));
  assert.deepEqual([24, 44], [whole.reach(false), whole.reach(true)]);
});

test("a table without a size is nowhere", () => {
  const none = new Coordinates(root, () => ({ scale: 0, x: 0, y: 0 }));
  assert.equal(null, none.onTable(150, 240));
  assert.equal(24, none.reach(false));
});
