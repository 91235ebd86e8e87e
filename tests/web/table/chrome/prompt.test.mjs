/** Whose emblem stands beside what is asked. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { seatOf } from "../../../../web/table/chrome/prompt.ts";

const moment = (...turns) => ({ seats: turns.map((turn) => ({ turn, facts: [] })) });

test("the one who acts is shown by its emblem", () => {
  assert.equal(seatOf(moment(false, true, false), null), 1);
  assert.equal(seatOf(moment(false, true, false), 0), 1);
});

test("where several act at once only one's own emblem is shown", () => {
  assert.equal(seatOf(moment(true, true, true), null), null);
  assert.equal(seatOf(moment(false, true, true), 0), null);
  assert.equal(seatOf(moment(true, true, true), 2), 2);
});

test("where nobody acts there is no emblem", () => {
  assert.equal(seatOf(moment(false, false), 0), null);
});
