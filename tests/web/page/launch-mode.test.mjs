import assert from "node:assert/strict";
import { test } from "node:test";

import { crewed, standOf } from "../../../web/page/launch-mode.js";

const USUAL = { kiosk: false, embedded: false, pace: null, bots: null, rest: 60 };

for (const [search, said] of [
  ["", {}],
  ["?kiosk", { kiosk: true }],
  ["?pace=slow&bots=deckhand&rest=90", { pace: "slow", bots: "deckhand", rest: 90 }],
  ["?pace=hasty&bots=admiral&rest=soon&what=else", {}],
  ["?bots=human&rest=-5&pace=", {}],
  ["?rest=1.5", {}],
]) {
  test(`"${search}" says what it says, and the rest is as usual`, () => {
    assert.deepEqual(standOf(search), { ...USUAL, ...said });
  });
}

const room = {
  id: "cartagena",
  title: "Cartagena",
  cover: true,
  designer: "",
  published: "",
  seats: [2, 3, 4],
  quick: { seats: 2, options: {} },
  options: [
    { name: "variant", kind: "choice", choices: ["one", "two"], default: "one", rated: true },
    { name: "fine", kind: "flag", choices: [true, false], default: false, rated: false },
  ],
};

test("bots alone sit at any table the room has, fine points as usual", () => {
  const found = [0, 0.4, 0.99].map((chance) => crewed(room, null, () => chance));
  assert.deepEqual([2, 3, 4], found.map(({ seats }) => seats.length));
  assert.deepEqual(["one", "one", "two"], found.map(({ options }) => options.variant));
  assert.deepEqual([false], [...new Set(found.map(({ options }) => options.fine))]);
  for (const { seats } of found) {
    assert.ok(seats.every(({ name, who }) => name !== "" && who !== "human"));
    assert.equal(seats.length, new Set(seats.map(({ colour }) => colour)).size);
    assert.equal(seats.length, new Set(seats.map(({ name }) => name)).size);
  }
});

test("all bots have the level that is wanted", () => {
  const { seats } = crewed(room, "deckhand", () => 0.99);
  assert.deepEqual(["deckhand"], [...new Set(seats.map(({ who }) => who))]);
});
