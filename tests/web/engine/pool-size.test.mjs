import assert from "node:assert/strict";
import { test } from "node:test";

import { poolSize } from "../../../web/engine/pool-size.js";

const laptop = { cores: 8, memory: 8, isHandheld: false };

for (const [what, device, size] of [
  ["a laptop has three", laptop, 3],
  ["a workstation has three as well", { ...laptop, cores: 64 }, 3],
  ["four threads make two", { ...laptop, cores: 4 }, 2],
  ["two threads make one", { ...laptop, cores: 2 }, 1],
  ["a single core has one", { ...laptop, cores: 1 }, 1],
  ["a browser that hides its memory is believed to have enough", { ...laptop, memory: undefined }, 3],
  ["a machine with little memory has one", { ...laptop, memory: 3 }, 1],
  ["where memory is short the engine does without", { ...laptop, memory: 2 }, 0],
  ["so does a phone with 2 GB", { cores: 8, memory: 2, isHandheld: true }, 0],
  ["a phone has one", { ...laptop, isHandheld: true }, 1],
]) {
  test(`workers at work: ${what}`, () => assert.equal(size, poolSize(device)));
}
