import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { elided } from "../../../web/i18n/elision.js";

const TEXTS = JSON.parse(readFileSync(new URL("../../texts.json", import.meta.url), "utf8"));

for (const { what, given, values, elided: expected } of TEXTS.elided) {
  test(`in French a word is shortened before a vowel: ${what}`, () => {
    assert.equal(elided(given, values), expected);
  });
}
