import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.window = globalThis;

/** Workers that were started, in order; each is ready when its page has heard of it. */
const started = [];
/** What a new worker does once it is told to start: `fails` says so of those with that number. */
let fails = () => false;

globalThis.Worker = class {
  asked = null;
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
  says(rest) {
    this.onmessage({ data: { id: this.asked.id, ...rest } });
  }
  /** What it comes to, as the engine's worker tells it. */
  finds(action) {
    this.asked.resolve({ action: [action] });
  }
};

const { Thinker } = await import("../../web/thinker.js");

/** An engine's worker that passes on what is asked to the workers joined to it. */
function engineOf() {
  const joined = new Map();
  const engine = {
    path: "compiled",
    module: null,
    count: 0,
    forgotten: [],
    left: [],
    join: (mind) => joined.set(mind, started.find(({ heard, isEnded }) => heard.length === 1 && !isEnded)),
    leave: (mind) => engine.left.push(mind),
    forget: (id) => engine.forgotten.push(id),
    consult: (mind, part, command) => put(mind, { part, command }),
    agree: (mind, agree) => put(mind, { agree }),
  };
  function put(mind, order) {
    const id = ++engine.count;
    const thought = new Promise((resolve, reject) => {
      joined.get(mind).asked = { id, ...order, resolve, reject };
    });
    return { id, thought };
  }
  return engine;
}

const COMMAND = { do: "consult", revision: 7, seat: 1 };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A thinker whose further workers are up. */
async function council(size, minds = 3) {
  const thinker = new Thinker(engineOf(), size);
  const first = thinker.think(COMMAND, () => {}, minds);
  await settle();
  started[0].finds("alone");
  assert.deepEqual(["alone"], (await first).step.action);
  await settle();
  return thinker;
}

/** Begins to think and comes back when every worker has been asked. */
async function ask(thinker, onStep = () => {}) {
  const answer = thinker.think(COMMAND, onStep, 3);
  await settle();
  return answer;
}

beforeEach(() => {
  started.length = 0;
  fails = () => false;
});

test("the first question waits for nobody, and the others are started meanwhile", async () => {
  const thinker = new Thinker(engineOf(), 3);
  const answer = thinker.think(COMMAND, () => {}, 3);
  await settle();
  assert.equal(3, started.length);
  assert.equal(0, started[0].asked.part);
  assert.deepEqual(COMMAND, started[0].asked.command);
  assert.equal(null, started[1].asked);
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
});

test("each mind has a part of its own, and the first agrees with the others", async () => {
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

test("a question worth one mind is asked of one", async () => {
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

test("a mind that fails while thinking is left out, then and later", async () => {
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

test("a mind that does not come up does not matter", async () => {
  fails = (number) => number > 0;
  const thinker = await council(3);
  const answer = ask(thinker);
  await settle();
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
  assert.equal(3, started.length);
});

test("a mind that never comes to an end is not waited for twice", async () => {
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
  for (const { heard } of started)
    assert.deepEqual([{ now: true }, { cancel: count }], heard.slice(-2));
});

test("the first is replaced once when it fails", async () => {
  const thinker = new Thinker(engineOf(), 1);
  const answer = thinker.think(COMMAND, () => {}, 3);
  await settle();
  started[0].says({ fault: true });
  await settle();
  assert.ok(started[0].isEnded);
  started[1].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
});
