import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { FakeWorker, started } from "./worker.mjs";

globalThis.window = globalThis;

/** Those that were joined to an engine's worker, by the number under which it knows them. */
const joined = new Map();
let joining = 0;
/** What a new worker does once it is told to start: `fails` says so of those with that number. */
let fails = () => false;

globalThis.Worker = class extends FakeWorker {
  asked = null;
  postMessage(order) {
    super.postMessage(order);
    if ("join" in order) joined.set(joining, this);
    if (!("boot" in order)) return;
    const stage = fails(this.number) ? "error" : "ready";
    queueMicrotask(() => this.onmessage({ data: { stage, loaded: 1, total: 1 } }));
  }
  says(rest) {
    this.onmessage({ data: { id: this.asked.id, ...rest } });
  }
  /** What it comes to, as the engine's worker tells it. */
  finds(action) {
    this.asked.resolve({ action: [action] });
  }
};

const { Refused } = await import("../../web/engine.js");
const { Thinker } = await import("../../web/thinker.js");

/** An engine's worker that passes on what is asked to the workers joined to it. */
function engineOf() {
  const engine = {
    ready: true,
    runner: {},
    path: "compiled",
    module: null,
    count: 0,
    forgotten: [],
    left: [],
    join: (worker) => (joining = worker),
    leave: (worker) => engine.left.push(worker),
    forget: (id) => engine.forgotten.push(id),
    consult: (worker, part, command, onAsked) => put(worker, { part, command }, onAsked),
    agree: (worker, agree, onAsked) => put(worker, { agree }, onAsked),
  };
  function put(worker, order, onAsked) {
    const id = ++engine.count;
    queueMicrotask(onAsked);
    const thought = new Promise((resolve, reject) => {
      joined.get(worker).asked = { id, ...order, resolve, reject };
    });
    return { id, thought };
  }
  return engine;
}

const COMMAND = { do: "consult", revision: 7, seat: 1 };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const thinkers = [];

/** A thinker that may have so many workers. */
function thinkerOf(size) {
  const thinker = new Thinker(engineOf(), size);
  thinkers.push(thinker);
  return thinker;
}

/** A thinker whose further workers are up. */
async function council(size, parallel = 3) {
  const thinker = thinkerOf(size);
  const first = thinker.think(COMMAND, () => {}, { parallel });
  await settle();
  started[0].finds("alone");
  assert.deepEqual(["alone"], (await first).step.action);
  await settle();
  return thinker;
}

/** Begins to think and comes back when every worker has been asked. */
async function ask(thinker, onStep = () => {}) {
  const answer = thinker.think(COMMAND, onStep, { parallel: 3 });
  await settle();
  return answer;
}

afterEach(() => thinkers.splice(0).forEach((thinker) => thinker.cancel()));

beforeEach(() => {
  started.length = 0;
  fails = () => false;
});

test("the first question waits for nobody, and the others are started meanwhile", async () => {
  const thinker = thinkerOf(3);
  const answer = thinker.think(COMMAND, () => {}, { parallel: 3 });
  await settle();
  assert.equal(3, started.length);
  assert.equal(0, started[0].asked.part);
  assert.deepEqual(COMMAND, started[0].asked.command);
  assert.equal(null, started[1].asked);
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
});

test("each worker has a part of its own, and the first agrees with the others", async () => {
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  assert.deepEqual(
    [0, 1, 2],
    started.map(({ asked }) => asked.part),
  );
  const ids = started.map(({ asked }) => asked.id);
  for (const [at, word] of ["east", "west", "north"].entries()) started[at].finds(word);
  await settle();
  assert.deepEqual(ids.slice(1), started[0].asked.agree);
  const { id } = started[0].asked;
  started[0].finds("west");
  assert.deepEqual({ id, step: { action: ["west"] } }, await answer);
});

test("a question worth one search is asked of one", async () => {
  const thinker = await council(3, 1);
  assert.equal(1, started.length);
  thinker.cancel();
});

test("where one worker is all there is nobody else is started", async () => {
  await council(1);
  assert.equal(1, started.length);
});

test("only the first tells how far it is", async () => {
  const thinker = await council(2);
  const steps = [];
  const answer = ask(thinker, ({ progress }) => steps.push(progress));
  await settle();
  started[0].says({ progress: 0.1 });
  started[1].says({ progress: 0.9 });
  thinker.cancel();
  assert.equal(null, await answer);
  assert.deepEqual([0.1], steps);
});

test("a worker that fails while thinking is left out, then and later", async () => {
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  started[1].says({ fault: true });
  const { id } = started[2].asked;
  started[0].finds("east");
  started[2].finds("north");
  await settle();
  assert.deepEqual([id], started[0].asked.agree);
  started[0].finds("north");
  await answer;
  assert.ok(started[1].isEnded);
  void ask(thinker);
  await settle();
  assert.equal(3, started.length);
  assert.equal(1, started[2].asked.part);
});

