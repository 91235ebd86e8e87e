import assert from "node:assert/strict";
import { test } from "node:test";

import { randomBytes } from "../../../../../web/multiplayer/protocol/bytes.js";
import { NAME } from "../../../../../web/multiplayer/protocol/keys/cipher.js";
import { Identity } from "../../../../../web/multiplayer/protocol/keys/identity.js";
import { prove } from "../../../../../web/multiplayer/protocol/keys/proofs.js";
import { LONGEST_TABLE } from "../../../../../web/multiplayer/protocol/links/frames.js";
import { Link } from "../../../../../web/multiplayer/protocol/links/link.js";
import { OF_HOSTS, PROTOCOL } from "../../../../../web/multiplayer/protocol/messages.js";
import { leaveOthers } from "../../../../../web/multiplayer/protocol/seats/guest.js";
import { Host } from "../../../../../web/multiplayer/protocol/seats/host.js";
import { ANY, inviteOf } from "../../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Device, PAIR, surroundings } from "../../../gathering.mjs";
import { comes, isSettled, offered, openTable } from "../../../open_table.mjs";

const { air, engine } = surroundings();

const [ann, ben] = PAIR.seats;
const CREW = {
  ...PAIR,
  seats: [ann, ben, { name: "Bot", colour: "yellow", who: "sailor" }, { name: "Cleo", colour: "green", who: "friend" }],
};

const table = (setup = CREW, kept = null) => openTable(air, engine, setup, kept);

test("the link of a table is one for all, says no seat, and stays the same", () => {
  const { host } = table();
  const text = host.admission.inviteAll();
  assert.equal(host.admission.inviteAll(), text);
  const { key, packet, seat } = inviteOf(text);
  assert.deepEqual([seat, packet, key], [ANY, null, host.seating.key]);
  for (const { key: own } of host.guests.values()) assert.notDeepEqual(key, own);
  assert.deepEqual([1, 2, 3].map((each) => host.presence(each)), ["invited", null, "invited"]);
});

test("an invitation by hand that is still being made when the link of the table goes out does not become one to its seat", async () => {
  const host = new Host(engine, "id", CREW);
  const asked = host.admission.invite(1);
  host.admission.goOnline(true);
  const text = host.admission.inviteAll();
  assert.equal(await asked, null);
  assert.deepEqual(host.kept.linked, []);
  assert.equal(host.guests.get(1).invitation, null);
  assert.equal(host.admission.inviteAll(), text);
});

test("who opens the link of a table gets the next free seat, and who comes too late is told so", async () => {
  const at = table();
  const guests = await Promise.all(["Ben", "Cleo"].map((name) => comes(at, name)));
  await at.gathering.until(() => guests.every(isSettled));
  assert.deepEqual(guests.map(({ welcome }) => welcome.seat).sort(), [1, 3]);
  const late = await comes(at, "Dora");
  await at.gathering.until(() => isSettled(late));
  assert.equal(late.refusal, "together-full");
  assert.deepEqual(guests.map(({ state }) => state), ["here", "here"]);
});

test("a device that comes again by the link of the table has the seat that it had, also at a host that was loaded again", async () => {
  const at = table();
  const guests = [await comes(at, "Ben"), await comes(at, "Cleo")];
  await at.gathering.until(() => guests.every(isSettled));
  const again = await comes(at, "Cleo", guests[1].identity);
  await at.gathering.until(() => isSettled(again) && guests[1].refusal);
  assert.equal(again.welcome.seat, guests[1].welcome.seat);
  assert.equal(guests[1].refusal, "together-moved");

  const kept = JSON.parse(JSON.stringify(at.host.kept));
  const setup = { ...CREW, seats: at.host.seats };
  const anew = { ...table(setup, kept) };
  assert.deepEqual(inviteOf(anew.host.admission.inviteAll()).table, at.host.table);
  assert.deepEqual(anew.host.seating.key, at.host.seating.key);
  const back = await comes(anew, "Ben", guests[0].identity);
  await anew.gathering.until(() => isSettled(back));
  assert.equal(back.welcome.seat, guests[0].welcome.seat);
});

test("who says another's key by the link of the table gets nothing, and that one keeps the seat", async () => {
  const at = table(PAIR);
  const owner = await comes(at, "Ben");
  await at.gathering.until(() => isSettled(owner));
  const thief = new Link(OF_HOSTS, LONGEST_TABLE);
  const heard = [];
  thief.addEventListener("message", ({ detail }) => {
    heard.push(detail);
    if (detail.t !== "greeting") return;
    const coming = { table: at.host.table, seat: detail.seat, ends: thief.ends };
    const proof = prove("guest", new Identity(), coming);
    const { key } = owner.identity;
    void thief.send({ t: "hello", protocol: PROTOCOL, key, proof, ticket: "", name: "", frame: "wide:620", shown: "", isWatching: false });
  });
  await offered(at, thief);
  await at.gathering.until(() => thief.state === "dead");
  assert.deepEqual(heard.map(({ t }) => t), ["greeting", "refused"]);
  assert.equal(owner.state, "here");
});

test("of many who offer and do not come only the latest are waited for", async () => {
  const at = table();
  for (let count = 0; count < 20; count += 1) {
    const packet = await new Link(OF_HOSTS, LONGEST_TABLE).offer();
    await at.offers.answer(null, { sort: "offer", name: randomBytes(NAME), packet });
  }
  assert.equal(at.offers.unknown.length, 8);
  assert.ok(at.offers.unknown.every(({ state }) => state !== "dead"));
});

test("once Online is switched off the link of the table leads nowhere, and none is out", () => {
  const { host } = table();
  host.admission.goOnline(false);
  assert.equal(host.kept.open, "");
  assert.equal(host.presence(1), "vacant");
});

test("who joins another table with the same page leaves the one before, and may come back to it", async () => {
  const at = table(PAIR);
  const first = await comes(at, "Ben");
  await at.gathering.until(() => isSettled(first));
  const [there, other] = [new Map([["first", first]]), new Device().guest];
  there.set("other", other);
  leaveOthers(there, other);
  assert.deepEqual([...there.values()], [other]);
  await at.gathering.until(() => at.host.presence(1) === "gone");
  const back = await comes(at, "Ben", first.identity);
  await at.gathering.until(() => isSettled(back));
  assert.equal(back.welcome.seat, 1);
});
