// Votes that devices sign: what a device that deals, and one that has agreed, can claim afterwards.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { toText } from "../../../../../web/multiplayer/protocol/bytes.js";
import { Identity } from "../../../../../web/multiplayer/protocol/keys/identity.js";
import { isVote, judgedIn, signed, votesIn } from "../../../../../web/multiplayer/protocol/talk/signed-votes.js";
import { FRIENDS, dealt, finds, gone, played } from "../../../audited.mjs";
import { Asked } from "../../../simulated.mjs";

const engine = new Asked();
after(() => engine.end());

const REQUEST = { table: "table", deal: "seal", id: "id", seat: 0, undone: 2, position: 15 };

test("a vote is for one question, one seat and one answer", () => {
  const identity = new Identity();
  const signature = signed(identity, REQUEST, 1, true);
  assert.ok(isVote(identity.key, REQUEST, 1, true, signature));
  for (const [name, other] of Object.entries({ table: "other", deal: "other", id: "other", seat: 2, undone: 3, position: 14 }))
    assert.ok(!isVote(identity.key, { ...REQUEST, [name]: other }, 1, true, signature), name);
  assert.ok(!isVote(identity.key, REQUEST, 2, true, signature));
  assert.ok(!isVote(identity.key, REQUEST, 1, false, signature));
  assert.ok(!isVote(new Identity().key, REQUEST, 1, true, signature));
  for (const odd of ["", "x", "A".repeat(86), "A".repeat(60_000)]) {
    assert.ok(!isVote(identity.key, REQUEST, 1, true, odd));
    assert.ok(!isVote(odd, REQUEST, 1, true, signature));
  }
});

test("of what a game holds as votes only those of this table are judged, and by keys that are known", () => {
  const identity = new Identity();
  const vote = (table, key = identity.key) => [table, "id", 1, key, signed(identity, { ...REQUEST, table, undone: 0 }, 1, true)];
  const { position, seat } = REQUEST;
  const rewound = [{ position, seat, votes: [vote("table"), vote("other"), vote("table", "unknown"), ["table"], 3, null] }];
  const text = JSON.stringify({ table: { rewound } });
  const knows = (/** @type {number} */ _, /** @type {string} */ key) => key === identity.key;
  assert.deepEqual(judgedIn(text, "table", "seal", knows), [[0, 1, true]]);
  assert.deepEqual(judgedIn(text, "table", "other", knows), [[0, 1, false]]);
  for (const odd of ["", "{", "null", "3", '{"table":{"rewound":3}}', '{"table":{"rewound":[null,{"votes":{}}]}}'])
    assert.deepEqual(judgedIn(odd, "table", "seal", knows), []);
  assert.equal(votesIn(Array(1000).fill(vote("table"))).length, 8);
});

/** A game in which Ann takes something back by consent; where. */
async function takenBack(number) {
  const game = await dealt(engine, number, () => true);
  const { host } = game.table;
  const { dealer } = game.table;
  await played(game, 0, () => dealer.table.position > 20);
  const { position } = await engine.ask({ do: "back", seat: 0 });
  host.wish();
  await game.table.until(() => dealer.table.undone === 1);
  await game.table.quiet();
  return { ...game, position };
}

/** What everybody finds, who deals first. @param {(save: any) => void} [change] what is opened */
async function opened(table, change = () => {}) {
  const { text } = await engine.ask({ do: "disclose" });
  const save = JSON.parse(text);
  change(save);
  const all = [];
  for (const company of [table.host, ...FRIENDS.map((seat) => table.devices.get(seat).guest)])
    all.push(await finds(engine, company, JSON.stringify(save)));
  return all;
}

/** Whose signatures are told. */
function signers({ told }) {
  return told.filter(({ key }) => key === "audit-signed").map(({ args }) => [args.seat.seat, args.entries]);
}

test("who agreed and denies it is refuted at every other device by its own signature", async () => {
  const game = await takenBack(300);
  const { position, table } = game;
  await played(game, 0);
  const cleo = table.devices.get(2).guest;
  cleo.guestRecord.noted.granted = [];
  cleo.guestRecord.noted.votes = [];
  const entry = String(position + 1);
  const all = await opened(table);
  assert.deepEqual(all.map(({ wrong }) => wrong), [null, null, ["audit-undone", position]]);
  assert.deepEqual(signers(all[0]), [[1, entry], [2, entry]]);
  assert.deepEqual(signers(all[1]), [[2, entry]]);
  // Also if whoever deals opens the game without it, to please her.
  const without = await opened(table, ({ table: { rewound } }) => delete rewound[0].votes);
  assert.deepEqual(signers(without[1]), [[2, entry]]);
  await gone(table);
});

