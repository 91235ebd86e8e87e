import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { POINTS, cleanLines, cleanText, excerpt, folded, graphemesOf, isComposing, shortened } from "../../../web/i18n/typed-text.js";
import { LONGEST_NAME } from "../../../web/model/player-name.js";

const { names } = JSON.parse(readFileSync(new URL("../../texts.json", import.meta.url), "utf8"));

for (const { what, given, name } of names) {
  test(`a name is kept as it was written, or its whole beginning: ${what}`, () => {
    assert.equal(cleanText(given, LONGEST_NAME), name);
    assert.equal(cleanText(name, LONGEST_NAME), name);
    assert.ok(graphemesOf(name).length <= LONGEST_NAME);
    assert.ok(Array.from(name).length <= POINTS * LONGEST_NAME);
  });
}

const PIECES = ["a", "é", "e\u0301", "ß", "張", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇫🇷", "🏴‍☠️", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "नि", "각", "각", "กำ", "\u0301", " ", "1️⃣"];

test("whatever is cut is cut between graphemes, and no more than has to be", () => {
  for (const first of PIECES)
    for (const second of PIECES) {
      const text = `${first}${second}`.repeat(8);
      const whole = graphemesOf(text);
      for (let most = 0; most <= 17; most += 1) {
        const kept = graphemesOf(shortened(text, most));
        assert.deepEqual(kept, whole.slice(0, kept.length));
        const next = whole.slice(0, kept.length + 1).join("");
        const isFull = kept.length === Math.min(most, whole.length);
        assert.ok(isFull || Array.from(next).length > POINTS * most, `${text} ${most}`);
      }
    }
});

test("what is shown of a longer text ends with a sign that there is more, and halves no emoji", () => {
  assert.equal(excerpt("Mia 👩🏽‍🚀", 5), "Mia 👩🏽‍🚀");
  assert.equal(excerpt("Mia 👩🏽‍🚀!", 5), "Mia 👩🏽‍🚀…");
  assert.equal(excerpt(`Mia ${"🏴‍☠️".repeat(30)}`, 23), `Mia ${"🏴‍☠️".repeat(19)}…`);
});

test("a text with a heap of marks on one letter does not get past the limit", () => {
  const heap = `a${"\u0336".repeat(100_000)}`;
  assert.equal(shortened(heap, 24), "");
  assert.equal(shortened(`Bo${heap}`, 24), "Bo");
});

test("both ways to write an accent are one name", () => {
  assert.equal(cleanText("Ange\u0301lique", 24), cleanText("Angélique", 24));
  assert.equal(cleanLines("  Ange\u0301lique\nBlois ", 500), "Angélique\nBlois");
});

for (const [one, other] of [
  ["Straße", "STRASSE"],
  ["STRAẞE", "strasse"],
  ["İzmir", "izmir"],
  ["IZMIR", "ızmır"],
  ["Angélique", "ANGE\u0301LIQUE"],
  ["ΣΊΣΥΦΟΣ", "Σίσυφος"],
  ["ﬁn", "FIN"],
  ["Ｋａｒｉｂｉｋ", "karibik"],
  ["Łódź", "lodz"],
  ["Bærum, Tromsø", "BAERUM, TROMSO"],
  ["Œuvre", "oeuvre"],
]) {
  test(`whoever looks for ${one} finds ${other}`, () => {
    assert.equal(folded(one), folded(other));
  });
}

test("different letters stay different when one looks for them", () => {
  const words = ["ship", "shop", "đại", "ваза", "база", "नि", "नी"];
  assert.equal(new Set(words.map(folded)).size, words.length);
});

test("a key that ends a composition is known as such, in Safari too", () => {
  assert.ok(isComposing({ isComposing: true, keyCode: 13 }));
  assert.ok(isComposing({ isComposing: false, keyCode: 229 }));
  assert.ok(!isComposing({ isComposing: false, keyCode: 13 }));
});
