import assert from "node:assert/strict";
import { test } from "node:test";

import { LONGEST_COMMAND, LONGEST_TABLE } from "../../../../web/multiplayer/protocol/links/frames.js";
import { Link } from "../../../../web/multiplayer/protocol/links/link.js";
import { OF_GUESTS, OF_HOSTS } from "../../../../web/multiplayer/protocol/messages.js";
import { Dealer, Device, Gathering, PAIR, pair, surroundings } from "../../gathering.mjs";

const { air, engine } = surroundings();

const table = () => pair(air, engine, "return");

/** Plays on until Ben can act. */
async function untilBen({ ben, dealer, gathering }) {
  await gathering.quiet();
  while (!ben.canAct) {
    await dealer.act("play");
    await gathering.quiet();
  }
}

test("who opens the table later sees the game as it is now, with all that was told", async () => {
  const all = await table();
  const { ben, gathering } = all;
  for (let time = 0; time < 3; time += 1) {
    await untilBen(all);
    void ben.act("play");
    await gathering.quiet();
    const { log, position } = await engine.ask({ do: "news", seat: 1, since: null, frame: ben.guest.frame });
    assert.equal(ben.guest.table.position, position);
    assert.deepEqual(ben.guest.table.log, log);
    assert.ok(position > 3 && log.lines.length > 3);
  }
});

test("what is asked while the device that deals is elsewhere is answered once it is back", async () => {
  const all = await table();
  const { ben, gathering, host } = all;
  await untilBen(all);
  const { position } = ben.table;
  host.pause();
  void ben.act("play");
  await gathering.quiet();
  assert.equal(ben.isBusy, true);
  host.begin();
  await gathering.until(() => !ben.isBusy);
  assert.deepEqual(ben.refusals, []);
  assert.equal(ben.table.position, position + 1);
});

/** A device comes to Ben's seat as it does at a meeting point, without an invitation that is open. */
async function comes({ gathering, host }, device) {
  const link = new Link(OF_HOSTS, LONGEST_TABLE);
  device.guest.at ??= host.table;
  device.guest.connect(link);
  const other = new Link(OF_GUESTS, LONGEST_COMMAND);
  host.arrivals.expect(host.guests.get(1), other);
  await link.accept(await other.answer(await link.offer()));
  await gathering.until(() => host.guests.get(1).link === other || device.guest.refusal);
  return device;
}

/** What a device is told last does not come, as its link breaks. */
async function loses(gathering, device) {
  air.cut(device.guest.link.channel, 0);
  await gathering.until(() => device.guest.state === "gone" && gathering.host.presence(1) !== "here");
}

test("whose first welcome is lost comes back to the seat by the same link, and nobody else once they have it", async () => {
  const gathering = new Gathering(air, engine, PAIR, "lost");
  const { host } = gathering;
  const ben = await comes({ gathering, host }, new Device());
  await loses(gathering, ben);
  assert.equal(ben.guest.welcome, null);
  await comes({ gathering, host: again(gathering) }, ben);
  await gathering.quiet();
  assert.equal(ben.guest.welcome.seat, 1);
  await loses(gathering, ben);
  const thief = await comes({ gathering, host: gathering.host }, new Device());
  await gathering.until(() => thief.guest.refusal);
  assert.equal(thief.guest.refusal, "together-taken");
});

test("the same device has its seat in whichever of its pages comes last, also if its welcome is lost", async () => {
  const all = await table();
  const { ben, gathering, host } = all;
  const page = await comes(all, ben.anew());
  await gathering.until(() => ben.guest.refusal);
  assert.equal(ben.guest.refusal, "together-moved");
  assert.equal(ben.guest.link.why, "again");
  await loses(gathering, page);
  await comes(all, page);
  await gathering.quiet();
  assert.equal(page.guest.state, "here");
  assert.equal(host.guests.get(1).holder, ben.guest.identity.key);
});

/** The device that deals, loaded again. */
function again(gathering) {
  const { dealer, engine: own, host, setup } = gathering;
  host.leave();
  dealer.isLeft = true;
  gathering.dealer = new Dealer(own, setup, host.kept);
  return gathering.host;
}

test("a screen that shows the game hears how it stands when its link is back, and is not made anew", async () => {
  const all = await table();
  const { ben, dealer, gathering } = all;
  const [heard, begun] = [[], []];
  ben.guest.engine.addEventListener("table", ({ detail }) => heard.push(detail.position));
  ben.guest.addEventListener("begin", () => begun.push(ben.guest.seal));
  await gathering.quiet();
  heard.length = 0;
  await loses(gathering, ben);
  if (dealer.canAct) await dealer.act("play");
  await comes(all, ben);
  await gathering.quiet();
  assert.deepEqual(heard, [dealer.table.position]);
  assert.deepEqual(begun, [dealer.table.seal]);
  assert.equal(ben.guest.engine.sitting, 0);
  assert.deepEqual(await gathering.difference(1), []);
});
