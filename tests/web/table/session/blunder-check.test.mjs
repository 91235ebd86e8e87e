import assert from "node:assert/strict";
import { test } from "node:test";

import { BlunderCheck } from "../../../../web/table/session/blunder-check.js";

const GOOD = ["play", 1];
const BAD = ["pass"];
const prospect = (action, worth, share = 0.5) => ({
  action,
  worth,
  share,
  label: { key: action[0] },
  reason: null,
});
/** What a worker finds that passing gives away. */
const SLIP = { taken: prospect(BAD, 0.3), best: prospect(GOOD, 0.6), cost: 0.3, error: 0.01 };

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A table at which seat 0 decides against a bot, and a worker that answers when it is let go. */
function begun({ change = {}, warnings = "clear", slip = SLIP } = {}) {
  const asked = [];
  const told = [];
  const botPool = {
    cancelled: 0,
    think: (command) => new Promise((resolve, reject) => asked.push({ command, resolve, reject })),
    cancel() {
      botPool.cancelled += 1;
      asked.at(-1)?.resolve(null);
    },
  };
  const preferences = Object.assign(new EventTarget(), { values: { warnings } });
  const table = {
    position: 4,
    viewer: 0,
    acting: [0],
    choices: [{}, {}],
    arrangement: null,
    over: false,
    day: null,
    seats: [{ who: "human" }, { who: "deckhand" }],
    undo: null,
    ...change,
  };
  const session = {
    table,
    follows: false,
    closed: false,
    manner: { keeps: "always" },
    autosave: { record: null },
    recovery: { isOn: false },
    hintRequest: { hint: null },
    signal: new AbortController().signal,
    changed: () => told.push("changed"),
  };
  const app = { botPool, preferences, pendingGames: new Map(), wantRoom: async () => {} };
  const blunderCheck = new BlunderCheck(app, session);
  /** Answers what is asked, until nothing more is. */
  async function answer(most = 9) {
    for (let at = 0; at < most; at += 1) {
      await settle();
      const open = asked.find((each) => !each.isDone);
      if (!open) return;
      open.isDone = true;
      const { action } = open.command;
      const found = action === BAD ? { slip, gap: 0.01 } : { slip: null, gap: null };
      open.resolve({ id: at, step: found });
    }
  }
  const take = (next, cause) => {
    session.table = { ...table, ...next };
    blunderCheck.take(session.table, cause);
  };
  return { answer, asked, blunderCheck, session, preferences, take, table, botPool, told };
}

test("while the person thinks all is compared, and what is done is asked about at once", async () => {
  const { answer, asked, blunderCheck, take } = begun();
  take({}, "move");
  await answer();
  blunderCheck.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  await answer();
  assert.deepEqual(
    [
      { do: "assess", position: 4, action: null, least: 5, gaps: [] },
      { do: "assess", position: 4, action: BAD, least: 5, gaps: [] },
    ],
    asked.map(({ command }) => command),
  );
});

test("who decides before all is compared has that called off, for what was done", async () => {
  const { answer, asked, blunderCheck, take, botPool } = begun();
  take({}, "move");
  await settle();
  blunderCheck.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  assert.equal(1, botPool.cancelled);
  asked[0].isDone = true;
  await answer();
  assert.deepEqual([null, BAD], asked.map(({ command }) => command.action));
  assert.notEqual(null, blunderCheck.told);
});

test("by how much two looks differed is told when the next decision is asked about", async () => {
  const { answer, asked, blunderCheck, take } = begun();
  take({}, "move");
  blunderCheck.decided(4, BAD);
  take({ position: 5 }, "act");
  await answer();
  assert.deepEqual([0.01], asked.at(-1).command.gaps);
});

test("it is looked at what was done, not at what somebody still thinks about", async () => {
  const { answer, blunderCheck, take } = begun();
  take({}, "move");
  await settle();
  assert.deepEqual([false, false], [blunderCheck.isSettled, blunderCheck.isDue]);
  blunderCheck.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  await settle();
  assert.equal(true, blunderCheck.isDue);
  await answer();
  assert.equal(false, blunderCheck.isDue);
});

test("after a mistake nobody goes on before it is answered", async () => {
  const { answer, blunderCheck, take } = begun();
  take({}, "move");
  await answer();
  blunderCheck.decided(4, BAD);
  let isSettled = false;
  void blunderCheck.settled().then(() => (isSettled = true));
  take({ position: 5, acting: [1], choices: [], undo: { position: 4, free: true } }, "act");
  await answer();
  assert.equal(false, isSettled);
  assert.equal(SLIP, blunderCheck.told.slip);
  assert.equal(true, blunderCheck.mayTakeBack);
  blunderCheck.goOn();
  await settle();
  assert.deepEqual([true, null], [isSettled, blunderCheck.told]);
});

