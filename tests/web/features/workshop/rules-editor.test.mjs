import assert from "node:assert/strict";
import { test } from "node:test";

import { indented, lineStart, newLine, outdented } from "../../../../web/features/workshop/indenting.js";
import { inviting } from "../../../../web/features/workshop/rules-tip.js";

test("Enter keeps the indentation, and goes further in where a line opens something", () => {
  const typed = (line) => newLine(line, line.length);
  assert.equal(typed("    x = 1"), "\n    ");
  assert.equal(typed("  def f(self):"), "\n      ");
  assert.equal(typed("if x:  # why"), "\n    ");
  assert.equal(typed("x = ["), "\n    ");
  assert.equal(typed("first\nsecond"), "\n");
  assert.equal(newLine("    if x: y", 4), "\n    ", "in the middle of a line what stands before counts");
});

test("lines go in and out by one step, empty ones stay empty", () => {
  assert.equal(indented("a\n\n  b"), "    a\n\n      b");
  assert.equal(indented(""), "    ", "but not the one on which one stands");
  assert.equal(outdented("    a\n  b\n     c\n"), "a\nb\n c\n");
  assert.equal(outdented(indented("a\n    b")), "a\n    b");
});

test("lines are found by their numbers", () => {
  assert.equal(lineStart("a\nbc\n\nd", 1), 0);
  assert.equal(lineStart("a\nbc\n\nd", 4), 6);
  assert.equal(lineStart("a\nbc", 9), 4, "or the end");
});

test("what may be changed first is told by its comment", () => {
  assert.deepEqual(inviting("a = 1\nb = 2  # change me: how many\n"), [{ line: 2, what: "how many" }]);
});
