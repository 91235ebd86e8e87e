import assert from "node:assert/strict";
import { test } from "node:test";

import { amountOf } from "../../../web/analysis/luck.js";

const words = { locale: "en", t: (key, args = {}) => [key, ...Object.values(args)].join(" ") };

test("a part is told with its error, without one if it is exact, and not where it is too close", () => {
  assert.equal("luck-sure +12 3", amountOf(words, [0.12, 0.03, "sure"]));
  assert.equal("−7", amountOf(words, [-0.07, 0, "exact"]));
  assert.equal("luck-close", amountOf(words, [0.02, 0.03, "close"]));
});

test("nobody gains or loses more than one game", () => {
  assert.equal("luck-much +100", amountOf(words, [1.31, 0.4, "much"]));
  assert.equal("luck-much −100", amountOf(words, [-1.01, 0, "much"]));
  assert.equal("luck-sure +100 40", amountOf(words, [1, 0.4, "sure"]));
});
