import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { elements } from "../document.mjs";
import { FakeWorker, started } from "../worker.mjs";

globalThis.window = globalThis;

/** Whether the worker of that number fails to start. */
let fails = () => false;
/** Locks that somebody waits for, by name. */
const locks = new Map();

const request = (name, { signal }, act) =>
  new Promise((resolve, reject) => {
    locks.set(name, () => resolve(act()));
    signal.addEventListener("abort", () => reject(new Error("aborted")));
  });
Object.defineProperty(globalThis, "navigator", {
  value: { locks: { request } },
  configurable: true,
});

globalThis.Worker = class extends FakeWorker {
  constructor(address, options) {
    super(address, options);
    this.name = options.name;
  }
  postMessage(order) {
    super.postMessage(order);
    if (!("boot" in order)) return;
    this.life = order.boot.life;
    queueMicrotask(() => {
      this.tells({ lives: true });
      if (fails(this.number)) this.tells({ stage: "error", loaded: 0, total: 0, fallback: true });
      else this.tells({ stage: "ready", loaded: 1, total: 1 });
    });
  }
  tells(data) {
    this.onmessage({ data });
  }
  answers(answer) {
    this.tells({ id: this.heard.at(-1).id, text: JSON.stringify(answer) });
  }
};

const { Engine, isLost } = await import("../../../web/engine/client.js");
const { EarlyWorker, engineOrder, startPaths } = await import("../../../web/engine/early-worker.js");
const { sentence } = await import("../../../web/engine/progress.js");
const { shared } = await import("../../../web/kit/shared-globals.js");

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An engine that is up, and what it has told. */
async function running() {
  const engine = new Engine();
  const told = [];
  engine.addEventListener("lost", () => told.push("lost"));
  engine.addEventListener("progress", () => told.push(engine.report.stage));
  engine.start();
  await settle();
  told.length = 0;
  return { engine, told };
}

beforeEach(() => {
  started.length = 0;
  locks.clear();
  fails = () => false;
});

test("what is to be stored is known when its answer comes", async () => {
  const { engine } = await running();
  const answer = engine.ask({ do: "catalog" }).then(() => engine.saved);
  started[0].tells({ saved: "save" });
  started[0].answers({ ok: true });
  assert.equal("save", await answer);
});

for (const [where, isWhole, key] of [
  ["a host", false, "error-silent"],
  ["the page as one file, where all is there", true, "error-silent-file"],
]) {
  test(`a start from ${where} that hangs is told in words that are true there`, async (context) => {
    context.mock.timers.enable({ apis: ["setInterval"] });
    const program = "file:runtime/pyodide.asm.wasm";
    if (isWhole) elements.set(program, {});
    const { Supervisor } = await import(`../../../web/engine/supervisor.js?${key}`);
    elements.delete(program);
    const order = { role: "engine", path: "compiled", counted: true, module: null };
    const told = [];
    const begins = { stage: "download", loaded: 0, total: 0 };
    const listen = ({ onmessage }) => queueMicrotask(() => onmessage({ data: begins }));
    const early = { worker: { terminate() {} }, life: "", listen };
    new Supervisor(order, { onEnd: ({ error }) => told.push(error.key) }, early);
    await Promise.resolve();
    context.mock.timers.tick(45_000);
    assert.deepEqual([key], told);
  });
}

/** An engine whose worker comes to nothing: what `meets` it, once it has been started. */
async function startedIn({ meets = () => {}, Kind = Mute }) {
  const { Worker } = globalThis;
  globalThis.Worker = Kind;
  try {
    shared.engine = new EarlyWorker(engineOrder(startPaths()[0], null));
    meets(started[0]);
    const engine = new Engine();
    engine.start();
    await settle();
    return engine;
  } finally {
    globalThis.Worker = Worker;
  }
}

/** A worker that never says anything. */
class Mute extends FakeWorker {
  postMessage() {}
}

