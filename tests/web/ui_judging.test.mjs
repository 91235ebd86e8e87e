import assert from "node:assert/strict";
import { test } from "node:test";

import { Judging } from "../../web/ui/judging.js";

const settle = () => new Promise((resolve) => setTimeout(resolve));
const moments = [2, 4, 6].map((position) => ({ position, seat: 0, action: ["play", position] }));
const prospect = (name, worth) => ({ action: [name], worth, share: 0.5, label: { key: name }, reason: null });
const WORTHS = { 2: 0.5, 4: 0.9, 6: 0.2 };

/** A game of three decisions of one person, which it lost; whoever judges is asked one by one. */
function begun({ review = { ok: true, moments, returns: [0, 1] } } = {}) {
  const told = [];
  const asked = [];
  const thinker = {
    cancelled: 0,
    think: (command) => {
      asked.push(command);
      if (asked.length === thinker.until) return new Promise(() => {});
      if (command.do === "luck") return Promise.resolve({ step: { shares: [{}, {}] } });
      const prospects = [prospect("best", 0.9), prospect("play", 0.4)];
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

test("a game is judged from its luck to its turning points, and each decision once", async () => {
  const { judging, asked, told } = begun();
  judging.start();
  await settle();
  assert.deepEqual("done", judging.state);
  assert.deepEqual(["luck", "judge"], [...new Set(asked.map((command) => command.do))]);
  const looked = asked.filter(({ look }) => look === 0).map(({ position }) => position);
  assert.deepEqual([2, 4, 6], looked.slice(0, 3).sort());
  assert.deepEqual(["idle", "judging", "found"], told.slice(0, 3));
  assert.deepEqual([0.5, 0.9, 0.2, 0], judging.courses[0].map(({ worth }) => worth));
  const [gain, drop] = judging.turns;
  assert.deepEqual(["line-3", "line-5"], [gain.line.message.key, drop.line.message.key]);
  assert.deepEqual([null, "best"], [gain.better, drop.better.action[0]]);
  judging.start();
  assert.equal("done", judging.state);
});

test("judging is stopped, and goes on with what is still unknown", async () => {
  const { judging, thinker, asked } = begun();
  thinker.until = 3;
  judging.start();
  await settle();
  judging.toggle();
  assert.deepEqual(["stopped", 1, 1], [judging.state, thinker.cancelled, judging.judged.length]);
  judging.toggle();
  await settle();
  assert.equal("done", judging.state);
  assert.equal(1, asked.filter((command) => command.do === "luck").length);
  const again = asked.slice(3).filter(({ look }) => look === 0);
  assert.equal(false, again.some(({ position }) => position === asked[1].position));
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
