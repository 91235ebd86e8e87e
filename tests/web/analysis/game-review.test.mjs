import assert from "node:assert/strict";
import { test } from "node:test";

import { GameReview } from "../../../web/analysis/game-review.js";

const settle = () => new Promise((resolve) => setTimeout(resolve));
const moments = [2, 4, 6].map((position) => ({ position, seat: 0, action: ["play", position], glance: null }));
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
function begun({ reviewed = { ok: true, moments, returns: [0, 1] }, reports = [] } = {}) {
  const told = [];
  const asked = [];
  const botPool = {
    cancelled: 0,
    think: (command, onProgress) => {
      asked.push(command);
      botPool.report = (step) => onProgress({ id: asked.length, progress: 0.5, step });
      for (const step of reports) onProgress({ id: 1, progress: 0.5, step });
      if (asked.length === botPool.until) return new Promise(() => {});
      if (command.do === "analyse") return Promise.resolve({ step: ALL });
      return Promise.resolve({ step: { worth: WORTHS[command.position], prospects } });
    },
    cancel: () => (botPool.cancelled += 1),
  };
  const session = {
    recovery: { isOn: false, over: Promise.resolve() },
    table: { over: true, revision: 9, position: 8, seats: [{ who: "human" }, { who: "sailor" }] },
    playback: { lines: [3, 5, 8].map((position) => ({ position, message: { key: `line-${position}` } })) },
  };
  const app = { engine: { ask: async () => reviewed }, botPool };
  const review = new GameReview(app, session);
  for (const name of ["state", "found"])
    review.addEventListener(name, () => told.push(name === "state" ? review.state : name));
  review.take(session.table);
  return { review, session, botPool, asked, told };
}

test("a game is judged by one question, and its turning points stand in the log's order", async () => {
  const { review, asked, told } = begun();
  review.start();
  await settle();
  assert.deepEqual("done", review.state);
  assert.deepEqual([{ do: "analyse" }], asked);
  assert.deepEqual(["idle", "judging", "found", "found", "done"], told);
  assert.deepEqual([0.5, 0.9, 0.2, 0], review.courses[0].map(({ worth }) => worth));
  assert.deepEqual(["line-3", "line-5"], review.turns.map(({ line }) => line.message.key));
  assert.deepEqual([null, prospects[0]], review.turns.map(({ better }) => better));
  assert.deepEqual([2, []], [review.shares.length, review.mistakes]);
  review.start();
  assert.equal("done", review.state);
});

test("what is found on the way is told at once, and nothing when there is nothing new", async () => {
  const slice = (split, judged) => ({ split, judged, shares: [], turning: [], mistakes: [] });
  const { review, botPool, told } = begun({
    reports: [undefined, slice(0.5, []), slice(0.5, []), slice(1, []), slice(1, [found(6)]), slice(1, [])],
  });
  botPool.until = 1;
  review.start();
  await settle();
  assert.deepEqual(["idle", "judging", "found", "found", "found", "found"], told);
  assert.deepEqual([1, [6]], [review.split, review.judged.map(({ position }) => position)]);
  assert.equal(null, review.mistakes);
});

test("judging is stopped, and goes on where it was; what is told again counts once", async () => {
  const { review, botPool, asked } = begun({ reports: [{ split: 1, judged: [found(2)] }] });
  botPool.until = 1;
  review.start();
  await settle();
  review.toggle();
  botPool.report({ split: 1, judged: [found(4)] }); // too late
  assert.deepEqual(["stopped", 1, 1], [review.state, botPool.cancelled, review.judged.length]);
  review.toggle();
  await settle();
  assert.equal("done", review.state);
  assert.deepEqual([{ do: "analyse" }, { do: "analyse" }], asked);
  assert.equal(3, review.judged.length);
});

test("an engine that was started again is asked when it knows the game, unless judging was stopped until then", async () => {
  const { review, session, asked, told } = begun();
  const { recovery } = session;
  const loses = () => {
    recovery.isOn = true;
    recovery.over = new Promise((resolve) => (recovery.end = resolve));
  };
  const loads = async () => {
    recovery.isOn = false;
    recovery.end();
    await settle();
  };
  review.app.engine.ask = async () => {
    asked.push({ do: "review" });
    return { ok: !recovery.isOn, moments, returns: [0, 1] };
  };
  loses();
  review.start();
  await settle();
  assert.deepEqual(["judging", []], [review.state, asked]);
  review.toggle();
  await loads();
  assert.deepEqual(["stopped", []], [review.state, asked]);
  loses();
  review.toggle();
  await settle();
  await loads();
  assert.deepEqual(["done", ["review", "analyse"]], [review.state, asked.map((each) => each.do)]);
  assert.ok(!told.includes("stuck"));
});

test("one decision is weighed ahead of all others, once", async () => {
  const { review, asked } = begun();
  const { insight, worth } = await review.weigh(4);
  assert.deepEqual([0.9, "best"], [worth, insight.prospects[0].action[0]]);
  await review.weigh(4);
  assert.equal(1, asked.length);
  assert.equal(null, await review.weigh(5));
});

test("what chance has brought is explained by the decision of which the log has not told before", async () => {
  const { review } = begun();
  const weighed = await review.weigh(7);
  assert.deepEqual([6, 0.2], [weighed?.insight.position, weighed?.worth]);
  assert.equal(null, await review.weigh(1));
});

test("what somebody waits for is weighed before the game is judged", async () => {
  const { review, asked } = begun();
  const weighing = review.weigh(6);
  review.start();
  await weighing;
  await settle();
  assert.deepEqual([6, undefined], asked.slice(0, 2).map(({ position }) => position));
  assert.equal("done", review.state);
});

test("another game is judged anew, and one that goes on not at all", async () => {
  const { review, session, told } = begun();
  review.start();
  await settle();
  told.length = 0;
  review.take(session.table);
  assert.deepEqual([], told);
  review.take({ ...session.table, over: false, revision: 10 });
  assert.deepEqual([["idle"], [], []], [told, review.judged, review.turns]);
  session.table = { ...session.table, over: false };
  assert.equal(null, await review.weigh(4));
});

test("where the game cannot be reviewed judging is stuck, and begins anew when it is asked to", async () => {
  const { review } = begun({ reviewed: { ok: false, error: { key: "error-stale" }, rule: null } });
  review.start();
  await settle();
  assert.equal("stuck", review.state);
  await assert.rejects(review.weigh(4));
  review.start();
  assert.equal("judging", review.state);
});

test("before anything is judged, and until all is, every seat's chances are there at a glance", async () => {
  const seen = moments.map((moment, at) => ({ ...moment, glance: [0.5, 0.6, 0.3][at] }));
  const { review, botPool, told } = begun({ reviewed: { ok: true, moments: seen, returns: [0, 1] } });
  botPool.until = 1;
  review.start();
  await settle();
  assert.deepEqual(["idle", "judging", "found"], told);
  assert.deepEqual([[0.5, 0.6, 0.3, 0], [1]], review.sketches.map((own) => own.map(({ worth }) => worth)));
  botPool.report({ split: 1, judged: [found(2)] });
  assert.equal(2, review.sketches.length);
  botPool.report({ split: 1, judged: [found(4), found(6)] });
  assert.deepEqual([], review.sketches);
});

test("a game without estimates is shown by what was judged alone", async () => {
  const { review, botPool } = begun();
  botPool.until = 1;
  review.start();
  await settle();
  assert.deepEqual([], review.sketches);
});
