import assert from "node:assert/strict";
import { test } from "node:test";

import { addressReader } from "../../../../web/table/session/addressed-seat.js";

/** What seats 0 and 1 are called at a table, and who is addressed there. */
function told(seats, how = {}) {
  const words = { t: (key, args) => (args ? `${key} ${args.number}` : key) };
  addressReader(words, { table: { seats, viewer: 0, watched: false, ...how } });
  return [words.reader(), words.seatName(0), words.seatName(1)];
}
const me = { who: "human", name: "" };
const bot = { who: "sailor", name: "Anne" };

test("the only person without a name is addressed, and others are called by their names", () => {
  assert.deepEqual([0, "rail-you", "Anne"], told([me, bot]));
  assert.deepEqual([null, "Jack", "Anne"], told([{ ...me, name: "Jack" }, bot]));
  assert.deepEqual([null, "\u2068\u05d0\u2069", "Anne"], told([{ ...me, name: "\u05d0" }, bot]));
});

test("where several play, others' eyes look or a game is watched, seats without a name have numbers", () => {
  const numbered = [null, "seat-number 1", "seat-number 2"];
  assert.deepEqual(numbered, told([me, me]));
  assert.deepEqual(numbered, told([me, { ...bot, name: "" }], { watched: true, viewer: null }));
  assert.deepEqual(numbered, told([me, { ...bot, name: "" }], { viewer: 1 }));
});

test("before there is a table nobody is addressed, and at the next table whoever sits there", () => {
  const words = { t: (key) => key };
  const play = { table: null };
  addressReader(words, play);
  assert.deepEqual([null, "seat-number"], [words.reader(), words.seatName(0)]);
  play.table = { seats: [me, bot], viewer: 0, watched: false };
  assert.equal(words.reader(), 0);
  play.table.viewer = 1; // other eyes look
  assert.equal(words.reader(), null);
  play.table = { seats: [bot, me], viewer: 1, watched: false };
  assert.equal(words.reader(), 1);
});
