import assert from "node:assert/strict";
import { test } from "node:test";

import { compared, learners, mistakes, suspects } from "../../web/ui/mistakes.js";

const prospect = (verb, worth, share = 0.3) => ({
  action: [verb],
  worth,
  share,
  label: { key: verb },
  reason: null,
});
const decision = (position, verb = "bad", seat = 0) => ({ position, seat, action: [verb] });
const look = (cost) => [prospect("good", 0.6, 0.8), prospect("bad", 0.6 - cost, 0.2)];
const looked = (position, one, other) => ({
  decision: decision(position),
  looks: [look(one), look(other)],
});

test("the decisions that seem to have cost a seat most are looked at again, the worst first", () => {
  const moments = [decision(1), decision(2), decision(3, "good"), decision(4), decision(5, "bad", 1)];
  const best = new Map([
    [1, look(0.1)],
    [2, look(0.3)],
    [3, look(0.4)],
    [4, look(0.02)],
    [5, look(0.9)],
  ]);
  const found = suspects(moments, best, new Set([0]));
  assert.deepEqual(
    [2, 1],
    found.map(({ position }) => position),
  );
});

test("what two looks agree on is told, with what was lost on average, in the order of the game", () => {
  const found = mistakes([looked(9, 0.3, 0.28), looked(4, 0.2, 0.22)]);
  assert.deepEqual(
    [4, 9],
    found.map(({ position }) => position),
  );
  assert.ok(Math.abs(found[1].cost - 0.29) < 1e-9);
  assert.ok(Math.abs(found[1].error - 0.01) < 1e-9);
  assert.deepEqual(["good"], found[1].best.action);
  assert.deepEqual(["bad"], found[1].taken.action);
});

test("a cost within the noise of both looks is no mistake", () => {
  assert.deepEqual([], mistakes([looked(4, 0.2, 0.02)]));
  // The noise of the others counts, too: two looks may be alike by accident.
  assert.deepEqual([], mistakes([looked(4, 0.1, 0.1), looked(5, 0.4, 0.1), looked(6, 0.4, 0.1)]));
});

test("three at most are told, the costliest", () => {
  const found = mistakes([0.1, 0.2, 0.3, 0.4].map((cost, at) => looked(at, cost, cost)));
  assert.deepEqual(
    [1, 2, 3],
    found.map(({ position }) => position),
  );
});

test("another try is compared only where that can be told", () => {
  const mistake = {
    taken: prospect("bad", 0.3),
    best: prospect("good", 0.6),
    error: 0.05,
    tried: [
      prospect("good", 0.6),
      prospect("bad", 0.3),
      prospect("fair", 0.5),
      prospect("alike", 0.35),
      prospect("worst", 0.1),
      prospect("rare", 0.9, 0.01),
    ],
  };
  const said = (verb) => compared(mistake, [verb]).verdict;
  assert.deepEqual(
    ["best", "same", "better", "close", "worse", "unknown", "unknown"],
    ["good", "bad", "fair", "alike", "worst", "rare", "never"].map(said),
  );
});

test("people learn from their mistakes; where only bots have played, all do", () => {
  const [person, bot] = [{ who: "human" }, { who: "sailor" }];
  assert.deepEqual(new Set([1]), learners([bot, person, bot]));
  assert.deepEqual(new Set([0, 1]), learners([bot, bot]));
});
