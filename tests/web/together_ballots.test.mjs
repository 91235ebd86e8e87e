import assert from "node:assert/strict";
import { test } from "node:test";

import { Ballots } from "../../web/together/ballots.js";

/** @returns {[Ballots, object[]]} and what is decided from now on */
function ballots() {
  const asked = new Ballots();
  /** @type {object[]} */
  const decided = [];
  asked.addEventListener("decided", (event) =>
    decided.push(/** @type {CustomEvent} */ (event).detail),
  );
  return [asked, decided];
}

test("what everybody agrees to is granted", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = ballots();
  const id = asked.ask(1, [null, 2, 3]);
  asked.vote(2, id, true);
  asked.vote(2, id, true);
  asked.vote(null, id, true);
  assert.deepEqual(decided, []);
  asked.gone(3);
  assert.deepEqual(decided, [{ seat: 1, isGranted: true }]);
});

test("one voice against it is enough", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = ballots();
  const id = asked.ask(0, [1, 2]);
  asked.vote(2, id, false);
  asked.vote(1, id, true);
  assert.deepEqual(decided, [{ seat: 0, isGranted: false }]);
});

test("where nobody else is, nobody is waited for", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = ballots();
  asked.ask(0, []);
  assert.deepEqual(decided, [{ seat: 0, isGranted: true }]);
});

test("one thing is asked at a time, and who says nothing is against it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, decided] = ballots();
  const id = asked.ask(0, [1, 2]);
  assert.equal(asked.ask(1, [0, 2]), null);
  asked.vote(1, Number(id) + 1, true);
  asked.vote(4, id, true);
  t.mock.timers.tick(60_000);
  assert.deepEqual(decided, [{ seat: 0, isGranted: false }]);
  assert.notEqual(asked.ask(1, [0, 2]), id);
});
