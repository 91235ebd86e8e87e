import assert from "node:assert/strict";
import { test } from "node:test";

import { stayingPut } from "../../../../web/board/mirror/stay-put.js";

for (const [what, places, held, staying] of [
  ["nothing has changed: all", [0, 1, 2], null, [0, 1, 2]],
  ["the first has gone to the end: all others", [1, 2, 3, 0], null, [0, 1, 2]],
  ["the last has come to the front: all others", [3, 0, 1, 2], null, [1, 2, 3]],
  ["new ones have come between: all old ones", [0, -1, 1, -1], null, [0, 2]],
  ["all are new: none", [-1, -1], null, []],
  ["there are none: none", [], null, []],
  ["the first, which has the focus, has gone to the end: it alone", [1, 2, 3, 0], 3, [3]],
  ["the focus is between others that changed places", [2, 1, 0], 1, [1]],
  ["the focus is on one in place", [0, 3, 1, 2], 0, [0, 2, 3]],
]) {
  test(`what stays put where ${what}`, () => {
    assert.deepEqual(staying, [...stayingPut(places, held)].sort());
  });
}
