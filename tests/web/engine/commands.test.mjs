import assert from "node:assert/strict";
import { test } from "node:test";

import { EngineCommands } from "../../../web/engine/commands.js";
import { BotSearch } from "../../../web/engine/bot-search.js";

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Waits until that holds; a test that waits in vain runs into its own end. */
async function until(holds) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** An engine's worker and a bot's, joined by a channel, and all they tell the page. */
function workers(context, { purpose = "move", misses = [], ...answers } = {}) {
  const told = [];
  const heard = [];
  const saves = ["save 1"];
  const steps = [0.5, 1];
  const thinking = {
    think: (text, part) => heard.push(["think", JSON.parse(text).purpose, part]),
    step() {
      const progress = steps.shift() ?? 1;
      return JSON.stringify({ done: progress === 1, progress, action: ["hidden"] });
    },
    now: () => heard.push("now"),
    found: () => "compared",
    agree: (texts) => JSON.stringify({ done: true, progress: 1, agree: JSON.parse(texts) }),
    missed: () => misses.shift() ?? false,
  };
  const lend = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    heard.push("lent");
  };
  const engine = new EngineCommands(
    {
      ...thinking,
      handle: (text) => answers[text] ?? JSON.stringify({ ok: true, think: { purpose, text } }),
      save: () => saves.shift(),
      hear: (id, step) => heard.push([id, step]),
    },
    (report) => told.push(report),
    lend,
  );
  const bot = new BotSearch(thinking, (report) => told.push(report), lend);
  const { port1, port2 } = new MessageChannel();
  engine.hear({ join: 3 }, [port1]);
  bot.hear({ join: true }, [port2]);
  context.after(() => {
    const { own, workers } = engine;
    const ports = [port1, port2, bot.ticks, own?.ticks, own?.engine, workers.get(null)];
    for (const port of ports) port?.close();
  });
  const ended = (id) => until(() => told.some((report) => report.id === id && "text" in report));
  return { engine, bot, told, heard, ended };
}

test("whoever asks for a small game is answered once these are here, and all else after it", { timeout: 20_000 }, async (context) => {
  const { engine, told, heard } = workers(context, { start: '{"ok":true}', act: '{"ok":1}', misses: [true] });
  engine.hear({ id: 1, text: "start" }, []);
  engine.hear({ id: 2, text: "act" }, []);
  assert.deepEqual([], told);
  await until(() => told.length === 3);
  assert.deepEqual(["lent"], heard);
  assert.deepEqual(
    [{ saved: "save 1" }, { id: 1, text: '{"ok":true}' }, { id: 2, text: '{"ok":1}' }],
    told,
  );
});

test("what is to be stored is told before the answer, once", { timeout: 20_000 }, (context) => {
  const { engine, told } = workers(context, { act: '{"ok":true}' });
  engine.hear({ id: 1, text: "act" }, []);
  engine.hear({ id: 2, text: "act" }, []);
  assert.deepEqual(
    [{ saved: "save 1" }, { id: 1, text: '{"ok":true}' }, { id: 2, text: '{"ok":true}' }],
    told,
  );
});

test("a bot's question and its move go from worker to worker, past the page", { timeout: 20_000 }, async (context) => {
  const { engine, told, heard, ended } = workers(context);
  engine.hear({ id: 7, text: "consult", worker: 3, part: 0 }, []);
  await ended(7);
  const progress = [0, 0.5, 1].map((each) => ({ id: 7, progress: each }));
  assert.deepEqual([{ id: 7, asked: true }, ...progress], told.slice(1, -1));
  assert.deepEqual({ id: 7, text: '{"ok":true,"step":null}' }, told.at(-1));
  assert.deepEqual(["think", "move", 0], heard[0]);
  assert.deepEqual([7, ["hidden"]], [heard[1][0], JSON.parse(heard[1][1]).action]);
});

test("a hint is the viewer's own: the page sees it grow", { timeout: 20_000 }, async (context) => {
  const { engine, told, heard, ended } = workers(context, { purpose: "hint" });
  engine.hear({ id: 7, text: "hint", worker: 3, part: 0 }, []);
  await ended(7);
  assert.equal(0.5, told.find(({ step }) => step).step.progress);
  assert.equal(1, JSON.parse(told.at(-1).text).step.progress);
  assert.deepEqual([["think", "hint", 0]], heard);
});

