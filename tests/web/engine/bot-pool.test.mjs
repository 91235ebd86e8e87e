import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { FakeWorker, started } from "../worker.mjs";

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
    const error = stage === "error" ? { key: "error-memory" } : undefined;
    queueMicrotask(() => this.onmessage({ data: { stage, loaded: 1, total: 1, error } }));
  }
  says(rest) {
    this.onmessage({ data: { id: this.asked.id, ...rest } });
  }
  /** What it comes to, as the engine's worker tells it. */
  finds(action) {
    this.asked.resolve({ action: [action] });
  }
};

const { Refused } = await import("../../../web/engine/client.js");
const { BotPool } = await import("../../../web/engine/bot-pool.js");

/** An engine's worker that passes on what is asked to the workers joined to it, or thinks itself. */
function engineOf() {
  const engine = {
    /** What it was asked to think about itself, and what it was told of that. */
    own: [],
    told: [],
    now: () => engine.told.push("now"),
    cancel: () => engine.told.push("cancel"),
    think: (command, says) => {
      const id = ++engine.count;
      const thought = new Promise((resolve, reject) => engine.own.push({ id, command, says, resolve, reject }));
      return { id, thought };
    },
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

/** A thinker that may have so many workers, none of which has been started. */
function thinkerOf(size) {
  const botPool = new BotPool(engineOf(), size);
  thinkers.push(botPool);
  return botPool;
}

/** The same once its first worker is up. */
async function readyOf(size) {
  const botPool = thinkerOf(size);
  await botPool.first.prepare();
  return botPool;
}

/** A thinker whose further workers are up. */
async function council(size, parallel = 3) {
  const botPool = await readyOf(size);
  const first = botPool.think(COMMAND, () => {}, { parallel });
  await settle();
  started[0].finds("alone");
  assert.deepEqual(["alone"], (await first).step.action);
  await settle();
  return botPool;
}

/** Begins to think and comes back when every worker has been asked. */
async function ask(botPool, onStep = () => {}) {
  const answer = botPool.think(COMMAND, onStep, { parallel: 3 });
  await settle();
  return answer;
}

afterEach(() => thinkers.splice(0).forEach((botPool) => botPool.cancel()));

beforeEach(() => {
  started.length = 0;
  fails = () => false;
});

test("a question does not wait for helpers, which are started meanwhile", async () => {
  const botPool = await readyOf(3);
  const answer = botPool.think(COMMAND, () => {}, { parallel: 3 });
  await settle();
  assert.equal(3, started.length);
  assert.equal(0, started[0].asked.part);
  assert.deepEqual(COMMAND, started[0].asked.command);
  assert.equal(null, started[1].asked);
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
});

test("each worker has a part of its own, and the first agrees with the others", async () => {
  const botPool = await council(3);
  const answer = ask(botPool);
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
  const botPool = await council(3, 1);
  assert.equal(1, started.length);
  botPool.cancel();
});

test("where one worker is all there is nobody else is started", async () => {
  await council(1);
  assert.equal(1, started.length);
});

test("only the first tells how far it is", async () => {
  const botPool = await council(2);
  const steps = [];
  const answer = ask(botPool, ({ progress }) => steps.push(progress));
  await settle();
  started[0].says({ progress: 0.1 });
  started[1].says({ progress: 0.9 });
  botPool.cancel();
  assert.equal(null, await answer);
  assert.deepEqual([0.1], steps);
});

test("a worker that fails while thinking is left out, then and later", async () => {
  const botPool = await council(3);
  const answer = ask(botPool);
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
  void ask(botPool);
  await settle();
  assert.equal(3, started.length);
  assert.equal(1, started[2].asked.part);
});

test("a worker that does not come up does not matter", async () => {
  fails = (number) => number > 0;
  const botPool = await council(3);
  const answer = ask(botPool);
  await settle();
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
  assert.equal(3, started.length);
});

test("a worker that never comes to an end is not waited for twice", async () => {
  const botPool = await council(2);
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (act, _milliseconds, ...rest) => wait(act, 5, ...rest);
  const answer = ask(botPool);
  await new Promise((resolve) => wait(resolve, 1));
  started[0].finds("east");
  assert.deepEqual(["east"], (await answer).step.action);
  globalThis.setTimeout = wait;
  assert.ok(started[1].isEnded);
  assert.equal(0, botPool.others.length);
});

test("who was cancelled was not late", async () => {
  const botPool = await council(2);
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (act, _milliseconds, ...rest) => wait(act, 5, ...rest);
  const answer = ask(botPool);
  await new Promise((resolve) => wait(resolve, 1));
  botPool.cancel();
  assert.equal(null, await answer);
  await new Promise((resolve) => wait(resolve, 10));
  globalThis.setTimeout = wait;
  assert.equal(1, botPool.others.length);
});

test("all are hurried together, and all are cancelled together", async () => {
  const botPool = await council(3);
  const answer = ask(botPool);
  await settle();
  botPool.now();
  botPool.cancel();
  await settle();
  assert.equal(null, await answer);
  const { count, forgotten } = botPool.engine;
  assert.deepEqual([1, 2, 3, 4].slice(-3), forgotten.slice(-3));
  for (const { heard } of started)
    assert.deepEqual([{ now: true }, { cancel: count }], heard.slice(-2));
});

/** A thinker with one worker that has just been asked. */
async function alone(how = {}) {
  const botPool = await readyOf(1);
  const answer = botPool.think(COMMAND, () => {}, how);
  await settle();
  return { botPool, answer };
}

for (const [how, end] of [
  ["says it has failed", (worker) => worker.says({ fault: true })],
  ["throws", (worker) => worker.onerror({ message: "memory", preventDefault() {} })],
  ["says what cannot be read", (worker) => worker.onmessageerror()],
]) {
  test(`a worker that ${how} is replaced, and asked anew`, async () => {
    let mends = 0;
    const { answer, botPool } = await alone({ onMend: () => (mends += 1) });
    end(started[0]);
    await settle();
    assert.ok(started[0].isEnded);
    assert.equal(1, botPool.engine.left.length);
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
  const { answer, botPool } = await alone();
  started[0].says({ progress: 1 });
  context.mock.timers.tick(60_000);
  started[0].finds("east");
  await answer;
  const second = botPool.think(COMMAND, () => {});
  await settle();
  started[0].says({ progress: 0.5 });
  botPool.cancel();
  assert.equal(null, await second);
  context.mock.timers.tick(60_000);
  assert.equal(false, started[0].isEnded);
});

test("what was hurried stays so when it is begun anew", async () => {
  const { answer, botPool } = await alone();
  botPool.now();
  started[0].says({ fault: true });
  await settle();
  started[1].says({ progress: 0 });
  assert.deepEqual({ now: true }, started[1].heard.at(-1));
  started[1].finds("east");
  await answer;
});

test("after three vain attempts somebody has to ask again", async () => {
  const { answer, botPool } = await alone();
  const failed = assert.rejects(answer);
  for (let number = 0; number < 4; number += 1) {
    started[number].says({ fault: true });
    await settle();
  }
  await failed;
  assert.equal(4, started.length);
  assert.deepEqual({ key: "error-bot" }, botPool.trouble);
});

test("a bot that does not search is the engine's to answer, and no worker starts", async () => {
  const botPool = thinkerOf(3);
  const answer = botPool.think(COMMAND, () => {}, { parallel: 0 });
  await settle();
  const [{ id, command, resolve }] = botPool.engine.own;
  assert.deepEqual(COMMAND, command);
  resolve({ action: ["east"] });
  assert.deepEqual({ id, step: { action: ["east"] } }, await answer);
  await settle();
  assert.equal(0, started.length);
});

for (const command of [COMMAND, { do: "hint", revision: 7 }])
  test(`the first search, a ${command.do}, is the engine's, and only then a worker starts`, async () => {
    const botPool = thinkerOf(1);
    const answer = botPool.think(command, () => {});
    await settle();
    assert.equal(0, started.length);
    botPool.engine.own[0].resolve({ action: ["east"] });
    assert.deepEqual(["east"], (await answer).step.action);
    await settle();
    void botPool.think(command, () => {});
    await settle();
    assert.deepEqual(command, started[0].asked.command);
    assert.equal(1, botPool.engine.own.length);
  });

test("what nobody waits for waits for a worker", async () => {
  const botPool = thinkerOf(1);
  void botPool.think({ do: "assess", position: 3 }, () => {});
  await settle();
  assert.equal("assess", started[0].asked.command.do);
  assert.equal(0, botPool.engine.own.length);
});

test("where memory is short the engine thinks about everything, and no worker starts", async () => {
  const botPool = thinkerOf(0);
  for (const [at, todo] of ["consult", "hint", "assess"].entries()) {
    const answer = botPool.think({ do: todo }, () => {}, { parallel: 3 });
    await settle();
    botPool.engine.own[at].resolve({ action: [todo] });
    assert.deepEqual([todo], (await answer).step.action);
  }
  assert.equal(0, started.length);
});

test("where a worker cannot be had the engine thinks, and none is tried again", async () => {
  fails = () => true;
  const botPool = thinkerOf(3);
  for (let at = 0; at < 2; at += 1) {
    const answer = botPool.think({ do: "assess", position: at }, () => {});
    await settle();
    botPool.engine.own[at].resolve({ action: ["east"] });
    assert.deepEqual(["east"], (await answer).step.action);
  }
  assert.equal(1, started.length);
});

test("a worker that was to follow the engine's first search and does not start is done without", async () => {
  fails = () => true;
  const botPool = thinkerOf(1);
  for (let at = 0; at < 3; at += 1) {
    const answer = botPool.think(COMMAND, () => {});
    await settle();
    botPool.engine.own[at].resolve({ action: ["east"] });
    await answer;
    await settle();
  }
  assert.equal(1, started.length);
});

test("what the engine thinks about is hurried and cancelled there, and it tells how far it is", async () => {
  const botPool = thinkerOf(0);
  const told = [];
  botPool.now();
  botPool.cancel();
  assert.deepEqual([], botPool.engine.told, "it thinks about nothing");
  const answer = botPool.think(COMMAND, ({ progress }) => told.push(progress));
  await settle();
  const [{ id, says }] = botPool.engine.own;
  says({ id, progress: 0.5 });
  botPool.now();
  botPool.cancel();
  assert.equal(null, await answer);
  assert.deepEqual([0.5], told);
  assert.deepEqual(["now", "cancel"], botPool.engine.told);
  assert.deepEqual([id], botPool.engine.forgotten);
});

test("thinking that fails in the engine is begun again three times", async () => {
  const botPool = thinkerOf(0);
  let mends = 0;
  const failed = assert.rejects(botPool.think(COMMAND, () => {}, { onMend: () => (mends += 1) }));
  for (let at = 0; at < 4; at += 1) {
    await settle();
    const { id, says } = botPool.engine.own[at];
    says({ id, fault: true });
  }
  await failed;
  assert.equal(3, mends);
  assert.deepEqual({ key: "error-bot" }, botPool.trouble);
});

test("a refusal is no fault of the worker", async () => {
  const { answer } = await alone();
  started[0].asked.reject(new Refused("stale"));
  await assert.rejects(answer, Refused);
  assert.equal(false, started[0].isEnded);
});

test("a worker is joined to the engine's worker that runs now", async () => {
  const { answer, botPool } = await alone();
  started[0].finds("east");
  await answer;
  botPool.engine.runner = {};
  void botPool.think(COMMAND, () => {});
  await settle();
  assert.deepEqual([{ join: true }, { join: true }], started[0].heard.slice(1));
  botPool.cancel();
});

test("whoever has been answered is told nothing more, and is not kept", async () => {
  const botPool = await readyOf(1);
  const told = [];
  const answer = botPool.think(COMMAND, ({ progress }) => told.push(progress));
  await settle();
  started[0].says({ progress: 0.5 });
  started[0].finds("east");
  await answer;
  started[0].says({ progress: 0.9 });
  assert.deepEqual(told, [0.5]);
});