test("a worker that does not come up does not matter", async () => {
  fails = (number) => number > 0;
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
  assert.equal(3, started.length);
});

test("a worker that never comes to an end is not waited for twice", async () => {
  const thinker = await council(2);
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (act, _milliseconds, ...rest) => wait(act, 5, ...rest);
  const answer = ask(thinker);
  await new Promise((resolve) => wait(resolve, 1));
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
  globalThis.setTimeout = wait;
  assert.ok(started[1].isEnded);
  assert.equal(0, thinker.others.length);
});

test("who was cancelled was not late", async () => {
  const thinker = await council(2);
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (act, _milliseconds, ...rest) => wait(act, 5, ...rest);
  const answer = ask(thinker);
  await new Promise((resolve) => wait(resolve, 1));
  thinker.cancel();
  assert.equal(null, await answer);
  await new Promise((resolve) => wait(resolve, 10));
  globalThis.setTimeout = wait;
  assert.equal(1, thinker.others.length);
});

test("all are hurried together, and all are cancelled together", async () => {
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  thinker.now();
  thinker.cancel();
  await settle();
  assert.equal(null, await answer);
  const { count, forgotten } = thinker.engine;
  assert.deepEqual([1, 2, 3, 4].slice(-3), forgotten.slice(-3));
  for (const { heard } of started)
    assert.deepEqual([{ now: true }, { cancel: count }], heard.slice(-2));
});

/** A thinker with one worker that has just been asked. */
async function alone(how = {}) {
  const thinker = thinkerOf(1);
  const answer = thinker.think(COMMAND, () => {}, how);
  await settle();
  return { thinker, answer };
}

for (const [how, end] of [
  ["says it has failed", (worker) => worker.says({ fault: true })],
  ["throws", (worker) => worker.onerror({ message: "memory", preventDefault() {} })],
  ["says what cannot be read", (worker) => worker.onmessageerror()],
]) {
  test(`a worker that ${how} is replaced, and asked anew`, async () => {
    let mends = 0;
    const { answer, thinker } = await alone({ onMend: () => (mends += 1) });
    end(started[0]);
    await settle();
    assert.ok(started[0].isEnded);
    assert.equal(1, thinker.engine.left.length);
    started[1].finds("east");
    assert.deepEqual(["east"], (await answer).step.action);
    assert.equal(1, mends);
  });
}

test("one that stops talking is replaced; one that goes on talking is not", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { answer } = await alone();
  context.mock.timers.tick(25_000);
  for (let second = 0; second < 90; second += 9) {
    started[0].says({ progress: second / 100 });
    context.mock.timers.tick(9000);
  }
  assert.equal(false, started[0].isEnded);
  context.mock.timers.tick(1000);
  await settle();
  assert.ok(started[0].isEnded);
  started[1].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
});

test("one that has come to an end, or was cancelled, may be silent", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { answer, thinker } = await alone();
  started[0].says({ progress: 1 });
  context.mock.timers.tick(60_000);
  started[0].finds("east");
  await answer;
  const second = thinker.think(COMMAND, () => {});
  await settle();
  started[0].says({ progress: 0.5 });
  thinker.cancel();
  assert.equal(null, await second);
  context.mock.timers.tick(60_000);
  assert.equal(false, started[0].isEnded);
});

test("what was hurried stays so when it is begun anew", async () => {
  const { answer, thinker } = await alone();
  thinker.now();
  started[0].says({ fault: true });
  await settle();
  started[1].says({ progress: 0 });
  assert.deepEqual({ now: true }, started[1].heard.at(-1));
  started[1].finds("east");
  await answer;
});

test("after three vain attempts somebody has to ask again", async () => {
  const { answer } = await alone();
  const failed = assert.rejects(answer);
  for (let number = 0; number < 4; number += 1) {
    started[number].says({ fault: true });
    await settle();
  }
  await failed;
  assert.equal(4, started.length);
});

test("a refusal is no fault of the worker", async () => {
  const { answer } = await alone();
  started[0].asked.reject(new Refused("stale"));
  await assert.rejects(answer, Refused);
  assert.equal(false, started[0].isEnded);
});

test("a worker is joined to the engine's worker that runs now", async () => {
  const { answer, thinker } = await alone();
  started[0].finds("east");
  await answer;
  thinker.engine.runner = {};
  void thinker.think(COMMAND, () => {});
  await settle();
  assert.deepEqual([{ join: true }, { join: true }], started[0].heard.slice(1));
  thinker.cancel();
});

test("whoever has been answered is told nothing more, and is not kept", async () => {
  const thinker = thinkerOf(1);
  const told = [];
  const answer = thinker.think(COMMAND, ({ progress }) => told.push(progress));
  await settle();
  started[0].says({ progress: 0.5 });
  started[0].finds("east");
  await answer;
  started[0].says({ progress: 0.9 });
  assert.deepEqual(told, [0.5]);
});
