import assert from "node:assert/strict";
import { test } from "node:test";

import { difference, measure, percent } from "../../web/ui/percent.js";
import { earlier, insightOf, whyOf } from "../../web/ui/reasons.js";
import { recordOf } from "../../web/ui/record.js";

const prospect = (word, worth, share = 0.5, reason = null) => ({
  action: ["play", word],
  worth,
  share,
  label: { key: word },
  reason,
});
const step = (...prospects) => ({ action: prospects[0]?.action ?? ["end"], prospects });
const table = (position, open) => ({ position, open });
const insight = (position, open) => ({ position, seat: 1, action: ["end"], open, prospects: [] });
const line = (position, key = "played") => ({ position, seat: 1, message: { key } });

test("what a bot compared is kept with the moment before its move", () => {
  const found = insightOf(table(7, true), { seat: 1 }, step(prospect("a", 0.5), prospect("b", 0.4)));
  assert.deepEqual([7, 1, true, 2], [
    found.position,
    found.seat,
    found.open,
    found.prospects.length,
  ]);
});

test("nothing is kept where nothing was compared and nothing speaks for it", () => {
  assert.equal(null, insightOf(table(7, true), { seat: 1 }, step()));
  assert.equal(null, insightOf(table(7, true), { seat: 1 }, step(prospect("a", null, 1))));
  const told = prospect("a", null, 1, { key: "because" });
  assert.notEqual(null, insightOf(table(7, true), { seat: 1 }, step(told)));
});

test("going back forgets what was compared later", () => {
  assert.deepEqual([insight(3, true)], earlier([insight(3, true), insight(8, true)], 8));
});

test("a bot's line tells why at once only if nothing was hidden then", () => {
  const lines = [line(4), line(4), line(9)];
  const insights = [insight(3, true), insight(8, false)];
  assert.equal(insights[0], whyOf(insights, lines, lines[0], false));
  assert.equal(null, whyOf(insights, lines, lines[1], false));
  assert.equal(null, whyOf(insights, lines, lines[2], false));
  assert.equal(insights[1], whyOf(insights, lines, lines[2], true));
});

test("taking back a move tells of no bot's reasons", () => {
  const undone = line(4, "log-undo");
  assert.equal(null, whyOf([insight(3, true)], [undone], undone, true));
});

test("what was compared is kept among the saves", () => {
  const now = { game: "g", save: "s", options: {}, seats: [], position: 9, over: true };
  assert.deepEqual([insight(3, true)], recordOf("id", now, null, [insight(3, true)], 1).insights);
});

test("a chance is certain or impossible only if it is", () => {
  assert.deepEqual(
    ["0%", "1%", "54%", "99%", "100%"],
    [0, 0.001, 0.539, 0.9999, 1].map((chance) => percent("en", chance)),
  );
});

test("a change has its sign", () => {
  assert.deepEqual(["+12%", "-30%", "0%"], [
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
