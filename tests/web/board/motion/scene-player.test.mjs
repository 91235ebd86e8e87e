import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import "../../document.mjs";
import { lay } from "../../../../web/board/canvas/lay.js";
import { ScenePlayer } from "../../../../web/board/motion/scene-player.js";

/** Frames that are asked for. */
let frames;
globalThis.requestAnimationFrame = (act) => frames.push(act);
const frame = () => frames.shift()(0);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The next frame, once one is asked for. */
async function nextFrame() {
  while (frames.length === 0) await new Promise((resolve) => setImmediate(resolve));
  frame();
}

/** A player whose screen notes how many trails it paints in each frame. */
function player() {
  const painted = [];
  const screen = {
    sprites: { isPending: () => false },
    prepare() {},
    isReady: () => true,
    fit: () => ({ scale: 1, x: 0, y: 0 }),
    paintFloor() {},
    paintFront: ({ trails }) => painted.push(trails.trails.length),
  };
  return { painted, player: new ScenePlayer(screen, () => 0, () => {}) };
}

const SHIP = { id: "ship", kind: "box", at: [300, 100], size: [40, 40] };
const MOVE = { position: 1, seat: 0, parts: [{ node: "ship", from: [100, 100], to: [300, 100], size: [40, 40] }] };

beforeEach(() => {
  frames = [];
});

test("trails are laid after the frame in which something has changed, and painted with the next one", async () => {
  const { painted, player: board } = player();
  await board.show([lay({ height: 600, nodes: [SHIP] }, String)], false);
  frame();
  board.moves = [MOVE];
  board.wake();
  frame();
  assert.deepEqual([painted, frames], [[0, 0], []]);
  await nextFrame();
  assert.deepEqual(painted, [0, 0, 1]);
  await settle();
  assert.deepEqual(frames, []);
});

test("trails that are gone are not painted any more", async () => {
  const { painted, player: board } = player();
  board.moves = [MOVE];
  await board.show([lay({ height: 600, nodes: [SHIP] }, String)], false);
  frame();
  await nextFrame();
  board.moves = [];
  board.wake();
  frame();
  assert.deepEqual(painted, [0, 1, 0]);
});

/** A scene that is asked for, and comes when `come` is called. */
function awaited() {
  let come;
  const promise = new Promise((resolve) => (come = resolve));
  const scene = () => {
    scene.isAsked = true;
    return promise;
  };
  scene.isAsked = false;
  return { come, scene };
}

/** Waits for what must come. */
async function until(isSo) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

const shipAt = (x) => lay({ height: 600, nodes: [{ ...SHIP, at: [x, 100] }] }, String);

test("a scene is asked for when the one before it begins, and waited for", async () => {
  const { player: board } = player();
  const begun = [];
  await board.show([shipAt(100)], false);
  const [first, second] = [awaited(), awaited()];
  const shown = board.show([shipAt(200), first.scene, second.scene, shipAt(500)], true, (at) => begun.push(at), 1);
  await until(() => begun.length === 1);
  assert.deepEqual([begun, first.scene.isAsked, second.scene.isAsked], [[0], true, false]);
  first.come(shipAt(300));
  await until(() => begun.length === 2);
  assert.deepEqual([begun, second.scene.isAsked], [[0, 1], true]);
  second.come(null);
  await shown;
  assert.deepEqual(begun, [0, 1, 3], "what does not come is left out");
});

test("what is skipped while a scene is waited for is over at once, and stays so when it comes", async () => {
  const { player: board } = player();
  await board.show([shipAt(100)], false);
  const begun = [];
  const { come, scene } = awaited();
  const goal = shipAt(500);
  const shown = board.show([shipAt(200), scene, goal], true, (at) => begun.push(at), 1);
  await until(() => begun.length === 1);
  assert.ok(board.finish());
  assert.deepEqual([board.laid, board.isShowing], [goal, false]);
  come(shipAt(300));
  await shown;
  assert.equal(board.laid, goal);
});
