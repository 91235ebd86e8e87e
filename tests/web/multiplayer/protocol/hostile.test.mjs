// What changed pages at the table, and readers of a meeting point, try.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed } from "../../../../web/multiplayer/protocol/bytes.js";
import { LONGEST_COMMAND, LONGEST_TABLE } from "../../../../web/multiplayer/protocol/links/frames.js";
import { Host } from "../../../../web/multiplayer/protocol/seats/host.js";
import { Identity } from "../../../../web/multiplayer/protocol/keys/identity.js";
import { inviteOf } from "../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Link } from "../../../../web/multiplayer/protocol/links/link.js";
import { OF_GUESTS, OF_HOSTS, PROTOCOL } from "../../../../web/multiplayer/protocol/messages.js";
import { prove } from "../../../../web/multiplayer/protocol/keys/proofs.js";
import { Device, Gathering, PAIR, pair, surroundings } from "../../gathering.mjs";

const { air, engine } = surroundings();

const TRIO = {
  game: "cartagena",
  options: { variant: "jamaica" },
  seats: [...PAIR.seats, { name: "Cleo", colour: "green", who: "friend" }],
};

/** All that comes over a link from now on. @param {Link} link */
function heardOn(link) {
  const heard = [];
  link.addEventListener("message", ({ detail }) => heard.push(detail));
  return heard;
}

/** A page that deals a table of its own and claims that it is another one: it signs for that with its own key. */
class Impostor {
  constructor(table) {
    this.host = new Host(engine, "impostor", PAIR);
    this.host.admission.table = table;
    this.heard = [];
    const { arrivals } = this.host;
    const { expect } = Object.getPrototypeOf(arrivals);
    arrivals.expect = (guest, link) => {
      link.addEventListener("message", ({ detail }) => this.heard.push(detail));
      expect.call(arrivals, guest, link);
    };
  }

  invite(seat) {
    return this.host.admission.invite(seat);
  }

  async admit(reply) {
    await this.host.admission.admit(reply);
  }
}

/** Two links that are connected with each other: the guest's and the host's. */
async function linked(host, seat) {
  const own = new Link(OF_HOSTS, LONGEST_TABLE);
  const other = new Link(OF_GUESTS, LONGEST_COMMAND);
  host.arrivals.expect(host.guests.get(seat), other);
  await own.accept(await other.answer(await own.offer()));
  return { own, other };
}

test("a table that claims to be another one is told nothing by which it could take a seat there", async () => {
  const { ben, gathering, host } = await pair(air, engine, "theft");
  const { link } = host.guests.get(1);
  const impostor = new Impostor(host.table);
  const { own, other } = await linked(host, 1);
  const told = heardOn(own);
  await gathering.until(() => told.length > 0);
  const invite = await impostor.invite(1);
  // It repeats what the host itself has said elsewhere, and what no host says first.
  const { invitation } = impostor.host.guests.get(1);
  invitation.link.addEventListener("open", () => {
    for (const message of [...told, { t: "wanted", copy: "copy" }]) void invitation.link.send(message);
    // What the guest says meanwhile is for the host alone.
    ben.guest.say("say-ahoy");
  });
  await impostor.admit(await ben.guest.answer(invite));
  await gathering.quiet();
  assert.deepEqual(impostor.heard, []);
  for (const message of impostor.heard) void own.send(message);
  await gathering.quiet();
  assert.notEqual(host.guests.get(1).link, other, "the seat is the thief's");
  assert.deepEqual(told.filter(({ t }) => t === "table"), []);
  assert.equal(host.guests.get(1).link, link);
  // The guest stays where it was.
  assert.equal(ben.guest.state, "here");
  assert.equal(ben.guest.refusal, null);
  assert.equal(ben.guest.trustee.wanted, null);
  assert.deepEqual(await gathering.difference(1), []);
});

test("only the host can send a guest away", async () => {
  const { ben, gathering, host } = await pair(air, engine, "away");
  const impostor = new Impostor(host.table);
  const invite = await impostor.invite(1);
  const { link } = impostor.host.guests.get(1).invitation;
  link.addEventListener("open", () => void link.close("moved"));
  await impostor.admit(await ben.guest.answer(invite));
  await gathering.quiet();
  assert.equal(ben.guest.refusal, null);
  assert.equal(ben.guest.state, "here");
});

