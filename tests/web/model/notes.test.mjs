import assert from "node:assert/strict";
import { test } from "node:test";

import { LONGEST, noteAt, noted, notesIn, notesUntil, withNotes } from "../../../web/model/notes.js";

const TWO = noted(noted([], 9, "later"), 4, " early ");

test("notes stand in the order of the game, one for each moment", () => {
  assert.deepEqual(TWO, [
    [4, "early"],
    [9, "later"],
  ]);
  assert.equal("other", noteAt(noted(TWO, 9, "other"), 9));
  assert.equal("", noteAt(TWO, 5));
  assert.equal("", noteAt(TWO, null));
});

test("an empty note is none, and none is longer than there is room for", () => {
  assert.deepEqual(noted(TWO, 4, "  "), [[9, "later"]]);
  assert.equal(LONGEST, noteAt(noted([], 1, "x".repeat(LONGEST + 9)), 1).length);
});

test("what is taken back takes its notes with it", () => {
  assert.deepEqual(notesUntil(TWO, 8), [[4, "early"]]);
});

test("notes travel in a save and come back", () => {
  const save = '{"format":"freebooters","log":[[0,"{}"]]}';
  const text = withNotes(save, noted(TWO, 2, '"quoted" </script>\n}'));
  assert.deepEqual({ ...JSON.parse(save), notes: JSON.parse(text).notes }, JSON.parse(text));
  assert.deepEqual(notesIn(text, 20), noted(TWO, 2, '"quoted" </script>\n}'));
  assert.equal(save, withNotes(save, []));
});

test("a note may hold whatever means something to a replacement", () => {
  const save = '{"format":"freebooters","log":[[0,"$&"]]}\n';
  for (const note of ["$&", "$1", "$`", "$'", "$$", "100 $ & $<name>"]) {
    const text = withNotes(save, noted([], 2, note));
    assert.deepEqual({ ...JSON.parse(save), notes: [[2, note]] }, JSON.parse(text));
    assert.deepEqual(notesIn(text, 20), [[2, note]]);
  }
});

test("what cannot be a note of that game is passed over", () => {
  const odd = [[1, 2], [-1, "x"], [99, "x"], [1.5, "x"], "x", null, {}, [3, "fine"]];
  assert.deepEqual(notesIn(JSON.stringify({ notes: odd }), 20), [[3, "fine"]]);
  assert.deepEqual(notesIn('{"notes":{"length":3}}', 20), []);
  assert.deepEqual(notesIn("{}", 20), []);
});

test("a note is never cut within an emoji, and an accent is written in one way", () => {
  const note = noteAt(noted([], 1, `${"x".repeat(LONGEST - 1)}👩🏽‍🚀!`), 1);
  assert.ok(note.endsWith("x👩🏽‍🚀"));
  assert.deepEqual(notesIn(JSON.stringify({ notes: noted([], 1, "👩🏽‍🚀".repeat(600)) }), 9), noted([], 1, "👩🏽‍🚀".repeat(LONGEST)));
  assert.equal("é", noteAt(noted([], 1, "e\u0301"), 1));
});
