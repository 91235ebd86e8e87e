/** A choice that is the only one there is, and when it is played for whoever would have to make it. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { Watch } from "../../../../web/components/watch.js";
import { ForcedChoice } from "../../../../web/table/session/forced-choice.js";

const KNOCK = { action: ["knock"], picks: ["door"] };
const END = { action: ["end"], picks: [] };
const MINE = { viewer: 0, acting: [0], choices: [KNOCK], undo: null, lesson: null, arrangement: null };

/** What is done within a second of a table's coming to stand. */
async function done(table = {}, { forced = true, isNews = true, isStill = false, then = () => {} } = {}) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const told = [];
  const watch = new Watch();
  const session = {
    table: { ...MINE, ...table },
    board: { isStill },
    closed: false,
    mayAct: true,
    playback: { isPresent: false, isRunning: false },
    selection: { preview: ({ action }) => told.push(`shown ${action}`) },
    act: (action) => told.push(`done ${action}`),
    when: (read, act) => watch.when(read, act),
  };
  const choice = new ForcedChoice({ preferences: { values: { forced } } }, session);
  choice.take(session.table, isNews);
  session.playback.isPresent = true;
  watch.look();
  mock.timers.tick(590);
  await Promise.resolve();
  told.push("...");
  then(session);
  watch.look();
  mock.timers.tick(20);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  mock.timers.reset();
  return told;
}

test("a choice that is the only one is shown for 0.6 seconds, and then done", async () => {
  assert.deepEqual(await done(), ["shown knock", "...", "done knock"]);
});

test("where nothing moves it is shown for as long, and done as well", async () => {
  assert.deepEqual(await done({}, { isStill: true }), ["shown knock", "...", "done knock"]);
});

for (const [why, table, how] of [
  ["there are two", { choices: [KNOCK, END] }],
  ["it is another seat's turn", { acting: [1] }],
  ["nobody here plays", { viewer: null }],
  ["something of one's own can still be taken back", { undo: { position: 3, free: true } }],
  ["something is learned", { lesson: {} }],
  ["it is laid out with others", { arrangement: {} }],
  ["it is to be asked for", {}, { forced: false }],
  ["somebody has gone back to it, or opened the game there", {}, { isNews: false }],
])
  test(`nothing is played for anybody where ${why}`, async () => {
    assert.deepEqual(await done(table, how), ["..."]);
  });

test("going back is no reason to ask where only practice could take it back", async () => {
  assert.deepEqual(await done({ undo: { position: 3, free: false } }), ["shown knock", "...", "done knock"]);
});

for (const [what, then] of [
  ["has been done by hand meanwhile", (session) => (session.table = { ...MINE })],
  ["is looked at from a past moment", (session) => (session.playback.isPresent = false)],
])
  test(`it is not done once more where it ${what}`, async () => {
    assert.deepEqual(await done({}, { then }), ["shown knock", "..."]);
  });
