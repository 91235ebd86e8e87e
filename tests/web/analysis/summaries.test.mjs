import assert from "node:assert/strict";
import { test } from "node:test";

import "../document.mjs";

const node = (tag) => ({
  tag,
  parts: [],
  append(...parts) {
    this.parts.push(...parts);
  },
  replaceChildren(...parts) {
    this.parts = parts;
  },
  setAttribute() {},
});
Object.assign(globalThis.document, { createElement: node, createElementNS: (_, tag) => node(tag) });
const { summaryItems } = await import("../../../web/analysis/summaries.js");

const words = {
  locale: "en",
  say: ({ key }) => key,
  seatName: (seat) => ["Ann", "Ben", "Cid"][seat],
  t: (key, { names = "" } = {}) => `${key} ${names}`.trim(),
};
const seats = ["red", "blue", "green"].map((colour) => ({ colour }));
const textOf = (each) => (typeof each === "string" ? each : (each.parts ?? []).map(textOf).join(""));
const told = (summaries, isAll) => summaryItems({ words }, { seats }, summaries, isAll).map(textOf);
const lost = { key: "lost" };

test("for whom nothing can be told that is said once, and only when no more is found out", () => {
  assert.deepEqual(["lost"], told([null, lost, null], false));
  assert.deepEqual(["lost", "summary-nothing Ann and Cid"], told([null, lost, null], true));
  assert.deepEqual(["summary-none"], told([null, null, null], true));
  assert.deepEqual([], told([], true));
});
