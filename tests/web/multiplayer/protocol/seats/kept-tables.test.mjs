import assert from "node:assert/strict";
import { test } from "node:test";

import { Aside } from "../../../../../web/storage/aside.js";
import { GuestRecord } from "../../../../../web/multiplayer/protocol/audit/guest-record.js";
import { Handover } from "../../../../../web/multiplayer/protocol/copies/encrypted-copy.js";
import { Identity } from "../../../../../web/multiplayer/protocol/keys/identity.js";
import { Guest } from "../../../../../web/multiplayer/protocol/seats/guest.js";
import { Host } from "../../../../../web/multiplayer/protocol/seats/host.js";
import { entrusted, hosted, joined, noted } from "../../../../../web/multiplayer/protocol/seats/kept-tables.js";
import { hostOf } from "../../../../../web/multiplayer/screens/joining/join-form.js";
import { LISTS } from "../../../../../web/storage/kept-lists.js";
import { hash } from "../../../../../web/page/router.js";
import { PAIR, surroundings } from "../../../gathering.mjs";
import { storageOf } from "../../../kept.mjs";
import { chance, mutated } from "../../../mutated.mjs";

const { engine } = surroundings();
const MANY = process.env.LONG_SWEEPS ? 10_000 : 250;

const SECRET = new Identity().kept;
const { key: KEY } = new Identity();
const TABLE = {
  ...{ revision: 1, undone: 0, position: 3, over: false, viewer: 1, all: false, frame: "wide:620" },
  ...{ seal: "0".repeat(64), scenes: [{}], log: { keep: 0, lines: [] } },
};
const AT = { deal: 0, seat: 1, painters: "p" };

/** What a page makes of each sort of it. */
const SORTS = {
  hosted: {
    open: hosted,
    whole: {
      ...{ secret: SECRET, holders: { 1: KEY }, trusted: { 1: "" }, keys: { 1: "A".repeat(22) } },
      ...{ linked: [1], open: "Q".repeat(22), watchers: [KEY], isOnline: true },
    },
    use(kept) {
      const host = new Host(engine, "ill", PAIR, kept);
      host.admission.goOnline(true);
      host.admission.inviteAll();
      JSON.stringify(host.kept);
    },
  },
  joined: {
    open: joined,
    whole: {
      ...{ secret: SECRET, host: KEY, name: "Ben", invite: "AbC-_", isOnline: true, isWatching: false },
      ...{ isLarge: false, waits: { host: "Ann", game: "cartagena" } },
      sealed: [{ start: 3, seat: 1, text: '{"do":"act","action":["x"]}', nonce: "0".repeat(32) }],
    },
    use({ host, invite, sealed, secret, waits }) {
      if (waits) hostOf(waits);
      hash({ screen: "join", invite });
      const guest = new Guest(Identity.of(secret), new GuestRecord(null, () => {}));
      Object.assign(guest, { hostKey: host });
      guest.engine.takeUp(sealed);
      guest.engine.note(TABLE);
      guest.engine.open({ round: null, undone: 0, seals: {} });
    },
  },
  noted: {
    open: noted,
    whole: {
      ...{ deal: 0, seat: 1, seal: TABLE.seal, dealt: 1, over: false, share: "0".repeat(32), commitments: [[1, "c"]] },
      ...{ sent: [[[0, 1], ["x"], true]], granted: [[0, 0, 3, 0]], votes: [[0, 2, true]], keys: [[2, KEY]], undos: [1] },
      ...{ away: [[[0, 1], [0, 2]]], sealed: [[0, 3, 2, "s", false]], painters: ["p"], frames: ["wide:620"] },
      seen: [[0, 1, 0, "d"]],
    },
    use(kept) {
      const record = new GuestRecord(kept, () => {});
      record.asks(1, { do: "act", action: ["y"] });
      record.hears(1, false);
      record.tells(["", "", KEY]);
      record.seals(3, 0, { 2: "t" }, () => false);
      record.agrees(0, [[2, true]]);
      record.sees(TABLE, AT, true);
      record.isPaintedBy("p");
      JSON.stringify(record.witness);
    },
  },
  entrusted: {
    open: entrusted,
    whole: {
      ...{ copy: "copy", part: "part", parts: 3, data: "AbC", game: "cartagena" },
      ...{ options: { variant: "tortuga" }, seat: 1, seats: PAIR.seats },
    },
    use: (left) => JSON.stringify([new Handover(left).missing, hash({ screen: "invite", save: left.game })]),
  },
};

for (const [name, { open, whole, use }] of Object.entries(SORTS))
  test(`whatever is wrong with a table among those ${name}, the others are there, and it is used or set aside`, async () => {
    const random = chance(8);
    const counts = { used: 0, aside: 0 };
    use(whole);
    for (let round = 0; round < MANY; round += 1) {
      const text = JSON.stringify([["one", whole], mutated(random, ["ill", whole]), ["two", whole]]);
      const storage = storageOf({ [`freebooters:${name}`]: text });
      const shelf = open(storage);
      assert.deepEqual([shelf.get("one"), shelf.get("two")], [whole, whole], text);
      const rest = shelf.all;
      for (const [, each] of rest) use(structuredClone(each));
      // The next one that is kept covers nothing that could not be read.
      shelf.put("two", whole);
      assert.deepEqual(shelf.get("two"), whole);
      const broken = await new Aside(storage, () => true, LISTS).broken();
      assert.deepEqual(broken.map(({ row }) => row.text), rest.length < 3 ? [text] : []);
      counts[rest.length < 3 ? "aside" : "used"] += 1;
    }
    assert.ok(Math.min(counts.used, counts.aside) > MANY / 50, JSON.stringify(counts));
  });

test("notes of an earlier version, which do not tell what was agreed to, count as lost", () => {
  const { undos, ...old } = SORTS.noted.whole;
  assert.deepEqual(undos, [1]);
  assert.equal(noted(storageOf({ "freebooters:noted": JSON.stringify([["t", old]]) })).get("t"), null);
});

test("nothing that a host can say makes a guest's notes unreadable", () => {
  const storage = storageOf({});
  const shelf = noted(storage);
  const odd = ["\ud800", "x".repeat(100_000), 1e308, -1.5, null, [], {}];
  for (const value of odd) {
    const record = new GuestRecord(null, (notes) => shelf.put("table", notes));
    const said = { undone: value, position: value, frame: value, seal: value, over: value };
    record.sees({ ...TABLE, ...said }, { ...AT, deal: value, painters: value }, true);
    record.tells(["", value, value]);
    record.seals(value, value, { 2: value }, () => false);
    record.asked("id", value, value, value);
    record.votes("id", true);
    const now = JSON.parse(JSON.stringify(record.noted));
    assert.deepEqual(shelf.get("table"), now, JSON.stringify(value).slice(0, 40));
    assert.ok(now.seen.length === 1 && now.granted.length === 1);
  }
});
