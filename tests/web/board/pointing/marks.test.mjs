import assert from "node:assert/strict";
import { test } from "node:test";

import { lay } from "../../../../web/board/canvas/lay.js";
import { marking } from "../../../../web/board/pointing/marks.js";

const card = (id, rest = {}) => ({ id, kind: "box", at: [50, 50], size: [20, 30], pick: id, ...rest });
const LAID = lay({ nodes: [card("a"), card("b"), card("c")] }, (message) => message.key);
const MARKS = { live: new Set(["a"]), targets: new Set(["b"]), points: new Set(["c"]) };

const marksOf = (marks) => {
  const { marks: found, points } = marking(LAID, { ...MARKS, ...marks }, null, null);
  return [[...found].map(([{ id }, mark]) => [id, mark]), [...points].map(({ id }) => id)];
};

test("what can be pressed bears its mark", () => {
  assert.deepEqual([[["a", "live"], ["b", "target"]], ["c"]], marksOf({}));
});

test("while something is read first nothing is marked but what is chosen and what that speaks of", () => {
  assert.deepEqual([[["c", "chosen"]], ["c"]], marksOf({ isUnlit: true, chosen: new Set(["c"]) }));
});
