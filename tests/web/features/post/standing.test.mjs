import assert from "node:assert/strict";
import { test } from "node:test";

import { companions, dealersTurn, dueOf, friendsTurn, invitedAs, isLong, isSendable, ownTurns, sentTo, toldBy, waitsFor } from "../../../../web/features/post/standing.js";

const letter = (seat, more = {}) => ({ seat, number: 3, plain: "AA==", sent: false, asked: true, over: false, back: false, away: false, waits: false, ...more });
const OUT = letter(2, { sent: true, waits: true });
const NONE = letter(3, { plain: null });
const DAY = 24 * 3600 * 1000;

test("what has to be sent comes before what may be sent again, and nothing where no letter is", () => {
  const { fresh, out } = dueOf({ friends: [OUT, letter(1), NONE] });
  assert.deepEqual([fresh.map(({ seat }) => seat), out.map(({ seat }) => seat)], [[1], [2]]);
  assert.deepEqual(waitsFor({ friends: [OUT, letter(1), NONE, letter(4, { sent: true, over: true })] }), [2]);
});

test("the device that deals has something to do while a letter is not sent, also at the end", () => {
  assert.equal(dealersTurn({ friends: [letter(1)] }, false, true), "own");
  assert.equal(dealersTurn({ friends: [letter(1)] }, true, true), "own");
  assert.equal(dealersTurn({ friends: [OUT] }, false, true), "theirs");
  assert.equal(dealersTurn({ friends: [OUT] }, false, false), "own");
  assert.equal(dealersTurn({ friends: [NONE] }, true, true), "over");
});

test("a friend has something to do while a letter that asks is not answered", () => {
  const opened = { number: 1, newest: 1, asked: true, over: false, backs: [], counted: 0, count: 0, left_out: 0, away: false, answered: false };
  const turn = (more) => friendsTurn({ letter: { ...opened, ...more } });
  assert.equal(turn({}), "own");
  assert.equal(turn({ answered: true }), "theirs");
  assert.equal(turn({ asked: false }), "theirs");
  assert.equal(turn({ asked: false, backs: [[0, 4]] }), "own");
  assert.equal(turn({ over: true }), "over");
});

test("an answer is sent once nothing more can be chosen, or where it agrees and no more", () => {
  assert.ok(isSendable({ plain: "AA==", count: 2, goes_on: false }));
  assert.ok(!isSendable({ plain: "AA==", count: 2, goes_on: true }));
  assert.ok(!isSendable({ plain: null, count: 0, goes_on: true }));
  assert.ok(isSendable({ plain: "AA==", count: 0, goes_on: false }));
});

test("what has come and is not taken up is something to do", () => {
  const game = { turn: "theirs", arrived: [] };
  assert.deepEqual(ownTurns([game]), []);
  assert.equal(ownTurns([game, { turn: "own", arrived: [] }, { turn: "theirs", arrived: [{}] }]).length, 2);
});

test("a game is called by everybody else who plays, and before the deal by who has accepted", () => {
  const [own, friend, other, bot] = ["human", "friend", "friend", "sailor"].map((who) => ({ who, name: who, colour: "red" }));
  const seats = [own, friend, other, bot];
  const friends = (...shares) => ({ save: "", friends: shares.map((share, at) => ({ seat: at + 1, share })) });
  assert.deepEqual(companions({ dealing: friends("", "0a"), seated: null, seats }), [2]);
  assert.deepEqual(companions({ dealing: friends("0b", "0a"), seated: null, seats }), [1, 2]);
  assert.deepEqual(companions({ dealing: null, seated: { seat: 1 }, seats }), [0, 2]);
});

test("whoever is waited for is long in answering after two days, if anything was sent", () => {
  const seated = (when) => ({ turn: "theirs", dealing: null, seated: { when } });
  assert.ok(!isLong(seated(0), 9 * DAY));
  assert.ok(!isLong(seated(DAY), 2 * DAY));
  assert.ok(isLong(seated(DAY), 4 * DAY));
  assert.ok(!isLong({ ...seated(DAY), turn: "own" }, 4 * DAY));
});

test("what was sent is noted of that friend alone", () => {
  const friend = (seat) => ({ seat, sent: 0, when: 0 });
  const { friends } = sentTo({ save: "0a", friends: [friend(1), friend(2)] }, letter(2), 5);
  assert.deepEqual(friends, [friend(1), { seat: 2, sent: 3, when: 5 }]);
});

test("a letter that has just come tells what became of an answer, of a bot meanwhile, and of what had no room", () => {
  const plain = { away: false, count: 2, counted: 2, left_out: 0 };
  const told = (more, found = "new") => toldBy({ found, letter: { ...plain, ...more } });
  assert.deepEqual(told({}), []);
  assert.deepEqual(told({ counted: 1 }), [["post-told-part", { counted: 1, count: 2 }]]);
  assert.deepEqual(told({ away: true, left_out: 3 }), [["post-told-away", {}], ["post-told-left-out", { count: 3 }]]);
  assert.deepEqual(told({ away: true }, "same"), []);
});

test("of a game that is not dealt yet it is told who has not accepted, and since when", () => {
  const as = (...friends) => invitedAs({ created: 5, seated: null, dealing: { save: "", friends } });
  assert.deepEqual(as({ share: "", when: 0 }), { key: "post-standing-begun", missing: 1, since: 5 });
  assert.deepEqual(as({ share: "", when: 0 }, { share: "", when: 9 }), { key: "post-standing-invited", missing: 2, since: 9 });
  assert.deepEqual(as({ share: "", when: 7 }, { share: "aa", when: 9 }), { key: "post-standing-invited", missing: 1, since: 9 });
  assert.equal(as({ share: "aa", when: 9 }).key, "post-standing-complete");
});
