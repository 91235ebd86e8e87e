import assert from "node:assert/strict";
import { test } from "node:test";

import { lay } from "../../../../web/board/canvas/lay.js";
import { marking } from "../../../../web/board/pointing/marks.js";
import { motion } from "../../../../web/board/motion/motions.js";
import { sequence } from "../../../../web/board/motion/sequence.js";
import { lookOf } from "../../../../web/board/motion/tween.js";

const box = (id, z, rest = {}) => ({
  id,
  kind: "box",
  at: [50, 50],
  size: [40, 40],
  z,
  ...rest,
});
const laid = (...nodes) => lay({ height: 600, nodes }, String);
const moving = (node, arc = 0) => motion(node, lookOf(node), lookOf(node), { arc });
const ids = (items) => items.map((entry) => (entry.item ?? entry).node.id);
const ordered = (table, ...motions) =>
  sequence(table.items, motions, (node) => table.itemOf.get(node), () => false, 1);

test("items are painted by z, and by the scene's order within one z", () => {
  const { items } = laid(box("a", 1), box("b", 0), box("c", 1), box("d", 0));
  assert.deepEqual(["b", "d", "a", "c"], ids(items));
});

test("what lies below every change stays on the floor", () => {
  const table = laid(box("board", 0), box("cell", 1), box("man", 2), box("sign", 3));
  const { floor, front } = ordered(table, moving(table.nodes[2]));
  assert.deepEqual(["board", "cell"], ids(floor));
  assert.deepEqual(["man", "sign"], ids(front));
});

test("what lies over no change stays on the floor, also above it; what lies over that comes with it", () => {
  const aside = { at: [500, 50] };
  const table = laid(
    box("man", 1),
    box("sign", 2, { size: [200, 40] }),
    box("flag", 3, { at: [160, 50] }),
    box("far", 4, aside),
    box("bird", 5, aside),
  );
  const { floor, front } = ordered(table, moving(table.nodes[0]));
  assert.deepEqual(["far", "bird"], ids(floor));
  assert.deepEqual(["man", "sign", "flag"], ids(front));
});

test("all of a way counts, not only its ends", () => {
  const table = laid(box("man", 1), box("sign", 2, { at: [150, 50] }));
  const [man] = table.nodes;
  const way = motion(man, lookOf(man), { ...lookOf(man), x: 250 });
  assert.deepEqual(["man", "sign"], ids(ordered(table, way).front));
});

test("what flies comes above all, and the rest stays on the floor", () => {
  const table = laid(box("board", 0), box("man", 1), box("sign", 2));
  const { floor, front } = ordered(table, moving(table.nodes[1], 5));
  assert.deepEqual(["board", "sign"], ids(floor));
  assert.deepEqual(["man"], ids(front));
});

test("marks go by what can be done, chosen before target before live", () => {
  const table = laid(...["a", "b", "c"].map((pick) => box(pick, 0, { pick })));
  const tokens = {
    live: new Set(["a", "b", "c"]),
    targets: new Set(["b", "c"]),
    chosen: new Set(["c"]),
  };
  const { marks, lifts } = marking(table, tokens, null, null);
  assert.deepEqual(["live", "target", "chosen"], table.nodes.map((node) => marks.get(node)));
  assert.deepEqual([undefined, undefined, 1], table.nodes.map((node) => lifts.get(node)));
});

test("what the scene calls chosen is marked so", () => {
  const table = laid(box("a", 0, { state: ["chosen"] }));
  assert.equal("chosen", marking(table, {}, null, null).marks.get(table.nodes[0]));
});

test("of several things with one token the pressed one is chosen, else the topmost", () => {
  const twins = laid(
    box("left", 0, { pick: "card" }),
    box("right", 0, { pick: "card", at: [90, 50] }),
  );
  const tokens = { live: new Set(["card"]), chosen: new Set(["card"]) };
  const marks = (pressed) =>
    [...marking(twins, tokens, pressed, null).marks].map(([node, mark]) => [node.id, mark]);
  assert.deepEqual([["left", "live"], ["right", "chosen"]], marks(null));
  assert.deepEqual([["left", "chosen"], ["right", "live"]], marks("left"));
});

test("a live thing under the mouse rises a little, an idle one does not", () => {
  const table = laid(box("a", 0, { pick: "a" }));
  const height = (live) => marking(table, { live }, null, "a").lifts.get(table.nodes[0]);
  assert.ok(height(new Set(["a"])) > 0);
  assert.equal(undefined, height(new Set()));
});

test("words are formatted once, when a scene is laid", () => {
  const text = { id: "t", kind: "text", at: [0, 0], size: [0, 10], text: { key: "hello" } };
  const table = lay({ height: 1, nodes: [text] }, ({ key }) => key.toUpperCase());
  assert.equal("HELLO", table.items[0].texts[0]);
});
