import assert from "node:assert/strict";
import { test } from "node:test";

import { GameLoader } from "../../../../web/table/session/game-loader.js";

const FRAME = "wide:620";
const SEATS = [{ name: "", colour: "red", who: "human" }];
const RECORD = { game: "cartagena", text: "save", sayings: [[3, { seat: 1 }]], options: { a: 1 } };
const START = { game: "mutiny", seats: SEATS, options: {}, seed: "s" };
const GUEST = { welcome: { game: "caribbean", options: { b: 2 } } };

/** A page that is to open a game. */
function begun({ record = null, start = null, guest = null, ...source } = {}) {
  const sent = [];
  const session = {
    id: "one",
    guest,
    table: null,
    sayings: new Map(),
    autosave: { record, find: async () => {} },
    measure: () => FRAME,
    send: async (command) => sent.push(command) > 0,
    join: (there) => sent.push(there) > 0,
    changed: () => sent.push("changed"),
  };
  const app = { pendingGames: new Map(start ? [["one", start]] : []), wantRoom: async () => {} };
  return { loader: new GameLoader(app, session, source), app, session, sent };
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
    const { loader, sent } = begun(how);
    assert.equal(game, await loader.find());
    assert.equal(true, await loader.open());
    assert.deepEqual([command], sent);
  });
}

test("where there is nothing to open nothing is sent, and a puzzle that cannot be had is missed", async () => {
  const { loader, sent } = begun();
  assert.equal(null, await loader.find());
  assert.equal(false, await loader.open());
  assert.deepEqual([], sent);
  const none = begun({ puzzle: { game: "mutiny", puzzle: Promise.reject(new Error("gone")) } });
  assert.equal(false, await none.loader.open());
  assert.deepEqual([true, ["changed"]], [none.loader.isMissing, none.sent]);
});

test("what bots had said comes back with the save", async () => {
  const { loader, session } = begun({ record: RECORD });
  await loader.open();
  assert.deepEqual([3], [...session.sayings.keys()]);
});

test("only what this device deals from its start may have a save here", () => {
  assert.equal(true, begun({ start: START }).loader.isKeepable);
  const lesson = { game: "mutiny", lesson: "first", place: 0 };
  for (const how of [{ lesson }, { link: "a.b" }, { puzzle: { game: "a" } }, { guest: GUEST }])
    assert.equal(false, begun(how).loader.isKeepable);
});

test("a lesson is opened again at the step it has come to, and as a match once it was played on", async () => {
  const { loader, app } = begun({ start: START });
  loader.take({ game: "mutiny", lesson: { id: "first", place: 4 } });
  assert.equal(0, app.pendingGames.size);
  assert.deepEqual({ game: "mutiny", lesson: "first", place: 4 }, loader.lesson);
  loader.take({ game: "mutiny", lesson: null });
  assert.equal(null, loader.lesson);
});

test("what was chosen before the game is known before it is dealt", () => {
  assert.deepEqual({ a: 1 }, begun({ record: RECORD }).loader.options);
  assert.deepEqual({ b: 2 }, begun({ guest: GUEST }).loader.options);
  const { loader, session } = begun({ record: RECORD });
  session.table = { options: { c: 3 } };
  assert.deepEqual({ c: 3 }, loader.options);
});
