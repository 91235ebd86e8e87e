import assert from "node:assert/strict";
import { test } from "node:test";

import { difference, measure, percent } from "../../../../web/i18n/percent.js";
import { whyOf } from "../../../../web/table/panels/move-reasons.js";

const prospect = (word, worth, share = 0.5, reason = null) => ({
  action: ["play", word],
  worth,
  share,
  label: { key: word },
  reason,
});
const line = (position, key = "played") => ({ position, seat: 1, message: { key } });

test("the first line after a bot's move tells why, where that may be told", () => {
  const lines = [line(4), line(4), line(9)];
  assert.equal(3, whyOf([3, 8], lines, lines[0]));
  assert.equal(null, whyOf([3, 8], lines, lines[1]));
  assert.equal(8, whyOf([3, 8], lines, lines[2]));
  assert.equal(null, whyOf([3], lines, lines[2]));
});

test("taking back a move tells of no bot's reasons", () => {
  const undone = line(4, "log-undo");
  assert.equal(null, whyOf([3], [undone], undone));
});

test("a chance is certain or impossible only if it is", () => {
  assert.deepEqual(
    ["0%", "1%", "54%", "99%", "100%"],
    [0, 0.001, 0.539, 0.9999, 1].map((chance) => percent("en", chance)),
  );
});

test("a change has its sign", () => {
  assert.deepEqual(["+12%", "−30%", "0%"], [
    difference("en", 0.5, 0.62),
    difference("en", 0.6, 0.3),
    difference("en", 0.5, 0.501),
  ]);
});

test("an action is measured by its chance, by its odds, or not at all", () => {
  assert.deepEqual(
    ["hint-chance", "hint-odds", "hint-sure"],
    [prospect("a", 0.4), prospect("a", null, 0.4), prospect("a", null, 1)].map(
      (each) => measure(each).means,
    ),
  );
});
