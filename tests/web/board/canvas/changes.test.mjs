import assert from "node:assert/strict";
import { test } from "node:test";

import { changesOf } from "../../../../web/board/canvas/changes.js";

const AREA = 1000 * 1000;
const part = (key, x, y = 0, w = 10, h = 10) => ({ key, box: { x, y, w, h } });
const [sea, ship, port] = [part("sea", 0, 0, 1000, 1000), part("ship", 100), part("port", 500)];

test("where nothing has changed nothing is painted", () => {
  assert.deepEqual(changesOf([sea, ship], [sea, { ...ship }], AREA), []);
});

test("what has come and what has gone are painted anew, each in its place", () => {
  assert.deepEqual(changesOf([sea, ship], [sea, port], AREA), [port.box, ship.box]);
});

test("a thing of which there are two is missed if one goes", () => {
  assert.deepEqual(changesOf([sea, ship, ship], [sea, ship], AREA), [ship.box]);
  assert.deepEqual(changesOf([sea, ship], [sea, ship, ship], AREA), [ship.box]);
});

test("places that overlap are one, also over a third", () => {
  const found = changesOf([], [part("a", 0), part("b", 18), part("c", 9)], AREA);
  assert.deepEqual(found, [{ x: 0, y: 0, w: 28, h: 10 }]);
});

test("if most has changed, or lies over what it lay under, all is painted", () => {
  assert.equal(changesOf([ship], [sea, ship], AREA), null);
  assert.equal(changesOf([sea, ship, port], [sea, port, ship], AREA), null);
});
