import assert from "node:assert/strict";
import { test } from "node:test";

import { Breath } from "../../../../../web/multiplayer/protocol/breath.js";
import { SAYINGS, isSaying } from "../../../../../web/multiplayer/protocol/talk/sayings.js";

test("only what stands in the list can be said", () => {
  for (const what of SAYINGS) assert.ok(isSaying(what));
  for (const what of ["", "<b>", "Ahoy", "constructor", null, 3]) assert.ok(!isSaying(what));
});

test("nobody talks all the time", () => {
  const breath = new Breath();
  const said = [0, 1, 2, 3, 4, 5].map((now) => breath.take(100_000 + now));
  assert.deepEqual(said, [true, true, true, true, false, false]);
  assert.ok(breath.take(103_000));
  assert.ok(!breath.take(103_001));
});
