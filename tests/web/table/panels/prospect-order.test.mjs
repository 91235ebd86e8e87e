import assert from "node:assert/strict";
import { test } from "node:test";

import { byChance } from "../../../../web/table/panels/prospect-order.js";

const prospect = (worth, share) => ({ action: ["go"], label: { key: "go" }, reason: null, worth, share });
const shown = (prospects) => byChance(prospects).map(({ worth, share }) => worth ?? share);

test("what was compared stands in the order of the chance it shows", () => {
  const found = [prospect(1, 0.6), prospect(0.11, 0.25), prospect(0.18, 0.15)];
  assert.deepEqual([1, 0.18, 0.11], shown(found));
});

test("what was hardly tried is left out: its chance is a guess", () => {
  assert.deepEqual([0.4, 0.3], shown([prospect(0.4, 0.9), prospect(0.3, 0.09), prospect(0.99, 0.01)]));
});

test("the second is there to compare with, however seldom it was tried", () => {
  assert.deepEqual([1, 0.2], shown([prospect(1, 0.99), prospect(0.2, 0.01)]));
});

test("what is drawn by chance stands in the order in which it is likely", () => {
  assert.deepEqual([0.7, 0.3], shown([prospect(null, 0.3), prospect(null, 0.7), prospect(null, 0.001)]));
  assert.deepEqual([], shown([]));
});

test("what was taken is shown however seldom it was tried", () => {
  const taken = { ...prospect(0.9, 0.01), action: ["stay"] };
  const found = [prospect(0.4, 0.7), prospect(0.3, 0.28), taken];
  assert.deepEqual([0.9, 0.4, 0.3], byChance(found, ["stay"]).map(({ worth }) => worth));
  assert.deepEqual([0.4, 0.3], byChance(found, ["go"]).map(({ worth }) => worth));
});