const refused = class {
  constructor() {
    throw new Error("SecurityError");
  }
};
const fires = (about) => (worker) => {
  const event = { preventDefault: () => (event.isHandled = true), ...about };
  worker.onerror(event);
  assert.ok(event.isHandled, "the page would take it for its own");
};

for (const [what, how, key, detail] of [
  ["starts none", { Kind: refused }, "error-worker-blocked", "Error: SecurityError"],
  ["knows none", { Kind: null }, "error-worker-blocked", "TypeError: Worker is not a constructor"],
  ["keeps it from running", { meets: fires({}) }, "error-worker-blocked", ""],
  ["cannot read it", { meets: fires({ message: "bad" }) }, "error-worker", "bad"],
]) {
  test(`where the browser ${what}, a start ends at once and says so`, async () => {
    const { stage, error } = (await startedIn(how)).report;
    assert.deepEqual({ stage, error }, { stage: "error", error: { key, args: { detail } } });
  });
}

test("a worker that does not even begin is told of, and is awaited all the same", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const engine = await startedIn({});
  context.mock.timers.tick(3000);
  assert.ok(!engine.report.isQuiet);
  context.mock.timers.tick(1000);
  assert.deepEqual({ key: "shell-stage-quiet" }, sentence(engine.report));
  started[0].onmessage({ data: { stage: "download", loaded: 0, total: 0 } });
  assert.deepEqual({ key: "shell-stage-download" }, sentence(engine.report));
  context.mock.timers.tick(10_000);
  assert.deepEqual({ key: "shell-stage-download" }, sentence(engine.report));
});

test("a worker that never says anything was kept from it", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const engine = await startedIn({});
  context.mock.timers.tick(45_000);
  assert.deepEqual(["error", "error-worker-blocked"], [engine.report.stage, engine.report.error.key]);
  assert.equal(1, started.length);
});

test("what no other way to start would mend ends the start", async () => {
  const engine = await startedIn({});
  const error = { key: "error-memory" };
  started[0].onmessage({ data: { stage: "error", loaded: 0, total: 0, error, fallback: false } });
  assert.deepEqual([1, error], [started.length, engine.report.error]);
});

test("a page that may not ask for a service worker starts all the same", () => {
  const { navigator } = globalThis;
  const barred = { get serviceWorker() { throw new Error("SecurityError"); } };
  Object.defineProperty(globalThis, "navigator", { value: barred, configurable: true });
  try {
    assert.ok(engineOrder("compiled", null).counted);
  } finally {
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  }
});

for (const [how, end] of [
  ["was ended", (worker) => locks.get(worker.life)()],
  ["threw, as Python does that cannot go on", (worker) =>
    worker.onerror({ message: "memory access out of bounds", preventDefault() {} })],
  ["said what cannot be read", (worker) => worker.onmessageerror()],
]) {
  test(`an engine that ${how} settles what was asked and is started again`, async () => {
    const { engine, told } = await running();
    const answer = engine.ask({ do: "show", position: 3 });
    end(started[0]);
    assert.ok(isLost(await answer));
    assert.ok(started[0].isEnded);
    await settle();
    assert.deepEqual(["lost", "download", "ready"], told);
    const again = engine.ask({ do: "catalog" });
    started[1].answers({ ok: true });
    assert.deepEqual({ ok: true }, await again);
  });
}

test("an engine that was ended while nobody asked anything is started again", async () => {
  const { told } = await running();
  locks.get(started[0].life)();
  await settle();
  assert.deepEqual(["lost", "download", "ready"], told);
});

test("without locks an engine starts, and its silence tells that it has ended", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { locks: real } = navigator;
  navigator.locks = undefined;
  const { engine } = await running().finally(() => (navigator.locks = real));
  assert.ok(engine.ready);
  const answer = engine.ask({ do: "catalog" });
  context.mock.timers.tick(60_000);
  assert.ok(isLost(await answer));
});

