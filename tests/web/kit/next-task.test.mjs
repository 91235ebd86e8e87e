import assert from "node:assert/strict";
import { test } from "node:test";

import { nextTask } from "../../../web/kit/next-task.js";

test("what waits for the next task goes on after all that goes on in this one, each in its turn", async () => {
  const told = [];
  const first = nextTask().then(() => told.push("first"));
  const second = nextTask().then(() => told.push("second"));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  told.push("this");
  await Promise.all([first, second]);
  assert.deepEqual(told, ["this", "first", "second"]);
});

test("where the browser cuts work into tasks itself, it is asked to", async () => {
  let asked = 0;
  globalThis.scheduler = { yield: async () => void (asked += 1) };
  await nextTask();
  delete globalThis.scheduler;
  assert.equal(asked, 1);
});
