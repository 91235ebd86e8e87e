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
  const [shown, told] = await Promise.all([host.invite(1), host.invite(1)]);
  assert.equal(told, shown);
  await host.admit(await new Device().guest.answer(shown));
  await gathering.until(() => host.presence(1) === "here");
});

test("an invitation that was answered and led to nothing is renewed by itself, and so is one that breaks", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const host = table();
  const renewed = [];
  host.addEventListener("renewed", ({ detail }) => renewed.push(detail.seat));
  const shown = await host.invite(1);
  const { guest } = new Device();
  const reply = await guest.answer(shown);
  guest.link.connection.close(); // its page is gone
  await host.admit(reply);
  await assert.rejects(host.admit(reply), Malformed, "it is answered once");
  assert.equal(await host.invite(1), shown);
  context.mock.timers.tick(20_000);
  assert.deepEqual(renewed, [1]);
  const next = await host.invite(1);
  assert.notEqual(next, shown);
  await host.guests.get(1).invitation.link.close("unreadable");
  assert.deepEqual(renewed, [1, 1]);
  assert.notEqual(await host.invite(1), next);
});

test("an invitation is to the seat that its guest has when it is made", async () => {
  const host = table();
  const asked = host.invite(1);
  host.seating.rotate();
  assert.equal(await asked, null);
  assert.equal(host.guests.get(0).invitation, null);
  assert.equal(inviteOf(await host.invite(0)).seat, 0);
});

test("for whom a bot plays is invited no longer", async () => {
  const host = table();
  const guest = host.guests.get(1);
  const asked = host.invite(1);
  host.reseat(1, { name: "", colour: "blue", who: "sailor" });
  assert.equal(await asked, null);
  assert.equal(guest.invitation, null);
});

test("who thinks better of a meeting point while an invitation is made gets one by hand", async () => {
  const host = table();
  const asked = host.invite(1);
  host.goOnline(true);
  assert.notEqual(inviteOf(await asked).key, null);
  host.goOnline(false);
  assert.equal(inviteOf(await host.invite(1)).key, null);
});
