import assert from "node:assert/strict";
import { test } from "node:test";

import { HostDraws } from "../../../../../web/multiplayer/protocol/drawing/host-draws.js";
import { GuestRecord, Digests } from "../../../../../web/multiplayer/protocol/audit/guest-record.js";
import {
  DEALER,
  WORDS,
  areCommitments,
  areLots,
  commitment,
  digestOf,
  fits,
  freshShare,
  wordsOf,
} from "../../../../../web/multiplayer/protocol/drawing/lots.js";
import { Tosses } from "../../../../../web/multiplayer/protocol/drawing/tosses.js";

/** A guest's device at the end of a wire, as honest as it is told to be. */
class Device {
  constructor(seat, tosses, { leaves = "", lies = false } = {}) {
    Object.assign(this, { seat, tosses, leaves, lies, heard: [], guestRecord: new GuestRecord(null, () => {}) });
  }

  hear(message) {
    const { guestRecord, seat, tosses } = this;
    this.heard.push(message);
    if (message.t === this.leaves) return void tosses.gone(seat);
    if (message.t === "toss")
      tosses.commit(seat, { round: message.round, commitment: guestRecord.commits(message.round, seat) });
    if (message.t === "commitments") {
      const share = guestRecord.shows(message.round, seat, message.commitments);
      if (share !== null) tosses.show(seat, { round: message.round, share: this.lies ? freshShare() : share });
    }
  }
}

/** @returns what is drawn, by the devices that there are */
function table(...devices) {
  const found = new Map();
  const queue = [];
  const tosses = new Tosses((seat, message) => queue.push([seat, structuredClone(message)]));
  for (const [seat, how] of devices) found.set(seat, new Device(seat, tosses, how));
  const run = () => {
    while (queue.length) {
      const [seat, message] = queue.shift();
      found.get(seat).hear(message);
    }
  };
  return { tosses, found, run };
}

const at = (deal, seat, painters = "same") => ({ deal, seat, painters });

test("a commitment is the one that the engine finds", () => {
  assert.ok(commitment(DEALER, "a".repeat(32)).startsWith("5a081d0b3ee5edc7ce55d9a2e20b408f"));
});

test("everybody draws, and nobody shows a share before all are committed", async () => {
  const { tosses, found, run } = table([1], [2]);
  const drawing = tosses.draw("deal", [1, 2]);
  run();
  const lots = await drawing;
  assert.deepEqual(lots.map(([seat]) => seat), [DEALER, 1, 2]);
  assert.ok(areLots(lots));
  for (const { heard } of found.values()) {
    assert.deepEqual(heard.map(({ t }) => t), ["toss", "commitments"]);
    assert.deepEqual(heard[1].commitments, lots.map(([seat, committed]) => [seat, committed]));
  }
});

for (const leaves of ["toss", "commitments"])
  test(`whoever leaves at "${leaves}" is left out, and all others draw anew`, async () => {
    const { tosses, found, run } = table([1], [2, { leaves }]);
    const drawing = tosses.draw("deal", [1, 2]);
    run();
    const lots = await drawing;
    assert.deepEqual(lots.map(([seat]) => seat), [DEALER, 1]);
    const tossed = found.get(1).heard.filter(({ t }) => t === "toss");
    assert.equal(tossed.length, 2);
  });

test("whoever shows another share than the one it is committed to is left out", async () => {
  const { tosses, run } = table([1], [2, { lies: true }]);
  const drawing = tosses.draw("deal", [1, 2]);
  run();
  assert.deepEqual((await drawing).map(([seat]) => seat), [DEALER, 1]);
});

test("a round that another one replaces brings nothing", async () => {
  const { tosses, run } = table([1]);
  const [first, second] = [tosses.draw("deal", [1]), tosses.draw("words", [1])];
  run();
  assert.equal(await first, null);
  assert.ok(areLots(await second));
});

/** A table whose one guest can be told nothing while `isCut`. */
function cut() {
  const seating = { isCut: true };
  const send = () => {
    if (seating.isCut) throw new Error("cut");
  };
  const guest = { seat: 1, send };
  return Object.assign(seating, { guests: new Map([[1, guest]]), there: [guest] });
}

