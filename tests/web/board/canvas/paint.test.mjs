/** What is painted of a node, and with what shadow. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { paint } from "../../../../web/board/canvas/paint.js";
import { blank } from "../../../../web/board/motion/tween.js";

const SHADOW = "shadow";

/** Paints boxes, each with its middle across and its width; returns what was drawn. */
function drawn(...boxes) {
  const found = [];
  const context = { setTransform() {}, drawImage: (image) => found.push(image) };
  const stamps = {
    get: ({ id }) => ({ canvas: id, width: 1, height: 1 }),
    blob: (token) => token,
  };
  const pen = { context, stamps, scale: 1, x: 0, y: 0, dpr: 1, letters: 1 };
  for (const { id, x, w } of boxes) {
    const node = { id, kind: "box", at: [x, 0], size: [w, w] };
    paint(pen, { node }, { ...blank(), x, w, h: w, lift: 1 });
  }
  return found;
}

test("what is lifted casts a shadow, and its picture none on it", () => {
  const card = { id: "card", x: 50, w: 60 };
  const picture = { id: "picture", x: 55, w: 20 };
  assert.deepEqual(drawn(card, picture), [SHADOW, "card", "picture"]);
});

test("things lifted beside one another each cast a shadow", () => {
  const one = { id: "one", x: 50, w: 60 };
  const other = { id: "other", x: 90, w: 20 };
  assert.deepEqual(drawn(one, other), [SHADOW, "one", SHADOW, "other"]);
});