test("what the device that deals makes of votes that nobody gave is found at every device", async () => {
  const game = await takenBack(301);
  const { position, table } = game;
  await played(game, 0);
  const { host } = table;
  const about = { table: toText(host.table), seat: 0, undone: 0, position };
  const cleo = host.guests.get(2).holder;
  const ben = table.devices.get(1).guest;
  ben.guestRecord.noted.votes = [];
  const forge = (vote) => (save) => (save.table.rewound[0].votes = [vote(save.table.seal, save.table.rewound[0].votes)]);
  const unsigned = ["audit-unsigned", position];
  const by = new Identity();
  const forgeries = {
    "signed by another": (deal) => [about.table, "id", 2, cleo, signed(by, { ...about, deal, id: "id" }, 2, true)],
    "signed by the host": (deal) => [about.table, "id", 2, cleo, signed(host.identity, { ...about, deal, id: "id" }, 2, true)],
    "for another question": (_, votes) => votes.find(([, , seat]) => seat === 2).with(1, "id"),
    "of another seat": (_, votes) => votes.find(([, , seat]) => seat === 1).with(2, 2).with(3, cleo),
  };
  for (const [what, vote] of Object.entries(forgeries))
    assert.deepEqual((await opened(table, forge(vote))).map(({ wrong }) => wrong), [unsigned, unsigned, unsigned], what);
  // A key that nobody was told is nobody's.
  const invented = (deal) => [about.table, "id", 2, by.key, signed(by, { ...about, deal, id: "id" }, 2, true)];
  const [, found] = await opened(table, forge(invented));
  assert.deepEqual([found.wrong, signers(found)], [null, []]);
  await gone(table);
});

test("a host that tells a key of its own as another's, and signs by that, is found by that one's device alone", async () => {
  const game = await takenBack(303);
  const { position, table } = game;
  const { dealer, host } = table;
  const own = new Identity();
  const seats = host.seating.told.with(2, { ...host.seating.told[2], key: own.key });
  host.guests.get(1).send({ t: "seats", isPlayed: true, seats, watching: [] });
  await table.quiet();
  await played(game, 0);
  const cleo = table.devices.get(2).guest;
  // She was never asked.
  cleo.guestRecord.noted.granted = [];
  const about = { table: toText(host.table), seat: 0, undone: 0, position };
  const all = await opened(table, ({ table: { rewound, seal } }) => {
    const signature = signed(own, { ...about, deal: seal, id: "id" }, 2, true);
    const forged = [about.table, "id", 2, own.key, signature];
    rewound[0].votes = rewound[0].votes.map((vote) => (vote[2] === 2 ? forged : vote));
  });
  assert.ok(dealer.table.over);
  const [, bens, cleos] = all.map(({ wrong }) => wrong);
  assert.deepEqual([bens, cleos], [null, ["audit-undone", position]]);
  await gone(table);
});

test("a seat's next device signs with its own key, and no honest device is named", async () => {
  const game = await dealt(engine, 302, () => true);
  const { table } = game;
  const { dealer, host } = table;
  await played(game, 0, () => dealer.table.position > 10);
  const { guest } = table.devices.get(2);
  table.air.cut(guest.link.channel, 0);
  await table.until(() => host.presence(2) === "gone");
  const next = await table.come(2);
  next.guest.addEventListener("ballot", ({ detail }) => next.guest.vote(detail.id, true));
  assert.notEqual(next.guest.identity.key, guest.identity.key);
  await table.until(() => next.table && !next.guest.isBack);
  await played(game, 0, () => dealer.table.position > 25);
  host.wish();
  await table.until(() => dealer.table.undone === 1);
  await played(game, 0);
  const all = await opened(table);
  assert.deepEqual(all.map(({ wrong }) => wrong), [null, null, null]);
  assert.deepEqual(signers(all[1]).map(([seat]) => seat), [2]);
  await gone(table);
});
