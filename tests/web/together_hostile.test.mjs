// What changed pages at the table, and readers of a meeting point, try.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed } from "../../web/together/bytes.js";
import { LONGEST_COMMAND, LONGEST_TABLE } from "../../web/together/frames.js";
import { Host } from "../../web/together/host.js";
import { inviteOf, inviteText, replyOf, replyText } from "../../web/together/invite.js";
import { Link } from "../../web/together/link.js";
import { OF_GUESTS, OF_HOSTS } from "../../web/together/messages.js";
import { Device, Gathering, PAIR, pair, surroundings } from "./gathering.mjs";

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

/** A page that deals a table of its own and claims that it is another one. */
class Impostor {
  constructor(table) {
    this.claims = table;
    this.host = new Host(engine, "impostor", PAIR);
    this.heard = [];
    const { expect } = Host.prototype;
    this.host.expect = (guest, link) => {
      link.addEventListener("message", ({ detail }) => this.heard.push(detail));
      expect.call(this.host, guest, link);
    };
  }

  async invite(seat) {
    return inviteText({ ...inviteOf(await this.host.invite(seat)), table: this.claims });
  }

  async admit(reply) {
    await this.host.admit(replyText({ ...replyOf(reply), table: this.host.table }));
  }
}

/** Two links that are connected with each other: the guest's and the host's. */
async function linked(host, seat) {
  const own = new Link(OF_HOSTS, LONGEST_TABLE);
  const other = new Link(OF_GUESTS, LONGEST_COMMAND);
  host.expect(host.guests.get(seat), other);
  await own.accept(await other.answer(await own.offer()));
  return { own, other };
}

test("a table that claims to be another one is told nothing by which it could take a seat there", async () => {
  const { ben, gathering, host } = await pair(air, engine, "theft");
  const { link } = host.guests.get(1);
  const impostor = new Impostor(host.table);
  await impostor.admit(await ben.guest.answer(await impostor.invite(1)));
  await gathering.quiet();
  const { own, other } = await linked(host, 1);
  const told = heardOn(own);
  for (const message of impostor.heard) void own.send(message);
  await gathering.quiet();
  assert.notEqual(host.guests.get(1).link, other, "the seat is the thief's");
  assert.deepEqual(told.filter(({ t }) => t === "table"), []);
  assert.equal(host.guests.get(1).link, link);
});

test("nobody sits between a guest and the host, whatever they know of the invitation", async () => {
  const gathering = new Gathering(air, engine, PAIR, "between");
  const { host } = gathering;
  host.goOnline(true);
  await host.invite(1);
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
  host.entrust(engine.saved);
  await gathering.until(() => ben.guest.trustee.entrusted?.data);
  air.cut(cleo.guest.link.channel, 0);
  await gathering.until(() => host.presence(2) === "gone");
  // The host believes that it is Cleo who asks for a new invitation.
  const other = await gathering.come(2, new Device());
  for (let time = 0; time < 2; time += 1) {
    host.entrust(JSON.stringify({ ...JSON.parse(engine.saved), time }));
    await gathering.quiet();
  }
  assert.equal(other.guest.trustee.entrusted, null);
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

test("a reply to an earlier invitation is refused, and the one that is shown can still be answered", async () => {
  const gathering = new Gathering(air, engine, PAIR, "old reply");
  const { host } = gathering;
  const old = await new Device().guest.answer(await host.invite(1));
  host.guests.get(1).withdraw();
  const shown = await host.invite(1);
  await assert.rejects(host.admit(old), Malformed);
  assert.equal(await host.invite(1), shown);
  const device = new Device();
  gathering.devices.set(1, device);
  await host.admit(await device.guest.answer(shown));
  await gathering.until(() => device.guest.welcome);
});
