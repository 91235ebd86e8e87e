/** When a bot's move is asked for, when it is sent, and what ends that. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { nextTask } from "../../../../web/kit/next-task.js";
import { BotTurns } from "../../../../web/table/session/bot-turns.js";
import { Pace } from "../../../../web/table/session/pace.js";
import { Preferences } from "../../../../web/storage/preferences.js";

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await nextTask(); // in which bots are asked
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A table at which a bot is to act, with a board that shows things until they stand. */
function begun({ speed = "fast", isStill = false } = {}) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const told = [];
  const thoughts = [];
  let stand;
  const preferences = new Preferences(null);
  preferences.set("speed", speed);
  const session = {
    closed: false,
    pace: new Pace(preferences, new AbortController().signal, () => preferences.values.speed),
    follows: false,
    isAloud: false,
    table: null,
    draft: { offer: null },
    recovery: { isOn: false },
    history: { present: async () => {} },
    blunderCheck: { settled: async () => {} },
    playback: { isStill, shown: null, skip: () => told.push("skipped") },
    read: async () => {},
    idle: async () => {},
    changed: () => {},
    send: async ({ seat, thought }) => {
      told.push(`seat ${seat} does ${thought}`);
      if (session.next) turn(session.next);
    },
  };
  const botPool = {
    think: ({ seat }) => {
      told.push(`seat ${seat} is asked`);
      return new Promise((resolve) => thoughts.push(resolve));
    },
    cancel: () => told.push("dropped"),
    now: () => {},
  };
  const bots = new BotTurns({ botPool }, session);
  let revision = 0;
  /** The table at which that seat is to act comes, and is being shown. */
  function turn(seat) {
    session.next = null;
    session.table = { think: seat === null ? null : { seat, revision: ++revision, parallel: 1 } };
    session.playback.shown = new Promise((resolve) => (stand = resolve));
    bots.consult(session.table);
  }
  const think = async (id = 7) => {
    thoughts.shift()({ id });
    await settle();
  };
  /** Everything has come to rest. */
  const rest = async () => {
    stand();
    await settle();
  };
  const wait = async (time) => {
    mock.timers.tick(time);
    await settle();
  };
  return { bots, preferences, rest, session, think, told, turn, wait };
}

test.afterEach(() => mock.timers.reset());

test("a bot thinks while what led to it is still being shown, and its move waits for that", async () => {
  const { rest, think, told, turn, wait } = begun();
  turn(1);
  await settle();
  assert.deepEqual(told, ["seat 1 is asked"]);
  await think();
  await wait(5000);
  assert.deepEqual(told, ["seat 1 is asked"], "its move comes before the board is at rest");
  await rest();
  await wait(5000);
  assert.deepEqual(told, ["seat 1 is asked", "seat 1 does 7"]);
});

/** How long a table stands before a bot moves that thinks no time; `seats`: who moves, one after the other. */
async function pauses(speed, seats) {
  const { rest, session, think, told, turn, wait } = begun({ speed });
  const found = [];
  turn(seats[0]);
  for (const [at, seat] of seats.entries()) {
    await settle();
    await think();
    await rest();
    session.next = seats[at + 1] ?? null;
    const before = told.length;
    let waited = 0;
    while (!told.slice(before).some((each) => each.includes("does")) && waited < 10_000) {
      await wait(10);
      waited += 10;
    }
    found.push(waited);
    assert.ok(told.includes(`seat ${seat} does 7`));
  }
  mock.timers.reset();
  return found;
}

test("a bot that goes on with its turn moves sooner than one whose turn begins", async () => {
  for (const speed of ["slow", "normal", "fast"]) {
    const [first, second, other, again] = await pauses(speed, [1, 1, 2, 1]);
    assert.ok(second < first, speed);
    assert.deepEqual([other, again], [first, first], speed);
  }
});

test("whoever wants it to go on waits for no pause, but for what is still to be shown", async () => {
  const { bots, rest, think, told, turn } = begun({ speed: "slow" });
  turn(1);
  await settle();
  await think();
  bots.goOn();
  await settle();
  assert.deepEqual(told, ["seat 1 is asked"]);
  await rest();
  assert.deepEqual(told, ["seat 1 is asked", "seat 1 does 7"]);
});

test("faster is sooner, and a move is never sent in the moment in which the last one came to rest", async () => {
  const slow = await pauses("slow", [1, 1]);
  const normal = await pauses("normal", [1, 1]);
  const fast = await pauses("fast", [1, 1]);
  for (const at of [0, 1]) {
    assert.ok(slow[at] > normal[at] && normal[at] > fast[at]);
    assert.ok(fast[at] > 0);
  }
});

test("another pace counts at once, while a bot thinks or its move is about to come", async () => {
  for (const [before, after, time] of [["slow", "off", 250], ["fast", "slow", 1500]]) {
    for (const isMoving of [false, true]) {
      const { preferences, rest, think, told, turn, wait } = begun({ speed: before });
      turn(1);
      await settle();
      if (isMoving) {
        await think();
        await rest();
        await wait(100);
      }
      preferences.set("speed", after);
      await settle();
      if (!isMoving) {
        await think();
        await rest();
      }
      await wait(time - 1);
      assert.deepEqual(told, ["seat 1 is asked"], `${before} to ${after}: too early`);
      await wait(1);
      assert.equal(told.at(-1), "seat 1 does 7", `${before} to ${after}: too late`);
      mock.timers.reset();
    }
  }
});

test("another setting leaves a bot's pause as it is", async () => {
  const { preferences, rest, think, told, turn, wait } = begun({ speed: "slow" });
  turn(1);
  await settle();
  await think();
  await rest();
  await wait(1400);
  preferences.set("captions", false);
  await wait(100);
  assert.equal(told.at(-1), "seat 1 does 7");
});

test("what a person does between two of its moves begins its turn anew", async () => {
  const { rest, think, told, turn, wait } = begun();
  turn(1);
  await settle();
  await think(1);
  await rest();
  await wait(5000);
  assert.ok(told.includes("seat 1 does 1"));
  turn(null); // the person is to act
  turn(1);
  await settle();
  await think(2);
  await rest();
  const { length } = told;
  await wait(100);
  assert.equal(told.length, length, "it moves as soon as if it had gone on");
  await wait(5000);
  assert.equal(told.at(-1), "seat 1 does 2");
});

for (const [what, end] of [
  ["something is taken back", ({ turn }) => turn(null)],
  ["its seat is given to somebody else", ({ bots }) => bots.stop()],
  ["the game is left", ({ session }) => (session.closed = true)],
])
  test(`what a bot has thought is dropped where ${what} before the board is at rest`, async () => {
    const table = begun();
    table.turn(1);
    await settle();
    await table.think();
    const { rest, wait, told } = table;
    end(table);
    await rest();
    await wait(5000);
    assert.deepEqual(told.filter((each) => each.includes("does")), []);
  });

test("where nothing new is seen a bot moves at once", async () => {
  const { rest, think, told, turn, wait } = begun({ isStill: true });
  turn(1);
  await settle();
  await think();
  await rest();
  await wait(0);
  assert.equal(told.at(-1), "seat 1 does 7");
});
