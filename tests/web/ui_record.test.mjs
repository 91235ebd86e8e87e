import assert from "node:assert/strict";
import { test } from "node:test";

import {
  branchOf,
  freshLines,
  isPlayedOut,
  isUrgent,
  linesAt,
  merged,
  neighbour,
  recordOf,
  summed,
} from "../../web/ui/record.js";

const line = (position, key = `at-${position}`) => ({ position, seat: 0, message: { key } });
const LOG = [line(2), line(4), line(4, "again"), line(7)];

test("a game is played out that a person has played to its end", () => {
  const seats = [{ who: "human" }, { who: "sailor" }];
  assert.equal(true, isPlayedOut({ over: true, seats }));
  assert.equal(false, isPlayedOut({ over: false, seats }));
  assert.equal(false, isPlayedOut({ over: true, seats: seats.slice(1) }));
});

test("news keep the lines they say and follow them", () => {
  const news = { keep: 1, lines: [line(3), line(5)] };
  assert.deepEqual(
    [2, 3, 5],
    merged(LOG, news).map(({ position }) => position),
  );
});

test("news that keep nothing replace the log", () => {
  assert.deepEqual([line(1)], merged(LOG, { keep: 0, lines: [line(1)] }));
});

test("added lines are the fresh ones", () => {
  const news = { keep: 3, lines: [line(7)] };
  assert.deepEqual(
    [7],
    freshLines(LOG, news, 4).map(({ position }) => position),
  );
});

test("of a log told anew only what came later is fresh", () => {
  const news = { keep: 0, lines: LOG };
  assert.deepEqual(
    [7],
    freshLines(LOG, news, 4).map(({ position }) => position),
  );
});

test("of a log told anew after an undo the last line is fresh", () => {
  const lines = [line(2), line(2, "undone")];
  const fresh = freshLines(lines, { keep: 0, lines }, 4);
  assert.deepEqual(
    ["undone"],
    fresh.map(({ message }) => message.key),
  );
});

test("everything told at one moment is found", () => {
  assert.deepEqual(
    ["at-4", "again"],
    linesAt(LOG, 4).map(({ message }) => message.key),
  );
  assert.deepEqual([], linesAt(LOG, 5));
});

test("one steps from moment to moment, not from line to line", () => {
  assert.equal(4, neighbour(LOG, 2, 1));
  assert.equal(7, neighbour(LOG, 4, 1));
  assert.equal(2, neighbour(LOG, 4, -1));
});

test("there is nothing past either end", () => {
  assert.equal(null, neighbour(LOG, 7, 1));
  assert.equal(null, neighbour(LOG, 2, -1));
  assert.equal(null, neighbour([], 2, 1));
});

test("undone moves may stand behind later ones in the log", () => {
  assert.equal(4, neighbour([line(2), line(7), line(4, "undone")], 7, -1));
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

const table = (acting, viewer = 0) => ({ acting, viewer });
const bots = [{ ...line(3), seat: 1 }];
const resting = { isRunning: false, wasAsked: false };

test("what was done here is announced at once, whoever moves next", () => {
  assert.equal(true, isUrgent([...bots, line(4)], table([1]), { ...resting, isRunning: true }));
  assert.equal(false, isUrgent(bots, table([1]), resting));
});

test("what bots did is announced before somebody here is asked, though others still think", () => {
  assert.equal(true, isUrgent(bots, table([0, 1]), resting));
  assert.equal(false, isUrgent(bots, table([0, 1]), { ...resting, isRunning: true }));
  assert.equal(false, isUrgent(bots, table([0, 1]), { ...resting, wasAsked: true }));
});

test("whoever watches has nothing that could not wait", () => {
  assert.equal(false, isUrgent(bots, table([1], null), resting));
});

test("a whole round is announced, and of more than that the end and how many came before", () => {
  const lines = (count) => Array.from({ length: count }, (_, at) => line(at));
  assert.deepEqual(summed(lines(25)), { left: 0, spoken: lines(25) });
  const { left, spoken } = summed(lines(40));
  assert.deepEqual([left, spoken.length, spoken.at(-1)], [16, 24, line(39)]);
});