test("who decides before anything is known is waited for, and the best is no mistake", async () => {
  const { answer, asked, blunderCheck, take } = begun();
  take({}, "move");
  blunderCheck.decided(4, GOOD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  assert.equal(false, blunderCheck.isSettled);
  await answer();
  assert.deepEqual([true, null], [blunderCheck.isSettled, blunderCheck.told]);
  assert.deepEqual(GOOD, asked.at(-1).command.action);
});

test("what is taken back is open again, and offered but once", async () => {
  const { answer, asked, blunderCheck, take } = begun();
  take({}, "move");
  blunderCheck.decided(4, BAD);
  const after = { position: 5, acting: [1], choices: [], undo: { position: 4, free: true } };
  take(after, "act");
  await answer();
  assert.equal(true, blunderCheck.mayTakeBack);
  take({}, "undo");
  assert.deepEqual([null, true], [blunderCheck.told, blunderCheck.isSettled]);
  const before = asked.length;
  blunderCheck.decided(4, BAD);
  take(after, "act");
  await answer();
  assert.equal(before, asked.length); // known already
  assert.deepEqual([true, false], [blunderCheck.told !== null, blunderCheck.mayTakeBack]);
  assert.equal(1, blunderCheck.gaps.size);
});

test("what has revealed something is told, and not taken back", async () => {
  const { answer, blunderCheck, take } = begun();
  take({}, "move");
  blunderCheck.decided(4, BAD);
  take({ position: 6, acting: [1], choices: [], undo: { position: 4, free: false } }, "act");
  await answer();
  assert.deepEqual([true, false], [blunderCheck.told !== null, blunderCheck.mayTakeBack]);
});

test("the worker is told from how much on it is told, and what it does not tell is not told", async () => {
  for (const [warnings, least] of [
    ["big", 15],
    ["clear", 5],
  ]) {
    const { answer, asked, blunderCheck, take } = begun({ warnings, slip: null });
    take({}, "move");
    blunderCheck.decided(4, BAD);
    take({ position: 5, acting: [1], choices: [] }, "act");
    await answer();
    assert.deepEqual([null, true], [blunderCheck.told, blunderCheck.isSettled], warnings);
    assert.deepEqual(new Set([least]), new Set(asked.map(({ command }) => command.least)));
  }
});

test("two decisions in a row are both judged, the earlier first", async () => {
  const { answer, blunderCheck, take } = begun();
  take({}, "move");
  blunderCheck.decided(4, BAD);
  take({ position: 5 }, "act");
  blunderCheck.decided(5, GOOD);
  take({ position: 6, acting: [1], choices: [], undo: { position: 5, free: true } }, "act");
  await answer();
  assert.equal(4, blunderCheck.told.decision.position);
  assert.equal(true, blunderCheck.mayTakeBack);
});

test("a hint goes first, and what was stopped for it is asked again", async () => {
  const { answer, asked, blunderCheck, session, take, botPool } = begun();
  take({}, "move");
  await settle();
  session.hintRequest.hint = { state: "waiting" };
  blunderCheck.resume();
  assert.equal(1, botPool.cancelled);
  asked[0].isDone = true;
  await settle();
  assert.equal(1, asked.length);
  session.hintRequest.hint = { state: "done" };
  blunderCheck.resume();
  await answer();
  assert.deepEqual(asked[0].command, asked[1].command);
});

test("a worker that fails leaves the decision without a verdict", async () => {
  const { asked, blunderCheck, take } = begun();
  take({}, "move");
  blunderCheck.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  await settle();
  asked.at(-1).reject(new Error("refused"));
  await settle();
  assert.deepEqual([null, true], [blunderCheck.told, blunderCheck.isSettled]);
});

test("it is off where it was not chosen, between people, in a deal of the day and in a lesson", async () => {
  for (const how of [
    { warnings: "off" },
    { change: { seats: [{ who: "human" }, { who: "human" }] } },
    { change: { day: "2026-11-26" } },
    { change: { lesson: {} } },
    { change: { watched: true } },
    { change: { arrangement: {} } },
    { change: { acting: [0, 1] } },
    { change: { choices: [{}] } },
  ]) {
    const { asked, take } = begun(how);
    take({}, "move");
    await settle();
    assert.equal(0, asked.length, JSON.stringify(how));
  }
});

test("switched off, it says no more and holds up nobody", async () => {
  const { answer, blunderCheck, preferences, take } = begun();
  take({}, "move");
  blunderCheck.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  await answer();
  assert.equal(false, blunderCheck.isSettled);
  let isSettled = false;
  void blunderCheck.settled().then(() => (isSettled = true));
  preferences.values.warnings = "off";
  preferences.dispatchEvent(new Event("change"));
  await settle();
  assert.deepEqual([null, true], [blunderCheck.told, isSettled]);
});
