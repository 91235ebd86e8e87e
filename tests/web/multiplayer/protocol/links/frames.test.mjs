import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed } from "../../../../../web/multiplayer/protocol/bytes.js";
import { Joiner, LONGEST_TABLE, cut } from "../../../../../web/multiplayer/protocol/links/frames.js";

/** @param {Uint8Array[]} frames */
async function joined(frames) {
  const joiner = new Joiner(LONGEST_TABLE);
  const found = [];
  for (const frame of frames) {
    const message = joiner.add(frame.buffer);
    if (message) found.push(await message);
  }
  return found;
}

/** Text that cannot be made much shorter. */
const noise = (length) => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return String.fromCharCode(32 + ((state >>> 16) % 90));
  }).join("");
};

for (const [what, message] of [
  ["a short message", { t: "beat" }],
  ["a long one", { t: "table", table: { lines: Array(3000).fill("Cutthroat Anne draws a card") } }],
  ["one in several frames", { t: "table", table: { noise: noise(300_000) } }],
]) {
  test(`${what} comes as it was sent`, async () => {
    assert.deepEqual(await joined(await cut(message)), [message]);
  });
}

test("messages that follow each other are told apart", async () => {
  const said = [{ t: "a" }, { t: "b", text: noise(100_000) }, { t: "c" }];
  const frames = (await Promise.all(said.map(cut))).flat();
  assert.deepEqual(await joined(frames), said);
});

test("no frame is larger than any browser sends", async () => {
  const frames = await cut({ t: "table", text: noise(300_000) });
  assert.ok(frames.length > 2);
  assert.ok(Math.max(...frames.map(({ length }) => length)) <= 65_536);
});

test("what repeats itself becomes short", async () => {
  const [frame] = await cut({ t: "table", lines: Array(2000).fill("Anne draws a card") });
  assert.ok((frame?.length ?? Infinity) < 2000);
});

test("a message that would grow beyond all bounds is refused", async () => {
  const frames = await cut({ t: "table", text: "a".repeat(LONGEST_TABLE + 10) });
    await assert.rejects(joined(frames), Malformed);
});

test("a message that never ends is refused, and the next one is read", async () => {
  const joiner = new Joiner(LONGEST_TABLE);
  const frame = () => joiner.add(new Uint8Array(65_536).buffer);
  assert.throws(() => {
    for (let count = 0; count < 80; count += 1) frame();
  }, Malformed);
  const [after] = await cut({ t: "beat" });
  assert.deepEqual(await joiner.add(after?.buffer), { t: "beat" });
});

for (const [what, frame] of [
  ["a text", "hello"],
  ["nothing", new ArrayBuffer(0)],
  ["an unknown head", Uint8Array.of(7, 1, 2).buffer],
]) {
  test(`${what} is no frame`, () => assert.throws(() => new Joiner(LONGEST_TABLE).add(frame), Malformed));
}

for (const [what, bytes] of [
  ["what was not deflated", [3, 255, 255, 255]],
  ["what is no JSON", [2, 123]],
  ["what is no text", [2, 255, 254]],
]) {
  test(`${what} is refused`, async () => {
    await assert.rejects(async () => new Joiner(LONGEST_TABLE).add(Uint8Array.from(bytes).buffer), Malformed);
  });
}