test("one that works is waited for; one that says nothing for a minute is not", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { engine } = await running();
  context.mock.timers.tick(600_000);
  const answers = [engine.ask({ do: "catalog" }), engine.ask({ do: "review" })];
  context.mock.timers.tick(59_000);
  started[0].tells({ id: started[0].heard.at(-2).id, text: '{"ok":true}' });
  context.mock.timers.tick(30_000);
  answers.push(engine.ask({ do: "catalog" }));
  context.mock.timers.tick(29_000);
  assert.equal(false, started[0].isEnded);
  context.mock.timers.tick(1000);
  assert.deepEqual({ ok: true }, await answers[0]);
  assert.ok(isLost(await answers[1]));
  assert.ok(isLost(await answers[2]));
  assert.ok(started[0].isEnded);
});

test("what slept, or was held up, is not held to have been silent for so long", async (context) => {
  let tick = () => {};
  context.mock.method(globalThis, "setInterval", (act) => (tick = act));
  context.mock.method(globalThis, "clearInterval", () => {});
  const { engine } = await running();
  void engine.ask({ do: "catalog" });
  // However late the timer comes, it comes once.
  for (let count = 0; count < 59; count += 1) tick();
  assert.equal(false, started[0].isEnded);
  tick();
  assert.ok(started[0].isEnded);
});

test("a worker that has been asked is not waited for in the engine's stead", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { engine } = await running();
  let asked = 0;
  const { id, thought } = engine.consult(1, 0, { do: "hint", revision: 2 }, () => (asked += 1));
  started[0].tells({ id, asked: true });
  context.mock.timers.tick(600_000);
  assert.deepEqual([1, false], [asked, started[0].isEnded]);
  started[0].answers({ ok: true, step: null });
  assert.equal(null, await thought);
});

test("while it thinks itself every sign of life renews its minute; what is dropped is not waited for", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { engine } = await running();
  const told = [];
  const command = { do: "consult", revision: 2, seat: 1 };
  const { id, thought } = engine.think(command, (report) => told.push(report));
  assert.deepEqual({ id, text: JSON.stringify(command), worker: null, part: 0, isAnswered: false }, started[0].heard.at(-1));
  for (const progress of [0, 0.5, 0.9]) {
    started[0].tells({ id, progress });
    context.mock.timers.tick(59_000);
  }
  started[0].answers({ ok: true, step: null });
  assert.equal(null, await thought);
  assert.deepEqual([0, 0.5, 0.9], told.map(({ progress }) => progress));

  const second = engine.think(command, (report) => told.push(report));
  started[0].tells({ id: second.id, progress: 0.1 });
  engine.cancel();
  engine.forget(second.id);
  assert.deepEqual({ cancel: second.id }, started[0].heard.at(-1));
  context.mock.timers.tick(600_000);
  const third = engine.think(command, (report) => told.push(report));
  engine.now();
  assert.deepEqual({ now: true }, started[0].heard.at(-1));
  started[0].tells({ id: third.id, fault: true });
  assert.deepEqual({ id: third.id, fault: true }, told.at(-1));
  context.mock.timers.tick(600_000);
  assert.equal(false, started[0].isEnded);

  const last = engine.think(command, () => {});
  context.mock.timers.tick(60_000);
  assert.ok(started[0].isEnded);
  await Promise.all([third, last].map((each) => assert.rejects(each.thought)));
});

test("what is asked while it starts again is asked then, after those who wait for it", async () => {
  const { engine } = await running();
  const order = [];
  engine.addEventListener("lost", () => void engine.up().then(() => order.push("taken up")));
  locks.get(started[0].life)();
  const answer = engine.ask({ do: "catalog" }).then(() => order.push("answered"));
  const { thought } = engine.consult(1, 0, { do: "hint", revision: 2 }, () => {});
  await assert.rejects(thought);
  await settle();
  started[1].answers({ ok: true });
  await answer;
  assert.deepEqual(["taken up", "answered"], order);
});

