import assert from "node:assert/strict";
import { test } from "node:test";

import { Gathering } from "../../web/ui/gathering.js";

const MOST = 60_000;

function gathered() {
  const told = [];
  return { told, gathering: new Gathering((pieces) => told.push(pieces)) };
}

test("what bots do one after the other is told at once when somebody is asked", () => {
  const { told, gathering } = gathered();
  gathering.add(["Bart plays"], true);
  gathering.add(["Cat plays"], true);
  gathering.add([], true);
  assert.deepEqual(told, []);
  gathering.add(["Cat ends"], false);
  assert.deepEqual(told, [["Bart plays", "Cat plays", "Cat ends"]]);
});

test("what waits is told when nothing more follows, though that brings nothing new", () => {
  const { told, gathering } = gathered();
  gathering.add(["Bart plays"], true);
  gathering.add([], false);
  gathering.add([], false);
  assert.deepEqual(told, [["Bart plays"]]);
});

test("slow bots are told of while they go on, each piece once", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { told, gathering } = gathered();
  gathering.add(["Bart plays"], true);
  context.mock.timers.tick(MOST);
  assert.deepEqual(told, [["Bart plays"]]);
  gathering.add(["Cat plays"], true);
  gathering.add(["Cat ends"], false);
  context.mock.timers.tick(MOST);
  assert.deepEqual(told, [["Bart plays"], ["Cat plays", "Cat ends"]]);
});
