import assert from "node:assert/strict";
import { test } from "node:test";

import { Words } from "../../../web/i18n/words.js";
import { missed } from "../../../web/page/not-found.js";

const app = { words: { t: (key, { name }) => `${key}: ${name}` } };

for (const [name, shown] of [
  ["skullduggery", "skullduggery"],
  ["<img src=x>", "<img src=x>"],
  ["a\u202e\nb\u0000", "a b"],
  ["x".repeat(300), `${"x".repeat(40)}…`],
  ["👩🏽‍🚀".repeat(300), `${"👩🏽‍🚀".repeat(40)}…`],
])
  test(`what a link asks for is named in one short line: ${name.slice(0, 20)}`, () => {
    assert.equal(missed(app, "missing-game", name), `missing-game-hint: ${shown}`);
  });

test("a game that is not here is called by its id, never by the key of a message", () => {
  const words = new Words();
  words.rooms = [{ id: "mutiny", title: "La Mutinerie" }];
  assert.equal(words.gameTitle("skullduggery"), "skullduggery");
  assert.equal(words.gameTitle("shell"), "shell");
  assert.equal(words.gameTitle("x".repeat(99)), "x".repeat(40));
  assert.equal(words.gameTitle("משה"), "\u2068משה\u2069");
});
