import assert from "node:assert/strict";
import { test } from "node:test";

import { fromSigns, signsFor, toSigns } from "../../../web/post/base62.js";

test("bytes of any length come back, from digits and letters alone", () => {
  for (let count = 0; count < 1000; count += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(count % 100));
    if (count % 7 === 0) bytes.fill(count % 2 ? 0 : 255);
    const text = toSigns(bytes);
    assert.match(text, /^[0-9A-Za-z]*$/);
    assert.equal(text.length, signsFor(bytes.length));
    assert.deepEqual(fromSigns(text), bytes);
  }
});

test("there is one way to write them: no other text is read as the same", () => {
  for (const signs of ["z", "z".repeat(43), "000000000000".slice(1, 5), "0-", "é0"]) {
    const found = fromSigns(signs);
    if (found) assert.equal(toSigns(found), signs);
  }
  assert.equal(fromSigns("0"), null, "a single sign is no byte");
  assert.equal(fromSigns("zz"), null, "more than a byte");
  assert.equal(fromSigns("z".repeat(43)), null, "more than a block");
});
