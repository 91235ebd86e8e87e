import assert from "node:assert/strict";
import { test } from "node:test";

import { aimAt, spotsOf } from "../../../../web/board/pointing/aim.js";
import { bodiesOf } from "../../../../web/board/canvas/bodies.js";
import { boundsOf } from "../../../../web/board/canvas/geometry.js";
import { clearPart, hit } from "../../../../web/board/pointing/hit.js";
import { lay } from "../../../../web/board/canvas/lay.js";

const box = (id, x, y, w, h, rest = {}) => ({
  id,
  kind: "box",
  at: [x, y],
  size: [w, h],
  pick: id,
  ...rest,
});
const NONE = { reach: 0, isActive: () => false };
const at = (nodes, x, y, aim = NONE) =>
  hit(nodes, ({ pick }) => pick ?? null, x, y, aim)?.id ?? null;
const active = (...tokens) => (token) => tokens.includes(token);

test("the topmost pickable node under the point is meant", () => {
  const nodes = [
    box("low", 50, 50, 40, 40),
    box("high", 60, 50, 40, 40),
    box("print", 60, 50, 40, 40, { pick: undefined }),
  ];
  assert.equal("high", at(nodes, 65, 50));
  assert.equal("low", at(nodes, 35, 50));
  assert.equal(null, at(nodes, 200, 50));
});

test("each kind has its own shape", () => {
  const disc = { id: "disc", kind: "disc", at: [50, 50], size: [40, 40], pick: "disc" };
  assert.deepEqual(["disc", null], [at([disc], 50, 69), at([disc], 66, 66)]);
  const turned = box("turned", 50, 50, 60, 10, { turn: 90 });
  assert.deepEqual(["turned", null], [at([turned], 50, 75), at([turned], 75, 50)]);
  const points = [0, 50, 100, 50];
  const path = { id: "path", kind: "path", at: [50, 50], size: [10, 0], points, pick: "path" };
  assert.deepEqual(["path", null], [at([path], 30, 54), at([path], 30, 57)]);
});

test("small things reach further, and the nearest wins", () => {
  const nodes = [box("left", 40, 50, 10, 10), box("right", 70, 50, 10, 10)];
  const aim = { reach: 44, isActive: () => false };
  assert.equal(null, at(nodes, 53, 50));
  assert.equal("left", at(nodes, 53, 50, aim));
  assert.equal("right", at(nodes, 57, 50, aim));
  const both = { reach: 44, isActive: active("left", "right") };
  assert.deepEqual(["left", "right"], [at(nodes, 53, 50, both), at(nodes, 57, 50, both)]);
  assert.equal(null, at(nodes, 15, 50, aim));
});

test("an active thing is meant through an idle one that lies over it", () => {
  const nodes = [box("cell", 50, 50, 80, 80), box("man", 50, 50, 20, 30)];
  assert.equal("man", at(nodes, 50, 50));
  assert.equal("cell", at(nodes, 50, 50, { reach: 24, isActive: active("cell") }));
  assert.equal("man", at(nodes, 50, 50, { reach: 24, isActive: active("cell", "man") }));
});

test("beside a small active thing a large idle one gives way, a small idle one does not", () => {
  const man = box("man", 50, 50, 10, 10);
  const aim = { reach: 24, isActive: active("man") };
  assert.equal("man", at([box("cell", 50, 50, 80, 80), man], 60, 50, aim));
  assert.equal("cell", at([box("cell", 50, 50, 80, 80), man], 65, 50, aim));
  assert.equal("idle", at([box("idle", 65, 50, 14, 14), man], 60, 50, aim));
});

test("among small things the one whose middle is nearest is meant, if a press there does something", () => {
  const nodes = [box("live", 50, 50, 16, 16), box("idle", 78, 50, 30, 30)];
  const aim = { reach: 44, isActive: active("live") };
  assert.equal("live", at(nodes, 63.5, 50, aim), "inside the idle one, nearer to the live one");
  assert.equal("idle", at(nodes, 66, 50, aim));
  assert.equal("idle", at(nodes, 63.5, 50, { reach: 44, isActive: () => false }));
});

test("the clear part of a covered card is what can be seen of it, and its middle means it", () => {
  const nodes = [box("under", 50, 50, 70, 70), box("over", 70, 50, 70, 70)];
  const tokenAt = (x, y) => at(nodes, x, y);
  const part = clearPart(nodes[0], "under", tokenAt);
  assert.equal("under", tokenAt(part.x + part.w / 2, part.y + part.h / 2));
  assert.ok(part.x + part.w <= 36 && part.h > 60, JSON.stringify(part));
  assert.equal(null, clearPart(nodes[0], "absent", tokenAt));
});

test("bounds enclose a turned node", () => {
  const { x, y, w, h } = boundsOf(box("a", 50, 50, 60, 10, { turn: 90 }));
  assert.deepEqual([45, 20, 10, 60], [x, y, w, h].map(Math.round));
});

test("a card, its print and its badge are one body; the next card is another", () => {
  const nodes = [
    box("card", 50, 50, 40, 60, { pick: "card:a" }),
    { id: "print", kind: "sprite", at: [50, 50], size: [20, 20] },
    box("badge", 68, 22, 12, 12, { pick: undefined }),
    box("twin", 70, 50, 40, 60, { pick: "card:a" }),
    { id: "twin-print", kind: "sprite", at: [70, 50], size: [20, 20] },
  ];
  const bodies = bodiesOf(nodes).get("card:a");
  assert.deepEqual(["card", "twin"], bodies.map(({ lead }) => lead.id));
  assert.deepEqual(["card", "print", "badge"], bodies[0].parts.map(({ id }) => id).slice(0, 3));
  assert.ok(bodies[1].parts.some(({ id }) => id === "twin-print"));
});

test("a zone around a figure with its token is no body of its own, alone it is", () => {
  const figure = { id: "man", kind: "sprite", at: [50, 50], size: [20, 30], pick: "man" };
  const zone = { id: "zone", kind: "zone", at: [50, 50], size: [60, 60], pick: "man" };
  assert.deepEqual(["man"], bodiesOf([figure, zone]).get("man").map(({ lead }) => lead.id));
  assert.deepEqual(["zone"], bodiesOf([zone]).get("man").map(({ lead }) => lead.id));
});

test("a target may be named by a node's id, and only while it is a target", () => {
  const nodes = [box("cell", 50, 50, 40, 40, { pick: undefined })];
  assert.equal(null, aimAt(nodes, {}, 50, 50, 24));
  assert.equal("cell", aimAt(nodes, { targets: new Set(["cell"]) }, 50, 50, 24)?.token);
});

test("every token has one spot whose middle means it, or is said to be covered", () => {
  const scene = {
    height: 600,
    nodes: [
      box("a", 100, 100, 40, 40),
      box("b", 130, 100, 40, 40, { z: 1 }),
      box("under", 300, 300, 40, 40),
      box("over", 300, 300, 60, 60, { z: 2 }),
      box("a-again", 500, 500, 80, 80, { pick: "a" }),
    ],
  };
  const laid = lay(scene, String);
  const spots = spotsOf(laid, {}, null, 24);
  assert.deepEqual(["a", "b", "under", "over"], spots.map(({ token }) => token));
  assert.deepEqual([false, false, true, false], spots.map(({ isCovered }) => isCovered));
  assert.equal("a-again", spots[0].lead.id);
  for (const { token, part, isCovered } of spots) {
    const found = aimAt(laid.nodes, {}, part.x + part.w / 2, part.y + part.h / 2, 24);
    if (!isCovered) assert.equal(token, found?.token);
  }
});
