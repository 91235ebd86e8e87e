import assert from "node:assert/strict";
import { test } from "node:test";

import { Host } from "../../../../../web/multiplayer/protocol/seats/host.js";
import { Dealer, Device, Gathering, surroundings } from "../../../gathering.mjs";

const { air, engine } = surroundings();

const SEATS = [
  { name: "Ann", colour: "red", who: "human" },
  { name: "Ben", colour: "blue", who: "friend" },
  { name: "Cleo", colour: "green", who: "friend" },
  { name: "Dan", colour: "yellow", who: "friend" },
];
const SETUP = { game: "cartagena", options: { variant: "tortuga" }, seats: SEATS };
const FRIENDS = [1, 2, 3];

/** All at their table, and linked to each other. */
async function table(seed) {
  const gathering = new Gathering(air, engine, SETUP, seed);
  for (const seat of FRIENDS) await gathering.come(seat);
  await gathering.dealer.begin({ do: "start", ...SETUP, seed: "1" });
  await gathering.until(() => FRIENDS.every((seat) => gathering.devices.get(seat).table));
  await gathering.until(() => FRIENDS.every((seat) => linked(gathering, seat).length === 2));
  return gathering;
}

/** The seats to which a guest's device has links that are open. */
function linked({ devices }, seat) {
  return [...devices.get(seat).guest.mesh.peers].filter(([, { link }]) => link.isOpen).map(([each]) => each);
}

function guestAt({ devices }, seat) {
  return devices.get(seat).guest;
}

/** The device that deals is loaded again. */
async function again(gathering) {
  const { host } = gathering;
  await gathering.quiet();
  host.leave();
  gathering.dealer.isLeft = true;
  gathering.dealer = new Dealer(engine, SETUP, host.kept);
  await gathering.dealer.begin({ do: "load", text: engine.saved, seats: null });
  await gathering.until(() => FRIENDS.every((seat) => guestAt(gathering, seat).state === "gone"));
}

function areHere(gathering) {
  return FRIENDS.every((seat) => gathering.host.presence(seat) === "here" && !guestAt(gathering, seat).isBack);
}

/** Everybody is shown what they should be. */
async function agrees(gathering) {
  await gathering.quiet();
  for (const seat of FRIENDS) assert.deepEqual(await gathering.difference(seat), [], `seat ${seat}`);
  for (const { guest } of gathering.devices.values()) guest.leave();
  await gathering.quiet();
}

test("guests link to each other while the host is there, each pair once", async () => {
  const gathering = await table("links");
  for (const seat of FRIENDS)
    assert.deepEqual(linked(gathering, seat).sort(), FRIENDS.filter((each) => each !== seat));
  await agrees(gathering);
});

test("after the host was loaded again one guest is invited, and the others come back through it", async () => {
  const gathering = await table("reload");
  await again(gathering);
  await gathering.come(2, gathering.devices.get(2));
  await gathering.until(() => areHere(gathering));
  await agrees(gathering);
});

test("who is invited again may come in another page of the browser: the one before still helps the others", async () => {
  const gathering = await table("pages");
  await again(gathering);
  const before = gathering.devices.get(1);
  const page = before.anew();
  const channels = [before, page].map(({ guest }) => {
    const channel = new BroadcastChannel("words of a test");
    guest.mesh.meet(channel);
    return channel;
  });
  try {
    before.guest.yield();
    await gathering.come(1, page);
    await gathering.until(() => areHere(gathering));
    assert.equal(before.guest.refusal, "together-moved");
    await agrees(gathering);
  } finally {
    for (const channel of channels) channel.close();
  }
});

test("who would go on with the game invites the others over these links, once the host is gone", async () => {
  const gathering = await table("called");
  const [ben, cleo] = [guestAt(gathering, 1), guestAt(gathering, 2)];
  const called = [];
  cleo.addEventListener("change", () => cleo.called && called.push(cleo.called));
  const elsewhere = new Host(engine, "other", SETUP);
  const invite = await elsewhere.admission.invite(2);
  ben.mesh.tell(2, { t: "invite", invite });
  await gathering.quiet();
  assert.equal(cleo.called, null);
  gathering.host.leave();
  await gathering.until(() => cleo.state === "gone");
  for (const other of ["nonsense", await elsewhere.admission.invite(3)]) ben.mesh.tell(2, { t: "invite", invite: other });
  await gathering.quiet();
  assert.equal(cleo.called, null);
  ben.mesh.tell(2, { t: "invite", invite });
  await gathering.until(() => cleo.called);
  assert.deepEqual([...new Set(called)], [invite]);
  const replies = [];
  ben.mesh.addEventListener("reply", ({ detail }) => replies.push(detail));
  cleo.mesh.spread({ t: "reply", reply: "reply" });
  await gathering.until(() => replies.length > 0);
  assert.deepEqual(replies, [{ t: "reply", reply: "reply", seat: 2 }]);
  for (const { guest } of gathering.devices.values()) guest.leave();
  await gathering.quiet();
});

