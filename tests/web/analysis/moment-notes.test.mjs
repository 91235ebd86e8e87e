import assert from "node:assert/strict";
import { test } from "node:test";

import "../document.mjs";

const { awaited } = await import("../../../web/analysis/moment-notes.js");

test("while a game goes on nobody is said to have had no choice", () => {
  const app = { words: { t: (key) => key } };
  assert.deepEqual(
    ["margin-asking", "margin-later"],
    [true, false].map((over) => awaited(app, { over })),
  );
});
