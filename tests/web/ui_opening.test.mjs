import assert from "node:assert/strict";
import { test } from "node:test";

import { Opening } from "../../web/ui/opening.js";

const FRAME = "wide:620";
const SEATS = [{ name: "", colour: "red", who: "human" }];
const RECORD = { game: "cartagena", text: "save", sayings: [[3, { seat: 1 }]], options: { a: 1 } };
const START = { game: "mutiny", seats: SEATS, options: {}, seed: "s" };
const GUEST = { welcome: { game: "caribbean", options: { b: 2 } } };

/** A page that is to open a game. */
function begun({ record = null, start = null, guest = null, ...source } = {}) {
  const sent = [];
  const play = {
    id: "one",
    guest,
    table: null,
    sayings: new Map(),
    keeping: { record, find: async () => {} },
    measure: () => FRAME,
    send: async (command) => sent.push(command) > 0,
    join: (there) => sent.push(there) > 0,
    tell: (name) => sent.push(name),
  };
  const app = { starting: new Map(start ? [["one", start]] : []) };
  return { opening: new Opening(app, play, source), app, play, sent };
}

for (const [what, how, game, command] of [
  ["a save", { record: RECORD, start: START }, "cartagena", { do: "load", text: "save", frame: FRAME }],
  ["one that begins", { start: START }, "mutiny", { do: "start", ...START, frame: FRAME }],
  [
    "one that goes on here",
    { start: { ...START, text: "kept" } },
    "mutiny",
    { do: "load", text: "kept", seats: SEATS, frame: FRAME },
  ],
  ["a link", { link: "meuterer.abc" }, "meuterer", { do: "watch", link: "meuterer.abc", frame: FRAME }],
  [
    "a puzzle",
    { puzzle: { game: "mutiny", puzzle: Promise.resolve({ id: 7 }) } },
    "mutiny",
    { do: "puzzle", game: "mutiny", puzzle: { id: 7 }, frame: FRAME },
  ],
  [
    "a lesson",
    { lesson: { game: "mutiny", lesson: "first", place: 2 } },
    "mutiny",
    { do: "learn", game: "mutiny", lesson: "first", place: 2, frame: FRAME },
  ],
  ["another device's", { guest: GUEST }, "caribbean", GUEST],
]) {
  test(`the game is named and opened: ${what}`, async () => {
    const { opening, sent } = begun(how);
    assert.equal(game, await opening.find());
    assert.equal(true, await opening.open());
    assert.deepEqual([command], sent);
  });
}

test("where there is nothing to open nothing is sent, and a puzzle that cannot be had is missed", async () => {
  const { opening, sent } = begun();
  assert.equal(null, await opening.find());
  assert.equal(false, await opening.open());
  assert.deepEqual([], sent);
  const none = begun({ puzzle: { game: "mutiny", puzzle: Promise.reject(new Error("gone")) } });
  assert.equal(false, await none.opening.open());
  assert.deepEqual(["missing"], none.sent);
});

test("what bots had said comes back with the save", async () => {
  const { opening, play } = begun({ record: RECORD });
  await opening.open();
  assert.deepEqual([3], [...play.sayings.keys()]);
});

test("only what this device deals from its start may have a save here", () => {
  assert.equal(true, begun({ start: START }).opening.isKeepable);
  const lesson = { game: "mutiny", lesson: "first", place: 0 };
  for (const how of [{ lesson }, { link: "a.b" }, { puzzle: { game: "a" } }, { guest: GUEST }])
    assert.equal(false, begun(how).opening.isKeepable);
});

test("a lesson is opened again at the step it has come to, and as a match once it was played on", async () => {
  const { opening, app } = begun({ start: START });
  opening.take({ game: "mutiny", lesson: { id: "first", place: 4 } });
  assert.equal(0, app.starting.size);
  assert.deepEqual({ game: "mutiny", lesson: "first", place: 4 }, opening.lesson);
  opening.take({ game: "mutiny", lesson: null });
  assert.equal(null, opening.lesson);
});

test("what was chosen before the game is known before it is dealt", () => {
  assert.deepEqual({ a: 1 }, begun({ record: RECORD }).opening.options);
  assert.deepEqual({ b: 2 }, begun({ guest: GUEST }).opening.options);
  const { opening, play } = begun({ record: RECORD });
  play.table = { options: { c: 3 } };
  assert.deepEqual({ c: 3 }, opening.options);
});
