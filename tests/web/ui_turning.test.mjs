import assert from "node:assert/strict";
import { test } from "node:test";

import { coarseFirst, course, crux, instead, namesake, swings, thinned } from "../../web/ui/turning.js";

const moment = (position, seat) => ({ position, seat, action: ["end"] });
const judged = (position, seat, worth) => ({ position, seat, worth });

test("a game is sketched before it is filled in, each decision once", () => {
  const moments = Array.from({ length: 40 }, (_, at) => moment(10 + at, at % 2));
  const order = coarseFirst(moments);
  const sketch = order.slice(0, 8).map(({ position }) => position);

  assert.deepEqual(
    moments.map(({ position }) => position),
    order.map(({ position }) => position).sort((one, other) => one - other),
  );
  assert.deepEqual([10, 11, 42, 43, 48, 49], sketch.slice(0, 6));
  assert.deepEqual(new Set([0, 1]), new Set(order.slice(0, 2).map(({ seat }) => seat)));
});

test("a course is one seat's, in order, and ends with what the game brought", () => {
  const all = [judged(9, 1, 0.3), judged(5, 0, 0.6), judged(3, 1, 0.4)];
  assert.deepEqual(
    [judged(3, 1, 0.4), judged(9, 1, 0.3), judged(20, 1, 1)],
    course(all, 1, 20, [0, 1]),
  );
});

test("the largest swings are told, and of two about the same moments one", () => {
  const anne = [judged(1, 0, 0.5), judged(5, 0, 0.8), judged(9, 0, 0.75), judged(20, 0, 1)];
  const bart = [judged(2, 1, 0.5), judged(6, 1, 0.1), judged(20, 1, 0)];
  assert.deepEqual(
    [
      { seat: 1, from: 2, to: 6, before: 0.5, after: 0.1 },
      { seat: 0, from: 9, to: 20, before: 0.75, after: 1 },
    ],
    swings([anne, bart], 5, 0.1),
  );
  assert.equal(1, swings([anne, bart], 1, 0.1).length);
  assert.equal(0, swings([anne, bart], 5, 0.5).length);
});

test("the crux of a swing is its largest step the same way", () => {
  const drop = { seat: 0, from: 2, to: 12, before: 0.8, after: 0.3 };
  const between = [
    { position: 4, worth: 0.9 },
    { position: 6, worth: 0.4 },
    { position: 8, worth: 0.1 },
  ];
  assert.deepEqual({ from: 4, to: 6 }, crux(drop, between));
  assert.deepEqual({ from: 2, to: 12 }, crux(drop, []));
});

test("a stretch is named by the first line told after its beginning", () => {
  const line = (position) => ({ position, seat: 0, message: { key: `at-${position}` } });
  const lines = [line(2), line(4), line(4), line(9)];
  assert.equal(lines[1], namesake(lines, { from: 2, to: 5 }));
  assert.equal(lines[3], namesake(lines, { from: 9, to: 12 }));
  assert.equal(null, namesake([], { from: 0, to: 1 }));
});

test("of many moments some are taken evenly, of few all", () => {
  const many = Array.from({ length: 20 }, (_, at) => at);
  assert.deepEqual([0, 4, 8, 12, 16], thinned(many, 5));
  assert.deepEqual([7, 8], thinned([7, 8], 5));
});

test("what was best is told where a decision of one's own cost something, and was another", () => {
  const drop = { seat: 0, from: 3, to: 6, before: 0.6, after: 0.2 };
  const best = { action: ["keep"], worth: 0.6 };
  const did = moment(3, 0);
  assert.equal(best, instead(drop, did, [best]));
  assert.equal(null, instead({ ...drop, after: 0.9 }, did, [best]));
  assert.equal(null, instead(drop, undefined, [best]));
  assert.equal(null, instead(drop, did));
  assert.equal(null, instead(drop, did, [{ ...best, action: ["end"] }]));
});
