import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { TOLD_WITHIN, ToldLate } from "../../../web/kit/told-late.js";

function watched(t) {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const written = [];
  const late = new ToldLate();
  return {
    written,
    late,
    write: (text, mayWait = true) => late.write(() => written.push(text), mayWait),
    pass: (milliseconds) => mock.timers.tick(milliseconds),
  };
}

test("what may wait is written in a while after the first of it, the last alone, and once", (t) => {
  const { pass, write, written } = watched(t);
  write("a");
  pass(TOLD_WITHIN - 1);
  write("b");
  assert.deepEqual(written, []);
  pass(1);
  assert.deepEqual(written, ["b"]);
  pass(3 * TOLD_WITHIN);
  assert.deepEqual(written, ["b"]);
});

test("what may not wait is written at once, in place of what waits", (t) => {
  const { pass, write, written } = watched(t);
  write("a");
  write("b", false);
  assert.deepEqual(written, ["b"]);
  pass(3 * TOLD_WITHIN);
  assert.deepEqual(written, ["b"]);
});

test("who cannot wait has it written, once, and the next waits as long", (t) => {
  const { late, pass, write, written } = watched(t);
  write("a");
  pass(TOLD_WITHIN - 1);
  late.hurry();
  late.hurry();
  assert.deepEqual(written, ["a"]);
  write("b");
  pass(TOLD_WITHIN - 1);
  assert.deepEqual(written, ["a"]);
  pass(1);
  assert.deepEqual(written, ["a", "b"]);
});

test("once ended, nothing that waits is written", (t) => {
  const { late, pass, write, written } = watched(t);
  write("a");
  late.end();
  late.hurry();
  pass(3 * TOLD_WITHIN);
  assert.deepEqual(written, []);
});
