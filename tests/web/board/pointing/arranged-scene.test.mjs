import assert from "node:assert/strict";
import { test } from "node:test";

import { HAND } from "../../../../web/board/pointing/arrange.js";
import { arranged, news } from "../../../../web/board/pointing/arranged-scene.js";

const label = (key) => ({ key });

/** A box with its number and a curl printed on it. */
const card = (name, x) => [
  {
    id: name,
    kind: "box",
    at: [x, 500],
    size: [40, 60],
    z: 3,
    label: label(name),
    pick: `card:${name}`,
  },
  { id: `${name}-number`, kind: "text", at: [x, 490], size: [0, 20], z: 4, text: name },
  {
    id: `${name}-curl`,
    kind: "path",
    at: [x, 510],
    size: [2, 0],
    z: 4,
    points: [x - 5, 510, x + 5, 512],
  },
];

const SCENE = {
  height: 600,
  label: label("table"),
  nodes: [
    { id: "sea", kind: "box", at: [500, 300], size: [1000, 600] },
    { id: "slot-a", kind: "box", at: [100, 100], size: [50, 70], z: 1, label: label("a"), pick: "a" },
    { id: "zone-a", kind: "zone", at: [110, 130], size: [90, 160], z: 8, label: label("a"), pick: "a" },
    { id: "zone-b", kind: "zone", at: [300, 100], size: [90, 160], label: label("b"), pick: "b" },
    { id: "pouch", kind: "box", at: [900, 100], size: [50, 70], z: 2 },
    { id: "rest", kind: "zone", at: [900, 100], size: [50, 70], label: label("pouch"), pick: "pouch" },
    ...card("x", 400),
    ...card("y", 450),
    ...card("z", 500),
  ],
};
const OFFER = {
  places: [
    { pick: "a", action: ["bid", "a"] },
    { pick: "b", action: ["bid", "b"] },
  ],
  items: ["x", "y", "z"].map((word) => ({ pick: `card:${word}`, word })),
  confirm: label("go"),
  rest: "pouch",
};

const lay = (placed, offer = OFFER) =>
  new Map(arranged(SCENE, offer, new Map(Object.entries(placed))).nodes.map((n) => [n.id, n]));
const where = (nodes, name) =>
  [name, `${name}-number`, `${name}-curl`].map((id) => nodes.get(id).at);

test("with nothing laid only the empty places say that they are empty", () => {
  const nodes = lay({});
  const empty = (place) => ({ key: "table-place-empty", args: { place: label(place) } });
  assert.deepEqual(empty("a"), nodes.get("slot-a").label);
  assert.deepEqual(empty("a"), nodes.get("zone-a").label);
  assert.deepEqual(empty("b"), nodes.get("zone-b").label);
  const before = SCENE.nodes.filter(({ pick }) => pick !== "a" && pick !== "b");
  assert.deepEqual(
    before,
    before.map(({ id }) => nodes.get(id)),
  );
  assert.equal(SCENE.nodes.length, nodes.size);
});

test("an item is moved with all that is printed on it, onto the thing rather than its zone", () => {
  const nodes = lay({ a: "card:y" });
  assert.deepEqual(
    [
      [100, 100],
      [100, 90],
      [100, 110],
    ],
    where(nodes, "y"),
  );
  assert.deepEqual([95, 110, 105, 112], nodes.get("y-curl").points);
  assert.deepEqual([400, 500], nodes.get("x").at);
});

test("a place that is a zone alone has its middle", () => {
  assert.deepEqual([300, 100], lay({ b: "card:x" }).get("x").at);
});

test("a smaller place makes an item as small, with letters of a size that the scene has", () => {
  const halved = SCENE.nodes.map((node) =>
    node.id === "slot-a" ? { ...node, size: [20, 30] } : node,
  );
  const small = { id: "small", kind: "text", at: [0, 0], size: [0, 12], text: "a" };
  const nodes = new Map(
    arranged({ ...SCENE, nodes: [...halved, small] }, OFFER, new Map([["a", "card:y"]])).nodes.map(
      (node) => [node.id, node],
    ),
  );
  assert.deepEqual([[100, 100], [20, 30]], [nodes.get("y").at, nodes.get("y").size]);
  assert.deepEqual([[100, 95], [0, 12]], [nodes.get("y-number").at, nodes.get("y-number").size]);
  assert.deepEqual([97.5, 105, 102.5, 106], nodes.get("y-curl").points);
  assert.deepEqual([40, 60], nodes.get("x").size);
});

