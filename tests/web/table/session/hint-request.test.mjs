import assert from "node:assert/strict";
import { test } from "node:test";

import { HintRequest } from "../../../../web/table/session/hint-request.js";

const CHOICE = { action: ["play", 1], picks: [] };
const OTHER = { action: ["pass"], picks: [] };
const STEP = { done: true, progress: 1, action: ["play", 1], prospects: [], row: null };

/** A table at which seat 0 acts, and a worker whose thoughts are let go one by one. */
function begun(change = {}) {
  const table = {
    revision: 4,
    viewer: 0,
    curtain: null,
    acting: [0],
    choices: [CHOICE, OTHER],
    arrangement: null,
    think: null,
    ...change,
  };
  const told = [];
  const asked = [];
  const botPool = {
    cancelled: 0,
    think: (task, onStep) =>
      new Promise((resolve, reject) =>
        asked.push({ task, onStep, finish: (step) => resolve({ id: 1, step }), fail: reject }),
      ),
    cancel: () => (botPool.cancelled += 1),
  };
  const app = { botPool };
  const session = { table, isPlayable: true, selection: table, changed: () => told.push(hintRequest.hint?.step?.progress ?? hintRequest.hint?.state ?? null) };
  const hintRequest = new HintRequest(app, session);
  return { hintRequest, session, table, botPool, asked, told };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a hint is thought out of the very moment, and told as it grows", async () => {
  const { hintRequest, asked, told } = begun();
  hintRequest.ask();
  await settle();
  assert.deepEqual({ do: "hint", revision: 4 }, asked[0].task);
  asked[0].onStep({ progress: 0 });
  assert.equal(null, hintRequest.hint.step);
  asked[0].onStep({ progress: 0.5, step: { ...STEP, done: false, progress: 0.5 } });
  assert.equal(0.5, hintRequest.hint.step.progress);
  asked[0].finish(STEP);
  await settle();
  assert.equal("done", hintRequest.hint.state);
  assert.deepEqual(["waiting", 0.5, 1], told);
});

test("where only one thing can be done nobody is asked, and the hint stands at once", async () => {
  const { hintRequest, asked } = begun({ choices: [CHOICE] });
  hintRequest.ask();
  await settle();
  assert.deepEqual(["done", 0], [hintRequest.hint.state, asked.length]);
  const laid = begun({ choices: [CHOICE], arrangement: {} });
  laid.hintRequest.ask();
  await settle();
  assert.equal(1, laid.asked.length, "what is laid out has many ways");
});

test("nobody is offered a hint before a curtain, looking back, or while others act", () => {
  assert.equal(true, begun().hintRequest.isOffered);
  assert.equal(false, begun({ curtain: 0 }).hintRequest.isOffered);
  assert.equal(false, begun({ acting: [1] }).hintRequest.isOffered);
  assert.equal(false, begun({ viewer: null }).hintRequest.isOffered);
  const { hintRequest, session } = begun();
  session.isPlayable = false;
  assert.equal(false, hintRequest.isOffered);
});

test("bots who act at the same time think first", async () => {
  const { hintRequest, asked, session, table } = begun({ think: {} });
  hintRequest.ask();
  await settle();
  assert.deepEqual(["waiting", 0], [hintRequest.hint.state, asked.length]);
  session.table = { ...table, revision: 5, think: null };
  hintRequest.take(session.table, "act");
  await settle();
  assert.deepEqual(["thinking", 5], [hintRequest.hint.state, asked[0].task.revision]);
});

test("a hint is called off when the moment is over, and what comes late is not heard", async () => {
  const { hintRequest, asked, table, botPool, told } = begun();
  hintRequest.ask();
  await settle();
  hintRequest.take({ ...table, choices: [] }, "act");
  assert.deepEqual([null, 1], [hintRequest.hint, botPool.cancelled]);
  asked[0].onStep({ progress: 1, step: STEP });
  asked[0].finish(STEP);
  await settle();
  assert.deepEqual([null, ["waiting", null]], [hintRequest.hint, told]);
});

test("a turned screen keeps the hint; taking back does not", async () => {
  const { hintRequest, table, botPool } = begun();
  hintRequest.ask();
  await settle();
  hintRequest.take({ ...table }, "frame");
  assert.equal("thinking", hintRequest.hint.state);
  hintRequest.take({ ...table }, "undo");
  assert.deepEqual([null, 1], [hintRequest.hint, botPool.cancelled]);
});

test("a hint that fails says so", async () => {
  const { hintRequest, asked } = begun();
  hintRequest.ask();
  await settle();
  asked[0].fail(new Error("refused"));
  await settle();
  assert.equal("stuck", hintRequest.hint.state);
});
