import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { isolated, plain } from "../../web/plain.js";

const TEXTS = JSON.parse(readFileSync(new URL("../texts.json", import.meta.url), "utf8"));

for (const { what, given, plain: expected } of TEXTS.plain) {
  test(`a name is made plain: ${what}`, () => {
    assert.equal(expected, plain(given));
    assert.equal(expected, plain(expected));
  });
}

for (const { what, given, isolated: expected } of TEXTS.isolated) {
  test(`a text leaves what stands beside it alone: ${what}`, () => {
    assert.equal(expected, isolated(given));
    assert.equal(expected, isolated(expected));
  });
}
