import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { memoryOf } from "../../web/snapshot.js";

const PAGE = 4096;

/** The snapshot of a memory of that size in which each of these pages is filled with its number. */
function snapshot(size, pages) {
  const head = Uint32Array.from([size, pages.length, ...pages]);
  const filled = pages.map((page) => new Uint8Array(PAGE).fill(page));
  return gzipSync(Buffer.concat([Buffer.from(head.buffer), ...filled]));
}

test("pages are put where they were, and the others are empty", async () => {
  const memory = await memoryOf(snapshot(6 * PAGE, [1, 2, 5]));
  assert.equal(6 * PAGE, memory.length);
  const first = Array.from({ length: 6 }, (_, page) => memory[page * PAGE]);
  const last = Array.from({ length: 6 }, (_, page) => memory[page * PAGE + PAGE - 1]);
  assert.deepEqual([0, 1, 2, 0, 0, 5], first);
  assert.deepEqual(first, last);
});

test("a memory may end within its last page", async () => {
  const memory = await memoryOf(snapshot(2 * PAGE + 10, [0, 2]));
  assert.equal(2 * PAGE + 10, memory.length);
  assert.equal(2, memory[2 * PAGE + 9]);
});

test("anything else is refused", async () => {
  await assert.rejects(memoryOf(new TextEncoder().encode("<!doctype html>sign in").buffer));
  await assert.rejects(memoryOf(gzipSync(Buffer.from([1, 2]))));
});
