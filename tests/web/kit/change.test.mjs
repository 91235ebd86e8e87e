import assert from "node:assert/strict";
import { test } from "node:test";

const { changed, isAlike } = await import("../../../web/kit/change.js");

test("a value follows from another one and what is different", () => {
  const old = { a: { b: 1, c: 2 }, list: [{ id: 1 }, { id: 2, x: 0 }, { id: 3 }], plain: [1, 2] };
  const change = { "": ["plain"], a: { "": ["b"], d: null }, list: [[2, 1], [1, { x: [5] }], [{ id: 4 }], ["word"], [0, 2]] };
  assert.deepEqual(changed(old, change), {
    a: { c: 2, d: null },
    list: [{ id: 3 }, { id: 2, x: [5] }, { id: 4 }, "word", { id: 1 }, { id: 2, x: 0 }],
  });
  assert.deepEqual(changed(old, {}), old);
  assert.deepEqual(changed({ a: [1, 2], b: [] }, { a: [[3]], b: [{ x: 1 }] }), { a: [[3]], b: [{ x: 1 }] });
});

test("values are alike in whatever order their parts are named", () => {
  assert.ok(isAlike({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] }));
  for (const other of [{ a: [1] }, { a: [1, 2], c: "x" }, { a: { 0: 1, 1: { b: null } }, c: "x" }, null])
    assert.ok(!isAlike({ a: [1, { b: null }], c: "x" }, other));
});