test("cards can be dealt again after a draw that went wrong", async () => {
  const seating = cut();
  const hostDraws = new HostDraws({}, seating);
  const drawn = hostDraws.draw();
  assert.ok(hostDraws.isDrawing);
  await assert.rejects(drawn, /cut/);
  assert.ok(!hostDraws.isDrawing);
  seating.isCut = false;
  const [first, second] = [hostDraws.draw(), hostDraws.draw()];
  assert.equal(await first, null);
  assert.ok(hostDraws.isDrawing);
  hostDraws.tosses.gone(1);
  assert.deepEqual((await second).map(([seat]) => seat), [DEALER]);
  assert.ok(!hostDraws.isDrawing);
});

test("a share is not shown to who leaves this device out, or shows it something else", () => {
  const guestRecord = new GuestRecord(null, () => {});
  const own = guestRecord.commits(1, 2);
  assert.equal(guestRecord.shows(1, 2, [[DEALER, own]]), null);
  assert.equal(guestRecord.shows(1, 2, [[2, commitment(2, freshShare())]]), null);
  assert.equal(guestRecord.shows(2, 2, [[2, own]]), null);
  const share = guestRecord.shows(1, 2, [[2, own]]);
  assert.ok(fits([2, own, share]));
  assert.equal(guestRecord.shows(1, 2, [[2, own]]), null);
});

test("what was drawn is read with care", () => {
  for (const value of [null, {}, [1], [[1]], [["1", "a"]], [[1, "a".repeat(63)]]])
    assert.ok(!areCommitments(value));
  for (const value of [null, [[1, "a".repeat(64), "b".repeat(32)]], [[1, 2, 3]]]) assert.ok(!areLots(value));
});

const save = (change) =>
  JSON.stringify({ game: "cartagena", rules: 1, seats: 2, options: {}, seed: "s", rewinds: 0, log: [], table: {}, ...change });

test("two who are told different games hear different words, whatever is kept beside them", () => {
  const lots = [DEALER, 1].map((seat) => [seat, commitment(seat, "c".repeat(32)), "c".repeat(32)]);
  const words = wordsOf(digestOf(save({})), lots);
  assert.ok(words.length === 3 && words.every((at) => at >= 0 && at < WORDS));
  assert.deepEqual(wordsOf(digestOf(save({ table: { chairs: [1], insights: [] } })), lots), words);
  for (const change of [{ seed: "t" }, { log: [[0, "end"]] }, { table: { rewound: [{}] } }])
    assert.notDeepEqual(wordsOf(digestOf(save(change)), lots), words);
  const others = Array.from({ length: 50 }, () => {
    const share = freshShare();
    return JSON.stringify(wordsOf(digestOf(save({})), [[1, commitment(1, share), share]]));
  });
  assert.ok(new Set(others).size > 45);
});

/** @param {object} change */
function shown(change = {}) {
  return {
    ...{ seal: "x", undone: 0, position: 3, frame: "wide:620", viewer: 1, all: false, over: false },
    ...{ acting: [0], ranks: null, outcome: null, choices: [], arrangement: null },
    ...{ scenes: [{ scene: { nodes: [] } }], log: { keep: 0, lines: [{ position: 1 }] }, ...change },
  };
}

test("a digest is the same however the log was told, and tells every part of a picture apart", () => {
  const bit = new Digests();
  bit.of(shown({ log: { keep: 0, lines: [{ position: 1 }, { position: 9 }] } }));
  const later = bit.of(shown({ log: { keep: 1, lines: [{ position: 2 }] } }));
  const whole = new Digests().of(shown({ log: { keep: 0, lines: [{ position: 1 }, { position: 2 }] } }));
  assert.equal(later, whole);
  const found = [
    {},
    { acting: [1] },
    { choices: [{}] },
    { scenes: [{ scene: { nodes: [{ id: "a" }] } }] },
    { log: { keep: 0, lines: [{ position: 2 }] } },
  ].map((change) => new Digests().of(shown(change)));
  assert.equal(new Set(found).size, found.length);
});

test("what was sent is certain once it was answered, and forgotten when it was refused", () => {
  const guestRecord = new GuestRecord(null, () => {});
  guestRecord.sees(shown(), at(0, 1), true);
  guestRecord.asks(1, { do: "act", action: ["end"] });
  guestRecord.asks(2, { do: "acts", actions: [["a"], ["b"]] });
  guestRecord.asks(3, { do: "undo" });
  guestRecord.asks(4, { do: "hint" });
  guestRecord.asks(5, { do: "act", action: ["lost"] });
  guestRecord.hears(1, true);
  guestRecord.hears(2, false);
  guestRecord.hears(3, false);
  guestRecord.repeats();
  guestRecord.hears(5, false);
  const { sent, undos } = guestRecord.witness;
  assert.deepEqual(sent, [[[0, 3], ["end"], true], [[0, 3], ["lost"], false]]);
  assert.deepEqual(undos, []);
});

