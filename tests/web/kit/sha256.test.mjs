import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { digest, sha256 } from "../../../web/kit/sha256.js";

test("a text of any length has the hash that others find", () => {
  const lengths = [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000];
  for (const text of lengths.flatMap((count) => ["a".repeat(count), `ü${"🏴‍☠️".repeat(count)}`])) {
    const found = createHash("sha256").update(text).digest("hex");
    assert.equal(sha256(text), found, `${text.length}`);
    assert.equal(Buffer.from(digest(new TextEncoder().encode(text))).toString("hex"), found);
  }
});
