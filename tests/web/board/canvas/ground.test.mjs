import assert from "node:assert/strict";
import { test } from "node:test";

import { createGround, groundOf } from "../../../../web/board/canvas/ground.js";

const AREA = 100 * 100;
const sheet = (width, height = width) => ({ canvas: { width, height }, left: 0, top: 0 });
const [large, small] = [sheet(90), sheet(20)];

test("the ground goes up to the last of several large sheets, with what is small between them", () => {
  assert.equal(groundOf([large, small, large, small, small], AREA), 3);
  assert.equal(groundOf([small, large, large], AREA), 3);
});

test("one large sheet is no ground: a picture of it would cost as much", () => {
  assert.equal(groundOf([large, small, small], AREA), 0);
  assert.equal(groundOf([small, small], AREA), 0);
  assert.equal(groundOf([], AREA), 0);
});

/** A canvas that notes what is copied onto it. */
function surface(told, name) {
  const canvas = { width: 100, height: 100, name };
  const context = {
    canvas,
    setTransform: () => {},
    clearRect: () => told.push(`${name} cleared`),
    drawImage: (from, left, top) => told.push(`${from.name} on ${name} at ${left} ${top}`),
  };
  return Object.assign(canvas, { getContext: () => context });
}

test("a ground is put together once, until one of its sheets is another one or lies elsewhere", () => {
  const told = [];
  globalThis.document = { createElement: () => surface(told, "ground") };
  const floor = surface(told, "floor").getContext();
  const { paint } = createGround();
  const sheets = (name, left) => [
    { canvas: { name: "sea" }, left: 0, top: 0 },
    { canvas: { name }, left, top: 5 },
  ];
  const seas = sheets("land", 3);
  paint(floor, seas);
  const whole = ["ground cleared", "sea on ground at 0 0", "land on ground at 3 5", "ground on floor at 0 0"];
  assert.deepEqual(told.splice(0), whole);
  paint(floor, [...seas]);
  assert.deepEqual(told.splice(0), ["ground on floor at 0 0"]);
  paint(floor, [seas[0], { ...seas[1], left: 4 }]);
  assert.equal(told.splice(0)[2], "land on ground at 4 5");
  paint(floor, [seas[0], { ...seas[1], canvas: { name: "ice" } }]);
  assert.equal(told.splice(0)[2], "ice on ground at 3 5");
  floor.canvas.width = 50;
  paint(floor, [seas[0], { ...seas[1], canvas: { name: "ice" } }]);
  assert.equal(told.length, 4);
});
