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
/** What a worker finds: chances of single actions, look by look. */
const FOUND = { play: [0.6, 0.62], pass: [0.3, 0.33] };

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A table at which seat 0 decides against a bot, and a worker that answers when it is let go. */
function begun({ change = {}, warnings = "clear", compared, found = FOUND } = {}) {
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
  const all = compared ?? [prospect(GOOD, 0.61, 0.9), prospect(BAD, 0.3, 0.1)];
  /** Answers what is asked, until nothing more is. */
  async function answer(most = 9) {
    for (let at = 0; at < most; at += 1) {
      await settle();
      const open = asked.find((each) => !each.isDone);
      if (!open) return;
      open.isDone = true;
      const { action, look } = open.command;
      const prospects = action === null ? all : [prospect(action, found[action[0]][look - 1], 1)];
      open.resolve({ id: at, step: { prospects } });
    }
  }
  const take = (next, cause) => {
    play.table = { ...table, ...next };
    assessing.take(play.table, cause);
  };
  return { answer, asked, assessing, listeners, play, preferences, take, table, thinker, told };
}

test("while the person thinks all is compared, and the best looked at twice more", async () => {
  const { answer, asked, take } = begun();
  take({}, "move");
  await answer();
  const commands = asked.map(({ command }) => command);
  assert.deepEqual(
    [
      [null, 0],
      [GOOD, 1],
      [GOOD, 2],
    ],
    commands.map(({ action, look }) => [action, look]),
  );
  assert.ok(commands.every(({ do: name, position }) => name === "assess" && position === 4));
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
  const { slip } = assessing.told;
  assert.deepEqual([BAD, GOOD], [slip.taken.action, slip.best.action]);
  assert.ok(Math.abs(slip.cost - 0.295) < 1e-9);
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
  assert.deepEqual([true, null, 1], [assessing.isSettled, assessing.told, asked.length]);
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

test("less than the set amount, or what is too close to tell, is not told", async () => {
  for (const [warnings, pass] of [
    ["big", [0.5, 0.51]],
    ["clear", [0.6, 0.4]],
  ]) {
    const { answer, assessing, take } = begun({ warnings, found: { ...FOUND, pass } });
    take({}, "move");
    assessing.decided(4, BAD);
    take({ position: 5, acting: [1], choices: [] }, "act");
    await answer();
    assert.deepEqual([null, true], [assessing.told, assessing.isSettled], warnings);
  }
});

test("an action that was hardly tried is looked at; where nothing is compared nothing is said", async () => {
  const rare = begun({ compared: [prospect(GOOD, 0.61, 1)] });
  rare.take({}, "move");
  rare.assessing.decided(4, BAD);
  rare.take({ position: 5, acting: [1], choices: [] }, "act");
  await rare.answer();
  assert.notEqual(null, rare.assessing.told);

  const secret = begun({ compared: [] });
  secret.take({}, "move");
  secret.assessing.decided(4, BAD);
  secret.take({ position: 5, acting: [1], choices: [] }, "act");
  await secret.answer();
  assert.deepEqual([null, true, 1], [secret.assessing.told, secret.assessing.isSettled, secret.asked.length]);
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
  asked[0].reject(new Error("refused"));
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