test("what is asked before the engine is ready is with its worker already", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const engine = new Engine();
  const answer = engine.ask({ do: "catalog" });
  const text = '{"do":"catalog"}';
  assert.deepEqual([{ id: 1, text }], started[0].heard);
  await settle();
  assert.ok(engine.ready);
  // What it works at then is waited for as anything else.
  context.mock.timers.tick(59_000);
  started[0].tells({ id: 1, text: '{"ok":true}' });
  assert.deepEqual({ ok: true }, await answer);
  context.mock.timers.tick(600_000);
  assert.equal(false, started[0].isEnded);
  void engine.ask({ do: "catalog" });
  context.mock.timers.tick(60_000);
  assert.ok(started[0].isEnded);
});

test("what was asked of a start that has failed is asked of the next one", async (context) => {
  context.mock.method(console, "warn", () => {});
  fails = (number) => number === 0;
  const engine = new Engine();
  const answers = [engine.ask({ do: "catalog" }), engine.ask({ do: "review" })];
  await settle();
  const asked = started.map(({ heard }) => heard.flatMap(({ id }) => id ?? []));
  assert.deepEqual([[1, 2], [1, 2]], asked);
  for (const id of [1, 2]) started[1].tells({ id, text: `{"ok":true,"of":${id}}` });
  assert.deepEqual([1, 2], (await Promise.all(answers)).map(({ of }) => of));
});

test("after three starts in vain it waits for somebody to ask", async () => {
  const { engine, told } = await running();
  for (let number = 0; number < 4; number += 1) {
    locks.get(started[number].life)();
    await settle();
  }
  assert.deepEqual([4, "error"], [started.length, told.at(-1)]);
  assert.equal("error-engine-gone", engine.report.error.key);
  engine.start();
  await settle();
  assert.deepEqual([5, "ready"], [started.length, told.at(-1)]);
});

test("the first worker need not wait for a message, and later ones get the program", async () => {
  const { engine } = await running();
  assert.deepEqual(started[0].heard, [JSON.parse(started[0].name)]);
  engine.module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  locks.get(started[0].life)();
  await settle();
  assert.equal("", started[1].name);
  assert.equal(engine.module, started[1].heard[0].boot.module);
});

test("starts that fail count as well", async () => {
  const { engine } = await running();
  fails = () => true;
  locks.get(started[0].life)();
  await settle();
  // Each time from the snapshot, with the compiled files, and with those as published.
  assert.deepEqual([10, "error"], [started.length, engine.report.stage]);
});

test("an engine that goes on with the game has proved good", async () => {
  const { engine } = await running();
  for (let number = 0; number < 8; number += 1) {
    const answer = engine.ask({ do: "act", revision: 1, seat: 0, action: ["end"] });
    started[number].answers({ ok: true });
    await answer;
    locks.get(started[number].life)();
    await settle();
  }
  assert.ok(engine.ready);
});

for (const [files, expected] of [
  [{ sizes: { "snapshot.bin": 1 }, wheel: "package.whl" }, ["snapshot", "compiled", "stock"]],
  [{ sizes: {}, wheel: "package.whl" }, ["compiled", "stock"]],
  [{ sizes: {}, wheel: "" }, ["compiled"]],
]) {
  test(`the ways to start are those for which there are files: ${expected}`, async () => {
    const runtime = elements.get("runtime");
    elements.set("runtime", { textContent: JSON.stringify(files) });
    fails = () => true;
    const { engine } = await running();
    elements.set("runtime", runtime);
    assert.deepEqual(
      started.map((worker) => worker.heard[0].boot.path),
      expected,
    );
    assert.equal("error", engine.report.stage);
  });
}

test("a start that has failed before the page listened is followed by the next way", async (context) => {
  context.mock.method(console, "warn", () => {});
  fails = (number) => number === 0;
  shared.engine = new EarlyWorker(engineOrder(startPaths()[0], null));
  await settle();
  const { engine } = await running();
  assert.deepEqual([2, true], [started.length, engine.ready]);
  const answer = engine.ask({ do: "catalog" });
  await settle();
  started[1].answers({ ok: true });
  assert.deepEqual({ ok: true }, await answer);
});
