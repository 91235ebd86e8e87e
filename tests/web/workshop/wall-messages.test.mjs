import assert from "node:assert/strict";
import { test } from "node:test";

import { LONGEST, heard, opened } from "../../../web/workshop/wall-messages.js";

const waiting = (id) => {
  const open = new Map();
  opened(open, id);
  return open;
};

test("an answer that is waited for is made anew", () => {
  const said = { id: 1, text: "{}", isDone: true, more: "x" };
  assert.deepEqual(heard(said, waiting(1)), { id: 1, text: "{}", isDone: true });
});

test("a second answer is not heard", () => {
  const open = waiting(1);
  assert.ok(heard({ id: 1, text: "", isDone: true }, open));
  assert.equal(heard({ id: 1, text: "", isDone: true }, open), null);
});

test("forged messages are not heard", () => {
  for (const data of ["hello", null, 7, {}, { do: "x" }, { id: 999, text: "forged", isDone: true }, { id: 1, text: 7, isDone: true }, { id: 1, text: "" }])
    assert.equal(heard(data, waiting(1)), null);
});

test("who says too much is ended", () => {
  assert.deepEqual(heard({ id: 1, text: "x".repeat(LONGEST + 1), isDone: true }, waiting(1)), { ended: true });
  const open = waiting(1);
  const part = { id: 1, text: "x".repeat(LONGEST), isDone: false };
  for (let time = 0; time < 4; time += 1) assert.ok("id" in heard(part, open));
  assert.deepEqual(heard(part, open), { ended: true });
});

test("why a start has failed is told in short", () => {
  assert.equal(heard({ failed: "x".repeat(5000) }, new Map()).failed.length, 900);
});
