import assert from "node:assert/strict";
import { test } from "node:test";

import { lettersFor } from "../../../../web/multiplayer/screens/public-letters.js";

for (const [width, height, usual, letters] of [
  [1280, 720, 100, 120],
  [1920, 1080, 100, 180],
  [3840, 2160, 100, 200],
  [800, 600, 100, 100],
  [1280, 720, 150, 150],
])
  test(`letters on a screen of ${width} × ${height} for everybody are ${letters} where ${usual} was chosen`, () => {
    assert.equal(lettersFor(width, height, usual), letters);
  });
