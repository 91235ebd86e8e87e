import assert from "node:assert/strict";
import { test } from "node:test";

import { Announcer } from "../../../../web/table/panels/announcer.js";

const MOST = 60_000;

function gathered(goesOn) {
  const told = [];
  return { told, announcer: new Announcer((pieces) => told.push(pieces), goesOn) };
}

test("what bots do one after the other is told at once when somebody is asked", () => {
  const { told, announcer } = gathered();
  announcer.add(["Bart plays"], true);
  announcer.add(["Cat plays"], true);
  announcer.add([], true);
  assert.deepEqual(told, []);
  announcer.add(["Cat ends"], false);
  assert.deepEqual(told, [["Bart plays", "Cat plays", "Cat ends"]]);
});

test("what waits is told when nothing more follows, though that brings nothing new", () => {
  const { told, announcer } = gathered();
  announcer.add(["Bart plays"], true);
  announcer.add([], false);
  announcer.add([], false);
  assert.deepEqual(told, [["Bart plays"]]);
});

test("what each bot does in its turn is told by itself, when the next one begins", () => {
  const { told, announcer } = gathered((before, piece) => before[0] === piece[0]);
  announcer.add(["Bart plays"], true);
  announcer.add(["Bart ends", "Cat plays"], true);
  assert.deepEqual(told, [["Bart plays", "Bart ends"]]);
  announcer.add(["Cat ends", "Dan plays"], false);
  assert.deepEqual(told.slice(1), [["Cat plays", "Cat ends"], ["Dan plays"]]);
});

test("slow bots are told of while they go on, each piece once", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { told, announcer } = gathered();
  announcer.add(["Bart plays"], true);
  context.mock.timers.tick(MOST);
  assert.deepEqual(told, [["Bart plays"]]);
  announcer.add(["Cat plays"], true);
  announcer.add(["Cat ends"], false);
  context.mock.timers.tick(MOST);
  assert.deepEqual(told, [["Bart plays"], ["Cat plays", "Cat ends"]]);
});
