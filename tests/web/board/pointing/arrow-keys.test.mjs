import assert from "node:assert/strict";
import { test } from "node:test";

import { destination, nearest, nextLive, towards } from "../../../../web/board/pointing/arrow-keys.js";
import { fit, frameFor, lettersOf, nearestFrame, roomFor } from "../../../../web/board/canvas/fit.js";

// a b c
// d   e
//      f
const PLACES = [
  { token: "a", x: 0, y: 0 },
  { token: "b", x: 50, y: 0 },
  { token: "c", x: 100, y: 0 },
  { token: "d", x: 0, y: 50 },
  { token: "e", x: 100, y: 50 },
  { token: "f", x: 110, y: 100 },
];
const place = (token) => PLACES.find((other) => other.token === token);

test("arrows go to the nearest place in their direction", () => {
  const table = [
    ["a", "right", "b"],
    ["c", "left", "b"],
    ["a", "down", "d"],
    ["d", "right", "e"],
    ["e", "up", "c"],
    ["e", "down", "f"],
    ["f", "left", "d"],
    ["b", "down", "d"],
    ["a", "up", null],
    ["f", "right", null],
  ];
  for (const [from, direction, to] of table) {
    const found = towards(PLACES, place(from), direction)?.token ?? null;
    assert.equal(to, found, `${from} ${direction}`);
  }
});

test("live places are found in reading order, going round", () => {
  const live = new Set(["b", "e"]);
  assert.equal("b", nextLive(PLACES, null, live, 1)?.token);
  assert.equal("e", nextLive(PLACES, null, live, -1)?.token);
  assert.equal("e", nextLive(PLACES, "b", live, 1)?.token);
  assert.equal("b", nextLive(PLACES, "e", live, 1)?.token);
  assert.equal("e", nextLive(PLACES, "b", live, -1)?.token);
  assert.equal(null, nextLive(PLACES, "b", new Set(), 1));
  assert.equal(null, nextLive([], null, live, 1));
});

test("the nearest place to a point is a live one if there is any", () => {
  assert.equal("b", nearest(PLACES, { x: 45, y: 10 }, new Set())?.token);
  assert.equal("e", nearest(PLACES, { x: 45, y: 10 }, new Set(["e", "f"]))?.token);
  assert.equal(null, nearest([], { x: 0, y: 0 }, new Set()));
});

test("keys go on from what has the focus, to the ends, and to what can be used", () => {
  const live = new Set(["b", "e"]);
  const last = { x: 0, y: 0 };
  const go = (key, current = "d") => destination(key, PLACES, { current, last }, live)?.token ?? null;
  assert.deepEqual(["e", "a", "f"], ["ArrowRight", "Home", "End"].map((key) => go(key)));
  assert.deepEqual(["e", "b"], ["PageDown", "PageUp"].map((key) => go(key)));
  assert.deepEqual([null, null], [go("Tab"), go("ArrowRight", "f")]);
});

test("where what had the focus is gone, keys go on from where that was", () => {
  const live = new Set(["e"]);
  const go = (key, last) => destination(key, PLACES, { current: null, last }, live)?.token ?? null;
  const { x, y } = place("a");
  assert.equal("b", go("ArrowRight", { x: x + 1, y }));
  assert.equal("e", go("ArrowUp", { x, y: y - 100 }));
  assert.equal("e", go("PageUp", { x, y }));
  assert.equal("f", go("End", { x, y }));
});

test("a table is as large as its host allows, in the middle", () => {
  assert.deepEqual({ scale: 1, x: 140, y: 0 }, fit(1280, 600, 600));
  assert.deepEqual({ scale: 0.5, x: 0, y: 100 }, fit(500, 500, 600));
  assert.equal(0, fit(0, 0, 600).scale);
});

test("a frame is of the kind and height that its host has room for", () => {
  const table = [
    ["narrow:1180", 352, 416, "wide:620"],
    ["narrow:920", 352, 330, "wide:620"],
    ["narrow:880", 360, 300, "wide:620"],
    ["narrow:2000", 360, 1000, "wide:620"],
    ["short:540", 572, 316, "wide:620"],
    ["short:440", 572, 200, "wide:620"],
    ["wide:620", 948, 592, "narrow:1180"],
    ["short:660", 700, 466, "wide:620"],
    ["short:440", 1000, 420, "wide:620"],
    // Near the square it stays as it was.
    ["short:1000", 600, 600, "wide:620"],
    ["narrow:1000", 600, 600, "narrow:1180"],
    ["narrow:1180", 0, 0, "narrow:1180"],
  ];
  for (const [expected, width, height, before] of table) {
    assert.equal(expected, frameFor(width, height, before));
  }
});

test("large text has the kind of frame that is meant for less room, where that has letters as large", () => {
  const table = [
    ["wide:640", 935, 600, 1],
    ["short:640", 935, 600, 1.5],
    ["narrow:1180", 700, 830, 1.75],
  ];
  for (const [expected, width, height, text] of table) {
    assert.deepEqual({ frame: expected, tall: 0 }, roomFor({ width, height }, 800, "wide:620", text));
  }
});

test("where no kind of frame has letters as large as are wanted they grow, and the table is higher", () => {
  const table = [
    ["narrow:1160:125", 418, 360, 300, 640, 1.25],
    ["narrow:1580:150", 569, 360, 250, 640, 1.5],
    ["narrow:2000:200", 720, 360, 200, 640, 2],
    ["narrow:2000:200", 720, 360, 0, 640, 2],
    ["short:780:150", 659, 844, 100, 390, 2],
    // The letters of a desk's table are large enough; it only is too low.
    ["short:440", 564, 1280, 400, 800, 2],
  ];
  for (const [frame, tall, width, height, screen, text] of table) {
    assert.deepEqual({ frame, tall }, roomFor({ width, height }, screen, "wide:620", text));
  }
});

test("text of the usual size leaves the room of a table as it is", () => {
  for (const [width, height] of [[360, 100], [352, 416], [1280, 40], [0, 0]]) {
    const frame = frameFor(width, height, "wide:620");
    assert.deepEqual({ frame, tall: 0 }, roomFor({ width, height }, 800, "wide:620", 1));
  }
});

test("a frame says how large its letters are", () => {
  assert.equal(1, lettersOf("narrow:1180"));
  assert.equal(1.5, lettersOf("narrow:1580:150"));
});

test("the nearest frame is of the same kind", () => {
  const others = ["wide:620", "narrow:1180", "narrow:1640"];
  assert.equal("narrow:1640", nearestFrame("narrow:1420", others));
  assert.equal("narrow:1180", nearestFrame("narrow:620", others));
  assert.equal(undefined, nearestFrame("short:620", others));
});
