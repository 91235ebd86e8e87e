import assert from "node:assert/strict";
import { test } from "node:test";

import { amount } from "../../../web/i18n/numbers.js";

test("a number is written as the reader does, a text as it is", () => {
  assert.equal("44,000", amount("en", 44_000));
  assert.equal("44.000", amount("de", 44_000));
  assert.equal("6/6", amount("de", "6/6"));
  assert.equal("0", amount("nl", 0));
});

test("the sign for minus is as wide as the digits", () => {
  assert.equal("−1,200", amount("en", -1200));
});