test("a page that was loaded again goes on with its notes, and knows that it was away", () => {
  let kept = null;
  const keep = (noted) => (kept = structuredClone(noted));
  const before = new GuestRecord(null, keep);
  before.draws("s", []);
  before.sees(shown(), at(0, 1), true);
  assert.deepEqual(kept.away, []);
  const after = new GuestRecord(kept, keep);
  after.sees(shown({ position: 9, undone: 1 }), at(0, 1), true);
  assert.deepEqual(after.witness.away, [[[0, 3], [1, 9]]]);
  assert.equal(after.witness.share, "s");
  const lost = new GuestRecord(null, keep);
  lost.sees(shown({ position: 9 }), at(0, 1), true);
  assert.deepEqual(lost.witness.away, [[[0, 0], [0, 9]]]);
});

test("another seal in the middle of a game begins no new notes, another deal does", () => {
  const guestRecord = new GuestRecord(null, () => {});
  guestRecord.draws("s", []);
  guestRecord.sees(shown(), at(0, 1), true);
  guestRecord.sees(shown({ seal: "y", position: 4 }), at(0, 1), false);
  assert.equal(guestRecord.witness.seal, "x");
  guestRecord.draws("t", []);
  guestRecord.sees(shown({ seal: "z" }), at(0, 1), false);
  assert.deepEqual([guestRecord.witness.seal, guestRecord.witness.share, guestRecord.noted.dealt], ["z", "t", 2]);
  guestRecord.sees(shown({ seal: "z", position: 9, over: true }), at(0, 1), false);
  guestRecord.draws("u", []);
  guestRecord.sees(shown({ seal: "a" }), at(1, 0), false);
  assert.equal(guestRecord.noted.dealt, 1);
});

test("every seal that was told is noted once", () => {
  const guestRecord = new GuestRecord(null, () => {});
  guestRecord.sees(shown(), at(0, 1), true);
  guestRecord.seals(3, 0, { 0: "a", 1: "b" }, (seat) => seat === 0);
  guestRecord.seals(3, 0, { 0: "a", 1: "c" }, (seat) => seat === 0);
  guestRecord.seals(3, 1, { 1: "c" }, () => false);
  assert.deepEqual(guestRecord.witness.sealed, [
    [0, 3, 0, "a", true],
    [0, 3, 1, "b", false],
    [0, 3, 1, "c", false],
    [1, 3, 1, "c", false],
  ]);
});

test("what this person agrees to is noted as it was asked, with the seals that had been told", () => {
  const guestRecord = new GuestRecord(null, () => {});
  guestRecord.sees(shown(), at(0, 1), true);
  guestRecord.seals(3, 0, { 0: "a" }, () => true);
  guestRecord.asked("1", 0, 2, 15);
  guestRecord.seals(9, 0, { 0: "b" }, () => true);
  guestRecord.votes("1", true);
  guestRecord.asked("2", 0, 3, 20);
  guestRecord.votes("2", false);
  guestRecord.votes("3", true);
  assert.deepEqual(guestRecord.witness.granted, [[0, 2, 15, 1]]);
});

test("pictures are compared only if all came from painters like this page's", () => {
  const guestRecord = new GuestRecord(null, () => {});
  guestRecord.sees(shown(), at(0, 1, "old"), true);
  assert.equal(guestRecord.isPaintedBy("old"), true);
  assert.equal(guestRecord.isPaintedBy("new"), false);
  guestRecord.sees(shown({ position: 5 }), at(0, 1, "new"), true);
  assert.equal(guestRecord.isPaintedBy("new"), false);
});

test("who looks around with other eyes after the end notes nothing", () => {
  const guestRecord = new GuestRecord(null, () => {});
  guestRecord.sees(shown({ over: true }), at(0, 1), true);
  guestRecord.sees(shown({ over: true, viewer: null, all: true }), at(0, 1), false);
  assert.equal(guestRecord.noted.seen.length, 1);
});
