import assert from "node:assert/strict";
import { test } from "node:test";

import { plan } from "../../../../web/board/motion/plan.js";

const node = (id, rest = {}) => ({
  id,
  kind: "box",
  at: [0, 0],
  size: [10, 10],
  skin: "card",
  ...rest,
});
const scene = (...nodes) => ({ height: 600, nodes });
const fates = (before, after) =>
  plan(before, after).map(({ fate, from, to }) => [fate, from?.id ?? null, to?.id ?? null]);

test("without a scene before, everything is born from nothing", () => {
  assert.deepEqual([["birth", null, "a"]], fates(null, scene(node("a"))));
  assert.deepEqual([["birth", null, "a"]], fates(null, scene(node("a", { was: "b" }))));
});

test("what is the same in both scenes is still", () => {
  assert.deepEqual([["still", "a", "a"]], fates(scene(node("a")), scene(node("a"))));
});

test("each change of a node has its fate", () => {
  const table = [
    ["move", {}, { at: [1, 0] }],
    ["move", {}, { at: [0, 1] }],
    ["move", {}, { size: [11, 10] }],
    ["move", {}, { turn: 5 }],
    ["move", {}, { alpha: 0.5 }],
    ["move", {}, { state: ["dim"] }],
    ["move", { state: ["chosen"] }, {}],
    ["flip", {}, { skin: "card-back" }],
    ["flip", {}, { state: ["back"] }],
    ["flip", { state: ["back"] }, { at: [50, 0] }],
    ["flip", {}, { kind: "sprite", skin: "cartagena/skull" }],
    ["change", {}, { kind: "text" }],
    ["change", {}, { edge: "red" }],
    ["change", { kind: "sprite", tint: "seat-0" }, { kind: "sprite", tint: "seat-1" }],
    ["change", { kind: "text", text: "1" }, { kind: "text", text: "2" }],
    [
      "change",
      { kind: "text", text: { key: "a" } },
      { kind: "text", text: { key: "a", args: { n: 1 } } },
    ],
    ["still", { kind: "text", text: { key: "a" } }, { kind: "text", text: { key: "a" } }],
    ["move", { kind: "text", text: "1" }, { kind: "text", text: "1", at: [4, 4] }],
    ["change", { kind: "path", points: [0, 0, 1, 1] }, { kind: "path", points: [0, 0, 2, 2] }],
    ["still", { kind: "path", points: [0, 0] }, { kind: "path", points: [0, 0] }],
    ["still", {}, { was: "b" }],
  ];
  for (const [fate, from, to] of table) {
    const found = fates(scene(node("a", from)), scene(node("a", to)));
    assert.deepEqual([[fate, "a", "a"]], found, JSON.stringify([from, to]));
  }
});

test("zones and glows are never tweened", () => {
  for (const kind of ["zone", "glow"]) {
    const here = node("a", { kind });
    const there = node("a", { kind, at: [9, 9] });
    assert.deepEqual([["still", "a", "a"]], fates(scene(here), scene(there)));
    assert.deepEqual([["still", null, "a"]], fates(scene(), scene(here)));
    assert.deepEqual([], fates(scene(here), scene()));
  }
});

test("a new node comes from the old one it was, which then does not die", () => {
  const before = scene(node("hand"), node("other"));
  const after = scene(node("other"), node("pile", { was: "hand" }));
  assert.deepEqual([["still", "other", "other"], ["birth", "hand", "pile"]], fates(before, after));
});

test("several nodes may come from one that stays", () => {
  const before = scene(node("pile"));
  const after = scene(node("pile"), node("a", { was: "pile" }), node("b", { was: "pile" }));
  assert.deepEqual(
    [["still", "pile", "pile"], ["birth", "pile", "a"], ["birth", "pile", "b"]],
    fates(before, after),
  );
});

test("a node that was something unknown is born from nothing", () => {
  assert.deepEqual([["birth", null, "a"]], fates(scene(), scene(node("a", { was: "gone" }))));
});

test("what is gone dies, after everything else", () => {
  assert.deepEqual(
    [["still", "b", "b"], ["death", "a", null]],
    fates(scene(node("a"), node("b")), scene(node("b"))),
  );
});

test("three hundred nodes are planned within a millisecond", () => {
  const many = (shift) => {
    const places = Array.from({ length: 300 }, (_, index) => [index + shift, 0]);
    return scene(...places.map((at, index) => node(`n${index}`, { at })));
  };
  const [before, after] = [many(0), many(1)];
  const times = Array.from({ length: 60 }, () => {
    const begun = performance.now();
    plan(before, after);
    return performance.now() - begun;
  });
  assert.ok(Math.min(...times) < 1, `${Math.min(...times)} ms`);
});
