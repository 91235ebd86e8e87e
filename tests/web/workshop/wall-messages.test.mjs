import assert from "node:assert/strict";
import { test } from "node:test";

import { LONGEST, heard } from "../../../web/workshop/wall-messages.js";

test("an answer that is waited for is made anew", () => {
  assert.deepEqual(heard({ id: 1, text: "{}", more: "x" }, new Set([1])), { id: 1, text: "{}" });
});

test("a second answer is not heard", () => {
  const open = new Set([1, 2]);
  assert.ok(heard({ id: 1, text: "" }, open));
  assert.equal(heard({ id: 1, text: "" }, open), null);
  assert.deepEqual([...open], [2]);
});

test("forged messages are not heard, and leave open what is", () => {
  const open = new Set([1]);
  for (const data of ["hello", null, 7, {}, { do: "x" }, { id: 999, text: "forged" }, { id: 1, text: 7 }, { id: "1", text: "" }, { id: 1 }, { text: "" }])
    assert.equal(heard(data, open), null);
  for (const ready of [{ ready: true }, { begun: true }, { failed: "x" }]) assert.equal(heard(ready, open), null);
  assert.deepEqual([...open], [1]);
});

test("who says too much is ended", () => {
  assert.deepEqual(heard({ id: 1, text: "x".repeat(LONGEST + 1) }, new Set([1])), { ended: true });
  assert.ok("id" in heard({ id: 1, text: "x".repeat(LONGEST) }, new Set([1])));
});
