import assert from "node:assert/strict";
import { test } from "node:test";

import { tableEngine } from "../../../../web/features/workshop/table-engine.js";

const FAULT = { line: 3, column: 1, message: { key: "x" } };

function engine(answers, known = []) {
  const wall = { game: "race", ask: async (command) => answers[command.do] };
  const words = { has: (key) => known.includes(key) };
  return { wall, made: tableEngine(wall, words, async (frame) => answers.lay(frame)) };
}

test("a table that begins is given what the workshop lays, for its own frame", async () => {
  const { made } = engine({ lay: (frame) => ({ ok: true, table: { ok: true, frame } }) });
  assert.deepEqual(await made.ask({ do: "start", frame: "narrow:900" }), { ok: true, frame: "narrow:900" });
});

test("a table that cannot begin is told why", async () => {
  const { made } = engine({ lay: () => ({ ok: false, fault: FAULT }) });
  assert.deepEqual(await made.ask({ do: "start", frame: "narrow:900" }), { ok: false, error: FAULT.message, rule: null });
});

test("what has been done is noted, for when nothing runs any more; then the table is told so, and nothing is asked", async () => {
  const done = [[0, ["roll"]]];
  const { made, wall } = engine({ act: { ok: true, done }, frame: { ok: true }, move: { ok: true, done: "much" } });
  for (const command of ["act", "frame", "move"]) await made.ask({ do: command });
  assert.deepEqual(made.log, done);

  wall.game = "";
  assert.deepEqual(await made.ask({ do: "act" }), { ok: false, error: { key: "workshop-stopped" }, rule: null });
});

test("what the game has no words for is said in words of its code", async () => {
  const roll = { key: "race-do-roll", args: {} };
  const twice = { key: "race-do-roll-twice", args: { a: 6 } };
  const storm = { key: "race-log-blew", args: { seat: { seat: 1 }, place: 4 } };
  const { made } = engine({ act: { ok: true, told: [roll, twice, storm, { key: "race-log-dawn", args: {} }] } }, [roll.key]);
  const { told } = await made.ask({ do: "act" });
  assert.deepEqual(told, [
    roll,
    { key: "plain-do", args: { a: 6, name: "roll twice", rest: "6" } },
    { key: "plain-log", args: { seat: { seat: 1 }, place: 4, name: "blew", rest: "4" } },
    { key: "plain-log-nobody", args: { name: "dawn", rest: "" } },
  ]);
});
