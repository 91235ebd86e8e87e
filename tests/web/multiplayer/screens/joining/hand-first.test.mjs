import assert from "node:assert/strict";
import { test } from "node:test";

import { fitPart } from "../../../../../web/board/canvas/fit.js";
import { needOf } from "../../../../../web/multiplayer/screens/joining/hand-first.js";

const OWN = { x: 0, y: 800, w: 1000, h: 200 };
const NODES = [
  { pick: "card:key", at: [500, 900] },
  { pick: "card:hat", at: [700, 900] },
  { pick: "pirate:3", at: [300, 100] },
  { pick: "pirate:4", at: [600, 100] },
];

/** What is chosen from, of which so many stand as buttons. */
function offered(choices, buttons = 0, picked = []) {
  const candidates = choices.map((picks) => ({ picks }));
  return { candidates, beside: candidates.slice(0, buttons), offer: null, picked: new Set(picked) };
}

const need = (selection) => needOf(NODES, OWN, selection);

test("what can be chosen in the hand or by a button needs no board", () => {
  assert.equal(need(offered([])), "none");
  assert.equal(need(offered([["card:key", "pirate:3"], ["card:hat", "pirate:4"]])), "none");
  assert.equal(need(offered([["pirate:3"], ["pirate:4"]], 2)), "none");
  assert.equal(need({ ...offered([["pirate:3"]]), offer: {} }), "none");
});

test("what can be chosen on the board alone needs it, and what else can be is only told of it", () => {
  assert.equal(need(offered([["pirate:3"], ["pirate:4"]])), "all");
  assert.equal(need(offered([["card:key"], ["pirate:4"]])), "some");
  assert.equal(need(offered([[], ["pirate:4"]])), "some");
});

test("what was begun in the hand goes on on the board, though there are buttons for it", () => {
  assert.equal(need(offered([["card:key", "pirate:3"], ["card:key", "pirate:4"]], 2, ["card:key"])), "all");
  assert.equal(need(offered([["card:key", "card:hat"]], 0, ["card:key"])), "none");
});

test("a part is as wide as its host, at its top, and leaves room below it", () => {
  assert.deepEqual(fitPart(390, 600, OWN), { scale: 0.39, x: 0, y: -312 });
  const { scale, x } = fitPart(390, 100, { ...OWN, w: 600, x: 200 });
  assert.deepEqual([scale, x], [0.31, 40]);
});
