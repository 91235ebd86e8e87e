import assert from "node:assert/strict";
import { test } from "node:test";

import { spotsOf } from "../../../../web/board/pointing/aim.js";
import { entriesOf } from "../../../../web/board/mirror/mirror-entries.js";
import { lay } from "../../../../web/board/canvas/lay.js";

const box = (id, x, rest = {}) => ({ id, kind: "box", at: [x, 50], size: [40, 40], ...rest });
const format = (words) => (typeof words === "string" ? words : `say ${words.key}`);
const boxOf = ({ x, y, w, h }) => ({ x: x / 2, y: y / 2, w: w / 2, h: h / 2 });

/** What is told of these nodes under these marks. */
function told(nodes, marks = {}) {
  const laid = lay({ height: 100, nodes, label: "table" }, format);
  return entriesOf(nodes, spotsOf(laid, marks, null, 10), marks, format, boxOf);
}

test("a token is told once, by its thing's name, place and marks, with what a press brings", () => {
  const nodes = [box("a", 50, { pick: "man", label: { key: "man" } }), box("b", 150, { pick: "cell" })];
  const marks = { live: new Set(["man"]), targets: new Set(["cell"]), chosen: new Set(["man"]) };
  const [man, cell] = told(nodes, { ...marks, told: new Map([["man", { label: { key: "go" }, gain: null }]]) }).entries;
  assert.deepEqual(["man", "say man", "say go"], [man.key, man.name, man.told]);
  assert.deepEqual([true, false, true], [man.isLive, man.isTarget, man.isChosen]);
  assert.deepEqual({ x: 15, y: 15, w: 20, h: 20 }, man.box);
  assert.deepEqual(["cell", "", false, true], [cell.name, cell.told, cell.isLive, cell.isTarget]);
});

test("what a press brings is told without what the thing's name says already", () => {
  const brings = (name, label, gain) => {
    const node = box("a", 50, { pick: "man", label: name });
    const say = (words) => (typeof words === "string" ? words : `${words.args.label}. ${words.args.gain}`);
    const marks = { told: new Map([["man", { label, gain }]]) };
    const laid = lay({ height: 100, nodes: [node], label: "table" }, say);
    return entriesOf([node], spotsOf(laid, marks, null, 10), marks, say, boxOf).entries[0].told;
  };
  assert.equal(brings("Jack", "Take Jack", "Two cards"), "Take Jack. Two cards");
  assert.equal(brings("Jack: two cards", "Take Jack", "Two cards"), "Take Jack");
  assert.equal(brings("Lay one", "Lay one", "1 to 0"), "1 to 0");
  assert.equal(brings("Lay one", "Lay one", null), "");
});

test("things with a name that no token picks are told after all that tokens pick", () => {
  const nodes = [box("pile", 50, { label: "pile" }), box("man", 150, { pick: "man", label: "Jack" })];
  const { entries, things } = told([...nodes, box("wood", 250)]);
  assert.deepEqual(["Jack", "pile"], entries.map(({ name }) => name));
  assert.deepEqual([nodes[0]], [...things.values()]);
  assert.equal(entries[1].key, [...things.keys()][0]);
  assert.equal(false, entries[1].isLive);
});

test("a name is told once where things lie on each other, and where a token's thing has it", () => {
  const names = (...nodes) => told(nodes).entries.map(({ name }) => name);
  const pile = (x, rest = {}) => box(`pile ${x}`, x, { label: "pile", ...rest });
  assert.deepEqual(["pile"], names(pile(50), pile(60)));
  assert.deepEqual(["pile", "pile"], names(pile(50), pile(150)));
  assert.deepEqual(["pile"], names(pile(50), pile(150, { pick: "top" })));
  assert.deepEqual(["pile"], names(pile(50, { pick: "top" }), box("lid", 150, { label: "lid", pick: "top" })));
});

test("a node that is a target is told as what can be pressed", () => {
  const { entries, things } = told([box("cell", 50, { label: "cell" })], { targets: new Set(["cell"]) });
  assert.deepEqual([["cell", true], 0], [[entries[0].key, entries[0].isTarget], things.size]);
});
