import assert from "node:assert/strict";
import { test } from "node:test";
import { liftOf } from "../../../../web/table/dialogs/in-sight.js";

const SCENE = { height: 1000, nodes: [], ending: [0, 600, 1000, 100] };
const host = { left: 0, top: 50, width: 500, height: 500 };
const lift = (scene, sheet) => liftOf(scene, { host, sheet });

test("the board is moved up until the sheet covers nothing of the ending", () => {
  assert.equal(lift(SCENE, { left: 0, top: 300 }), 100);
  assert.equal(lift(SCENE, { left: 0, top: 400 }), 0);
});

test("the ending is not moved over what stands above the board", () => {
  assert.equal(lift(SCENE, { left: 0, top: 60 }), 300);
});

test("beside the sheet nothing is moved, nor where no part of the board is the ending", () => {
  assert.equal(lift(SCENE, { left: 500, top: 0 }), 0);
  assert.equal(lift({ height: 1000, nodes: [] }, { left: 0, top: 100 }), 0);
});
