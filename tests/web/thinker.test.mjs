import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.window = globalThis;

/** Workers that were started, in order; each is ready when its page has heard of it. */
const started = [];
/** What a new worker does once it is told to start: `fails` says so of those with that number. */
let fails = () => false;

globalThis.Worker = class {
  constructor() {
    this.number = started.push(this) - 1;
    this.heard = [];
    this.isEnded = false;
  }
  postMessage(order) {
    this.heard.push(order);
    if (!("boot" in order)) return;
    const stage = fails(this.number) ? "error" : "ready";
    queueMicrotask(() => this.onmessage({ data: { stage, loaded: 1, total: 1 } }));
  }
  terminate() {
    this.isEnded = true;
  }
  /** The last thing it was asked to think about or to agree with. */
  get asked() {
    return this.heard.findLast((order) => "think" in order || "agree" in order);
  }
  says(rest) {
    this.onmessage({ data: { id: this.asked.id, ...rest } });
  }
  finds(action) {
    this.says({ action: [action], step: { action: [action] }, found: `found ${action}` });
  }
};

const { Thinker } = await import("../../web/bridge.js");

const ENGINE = { path: "compiled", module: null };
const TASK = { minds: 3 };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A thinker whose further workers are up. */
async function council(size, task = TASK) {
  const thinker = new Thinker(ENGINE, size);
  const first = thinker.think(task, () => {});
  await settle();
  started[0].finds("alone");
  assert.deepEqual(["alone"], (await first).action);
  await settle();
  return thinker;
}

/** Begins to think and comes back when every worker has been asked. */
async function ask(thinker, onStep = () => {}) {
  const answer = thinker.think(TASK, onStep);
  await settle();
  return answer;
}

beforeEach(() => {
  started.length = 0;
  fails = () => false;
});

test("the first question waits for nobody, and the others are started meanwhile", async () => {
  const thinker = new Thinker(ENGINE, 3);
  const answer = thinker.think(TASK, () => {});
  await settle();
  assert.equal(3, started.length);
  assert.equal(0, started[0].asked.part);
  assert.equal(undefined, started[1].asked);
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).action);
});

test("each mind has a part of its own, and the first agrees with the others", async () => {
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  assert.deepEqual(
    [0, 1, 2],
    started.map(({ asked }) => asked.part),
  );
  for (const [at, word] of ["east", "west", "north"].entries()) started[at].finds(word);
  await settle();
  assert.deepEqual(["found west", "found north"], started[0].asked.agree);
  started[0].finds("west");
  assert.deepEqual(["west"], (await answer).action);
});

test("a question worth one mind is asked of one", async () => {
  const thinker = await council(3, { minds: 1 });
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
  started[0].says({ progress: 0.1, step: { progress: 0.1 } });
  started[1].says({ progress: 0.9, step: { progress: 0.9 } });
  thinker.cancel();
  assert.equal(null, await answer);
  assert.deepEqual([0.1], steps);
});

test("a mind that fails while thinking is left out, then and later", async () => {
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  started[1].says({ fault: "overboard" });
  started[0].finds("east");
  started[2].finds("north");
  await settle();
  assert.deepEqual(["found north"], started[0].asked.agree);
  started[0].finds("north");
  await answer;
  assert.ok(started[1].isEnded);
  void ask(thinker);
  await settle();
  assert.equal(3, started.length);
  assert.equal(1, started[2].asked.part);
});

test("a mind that does not come up does not matter", async () => {
  fails = (number) => number > 0;
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).action);
  assert.equal(3, started.length);
});

test("a mind that never comes to an end is not waited for twice", async () => {
  const thinker = await council(2);
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (act, _milliseconds, ...rest) => wait(act, 5, ...rest);
  const answer = ask(thinker);
  await new Promise((resolve) => wait(resolve, 1));
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).action);
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
  for (const { heard } of started)
    assert.deepEqual([{ now: true }, { cancel: true }], heard.slice(-2));
});

test("the first is replaced once when it fails", async () => {
  const thinker = new Thinker(ENGINE, 1);
  const answer = thinker.think(TASK, () => {});
  await settle();
  started[0].says({ fault: "overboard" });
  await settle();
  assert.ok(started[0].isEnded);
  started[1].finds("east");
  assert.deepEqual(["east"], (await answer).action);
});
