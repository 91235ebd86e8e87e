import assert from "node:assert/strict";
import { test } from "node:test";

import { ArrangementDraft } from "../../../../web/table/session/arrangement-draft.js";

const offer = (...words) => ({
  places: [{ pick: "place", action: ["bid"] }],
  items: words.map((word) => ({ pick: `card:${word}`, word })),
  confirm: { key: "go" },
  rest: null,
});
const table = (viewer, arrangement) => ({ viewer, arrangement });

/** One who was offered cards 1 and 2 as seat 0 and has laid the first. */
function laying() {
  const draft = new ArrangementDraft();
  draft.take(table(0, offer(1, 2)), "start");
  draft.placed = new Map([["place", "card:1"]]);
  return draft;
}

for (const cause of ["act", "move", "frame"]) {
  test(`what is laid stays while the same is offered: ${cause}`, () => {
    const draft = laying();
    assert.equal(true, draft.take(table(0, offer(1, 2)), cause));
    assert.equal(1, draft.placed.size);
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
    const draft = laying();
    assert.equal(false, draft.take(next, cause));
    assert.equal(0, draft.placed.size);
  });
}

test("what was confirmed lies there again when it is taken back", () => {
  const draft = laying();
  assert.deepEqual([["bid", 1]], draft.confirm());
  draft.take(table(0, null), "acts");
  draft.take(table(0, offer(1, 2)), "undo");
  assert.deepEqual([["place", "card:1"]], [...draft.placed]);
});

test("what one seat confirmed is not laid out for another", () => {
  const draft = laying();
  draft.confirm();
  draft.take(table(null, null), "undo");
  draft.take(table(1, offer(1, 2)), "undo");
  assert.equal(0, draft.placed.size);
});

test("while places are empty there is nothing to confirm", () => {
  const draft = new ArrangementDraft();
  assert.equal(null, draft.confirm());
  draft.take(table(0, offer(1, 2)), "start");
  assert.deepEqual([1, null], [draft.missing, draft.confirm()]);
});

test("where nothing is laid out a moment is shown as it is", () => {
  const moment = { position: 3, scene: { height: 1, nodes: [] } };
  assert.equal(moment, new ArrangementDraft().lay(moment));
});
