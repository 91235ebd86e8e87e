import assert from "node:assert/strict";
import { test } from "node:test";

import { branchOf, isPlayedOut, recordOf } from "../../../web/model/save-record.js";

test("a game is played out that a person has played to its end", () => {
  const seats = [{ who: "human" }, { who: "sailor" }];
  assert.equal(true, isPlayedOut({ over: true, seats }));
  assert.equal(false, isPlayedOut({ over: false, seats }));
  assert.equal(false, isPlayedOut({ over: true, seats: seats.slice(1) }));
});

test("a record keeps its birthday and says what the shelf shows", () => {
  const table = {
    game: "regatta",
    options: { course: "long" },
    seats: [{ name: "Ada", colour: "red", who: "human", facts: [], turn: true }],
    position: 9,
    over: false,
  };
  const first = recordOf("one", table, "{}", null, 1000);
  assert.deepEqual([{ name: "Ada", colour: "red", who: "human" }], first.seats);
  assert.equal("{}", first.text);
  assert.equal(1000, recordOf("one", table, "{}", first, 5000).created);
  assert.equal(5000, recordOf("one", table, "{}", first, 5000).updated);
});

test("a branch is a new game that says where it comes from", () => {
  const from = {
    id: "one",
    game: "regatta",
    text: "{}",
    options: { course: "long" },
    seats: [{ name: "Ada", colour: "red", who: "human" }],
    position: 40,
    over: true,
    created: 1000,
    updated: 2000,
  };
  const branch = { ok: true, text: "[]", position: 9, seats: from.seats, origin: { move: 5, when: 2000 } };
  assert.deepEqual(
    {
      ...from,
      id: "two",
      text: "[]",
      position: 9,
      over: false,
      origin: { move: 5, when: 2000 },
      created: 3000,
      updated: 3000,
      notes: [],
    },
    branchOf("two", from, branch, 3000),
  );
});
