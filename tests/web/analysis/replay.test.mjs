import assert from "node:assert/strict";
import { test } from "node:test";

import { Replay } from "../../../web/analysis/replay.js";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A game with moments at 2, 4 and 7 that stands at one of them; each takes until it is let come. */
function begun(t, { looking = 2, isSlow = false } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  const coming = [];
  const told = [];
  const session = {
    looking,
    closed: false,
    playback: { lines: [2, 4, 7].map((position) => ({ position, seat: 0 })) },
    history: {
      look: async (position, eyes) => {
        asked.push(eyes === undefined ? position : [position, eyes]);
        if (isSlow) await new Promise((resolve) => coming.push(resolve));
        session.looking = position;
      },
    },
  };
  const replay = new Replay(session, () => told.push(replay.isRunning));
  const after = async (time) => {
    t.mock.timers.tick(time);
    await settle();
  };
  return { replay, session, asked, coming, told, after };
}

test("a game runs moment by moment and stops at the last", async (t) => {
  const { replay, asked, told, after } = begun(t);
  replay.run();
  await settle();
  assert.deepEqual([], asked);
  for (const _ of [1, 2, 3]) await after(1600);
  assert.deepEqual([[4, 7], [true, false]], [asked, told]);
});

test("from the last moment it runs from the first", async (t) => {
  const { replay, asked, after } = begun(t, { looking: 7 });
  replay.run();
  await settle();
  await after(1600);
  assert.deepEqual([2, 4], asked);
});

test("it runs twice and four times as fast, and once again", async (t) => {
  const { replay, asked, after } = begun(t);
  const speeds = [1, 2, 3].map(() => (replay.quicken(), replay.speed));
  assert.deepEqual([2, 4, 1], speeds);
  replay.quicken();
  replay.run();
  await settle();
  await after(800);
  assert.deepEqual([4], asked);
});

for (const [what, stop] of [
  ["somebody stops it", ({ replay }) => replay.toggle()],
  ["somebody goes to a moment", ({ replay }) => replay.go(2)],
  ["the present is back", ({ session }) => (session.looking = null)],
  ["the table is left", ({ session }) => (session.closed = true)],
]) {
  test(`it stops when ${what}`, async (t) => {
    const table = begun(t);
    table.replay.run();
    await settle();
    stop(table);
    for (const _ of [1, 2]) await table.after(1600);
    assert.equal(false, table.asked.includes(7));
    assert.equal(false, table.replay.isRunning);
  });
}

test("of what is asked for while a moment is on its way the latest follows, and steps count from it", async (t) => {
  const { replay, asked, coming } = begun(t, { isSlow: true });
  replay.go(4);
  assert.equal(4, replay.from);
  replay.go(7);
  replay.go(2);
  assert.deepEqual([[4], 2], [asked, replay.from]);
  coming.shift()();
  await settle();
  assert.deepEqual([4, 2], asked);
});

test("other eyes look at the moment that stands, and nobody's at the present", (t) => {
  const { replay, session, asked } = begun(t, { looking: 4 });
  replay.lend("all");
  session.looking = null;
  replay.lend(1);
  assert.deepEqual([[4, "all"]], asked);
});
