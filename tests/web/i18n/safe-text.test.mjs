import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { isDigits, isolated, plain, withMinus } from "../../../web/i18n/safe-text.js";

const TEXTS = JSON.parse(readFileSync(new URL("../../texts.json", import.meta.url), "utf8"));

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

test("a number in digits alone is what a browser would write", () => {
  for (const locale of ["en", "en-GB", "en-IN", "fr", "fr-CH", "de", "de-AT", "de-CH", "nl", "nl-BE"])
    for (const value of [0, 7, 42, 999, 1000, 12345, -1, 0.5])
      if (isDigits(value, locale))
        assert.equal(new Intl.NumberFormat(locale).format(value), String(value), locale);
  assert.ok(isDigits(999, "de"));
  assert.ok(!isDigits(7, "en-u-nu-deva"));
});

test("a number below zero has the sign for minus in all languages", () => {
  for (const locale of ["en", "fr", "de", "nl"])
    assert.match(withMinus(new Intl.NumberFormat(locale).format(-1200)), /^−1.?200$/u, locale);
  assert.equal("12", withMinus("12"));
});