test("a refusal is the page's, and no worker is asked", { timeout: 20_000 }, async (context) => {
  const { engine, told, heard } = workers(context, { consult: '{"ok":false}' });
  engine.hear({ id: 7, text: "consult", worker: 3, part: 0 }, []);
  await settle();
  assert.deepEqual([{ id: 7, text: '{"ok":false}' }], told.slice(1));
  assert.deepEqual([], heard);
});

test("workers agree on what those named have found of the same question", { timeout: 20_000 }, async (context) => {
  const { engine, heard, ended } = workers(context);
  for (const id of [5, 7, 8]) {
    engine.hear({ id, text: "consult", worker: 3, part: id === 8 ? 1 : 0 }, []);
    await ended(id);
  }
  engine.hear({ id: 9, worker: 3, agree: [5, 8] }, []);
  await ended(9);
  assert.deepEqual(["compared"], JSON.parse(heard.at(-1)[1]).agree);
  assert.equal(9, heard.at(-1)[0]);
});

test("a question that was cancelled while it was on its way is not begun", { timeout: 20_000 }, async (context) => {
  const { engine, bot, told, heard } = workers(context);
  bot.hear({ cancel: 7 }, []);
  engine.hear({ id: 7, text: "consult", worker: 3, part: 0 }, []);
  await settle();
  assert.deepEqual([{ saved: "save 1" }, { id: 7, asked: true }], told);
  assert.deepEqual([], heard);
});

test("what goes wrong in a bot is told without what it knew", { timeout: 20_000 }, async (context) => {
  context.mock.method(console, "error", () => {});
  const { engine, bot, told } = workers(context);
  bot.bridge.think = () => {
    throw new Error("no such card: hidden");
  };
  engine.hear({ id: 7, text: "consult", worker: 3, part: 0 }, []);
  await until(() => told.some((report) => "fault" in report));
  assert.deepEqual({ id: 7, fault: true }, told.at(-1));
});

test("a worker that has left is asked no more", { timeout: 20_000 }, async (context) => {
  const { engine, heard } = workers(context);
  engine.hear({ leave: 3 }, []);
  engine.hear({ id: 7, text: "consult", worker: 3, part: 0 }, []);
  await settle();
  assert.deepEqual([], heard);
});

test("what the engine thinks about itself it keeps like what a bot's worker has found", { timeout: 20_000 }, async (context) => {
  const { engine, told, heard, ended } = workers(context);
  engine.hear({ id: 7, text: "consult", worker: null, part: 0 }, []);
  await ended(7);
  const progress = [0, 0.5, 1].map((each) => ({ id: 7, progress: each }));
  assert.deepEqual([{ saved: "save 1" }, ...progress, { id: 7, text: '{"ok":true,"step":null}' }], told);
  assert.deepEqual([7, ["hidden"]], [heard[1][0], JSON.parse(heard[1][1]).action]);
});

test("between two slices of its own thinking the engine answers, and may be told to end or to forget", { timeout: 20_000 }, async (context) => {
  const { engine, told, heard, ended } = workers(context, { act: '{"ok":true}' });
  let isThinking = true;
  engine.bridge.step = () => JSON.stringify({ done: !isThinking, progress: isThinking ? 0.1 : 1 });
  engine.bridge.now = () => (isThinking = false);
  engine.hear({ cancel: 5 }, []);
  engine.hear({ id: 7, text: "consult", worker: null, part: 0 }, []);
  await until(() => told.some((report) => report.progress === 0.1));
  engine.hear({ id: 8, text: "act" }, []);
  assert.deepEqual({ id: 8, text: '{"ok":true}' }, told.at(-1));
  engine.hear({ now: true }, []);
  await ended(7);
  isThinking = true;
  engine.hear({ id: 9, text: "consult", worker: null, part: 0 }, []);
  await until(() => told.some((report) => report.id === 9 && report.progress === 0.1));
  engine.hear({ cancel: 9 }, []);
  const { length } = told;
  await settle();
  assert.equal(length, told.length);
  assert.deepEqual(2, heard.filter(([what]) => what === "think").length);
});