test("of two items that overlap each keeps what is printed on it", () => {
  const nodes = [...card("x", 400), ...card("y", 425)].map((node) =>
    node.id.endsWith("-number") || node.id.endsWith("-curl")
      ? { ...node, at: [node.at[0] - 10, node.at[1]], z: 3 }
      : node,
  );
  const scene = { ...SCENE, nodes: [...SCENE.nodes.slice(0, 6), ...nodes] };
  const laid = arranged(scene, OFFER, new Map([["a", "card:x"]])).nodes;
  const at = Object.fromEntries(laid.map(({ id, at }) => [id, at]));
  assert.deepEqual([[90, 90], [415, 490]], [at["x-number"], at["y-number"]]);
});

test("what is laid is above everything that bears the place's token, in its own order", () => {
  const nodes = lay({ a: "card:x", b: "card:y" });
  assert.deepEqual(
    [9, 10, 10],
    ["x", "x-number", "x-curl"].map((id) => nodes.get(id).z),
  );
  assert.deepEqual([3, 4], [nodes.get("y").z, nodes.get("y-number").z]);
});

test("names tell what lies where", () => {
  const nodes = lay({ a: "card:y" });
  assert.deepEqual(
    { key: "table-laid", args: { item: label("y"), place: label("a") } },
    nodes.get("y").label,
  );
  assert.deepEqual(
    { key: "table-place-filled", args: { place: label("a"), item: label("y") } },
    nodes.get("slot-a").label,
  );
  assert.deepEqual(label("x"), nodes.get("x").label);
  assert.equal(undefined, nodes.get("y-number").label);
});

test("what was laid is told with its place, and what is left over", () => {
  const told = (placed, before) =>
    news(SCENE, OFFER, new Map(Object.entries(placed)), new Map(Object.entries(before)));
  const laid = (item, place) => ({ key: "table-laid", args: { item: label(item), place: label(place) } });
  const left = { key: "table-left", args: { item: label("z") } };
  assert.deepEqual([laid("y", "a")], told({ a: "card:y" }, {}));
  assert.deepEqual([laid("x", "b"), left], told({ a: "card:y", b: "card:x" }, { a: "card:y" }));
  assert.deepEqual([], told({ a: "card:y" }, { a: "card:y", b: "card:x" }));
});

test("the last item left over goes where the rest lies, and is lit", () => {
  const nodes = lay({ a: "card:y", b: "card:z" });
  assert.deepEqual([900, 100], nodes.get("x").at);
  assert.deepEqual({ key: "table-left", args: { item: label("x") } }, nodes.get("x").label);
  assert.deepEqual(["lit"], nodes.get("x").state);
  assert.equal(undefined, nodes.get("x-number").state);
  assert.equal(undefined, lay({ a: "card:y" }).get("x").state);
});

test("without a place for the rest it stays, lit", () => {
  const nodes = lay({ a: "card:y", b: "card:z" }, { ...OFFER, rest: null });
  assert.deepEqual([400, 500], nodes.get("x").at);
  assert.deepEqual(["lit"], nodes.get("x").state);
});

test("once something is laid, the ground it came from takes it back", () => {
  assert.equal(undefined, lay({}).get(HAND));
  const hand = lay({ a: "card:y" }).get(HAND);
  assert.deepEqual([[450, 500], [154, 74]], [hand.at, hand.size]);
  assert.equal(-1, hand.z);
  assert.equal(undefined, hand.pick);
});

test("the scene of the engine stays as it was", () => {
  const before = structuredClone(SCENE);
  lay({ a: "card:y", b: "card:z" });
  assert.deepEqual(before, SCENE);
});
