import assert from "node:assert/strict";
import { test } from "node:test";

import { Advising } from "../../web/ui/advising.js";

const CHOICE = { action: ["play", 1], picks: [] };
const STEP = { done: true, progress: 1, action: ["play", 1], prospects: [], row: null };

/** A table at which seat 0 acts, and a worker whose thoughts are let go one by one. */
function begun(change = {}) {
  const table = {
    revision: 4,
    viewer: 0,
    curtain: null,
    acting: [0],
    choices: [CHOICE],
    arrangement: null,
    think: null,
    ...change,
  };
  const told = [];
  const asked = [];
  const thinker = {
    cancelled: 0,
    think: (task, onStep) =>
      new Promise((resolve, reject) =>
        asked.push({ task, onStep, finish: (step) => resolve({ id: 1, step }), fail: reject }),
      ),
    cancel: () => (thinker.cancelled += 1),
  };
  const app = { thinker };
  const play = { table, isPlayable: true, picking: table, tell: (name) => told.push(name) };
  return { advising: new Advising(app, play), play, table, thinker, asked, told };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a hint is thought out of the very moment, and told as it grows", async () => {
  const { advising, asked, told } = begun();
  advising.ask();
  await settle();
  assert.deepEqual({ do: "hint", revision: 4 }, asked[0].task);
  asked[0].onStep({ progress: 0 });
  assert.equal(null, advising.hint.step);
  asked[0].onStep({ progress: 0.5, step: { ...STEP, done: false, progress: 0.5 } });
  assert.equal(0.5, advising.hint.step.progress);
  asked[0].finish(STEP);
  await settle();
  assert.equal("done", advising.hint.state);
  assert.deepEqual(["hint", "advice", "hint"], told);
});

test("nobody is offered a hint before a curtain, looking back, or while others act", () => {
  assert.equal(true, begun().advising.isOffered);
  assert.equal(false, begun({ curtain: 0 }).advising.isOffered);
  assert.equal(false, begun({ acting: [1] }).advising.isOffered);
  assert.equal(false, begun({ viewer: null }).advising.isOffered);
  const { advising, play } = begun();
  play.isPlayable = false;
  assert.equal(false, advising.isOffered);
});

test("bots who act at the same time think first", async () => {
  const { advising, asked, play, table } = begun({ think: {} });
  advising.ask();
  await settle();
  assert.deepEqual(["waiting", 0], [advising.hint.state, asked.length]);
  play.table = { ...table, revision: 5, think: null };
  advising.take(play.table, "act");
  await settle();
  assert.deepEqual(["thinking", 5], [advising.hint.state, asked[0].task.revision]);
});

test("a hint is called off when the moment is over, and what comes late is not heard", async () => {
  const { advising, asked, table, thinker, told } = begun();
  advising.ask();
  await settle();
  advising.take({ ...table, choices: [] }, "act");
  assert.deepEqual([null, 1], [advising.hint, thinker.cancelled]);
  asked[0].onStep({ progress: 1, step: STEP });
  asked[0].finish(STEP);
  await settle();
  assert.deepEqual([null, ["hint", "hint"]], [advising.hint, told]);
});

test("a turned screen keeps the hint; taking back does not", async () => {
  const { advising, table, thinker } = begun();
  advising.ask();
  await settle();
  advising.take({ ...table }, "frame");
  assert.equal("thinking", advising.hint.state);
  advising.take({ ...table }, "undo");
  assert.deepEqual([null, 1], [advising.hint, thinker.cancelled]);
});

test("a hint that fails says so", async () => {
  const { advising, asked } = begun();
  advising.ask();
  await settle();
  asked[0].fail(new Error("refused"));
  await settle();
  assert.equal("stuck", advising.hint.state);
});
