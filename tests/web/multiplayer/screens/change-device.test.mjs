import assert from "node:assert/strict";
import { test } from "node:test";

import { inviteOf } from "../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Device, Gathering, PAIR, pair, surroundings } from "../../gathering.mjs";

const { air, engine } = surroundings();

const table = () => pair(air, engine, "move");

/** The link for another device is shown. */
async function moving(gathering, device) {
  device.guest.move(true);
  await gathering.until(() => device.guest.moving);
  return device.guest.moving;
}

/** Another device follows that link, and its reply comes back to the first. */
async function follows(gathering, link, device) {
  const other = new Device();
  other.guest.take(inviteOf(link).ticket);
  device.guest.bring(await other.guest.answer(link));
  await gathering.until(() => other.guest.state === "here" || other.guest.refusal);
  await gathering.quiet();
  return other;
}

test("a guest goes on at another device, and the first one is told and stops", async () => {
  const { ben, gathering, host } = await table();
  const phone = await follows(gathering, await moving(gathering, ben), ben);
  gathering.devices.set(1, phone);
  await gathering.until(() => ben.guest.refusal);
  await gathering.quiet();
  assert.equal(ben.guest.refusal, "together-moved");
  assert.equal(ben.guest.state, "gone");
  assert.equal(phone.guest.welcome.seat, 1);
  assert.equal(host.presence(1), "here");
  assert.equal(host.seats[1].name, "Ben");
  assert.deepEqual(await gathering.difference(1), []);
});

test("the seat is the newer device's, and no other one comes by a link that was used, or without what it holds", async () => {
  const { ben, gathering, host } = await table();
  const link = await moving(gathering, ben);
  const { key } = ben.guest.identity;
  const phone = await follows(gathering, link, ben);
  assert.notEqual(host.guests.get(1).holder, key);
  const [used, none] = [new Device(), new Device(ben.guest.identity)];
  used.guest.take(inviteOf(link).ticket);
  for (const thief of [used, none]) {
    const again = await moving(gathering, phone);
    phone.guest.bring(await thief.guest.answer(again));
    await gathering.until(() => thief.guest.refusal);
    assert.equal(thief.guest.refusal, "together-taken");
    assert.equal(phone.guest.state, "here");
    // The link that led to nothing is renewed by itself.
    await gathering.until(() => phone.guest.moving !== again);
  }
});

test("who thinks better of it stays, and the link leads nowhere", async () => {
  const { ben, gathering } = await table();
  const link = await moving(gathering, ben);
  ben.guest.move(false);
  await gathering.quiet();
  const phone = new Device();
  phone.guest.take(inviteOf(link).ticket);
  ben.guest.bring(await phone.guest.answer(link));
  await gathering.quiet();
  assert.equal(phone.guest.state, "waiting");
  assert.equal(ben.guest.state, "here");
  assert.equal(ben.guest.refusal, null);
});

test("a guest may come back to the first device in the same way", async () => {
  const { ben, gathering } = await table();
  const phone = await follows(gathering, await moving(gathering, ben), ben);
  const link = await moving(gathering, phone);
  ben.guest.take(inviteOf(link).ticket);
  phone.guest.bring(await ben.guest.answer(link));
  await gathering.until(() => ben.guest.state === "here");
  await gathering.quiet();
  assert.equal(phone.guest.refusal, "together-moved");
  assert.equal(ben.guest.refusal, null);
  assert.deepEqual(await gathering.difference(1), []);
});

test("what the first device had sealed is chosen anew", async () => {
  const seats = [...PAIR.seats, { name: "Cleo", colour: "green", who: "friend" }];
  const setup = { game: "caribbean", options: {}, seats };
  const gathering = new Gathering(air, engine, setup, "sealed");
  const [ben, cleo] = [await gathering.come(1), await gathering.come(2)];
  await gathering.dealer.begin({ do: "start", ...setup, seed: "1" });
  await gathering.until(() => ben.canAct && cleo.canAct);
  void ben.act("first");
  await gathering.until(() => cleo.guest.engine.laid.includes(1));
  const phone = await follows(gathering, await moving(gathering, ben), ben);
  await gathering.quiet();
  assert.deepEqual(cleo.guest.engine.laid, []);
  await gathering.dealer.act("own");
  void phone.act("second");
  void cleo.act("third");
  await gathering.until(() => cleo.table.round !== 0 && cleo.table.position > 15);
  await gathering.quiet();
  assert.deepEqual([...ben.refusals, ...phone.refusals, ...cleo.refusals], []);
});
