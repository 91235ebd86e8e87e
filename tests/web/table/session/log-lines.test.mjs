import assert from "node:assert/strict";
import { test } from "node:test";

import {
  freshLines,
  inSentences,
  isOneTurn,
  isOnItsWay,
  isStillOf,
  isUrgent,
  keyTo,
  lastSentences,
  lastTurn,
  linesAt,
  merged,
  neighbour,
  once,
  summed,
} from "../../../../web/table/session/log-lines.js";

const line = (position, key = `at-${position}`) => ({ position, seat: 0, message: { key } });
const LOG = [line(2), line(4), line(4, "again"), line(7)];

test("one looks back at the moment before the last turn", () => {
  const at = (seat, position) => ({ ...line(position), seat });
  assert.equal(3, lastTurn([at(0, 1), at(1, 3), at(0, 4), at(0, 6)]));
  assert.equal(2, lastTurn([at(0, 2), at(0, 4)]));
  assert.equal(2, lastTurn([at(0, 2)]));
  assert.equal(null, lastTurn([]));
});

test("a turn begins with a heading that tells of nobody, too, so that a run of duels is several", () => {
  const at = (seat, position, head = false) => ({ ...line(position), seat, head });
  const duels = [at(1, 1), at(null, 2, true), at(null, 4), at(0, 5), at(null, 5, true)];
  const log = [...duels, at(null, 7), at(2, 8), at(null, 8, true), at(null, 9), at(2, 11), at(null, 11)];
  assert.equal(8, lastTurn(log));
  assert.deepEqual([5, 2, 1, null], [8, 5, 2, 1].map((from) => keyTo("PageUp", log, from)));
  assert.deepEqual([2, 5, 8, 11], [1, 2, 5, 8].map((from) => keyTo("PageDown", log, from)));
});

test("what one seat does in a row is one turn, though it has a heading", () => {
  const at = (seat, position, head = false) => ({ ...line(position), seat, head });
  const log = [at(1, 1, true), at(1, 2), at(0, 3, true), at(0, 4), at(0, 5)];
  assert.equal(2, lastTurn(log));
  assert.deepEqual([2, 2, 2], [5, 4, 3].map((from) => keyTo("PageUp", log, from)));
  assert.deepEqual([3, 3, 5], [1, 2, 3].map((from) => keyTo("PageDown", log, from)));
});

test("news keep the lines they say and follow them", () => {
  const news = { keep: 1, lines: [line(3), line(5)] };
  assert.deepEqual(
    [2, 3, 5],
    merged(LOG, news).map(({ position }) => position),
  );
});

test("news that keep nothing replace the log", () => {
  assert.deepEqual([line(1)], merged(LOG, { keep: 0, lines: [line(1)] }));
});

test("added lines are the fresh ones", () => {
  const news = { keep: 3, lines: [line(7)] };
  assert.deepEqual(
    [7],
    freshLines(LOG, news, 4).map(({ position }) => position),
  );
});

test("of a log told anew only what came later is fresh", () => {
  const news = { keep: 0, lines: LOG };
  assert.deepEqual(
    [7],
    freshLines(LOG, news, 4).map(({ position }) => position),
  );
});

test("of a log told anew after an undo the last line is fresh", () => {
  const lines = [line(2), line(2, "undone")];
  const fresh = freshLines(lines, { keep: 0, lines }, 4);
  assert.deepEqual(
    ["undone"],
    fresh.map(({ message }) => message.key),
  );
});

test("everything told at one moment is found", () => {
  assert.deepEqual(
    ["at-4", "again"],
    linesAt(LOG, 4).map(({ message }) => message.key),
  );
  assert.deepEqual([], linesAt(LOG, 5));
});

test("one steps from moment to moment, not from line to line", () => {
  assert.equal(4, neighbour(LOG, 2, 1));
  assert.equal(7, neighbour(LOG, 4, 1));
  assert.equal(2, neighbour(LOG, 4, -1));
});

test("there is nothing past either end", () => {
  assert.equal(null, neighbour(LOG, 7, 1));
  assert.equal(null, neighbour(LOG, 2, -1));
  assert.equal(null, neighbour([], 2, 1));
});

test("undone moves may stand behind later ones in the log", () => {
  assert.equal(4, neighbour([line(2), line(7), line(4, "undone")], 7, -1));
});

const table = (acting, viewer = 0) => ({ acting, viewer });
const bots = [{ ...line(3), seat: 1 }];
const resting = { isRunning: false, wasAsked: false };

test("what was done here is announced at once, whoever moves next", () => {
  assert.equal(true, isUrgent([...bots, line(4)], table([1]), { ...resting, isRunning: true }));
  assert.equal(false, isUrgent(bots, table([1]), resting));
});

test("what bots did is announced before somebody here is asked, though others still think", () => {
  assert.equal(true, isUrgent(bots, table([0, 1]), resting));
  assert.equal(false, isUrgent(bots, table([0, 1]), { ...resting, isRunning: true }));
  assert.equal(false, isUrgent(bots, table([0, 1]), { ...resting, wasAsked: true }));
});

test("whoever watches has nothing that could not wait", () => {
  assert.equal(false, isUrgent(bots, table([1], null), resting));
});

test("lines of nobody belong to the turn they are told in", () => {
  const [bart, cat, nobody] = [{ seat: 0 }, { seat: 1 }, { seat: null }];
  assert.ok(isOneTurn(bart, bart) && isOneTurn(bart, nobody) && isOneTurn(nobody, cat));
  assert.ok(!isOneTurn(bart, cat));
});

