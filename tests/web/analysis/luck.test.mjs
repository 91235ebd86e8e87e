import assert from "node:assert/strict";
import { test } from "node:test";

import { amountOf, linesOf } from "../../../web/analysis/luck.js";

const words = { locale: "en", t: (key, args = {}) => [key, ...Object.values(args)].join(" ") };
const CLOSE = [0.3, 0.4, "close"];
const share = (parts) => ({
  ...{ start: 0.25, luck: CLOSE, play: CLOSE, others: CLOSE, rest: [0, 0, "exact"], result: 0 },
  ...parts,
});
const told = (parts) => linesOf(share(parts)).map(({ name, change }) => [name, Math.round(change * 100)]);

test("a part is told with its error, without one if it is exact", () => {
  assert.equal("luck-sure +12 3", amountOf(words, 0.12, 0.03));
  assert.equal("−7", amountOf(words, -0.07, 0));
});

test("what is told of a chance adds up from the start to the result", () => {
  assert.deepEqual([["play", -3], ["unsure", -22]], told({ play: [-0.03, 0.01, "sure"] }));
  const much = told({ others: [1.4, 0.2, "much"], rest: [-0.05, 0, "exact"] });
  assert.deepEqual([["rest", -5], ["unsure", -20]], much, "what is more than a game is no figure");
});

test("where all is too close to tell there is no figure, nor where one is no whole point", () => {
  assert.deepEqual([], told({}));
  assert.deepEqual([], told({ luck: [0.004, 0, "exact"] }));
});
