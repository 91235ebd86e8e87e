import assert from "node:assert/strict";
import { test } from "node:test";

import { SceneDelta } from "../../../../../web/multiplayer/protocol/seats/scene-delta.js";

const node = (id) => ({ id });

/** A table as it is told. @returns {any} */
const told = (number, base, ...scenes) => ({ number, base, scenes: scenes.map((nodes) => ({ scene: { nodes } })) });

const shown = ({ scenes }) => scenes.map(({ scene }) => scene.nodes.map(({ id }) => id).join(""));

test("what is as it was in the scene before is put in again, scene by scene", () => {
  const pictures = new SceneDelta();
  const first = told(1, null, [node("a"), node("b")]);
  assert.ok(pictures.complete(first));
  assert.deepEqual(shown(first), ["ab"]);
  const second = told(2, 1, [1, node("c"), 0], [2, 1], [node("d"), 0]);
  assert.ok(pictures.complete(second));
  assert.deepEqual(shown(second), ["bca", "ac", "da"]);
  const third = told(3, 2, [0, 1]);
  assert.ok(pictures.complete(third));
  assert.deepEqual(shown(third), ["da"]);
});

test("a table that is based on another than the last is none, nor one of which something is missing", () => {
  const pictures = new SceneDelta();
  assert.ok(!pictures.complete(told(2, 1, [0])));
  assert.ok(pictures.complete(told(5, null, [node("a")])));
  for (const table of [told(6, 4, [0]), told(6, 6, [0]), told(6, 5, [1]), told(6, 5, [-1]), told(6, 5, [0.5])])
    assert.ok(!pictures.complete(table));
  assert.ok(!pictures.complete(told(6, null, [0])));
  const next = told(6, 5, [0]);
  assert.ok(pictures.complete(next));
  assert.deepEqual(shown(next), ["a"]);
  assert.ok(!pictures.complete(told(6, 5, [0])), "said twice");
});

test("a table without trails, as an earlier page tells it, has none on the board and can be played", () => {
  const pictures = new SceneDelta();
  const trails = { since: 3, moves: [{ position: 4, seat: 1, parts: [] }] };
  for (const [number, heard, known] of [
    [1, undefined, { since: 9, moves: [] }],
    [2, null, { since: 9, moves: [] }],
    [3, { since: 3, moves: "none" }, { since: 9, moves: [] }],
    [4, trails, trails],
  ]) {
    const table = { ...told(number, null, [node("a")]), position: 9, trails: heard };
    assert.ok(pictures.complete(table));
    assert.deepEqual(table.trails, known);
  }
});
