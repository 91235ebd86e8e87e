import assert from "node:assert/strict";
import { test } from "node:test";

import { Arranging } from "../../web/ui/arranging.js";

const offer = (...words) => ({
  places: [{ pick: "place", action: ["bid"] }],
  items: words.map((word) => ({ pick: `card:${word}`, word })),
  confirm: { key: "go" },
  rest: null,
});
const table = (viewer, arrangement) => ({ viewer, arrangement });

/** One who was offered cards 1 and 2 as seat 0 and has laid the first. */
function laying() {
  const arranging = new Arranging();
  arranging.take(table(0, offer(1, 2)), "start");
  arranging.placed = new Map([["place", "card:1"]]);
  return arranging;
}

for (const cause of ["act", "move", "frame"]) {
  test(`what is laid stays while the same is offered: ${cause}`, () => {
    const arranging = laying();
    assert.equal(true, arranging.take(table(0, offer(1, 2)), cause));
    assert.equal(1, arranging.placed.size);
  });
}

for (const [why, next, cause] of [
  ["other items are offered", table(0, offer(2)), "act"],
  ["another seat looks", table(1, offer(1, 2)), "act"],
  ["nothing is offered", table(0, null), "act"],
  ["it is confirmed", table(0, offer(1, 2)), "acts"],
  ["something is taken back", table(0, offer(1, 2)), "undo"],
  ["another game is taken up", table(0, offer(1, 2)), "load"],
]) {
  test(`what is laid is dropped when ${why}`, () => {
    const arranging = laying();
    assert.equal(false, arranging.take(next, cause));
    assert.equal(0, arranging.placed.size);
  });
}

test("what was confirmed lies there again when it is taken back", () => {
  const arranging = laying();
  assert.deepEqual([["bid", 1]], arranging.confirm());
  arranging.take(table(0, null), "acts");
  arranging.take(table(0, offer(1, 2)), "undo");
  assert.deepEqual([["place", "card:1"]], [...arranging.placed]);
});

test("what one seat confirmed is not laid out for another", () => {
  const arranging = laying();
  arranging.confirm();
  arranging.take(table(null, null), "undo");
  arranging.take(table(1, offer(1, 2)), "undo");
  assert.equal(0, arranging.placed.size);
});

test("while places are empty there is nothing to confirm", () => {
  const arranging = new Arranging();
  assert.equal(null, arranging.confirm());
  arranging.take(table(0, offer(1, 2)), "start");
  assert.deepEqual([1, null], [arranging.missing, arranging.confirm()]);
});

test("where nothing is laid out a moment is shown as it is", () => {
  const moment = { position: 3, scene: { height: 1, nodes: [] } };
  assert.equal(moment, new Arranging().lay(moment));
});
