import assert from "node:assert/strict";
import { test } from "node:test";

import { resuming, savedIn } from "../../../web/net/snapshot.js";

const PAGE = 4096;
const HEAD = Uint8Array.of(1, 2, 3, 4);

/** The snapshot of a memory of that many pages in which each of these is filled with its number. */
function snapshot(count, pages) {
  const numbers = Uint32Array.from([HEAD.length, count * PAGE, pages.length, ...pages]);
  const filled = pages.map((page) => new Uint8Array(PAGE).fill(page));
  return new Uint8Array(Buffer.concat([Buffer.from(numbers.buffer), HEAD, ...filled])).buffer;
}

test("pages are put where they were, and whatever else was there is gone", () => {
  const memory = new Uint8Array(6 * PAGE).fill(99);
  savedIn(snapshot(6, [1, 2, 4])).lay(memory);
  const first = Array.from({ length: 6 }, (_, page) => memory[page * PAGE]);
  const last = Array.from({ length: 6 }, (_, page) => memory[page * PAGE + PAGE - 1]);
  assert.deepEqual([0, 1, 2, 0, 4, 0], first);
  assert.deepEqual(first, last);
});

test("a memory of another size is refused, and so is anything else", () => {
  const { lay } = savedIn(snapshot(6, [1]));
  assert.throws(() => lay(new Uint8Array(5 * PAGE)));
  assert.throws(() => savedIn(new TextEncoder().encode("<!doctype html>sign in").buffer));
});

test("the interpreter is made before the snapshot has come, and then goes on from it", async () => {
  const done = [];
  let resolve = () => {};
  const promise = new Promise((come) => (resolve = come));
  const create = async ({ kept, INITIAL_MEMORY }) => {
    done.push(`made with ${kept}`);
    return {
      HEAPU8: new Uint8Array(INITIAL_MEMORY),
      API: { restoreSnapshot: (head) => head.length },
    };
  };
  const making = resuming(create, 2 * PAGE, promise)({ kept: "settings" });
  await Promise.resolve();
  done.push("the snapshot comes");
  resolve(savedIn(snapshot(2, [1])));
  const { API, HEAPU8 } = await making;
  assert.deepEqual(["made with settings", "the snapshot comes"], done);
  assert.equal(HEAD.length, API.restoreSnapshot());
  assert.equal(1, HEAPU8[PAGE]);
});
