import assert from "node:assert/strict";
import { test } from "node:test";

import { Judging } from "../../web/ui/judging.js";

const settle = () => new Promise((resolve) => setTimeout(resolve));
const moments = [2, 4, 6].map((position) => ({ position, seat: 0, action: ["play", position] }));
const prospect = (name, worth) => ({ action: [name], worth, share: 0.5, label: { key: name }, reason: null });
const WORTHS = { 2: 0.5, 4: 0.9, 6: 0.2 };
const prospects = [prospect("best", 0.9), prospect("play", 0.4)];
const found = (position) => ({ position, seat: 0, worth: WORTHS[position], prospects });
const turn = (from, better) => ({ seat: 0, before: 0.5, after: 0.9, from, to: from + 1, better });
const ALL = {
  done: true,
  progress: 1,
  split: 1,
  shares: [{}, {}],
  judged: [6, 2, 4].map(found),
  turning: [turn(4, prospects[0]), turn(2, null)],
  mistakes: [],
};

/** A game of three decisions of one person, which it lost; `reports` of its analysis come on the way. */
function begun({ review = { ok: true, moments, returns: [0, 1] }, reports = [] } = {}) {
  const told = [];
  const asked = [];
  const thinker = {
    cancelled: 0,
    think: (command, onProgress) => {
      asked.push(command);
      thinker.report = (step) => onProgress({ id: asked.length, progress: 0.5, step });
      for (const step of reports) onProgress({ id: 1, progress: 0.5, step });
      if (asked.length === thinker.until) return new Promise(() => {});
      if (command.do === "analyse") return Promise.resolve({ step: ALL });
      return Promise.resolve({ step: { worth: WORTHS[command.position], prospects } });
    },
    cancel: () => (thinker.cancelled += 1),
  };
  const play = {
    table: { over: true, revision: 9, position: 8, seats: [{ who: "human" }, { who: "sailor" }] },
    showing: { lines: [3, 5, 8].map((position) => ({ position, message: { key: `line-${position}` } })) },
  };
  const app = { engine: { ask: async () => review }, thinker };
  const judging = new Judging(app, play);
  for (const name of ["state", "found"])
    judging.addEventListener(name, () => told.push(name === "state" ? judging.state : name));
  judging.take(play.table);
  return { judging, play, thinker, asked, told };
}

test("a game is judged by one question, and its turning points stand in the log's order", async () => {
  const { judging, asked, told } = begun();
  judging.start();
  await settle();
  assert.deepEqual("done", judging.state);
  assert.deepEqual([{ do: "analyse" }], asked);
  assert.deepEqual(["idle", "judging", "found", "done"], told);
  assert.deepEqual([0.5, 0.9, 0.2, 0], judging.courses[0].map(({ worth }) => worth));
  assert.deepEqual(["line-3", "line-5"], judging.turns.map(({ line }) => line.message.key));
  assert.deepEqual([null, prospects[0]], judging.turns.map(({ better }) => better));
  assert.deepEqual([2, []], [judging.shares.length, judging.mistakes]);
  judging.start();
  assert.equal("done", judging.state);
});

test("what is found on the way is told at once, and nothing when there is nothing new", async () => {
  const slice = (split, judged) => ({ split, judged, shares: [], turning: [], mistakes: [] });
  const { judging, thinker, told } = begun({
    reports: [undefined, slice(0.5, []), slice(0.5, []), slice(1, []), slice(1, [found(6)]), slice(1, [])],
  });
  thinker.until = 1;
  judging.start();
  await settle();
  assert.deepEqual(["idle", "judging", "found", "found", "found"], told);
  assert.deepEqual([1, [6]], [judging.split, judging.judged.map(({ position }) => position)]);
  assert.equal(null, judging.mistakes);
});

test("judging is stopped, and goes on where it was; what is told again counts once", async () => {
  const { judging, thinker, asked } = begun({ reports: [{ split: 1, judged: [found(2)] }] });
  thinker.until = 1;
  judging.start();
  await settle();
  judging.toggle();
  thinker.report({ split: 1, judged: [found(4)] }); // too late
  assert.deepEqual(["stopped", 1, 1], [judging.state, thinker.cancelled, judging.judged.length]);
  judging.toggle();
  await settle();
  assert.equal("done", judging.state);
  assert.deepEqual([{ do: "analyse" }, { do: "analyse" }], asked);
  assert.equal(3, judging.judged.length);
});

test("one decision is weighed ahead of all others, once", async () => {
  const { judging, asked } = begun();
  const { insight, worth } = await judging.weigh(4);
  assert.deepEqual([0.9, "best"], [worth, insight.prospects[0].action[0]]);
  await judging.weigh(4);
  assert.equal(1, asked.length);
  assert.equal(null, await judging.weigh(5));
});

test("what somebody waits for is weighed before the game is judged", async () => {
  const { judging, asked } = begun();
  const weighing = judging.weigh(6);
  judging.start();
  await weighing;
  await settle();
  assert.deepEqual([6, undefined], asked.slice(0, 2).map(({ position }) => position));
  assert.equal("done", judging.state);
});

test("another game is judged anew, and one that goes on not at all", async () => {
  const { judging, play, told } = begun();
  judging.start();
  await settle();
  told.length = 0;
  judging.take(play.table);
  assert.deepEqual([], told);
  judging.take({ ...play.table, over: false, revision: 10 });
  assert.deepEqual([["idle"], [], []], [told, judging.judged, judging.turns]);
  play.table = { ...play.table, over: false };
  assert.equal(null, await judging.weigh(4));
});

test("where the game cannot be reviewed judging is stuck, and begins anew when it is asked to", async () => {
  const { judging } = begun({ review: { ok: false, error: { key: "error-stale" }, rule: null } });
  judging.start();
  await settle();
  assert.equal("stuck", judging.state);
  await assert.rejects(judging.weigh(4));
  judging.start();
  assert.equal("judging", judging.state);
});
