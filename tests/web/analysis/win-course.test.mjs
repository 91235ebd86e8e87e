import assert from "node:assert/strict";
import { test } from "node:test";

import { course, namesake } from "../../../web/analysis/win-course.js";

const judged = (position, seat, worth) => ({ position, seat, worth });

test("a course is one seat's, in order, and ends with what the game brought", () => {
  const all = [judged(9, 1, 0.3), judged(5, 0, 0.6), judged(3, 1, 0.4)];
  assert.deepEqual(
    [judged(3, 1, 0.4), judged(9, 1, 0.3), judged(20, 1, 1)],
    course(all, 1, 20, [0, 1]),
  );
});

test("a moment is named by the first line told after it", () => {
  const line = (position) => ({ position, seat: 0, message: { key: `at-${position}` } });
  const lines = [line(2), line(4), line(4), line(9)];
  assert.equal(lines[1], namesake(lines, 2));
  assert.equal(lines[3], namesake(lines, 9));
  assert.equal(null, namesake([], 0));
});
