import assert from "node:assert/strict";
import { test } from "node:test";

import { TakeBacks } from "../../../../../web/multiplayer/protocol/talk/take-backs.js";

/** @returns {[TakeBacks, object[]]} and what is decided from now on */
function takeBacks() {
  const asked = new TakeBacks();
  /** @type {object[]} */
  const decided = [];
  asked.addEventListener("decided", (event) =>
    decided.push(/** @type {CustomEvent} */ (event).detail),
  );
  return [asked, decided];
}

/** What is asked for that seat. @param {number} seat */
const about = (seat) => ({ seat, undone: 2, position: 15 });

test("what everybody agrees to is granted", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = takeBacks();
  const id = String(asked.ask(about(1), [null, 2, 3])?.id);
  asked.vote(2, id, true);
  asked.vote(2, id, true);
  asked.vote(null, id, true);
  assert.deepEqual(decided, []);
  asked.gone(3);
  assert.deepEqual(decided, [{ id, ...about(1), isGranted: true, votes: [] }]);
});

test("one voice against it is enough", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = takeBacks();
  const id = String(asked.ask(about(0), [1, 2])?.id);
  asked.vote(2, id, false);
  asked.vote(1, id, true);
  assert.deepEqual(decided, [{ id, ...about(0), isGranted: false, votes: [] }]);
});

test("where nobody else is, nobody is waited for", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = takeBacks();
  const ballot = asked.ask(about(0), []);
  assert.deepEqual(decided, [{ ...ballot, isGranted: true, votes: [] }]);
});

test("one thing is asked at a time, and who says nothing is against it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = takeBacks();
  const id = String(asked.ask(about(0), [1, 2])?.id);
  assert.equal(asked.ask(about(1), [0, 2]), null);
  asked.vote(1, `${id}0`, true);
  asked.vote(4, id, true);
  t.mock.timers.tick(60_000);
  assert.deepEqual(decided, [{ id, ...about(0), isGranted: false, votes: [] }]);
  assert.notEqual(asked.ask(about(1), [0, 2])?.id, id);
});

test("who comes while something is asked is asked too, also once more", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = takeBacks();
  assert.equal(asked.comes(1), null);
  const ballot = asked.ask(about(0), [1, 2]);
  const id = String(ballot?.id);
  asked.vote(1, id, true);
  assert.deepEqual(asked.comes(1), ballot);
  asked.vote(2, id, true);
  assert.deepEqual(decided, []);
  asked.vote(1, id, true);
  assert.deepEqual(decided, [{ ...ballot, isGranted: true, votes: [] }]);
});

test("the votes of those who have signed one come with what is granted, and with nothing else", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = takeBacks();
  for (const isFor of [true, false]) {
    const id = String(asked.ask(about(0), [null, 1, 2])?.id);
    /** @type {import("../../../../../web/types/engine.js").Vote} */
    const vote = ["table", id, 1, "key", "signature"];
    asked.vote(1, id, true, vote);
    asked.vote(null, id, true);
    asked.vote(2, id, isFor);
    assert.deepEqual(decided.pop(), { id, ...about(0), isGranted: isFor, votes: isFor ? [vote] : [] });
  }
});
