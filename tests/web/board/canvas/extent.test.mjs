import assert from "node:assert/strict";
import { test } from "node:test";

import { extentOf } from "../../../../web/board/canvas/extent.js";
import { ready } from "../../../../web/board/canvas/lay.js";
import { lookOf } from "../../../../web/board/motion/tween.js";

const thing = (rest) => ready({ id: "a", at: [500, 300], size: [40, 20], kind: "box", ...rest }, 0, String);
const extent = (rest, look = {}, isMarked = false) => {
  const item = thing(rest);
  return extentOf(item, { ...lookOf(item.node), ...look }, isMarked, 1);
};
const right = ({ x, w }) => x + w - 500;
const up = ({ y }) => 300 - y;

test("a thing reaches beyond its size by its shadow", () => {
  assert.ok(right(extent({})) > 20 + 14);
  assert.ok(up(extent({})) > 10 + 14);
});

test("lifted it rises and its shadow is wider", () => {
  assert.ok(up(extent({}, { lift: 1 })) > up(extent({})) + 9);
  assert.ok(right(extent({}, { lift: 1 })) > right(extent({})));
});

test("a glow around it counts: where it is lit, and where it bears a mark", () => {
  assert.ok(right(extent({ state: ["lit"] })) >= 1.9 * 20);
  assert.ok(right(extent({}, {}, true)) >= 20 + 24);
});

test("turned it reaches as far as its corners may", () => {
  assert.ok(up(extent({ turn: 45 })) > Math.hypot(20, 10));
});

test("words have their width, or as much as their letters may need", () => {
  const words = { kind: "text", text: "twelve stone", size: [200, 10] };
  assert.ok(right(extent(words)) >= 100);
  assert.ok(right(extent({ ...words, size: [0, 10], align: "left" })) >= 12 * 10);
  assert.ok(up(extent({ ...words, lines: 4 })) >= 2 * 10 * 1.15);
});

test("a line swings out beyond its points", () => {
  const line = extent({ kind: "path", points: [0, 0, 300, 0, 300, 300], size: [4, 0] });
  assert.ok(line.x + line.w > 350);
});