test("a link that breaks comes back through another guest, with nobody inviting", async () => {
  const gathering = await table("cut");
  air.cut(guestAt(gathering, 3).link.channel, 0);
  await gathering.until(() => gathering.host.presence(3) !== "here");
  await gathering.until(() => areHere(gathering));
  await agrees(gathering);
});

test("who passes a word on can neither read it nor come by it", async () => {
  const gathering = await table("words");
  const { guest: ben } = gathering.devices.get(1);
  const { guest: dan } = gathering.devices.get(3);
  const passed = [];
  const { send } = ben;
  ben.send = (message) => {
    if (message.t === "word") passed.push(message.content);
    send.call(ben, message);
  };
  // Cleo helps nobody: all goes by Ben.
  const cleo = guestAt(gathering, 2);
  void cleo.mesh.peers.get(3).link.close("moved");
  air.cut(dan.link.channel, 0);
  await gathering.until(() => gathering.host.presence(3) !== "here");
  await gathering.until(() => areHere(gathering));
  assert.ok(passed.length > 0);
  const ciphers = await Promise.all([ben.cipher(), cleo.cipher()]);
  for (const content of passed) {
    for (const cipher of ciphers) assert.equal(await cipher.decrypt(content), null);
    // Said once more it is answered by nobody.
    ben.link.send({ t: "word", content });
  }
  const { link } = gathering.host.guests.get(3);
  await gathering.quiet();
  assert.equal(gathering.host.guests.get(3).link, link);
  await agrees(gathering);
});

test("the host passes on so much of a guest and no more, to guests that are there, and nothing that is long", async () => {
  const gathering = await table("limits");
  await gathering.quiet();
  const { guest: ben } = gathering.devices.get(1);
  const heard = [];
  guestAt(gathering, 2).mesh.signal = (message) => void heard.push(message);
  const packet = "A".repeat(124);
  for (const [seat, text] of [[2, "A".repeat(601)], [1, packet], [0, packet], [9, packet], [-1, packet]])
    ben.send({ t: "signal", seat, isOffer: true, packet: text });
  await gathering.quiet();
  assert.deepEqual(heard, []);
  for (let time = 0; time < 60; time += 1) ben.send({ t: "signal", seat: 2, isOffer: true, packet });
  await gathering.quiet();
  assert.ok(heard.length > 5 && heard.length < 40, String(heard.length));
  assert.equal(ben.state, "here");
  await agrees(gathering);
});

test("what cannot be read ends a link among guests and nothing else", async () => {
  const gathering = await table("broken");
  const { guest: ben } = gathering.devices.get(1);
  const { link } = ben.mesh.peers.get(2);
  for (const message of [{ t: "ask", id: 1, text: "{}" }, { t: "word" }, { t: "table", table: {} }]) void link.send(message);
  ben.send({ t: "signal", seat: 3, isOffer: true, packet: "not a packet" });
  await gathering.quiet();
  assert.equal(link.state, "dead");
  assert.ok(areHere(gathering));
  await agrees(gathering);
});

test("when all move up by one seat the links go with them", async () => {
  const gathering = await table("rematch");
  const [ben, cleo] = [guestAt(gathering, 1), guestAt(gathering, 2)];
  const { link } = ben.mesh.peers.get(2);
  gathering.host.rematch("next");
  await gathering.quiet();
  assert.deepEqual([ben.welcome.seat, cleo.welcome.seat], [0, 1]);
  assert.equal(ben.mesh.peers.get(1).link, link);
  assert.ok(link.isOpen);
  for (const { guest } of gathering.devices.values()) guest.leave();
  await gathering.quiet();
});

test("where no cipher is, there are no links, and all come by hand", async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
  try {
    const gathering = new Gathering(air, engine, SETUP, "plain");
    for (const seat of FRIENDS) await gathering.come(seat);
    await gathering.dealer.begin({ do: "start", ...SETUP, seed: "1" });
    await gathering.until(() => FRIENDS.every((seat) => gathering.devices.get(seat).table));
    await gathering.quiet();
    for (const seat of FRIENDS) assert.deepEqual(linked(gathering, seat), []);
    await again(gathering);
    for (const seat of FRIENDS) await gathering.come(seat, gathering.devices.get(seat));
    await agrees(gathering);
  } finally {
    Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true });
  }
});
