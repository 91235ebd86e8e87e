import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed } from "../../../../../web/multiplayer/protocol/bytes.js";
import { inviteOf } from "../../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Host } from "../../../../../web/multiplayer/protocol/seats/host.js";
import { Device, Gathering, PAIR, surroundings } from "../../../gathering.mjs";

const { air, engine } = surroundings();

const table = () => new Host(engine, "id", PAIR);

test("an invitation that is asked for twice at once is one, and who answers it comes", async () => {
  const gathering = new Gathering(air, engine, PAIR, "twice");
  const { host } = gathering;
  const [shown, told] = await Promise.all([host.admission.invite(1), host.admission.invite(1)]);
  assert.equal(told, shown);
  await host.admission.admit(await new Device().guest.answer(shown));
  await gathering.until(() => host.presence(1) === "here");
});

test("an invitation that was answered and led to nothing is renewed by itself, and so is one that breaks", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const host = table();
  const renewed = [];
  host.addEventListener("renewed", ({ detail }) => renewed.push(detail.seat));
  const shown = await host.admission.invite(1);
  const { guest } = new Device();
  const reply = await guest.answer(shown);
  guest.link.connection.close(); // its page is gone
  await host.admission.admit(reply);
  await assert.rejects(host.admission.admit(reply), Malformed, "it is answered once");
  assert.equal(await host.admission.invite(1), shown);
  context.mock.timers.tick(20_000);
  assert.deepEqual(renewed, [1]);
  const next = await host.admission.invite(1);
  assert.notEqual(next, shown);
  await host.guests.get(1).invitation.link.close("unreadable");
  assert.deepEqual(renewed, [1, 1]);
  assert.notEqual(await host.admission.invite(1), next);
});

test("an invitation is to the seat that its guest has when it is made", async () => {
  const host = table();
  const asked = host.admission.invite(1);
  host.seating.rotate();
  assert.equal(await asked, null);
  assert.equal(host.guests.get(0).invitation, null);
  assert.equal(inviteOf(await host.admission.invite(0)).seat, 0);
});

test("for whom a bot plays is invited no longer", async () => {
  const host = table();
  const guest = host.guests.get(1);
  const asked = host.admission.invite(1);
  host.reseat(1, { name: "", colour: "blue", who: "sailor" });
  assert.equal(await asked, null);
  assert.equal(guest.invitation, null);
});

test("who thinks better of a meeting point while an invitation is made gets one by hand", async () => {
  const host = table();
  const asked = host.admission.invite(1);
  host.admission.goOnline(true);
  assert.notEqual(inviteOf(await asked).key, null);
  host.admission.goOnline(false);
  assert.equal(inviteOf(await host.admission.invite(1)).key, null);
});

const STUN = { iceServers: [{ urls: "stun:stun.example" }] };

test("beside an invitation to a meeting point there is one by hand, for which STUN is asked on both sides", async () => {
  const gathering = new Gathering(air, engine, PAIR, "carried");
  const { host } = gathering;
  assert.equal(await host.admission.carry(1, STUN), null, "nothing is asked of anybody before that is wanted");
  assert.deepEqual((await invitedByHand(host)).link.configuration.iceServers, []);
  host.admission.goOnline(true);
  const met = await host.admission.invite(1);
  const [carried, again] = [await host.admission.carry(1, STUN), await host.admission.carry(1, STUN)];
  assert.equal(again, carried);
  assert.equal(await host.admission.invite(1), met);
  assert.ok(inviteOf(carried).isFar && inviteOf(carried).packet);
  assert.deepEqual(host.guests.get(1).carried.link.configuration.iceServers, STUN.iceServers);
  const { guest } = new Device();
  await host.admission.admit(await guest.answer(carried, STUN));
  await gathering.until(() => host.presence(1) === "here");
  assert.deepEqual(guest.link.configuration.iceServers, STUN.iceServers);
  assert.equal(host.guests.get(1).carried, null);
});

test("an invitation by hand beside one to a meeting point that led to nothing is made anew, and void once Online is off", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const host = table();
  host.admission.goOnline(true);
  const met = await host.admission.invite(1);
  const carried = await host.admission.carry(1, STUN);
  const renewed = [];
  host.addEventListener("renewed", ({ detail }) => renewed.push(detail.seat));
  const { guest } = new Device();
  const reply = await guest.answer(carried, STUN);
  guest.link.connection.close(); // its page is gone
  await host.admission.admit(reply);
  context.mock.timers.tick(20_000);
  assert.deepEqual(renewed, [1]);
  const next = await host.admission.carry(1, STUN);
  assert.notEqual(next, carried);
  assert.equal(await host.admission.invite(1), met, "the link to the meeting point is as good as before");
  const other = new Device();
  const late = await other.guest.answer(next, STUN);
  host.admission.goOnline(false);
  await assert.rejects(host.admission.admit(late), Malformed);
  assert.equal(await host.admission.carry(1, STUN), null);
});

test("who comes by the meeting point makes the invitation by hand void", async () => {
  const host = table();
  host.admission.goOnline(true);
  const carried = await host.admission.carry(1, STUN);
  const { guest } = new Device();
  const reply = await guest.answer(carried, STUN);
  host.guests.get(1).take(new EventTarget(), false);
  await assert.rejects(host.admission.admit(reply), Malformed);
});

async function invitedByHand(host) {
  await host.admission.invite(1);
  return host.guests.get(1).invitation;
}
