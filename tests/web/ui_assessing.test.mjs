import assert from "node:assert/strict";
import { test } from "node:test";

import { Assessing } from "../../web/ui/assessing.js";

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
  const listeners = new Map();
  const thinker = {
    cancelled: 0,
    think: (command) => new Promise((resolve, reject) => asked.push({ command, resolve, reject })),
    cancel() {
      thinker.cancelled += 1;
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
  const play = {
    table,
    follows: false,
    closed: false,
    manner: { keeps: "always" },
    keeping: { record: null },
    mending: { isOn: false },
    advising: { hint: null },
    signal: new AbortController().signal,
    addEventListener: (name, act) => listeners.set(name, act),
    tell: (name) => told.push(name),
  };
  const app = { thinker, preferences, starting: new Map() };
  const assessing = new Assessing(app, play);
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
    play.table = { ...table, ...next };
    assessing.take(play.table, cause);
  };
  return { answer, asked, assessing, listeners, play, preferences, take, table, thinker, told };
}

test("while the person thinks all is compared, and what is done is asked about at once", async () => {
  const { answer, asked, assessing, take } = begun();
  take({}, "move");
  await answer();
  assessing.decided(4, BAD);
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
  const { answer, asked, assessing, take, thinker } = begun();
  take({}, "move");
  await settle();
  assessing.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  assert.equal(1, thinker.cancelled);
  asked[0].isDone = true;
  await answer();
  assert.deepEqual([null, BAD], asked.map(({ command }) => command.action));
  assert.notEqual(null, assessing.told);
});

test("by how much two looks differed is told when the next decision is asked about", async () => {
  const { answer, asked, assessing, take } = begun();
  take({}, "move");
  assessing.decided(4, BAD);
  take({ position: 5 }, "act");
  await answer();
  assert.deepEqual([0.01], asked.at(-1).command.gaps);
});

test("it is looked at what was done, not at what somebody still thinks about", async () => {
  const { answer, assessing, take } = begun();
  take({}, "move");
  await settle();
  assert.deepEqual([false, false], [assessing.isSettled, assessing.isDue]);
  assessing.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  await settle();
  assert.equal(true, assessing.isDue);
  await answer();
  assert.equal(false, assessing.isDue);
});

test("after a mistake nobody goes on before it is answered", async () => {
  const { answer, assessing, take } = begun();
  take({}, "move");
  await answer();
  assessing.decided(4, BAD);
  let isSettled = false;
  void assessing.settled().then(() => (isSettled = true));
  take({ position: 5, acting: [1], choices: [], undo: { position: 4, free: true } }, "act");
  await answer();
  assert.equal(false, isSettled);
  assert.equal(SLIP, assessing.told.slip);
  assert.equal(true, assessing.mayTakeBack);
  assessing.goOn();
  await settle();
  assert.deepEqual([true, null], [isSettled, assessing.told]);
});

test("who decides before anything is known is waited for, and the best is no mistake", async () => {
  const { answer, asked, assessing, take } = begun();
  take({}, "move");
  assessing.decided(4, GOOD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  assert.equal(false, assessing.isSettled);
  await answer();
  assert.deepEqual([true, null], [assessing.isSettled, assessing.told]);
  assert.deepEqual(GOOD, asked.at(-1).command.action);
});

test("what is taken back is open again, and offered but once", async () => {
  const { answer, asked, assessing, take } = begun();
  take({}, "move");
  assessing.decided(4, BAD);
  const after = { position: 5, acting: [1], choices: [], undo: { position: 4, free: true } };
  take(after, "act");
  await answer();
  assert.equal(true, assessing.mayTakeBack);
  take({}, "undo");
  assert.deepEqual([null, true], [assessing.told, assessing.isSettled]);
  const before = asked.length;
  assessing.decided(4, BAD);
  take(after, "act");
  await answer();
  assert.equal(before, asked.length); // known already
  assert.deepEqual([true, false], [assessing.told !== null, assessing.mayTakeBack]);
  assert.equal(1, assessing.gaps.size);
});

test("what has revealed something is told, and not taken back", async () => {
  const { answer, assessing, take } = begun();
  take({}, "move");
  assessing.decided(4, BAD);
  take({ position: 6, acting: [1], choices: [], undo: { position: 4, free: false } }, "act");
  await answer();
  assert.deepEqual([true, false], [assessing.told !== null, assessing.mayTakeBack]);
});

test("the worker is told from how much on it is told, and what it does not tell is not told", async () => {
  for (const [warnings, least] of [
    ["big", 15],
    ["clear", 5],
  ]) {
    const { answer, asked, assessing, take } = begun({ warnings, slip: null });
    take({}, "move");
    assessing.decided(4, BAD);
    take({ position: 5, acting: [1], choices: [] }, "act");
    await answer();
    assert.deepEqual([null, true], [assessing.told, assessing.isSettled], warnings);
    assert.deepEqual(new Set([least]), new Set(asked.map(({ command }) => command.least)));
  }
});

test("two decisions in a row are both judged, the earlier first", async () => {
  const { answer, assessing, take } = begun();
  take({}, "move");
  assessing.decided(4, BAD);
  take({ position: 5 }, "act");
  assessing.decided(5, GOOD);
  take({ position: 6, acting: [1], choices: [], undo: { position: 5, free: true } }, "act");
  await answer();
  assert.equal(4, assessing.told.decision.position);
  assert.equal(true, assessing.mayTakeBack);
});

test("a hint goes first, and what was stopped for it is asked again", async () => {
  const { answer, asked, listeners, play, take, thinker } = begun();
  take({}, "move");
  await settle();
  play.advising.hint = { state: "waiting" };
  listeners.get("hint")();
  assert.equal(1, thinker.cancelled);
  asked[0].isDone = true;
  await settle();
  assert.equal(1, asked.length);
  play.advising.hint = { state: "done" };
  listeners.get("hint")();
  await answer();
  assert.deepEqual(asked[0].command, asked[1].command);
});

test("a worker that fails leaves the decision without a verdict", async () => {
  const { asked, assessing, take } = begun();
  take({}, "move");
  assessing.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  await settle();
  asked.at(-1).reject(new Error("refused"));
  await settle();
  assert.deepEqual([null, true], [assessing.told, assessing.isSettled]);
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
  const { answer, assessing, preferences, take } = begun();
  take({}, "move");
  assessing.decided(4, BAD);
  take({ position: 5, acting: [1], choices: [] }, "act");
  await answer();
  assert.equal(false, assessing.isSettled);
  let isSettled = false;
  void assessing.settled().then(() => (isSettled = true));
  preferences.values.warnings = "off";
  preferences.dispatchEvent(new Event("change"));
  await settle();
  assert.deepEqual([null, true], [assessing.told, isSettled]);
});