test("who has no seat yet is told that an invitation names another table than the one that answers", async () => {
  const { gathering, host } = await pair(air, engine, "other");
  const impostor = new Impostor(host.table);
  const device = new Device();
  await impostor.admit(await device.guest.answer(await impostor.invite(1)));
  await gathering.until(() => device.guest.refusal);
  assert.equal(device.guest.refusal, "together-other-host");
  assert.equal(device.guest.welcome, null);
  assert.ok(impostor.heard.every(({ t }) => t !== "hello"));
});

test("whose proofs are another connection's, another seat's or another key's has no seat", async () => {
  const { ben, gathering, host } = await pair(air, engine, "replay");
  air.cut(ben.guest.link.channel, 0);
  await gathering.until(() => host.presence(1) === "gone");
  const { identity } = ben.guest;
  const thief = new Identity();
  const { table } = host;
  const changes = [
    ["the right one", true, (ends) => [identity.key, prove("guest", identity, { table, seat: 1, ends })]],
    ["of the other side round", false, ({ offered, answered }) => [
      identity.key,
      prove("guest", identity, { table, seat: 1, ends: { offered: answered, answered: offered } }),
    ]],
    ["for another seat", false, (ends) => [identity.key, prove("guest", identity, { table, seat: 2, ends })]],
    ["for another table", false, (ends) => [identity.key, prove("guest", identity, { table: new Uint8Array(16), seat: 1, ends })]],
    ["of a host", false, (ends) => [identity.key, prove("host", identity, { table, seat: 1, ends })]],
    ["by another key", false, (ends) => [identity.key, prove("guest", thief, { table, seat: 1, ends })]],
    ["of another key", false, (ends) => [thief.key, prove("guest", thief, { table, seat: 1, ends })]],
    ["of no key", false, () => ["", ""]],
    ["of a book", false, () => ["A".repeat(40_000), "A".repeat(20_000)]],
  ];
  for (const [what, isRight, made] of changes.toReversed()) {
    const { own, other } = await linked(host, 1);
    const told = heardOn(own);
    const [key, proof] = made(own.ends);
    void own.send({ t: "hello", protocol: PROTOCOL, key, proof, ticket: "", name: "", frame: "wide:620", shown: "", isWatching: false });
    await gathering.until(() => told.some(({ t }) => t === "refused" || t === "welcome"));
    assert.equal(host.guests.get(1).link === other, isRight, what);
    void own.close("page");
    await gathering.quiet();
  }
});

test("at a meeting point a seat that somebody has is given only by the newest link, and once", async () => {
  const gathering = new Gathering(air, engine, PAIR, "ticket");
  const { host } = gathering;
  host.admission.goOnline(true);
  const first = await host.admission.invite(1);
  /** A device that follows a link comes, as far as it is let in. */
  const comes = async (link) => {
    const { guest } = new Device();
    const { table, ticket } = inviteOf(link);
    guest.at = table;
    if (ticket) guest.take(ticket);
    const own = new Link(OF_HOSTS, LONGEST_TABLE);
    guest.connect(own);
    const other = new Link(OF_GUESTS, LONGEST_COMMAND);
    host.arrivals.expect(host.guests.get(1), other);
    await own.accept(await other.answer(await own.offer()));
    await gathering.until(() => guest.welcome || guest.refusal);
    return guest;
  };
  const ben = await comes(first);
  assert.equal(ben.welcome.seat, 1);
  ben.leave();
  await gathering.until(() => host.presence(1) === "gone");
  assert.equal((await comes(first)).refusal, "together-taken");
  const second = await host.admission.invite(1);
  assert.equal((await comes(first)).refusal, "together-taken", "while it is invited anew");
  const phone = await comes(second);
  assert.equal(phone.welcome.seat, 1);
  phone.leave();
  await gathering.until(() => host.presence(1) === "gone");
  assert.equal((await comes(second)).refusal, "together-taken", "for the second time");
});

