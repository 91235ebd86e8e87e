import assert from "node:assert/strict";
import { test } from "node:test";

import "../document.mjs";

const { progress } = await import("../../../web/analysis/analysis-panel.js");

const words = { locale: "en", t: (key, args) => [key, ...Object.values(args ?? {})].join(" "), say: ({ key }) => key };
const app = { words, botPool: { trouble: { key: "trouble" } } };
const at = (state, { judged = 0, moments = 3, split = 0 } = {}) =>
  progress(app, { state, judged: Array(judged), moments: Array(moments), split, turns: [1, 2] });

test("from the beginning to the end of judging something is said of it", () => {
  assert.equal(at("idle", { moments: 0 }), "");
  assert.equal(at("judging", { moments: 0 }), "luck-progress 0%");
  assert.equal(at("judging", { split: 0.5 }), "luck-progress 50%");
  assert.equal(at("judging", { split: 1, judged: 1 }), "analysis-progress 1 3");
  assert.equal(at("judging", { split: 1, judged: 3 }), "analysis-closer");
  assert.equal(at("stopped", { moments: 0 }), "luck-progress 0%");
  assert.equal(at("stuck", { moments: 0 }), "trouble");
  assert.equal(at("done", { split: 1, judged: 3 }), "analysis-told 2");
});
