import assert from "node:assert/strict";
import { test } from "node:test";

import { arrowTo, freeAround, withNumbers, wordsIn } from "../../../../web/board/canvas/arrow.js";

const THING = { x: 400, y: 400, w: 100, h: 100 };
const over = { x: 300, y: 340, w: 300, h: 40, cost: 1 };
const under = { x: 300, y: 510, w: 300, h: 40, cost: 1 };
const turn = (words, thing = THING) => arrowTo(thing, 60, words, 1000).turn;

test("an arrow stands over a thing, and where that would hide words under it or beside it", () => {
  assert.equal(0, turn([]));
  assert.equal(2, turn([over]));
  assert.equal(1, turn([over, under]));
  assert.equal(3, turn([over, under, { x: 510, y: 440, w: 60, h: 20, cost: 1 }]));
  const round = [over, under, { x: 300, y: 440, w: 300, h: 20, cost: 1 }];
  assert.equal(0, turn(round), "where nothing is free it stands as usual");
});

test("it hides no number where a side is free, and a number rather than words", () => {
  const count = { x: 440, y: 350, w: 20, h: 20, cost: 0.1 };
  assert.equal(2, turn([count]));
  const beside = { x: 300, y: 440, w: 300, h: 20, cost: 1 };
  assert.equal(0, turn([count, under, beside]), "words are on all other sides");
});

test("it stays on the table", () => {
  assert.equal(2, turn([], { ...THING, y: 10 }));
  const right = [over, under].map((words) => ({ ...words, x: 800, w: 200 }));
  assert.equal(3, turn(right, { ...THING, x: 900 }), "not beyond the right edge");
});

test("along a long thing it moves aside before it changes sides", () => {
  const row = { x: 0, y: 400, w: 1000, h: 40 };
  const { turn, aside } = arrowTo(row, 60, [{ x: 450, y: 340, w: 100, h: 60, cost: 1 }], 1000);
  assert.deepEqual([0, 300], [turn, aside]);
});

test("where words are follows from their length, their room and their edge", () => {
  const text = (text, node) => [{ node: { kind: "text", at: [500, 100], ...node }, texts: [text] }];
  const [short] = wordsIn(text("Ahoy", { size: [400, 20], align: "left" }));
  assert.deepEqual([300, 48], [short.x, short.w]);
  const [long] = wordsIn(text("a".repeat(100), { size: [400, 20], lines: 2 }));
  assert.deepEqual([300, 400], [long.x, long.w]);
  assert.ok(long.h > 40 && long.h < 50);
  const [brief] = wordsIn([{ ...text("", { size: [400, 20] })[0], texts: ["a".repeat(100), "Ahoy"] }]);
  assert.equal(48, brief.w, "of several texts the first that fits is shown");
  const [number] = wordsIn(text("12", { size: [0, 20] }));
  assert.ok(number.cost < short.cost, "a number is hidden rather than words");
  const sheet = { node: { kind: "box", at: [500, 100], size: [500, 100] }, order: 1, texts: [] };
  const [under] = text("Ahoy", { size: [400, 20] });
  assert.deepEqual([], wordsIn([{ ...under, order: 0 }, sheet]), "nobody sees them under a sheet");
  assert.equal(1, wordsIn([sheet, { ...under, order: 2 }]).length);
  assert.deepEqual([], wordsIn([{ node: { kind: "box", at: [0, 0], size: [1, 1] }, texts: [] }]));
});

test("what goes around a thing holds the numbers over its edge, and neither words nor what is beside it", () => {
  const number = { x: 440, y: 490, w: 20, h: 30, cost: 0.1 };
  const beside = { x: 440, y: 530, w: 20, h: 30, cost: 0.1 };
  const name = { x: 350, y: 390, w: 200, h: 30, cost: 1 };
  assert.deepEqual({ ...THING, h: 120 }, withNumbers(THING, [number, beside, name]));
  assert.deepEqual(THING, withNumbers(THING, [beside, name]));
});

test("a ring keeps off the words around a thing, and not off its own", () => {
  const own = { x: THING.x + 4, y: THING.y + 4, w: 20, h: 10, cost: 1 };
  const under = { x: THING.x, y: THING.y + THING.h + 3, w: 40, h: 10, cost: 1 };
  const onEdge = { ...under, y: THING.y + THING.h - 2 };
  assert.equal(freeAround(THING, 8, [own]), 8);
  assert.equal(freeAround(THING, 8, [own, under]), 3);
  assert.equal(freeAround(THING, 8, [onEdge]), -2);
});