test("nobody sits between a guest and the host, whatever they know of the invitation", async () => {
  const gathering = new Gathering(air, engine, PAIR, "between");
  const { host } = gathering;
  host.admission.goOnline(true);
  await host.admission.invite(1);
  const ben = new Device();
  gathering.devices.set(1, ben);
  // The guest offers, and somebody else answers, who offers to the host.
  const offered = new Link(OF_HOSTS, LONGEST_TABLE);
  ben.guest.connect(offered);
  const near = new Link(OF_GUESTS, LONGEST_COMMAND);
  await offered.accept(await near.answer(await offered.offer()));
  const { own: far } = await linked(host, 1);
  const read = [...[near, far].map(heardOn)];
  near.addEventListener("message", ({ detail }) => void far.send(detail));
  far.addEventListener("message", ({ detail }) => void near.send(detail));
  await gathering.quiet();
  await gathering.dealer.begin({ do: "start", ...PAIR, seed: "1" });
  await gathering.quiet();
  assert.deepEqual(read.flat().filter(({ t }) => t === "table"), []);
  assert.notEqual(ben.guest.state, "here");
});

test("who has come to a seat of somebody else is given no part of the key to the copy", async () => {
  const gathering = new Gathering(air, engine, TRIO, "entrusted");
  const { host } = gathering;
  const [ben, cleo] = [await gathering.come(1), await gathering.come(2)];
  await gathering.dealer.begin({ do: "start", ...TRIO, seed: "1" });
  await gathering.until(() => ben.table && cleo.table);
  host.trustees.entrust(engine.saved);
  await gathering.until(() => ben.guest.trustee.entrusted?.data);
  air.cut(cleo.guest.link.channel, 0);
  await gathering.until(() => host.presence(2) === "gone");
  // The host believes that it is Cleo who asks for a new invitation.
  const other = await gathering.come(2, new Device());
  for (let time = 0; time < 2; time += 1) {
    host.trustees.entrust(JSON.stringify({ ...JSON.parse(engine.saved), time }));
    await gathering.quiet();
  }
  assert.equal(other.guest.trustee.entrusted, null);
  // Back at the device that had it before, the seat has its part.
  other.guest.leave();
  await gathering.until(() => host.presence(2) === "gone");
  cleo.guest.trustee.entrusted = null;
  await gathering.come(2, cleo);
  await gathering.quiet();
  assert.ok(cleo.guest.trustee.entrusted?.data);
});

for (const [what, name] of [
  ["41 letters", "B".repeat(41)],
  ["60,000 letters", "B".repeat(60_000)],
  ["half a character", "Ben \ud800"],
  ["marks that turn the writing round", "\u202eneB\u0007"],
])
  test(`a guest's name of ${what} does not stop the deal`, async () => {
    const gathering = new Gathering(air, engine, PAIR, what);
    const device = new Device();
    device.guest.name = name;
    await gathering.come(1, device);
    const { seats } = gathering.host;
    await gathering.dealer.begin({ do: "start", ...PAIR, seats, seed: "1" });
    await gathering.until(() => device.table);
    assert.ok(device.table.seats[1].name.length <= 24);
  });

test("names that a host tells come in as any others", async () => {
  const { ben, gathering, host } = await pair(air, engine, "names");
  const { seats } = host;
  host.guests.get(1).send({
    t: "seats",
    isPlayed: true,
    seats: seats.map((each) => ({ ...each, name: `\u202e${"A".repeat(99)}` })),
    watching: [`\u202e${"B".repeat(99)}`, { name: "x" }],
  });
  await gathering.until(() => ben.guest.seats[0].name !== "Ann");
  assert.equal(ben.guest.seats[0].name, "A".repeat(24));
  assert.equal(ben.guest.watching[0], "B".repeat(24));
});

test("a reply to an earlier invitation is refused, and the one that is shown can still be answered", async () => {
  const gathering = new Gathering(air, engine, PAIR, "old reply");
  const { host } = gathering;
  const old = await new Device().guest.answer(await host.admission.invite(1));
  host.guests.get(1).withdraw();
  const shown = await host.admission.invite(1);
  await assert.rejects(host.admission.admit(old), Malformed);
  assert.equal(await host.admission.invite(1), shown);
  const device = new Device();
  gathering.devices.set(1, device);
  await host.admission.admit(await device.guest.answer(shown));
  await gathering.until(() => device.guest.welcome);
});
