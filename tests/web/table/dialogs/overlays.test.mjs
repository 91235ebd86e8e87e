import assert from "node:assert/strict";
import { test } from "node:test";

import { coverOf, isCalm } from "../../../../web/table/dialogs/overlays.js";
import "../../document.mjs";

for (const [what, table, cover] of [
  ["a game goes on", {}, null],
  ["somebody else is to look", { curtain: 1 }, "curtain"],
  ["the first seat is to look, at the end", { curtain: 0, over: true }, "curtain"],
  ["a game is over", { over: true }, "result"],
  ["a lesson is over", { over: true, lesson: {} }, null],
  ["a game is watched", { watched: true }, "moment"],
  ["a game that is over is watched", { over: true, watched: true }, "moment"],
]) {
  test(`what comes over the board where ${what}`, () => {
    const still = { curtain: null, lesson: null, over: false, watched: false };
    assert.equal(cover, coverOf({ ...still, ...table }));
  });
}

for (const [speed, matches, calm] of [
  ["normal", false, false],
  ["normal", true, true],
  ["off", false, true],
]) {
  test(`who has won moves over the board, or not: speed ${speed}, reduced motion ${matches}`, (each) => {
    const before = globalThis.matchMedia;
    each.after(() => (globalThis.matchMedia = before));
    globalThis.matchMedia = () => ({ matches });
    assert.equal(isCalm({ speed }), calm);
  });
}