test("a last move that is still on its way to the board is more that will be told", () => {
  const lines = [line(2), line(4)];
  assert.ok(isOnItsWay({ isRunning: false, lines, told: 1 }));
  assert.ok(isOnItsWay({ isRunning: true, lines, told: 2 }));
  assert.ok(!isOnItsWay({ isRunning: false, lines, told: 2 }));
});

test("a whole round is announced, and of more than that the end and how many came before", () => {
  const lines = (count) => Array.from({ length: count }, (_, at) => line(at));
  assert.deepEqual(summed(lines(25)), { left: 0, spoken: lines(25) });
  const { left, spoken } = summed(lines(40));
  assert.deepEqual([left, spoken.length, spoken.at(-1)], [16, 24, line(39)]);
});

test("keys lead from moment to moment, from turn to turn and to either end", () => {
  const log = [[2, 0], [4, 0], [7, 1], [9, null], [12, 0]].map(([position, seat]) => ({ ...line(position), seat }));
  const to = (key, from = 7) => keyTo(key, log, from);
  assert.deepEqual([4, 9], [to("ArrowLeft"), to("ArrowRight")]);
  assert.deepEqual([7, 12], [to("PageUp", 12), to("PageDown")]);
  assert.deepEqual([2, 12], [to("Home"), to("End")]);
  assert.deepEqual([null, null], [to("ArrowLeft", 2), to("PageDown", 12)]);
  assert.deepEqual([undefined, null], [to("Tab"), keyTo("Home", [], 0)]);
});

test("what is told of one seat in a row is one sentence with its name once", () => {
  const told = (...lines) =>
    inSentences(
      lines.map(([seat, text]) => ({ seat, subject: seat === 0 ? "You" : "Anne", text })),
      (before, more) => `${before}; ${more}`,
    );

  assert.deepEqual(
    ["You fall back for 2 cards; draw key; draw skull.", "Anne plays key; draws a card."],
    told(
      [0, "You fall back for 2 cards."],
      [0, "You draw key."],
      [0, "You draw skull."],
      [1, "Anne plays key."],
      [1, "Anne draws a card."],
    ),
  );
  for (const apart of [
    [[1, "Anne plays key."], [0, "You draw key."]],
    [[1, "Anne plays key."], [1, "The card of Anne counts."]],
    [[1, "Anne plays key!"], [1, "Anne draws a card."]],
    [[1, "Anne knocks. The ghost opens."], [1, "Anne flees."]],
    [[null, "Anne plays key."], [null, "Anne draws a card."]],
  ])
    assert.equal(2, told(...apart).length);
});

test("only what is told last of a seat is joined as the last", () => {
  const told = ["nimmt.", "zieht.", "legt."].map((does) => ({ seat: 1, subject: "Anne", text: `Anne ${does}` }));
  const join = (before, more, isLast) => `${before}${isLast ? " und" : ","} ${more}`;
  assert.deepEqual(["Anne nimmt, zieht und legt."], inSentences(told, join));
  assert.deepEqual(["Anne nimmt und zieht."], inSentences(told.slice(0, 2), join));
});

test("what was told last is about a deed until it is another's, or comes later than what follows on it at once", () => {
  const at = (seat, position, key) => ({ ...line(position, key), seat });
  const before = at(0, 4);
  const deed = at(1, 5, "lays");
  const outcome = at(null, 5, "resolved");
  const sale = at(1, 5, "sells");
  const drawn = at(1, 6, "draws");
  const round = at(null, 7, "began");
  const log = [before, deed, outcome, sale, drawn, round];
  const isOf = (...newest) => isStillOf({ moment: 5, seat: 1 }, log, newest);
  assert.ok(isOf(before));
  assert.ok(isOf(before, deed, outcome));
  assert.ok(isOf(drawn));
  assert.ok(!isOf(sale));
  assert.ok(!isOf(round));
  assert.ok(!isOf(deed, outcome, sale, drawn, round));
});

test("what is told several times in a row is told once, with how often", () => {
  const lines = [
    [1, "Anne plays key."],
    [1, "Anne draws a card."],
    [1, "Anne draws a card."],
    [0, "You get a coin."],
    [1, "Anne draws a card."],
    [1, "Anne fires!"],
    [1, "Anne fires!"],
  ].map(([seat, text]) => ({ seat, text }));

  assert.deepEqual(
    [
      "Anne plays key.",
      "Anne draws a card (2).",
      "You get a coin.",
      "Anne draws a card.",
      "Anne fires!",
      "Anne fires!",
    ],
    once(lines, (told, count) => `${told} (${count}).`).map(({ text }) => text),
  );
});

test("what led to the last line is told before it, as far as there is room", () => {
  const texts = { retreat: "Ann falls back.", draw: "Ann draws a hat.", row: "A row is laid." };
  const words = {
    reader: () => 7,
    seatName: () => "Ann",
    say: ({ key }) => texts[key],
    t: (_, { told, more }) => `${told}; ${more}`,
  };
  const told = [line(3, "retreat"), line(4, "draw"), { ...line(4, "row"), seat: null }];
  assert.equal(lastSentences({ words }, told, 80), "Ann falls back; draws a hat. A row is laid.");
  assert.equal(lastSentences({ words }, told, 35), "Ann draws a hat. A row is laid.");
  assert.equal(lastSentences({ words }, told, 5), "A row is laid.");
});
