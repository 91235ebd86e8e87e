// Who watches without a seat: the host is asked, what comes is what everybody may see, and nothing that is
// said from there changes anything.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Identity } from "../../../../../web/multiplayer/protocol/keys/identity.js";
import { PROTOCOL } from "../../../../../web/multiplayer/protocol/messages.js";
import { ANY } from "../../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Device, Gathering, PAIR, surroundings } from "../../../gathering.mjs";
import { comes, isSettled, openTable } from "../../../open_table.mjs";

const { air, engine } = surroundings();

const TRIO = { ...PAIR, seats: [...PAIR.seats, { name: "Bot", colour: "green", who: "sailor" }] };

/** Ann and Ben play; Dora asks to watch. */
async function watched({ isLetIn = true, isBegun = true } = {}) {
  const at = openTable(air, engine, PAIR);
  const { gathering, host } = at;
  const ben = await comes(at, "Ben");
  await gathering.until(() => isSettled(ben));
  if (isBegun) await gathering.dealer.begin({ do: "start", ...PAIR, seed: "1" });
  const dora = await comes(at, "Dora", new Identity(), { isWatching: true });
  await gathering.until(() => host.watchers.asking.length > 0);
  if (isLetIn) {
    host.arrivals.letIn(host.watchers.asking[0]);
    await gathering.until(() => isSettled(dora) && (!isBegun || dora.table));
  }
  return { ...at, ben, dora };
}

/** What a device is told of the game. */
const told = (guest) => guest.table && [guest.table.position, guest.table.viewer, guest.table.choices];

test("who comes too late may watch once whoever deals has said yes, and is told nothing before", async () => {
  const { dora, gathering, host } = await watched({ isLetIn: false });
  await gathering.quiet();
  assert.deepEqual([dora.state, dora.welcome, dora.table, dora.seats], ["here", null, null, []]);
  dora.send({ t: "ask", id: 1, text: JSON.stringify({ do: "frame", frame: "wide:620" }) });
  await gathering.quiet();
  assert.equal(dora.table, null);

  const [watcher] = host.watchers.asking;
  assert.equal(watcher.name, "Dora");
  host.arrivals.letIn(watcher);
  await gathering.until(() => dora.table);
  assert.equal(dora.welcome.seat, ANY);
  assert.deepEqual(told(dora), [host.matchServer.isAtTable && gathering.dealer.table.position, null, []]);
});

test("everybody at the table is told who watches", async () => {
  const { ben, dora, gathering } = await watched();
  await gathering.until(() => ben.watching.length > 0);
  assert.deepEqual([ben.watching, dora.watching], [["Dora"], ["Dora"]]);
  dora.link.leave();
  await gathering.until(() => ben.watching.length === 0);
});

test("what happens is shown to who watches, with nobody's hand", async () => {
  const { ben, dora, gathering, host } = await watched();
  gathering.devices.set(1, ben.device);
  const { dealer } = gathering;
  for (let move = 0; move < 6; move += 1) {
    const able = [dealer, ben.device].find(({ canAct }) => canAct);
    void able.act("watched");
    await gathering.quiet();
  }
  assert.ok(dealer.table.position > 0);
  assert.equal(dora.table.position, dealer.table.position);
  const there = await engine.ask({ do: "news", seat: null, watcher: 7, since: null, frame: dora.frame });
  const [one, other] = [dora.table, there].map(({ scenes }) => scenes.at(-1));
  assert.deepEqual({ ...one, lines: 0 }, { ...other, lines: 0 }); // how it came to be so is told once
  assert.deepEqual([dora.table.viewer, dora.table.choices, dora.table.arrangement], [null, [], null]);
  assert.equal(host.watchers.watching.length, 1);
});

test("who is not let in is told so, and is not asked about again", async () => {
  const at = await watched({ isLetIn: false });
  const { dora, gathering, host } = at;
  host.arrivals.turnAway(host.watchers.asking[0]);
  await gathering.until(() => dora.refusal);
  assert.equal(dora.refusal, "together-unwatched");
  const again = await comes(at, "Dora", dora.identity, { isWatching: true });
  await gathering.until(() => again.refusal);
  assert.deepEqual([again.refusal, host.watchers.all], ["together-unwatched", []]);
});

test("who was let in comes back without being asked about, also to a host that was loaded again", async () => {
  const at = await watched();
  const { dora, gathering, host } = at;
  const again = await comes(at, "Dora", dora.identity, { isWatching: true });
  await gathering.until(() => again.table && dora.refusal);
  assert.deepEqual([dora.refusal, host.watchers.all.length], ["together-moved", 1]);

  const kept = JSON.parse(JSON.stringify(host.kept));
  const anew = openTable(air, engine, PAIR, kept);
  const back = await comes(anew, "Dora", dora.identity, { isWatching: true });
  await anew.gathering.until(() => isSettled(back));
  assert.deepEqual([back.refusal, anew.host.watchers.watching.length], [null, 1]);
});

test("nothing that is forged from there takes a seat, speaks, votes or changes the game", async () => {
  const { ben, dora, gathering, host } = await watched();
  const before = [engine.saved, told(ben), JSON.stringify(host.kept.holders)];
  const heard = [];
  for (const name of ["said", "ballot", "decided"]) ben.addEventListener(name, () => heard.push(name));
  const { revision } = gathering.dealer.table;
  const [choice] = gathering.dealer.table.choices;
  const command = (fields) => JSON.stringify({ revision, seat: 0, action: choice?.action ?? [], ...fields });
  const { key } = dora.identity;
  for (const message of [
    { t: "hello", protocol: PROTOCOL, key, proof: "", ticket: "", name: "Ben", frame: "wide:620", shown: "", isWatching: false },
    { t: "ask", id: 1, text: command({ do: "act" }) },
    { t: "ask", id: 2, text: command({ do: "acts", actions: [choice?.action ?? []] }) },
    { t: "ask", id: 3, text: command({ do: "undo" }) },
    { t: "ask", id: 4, text: command({ do: "sit", name: "Dora", who: "sailor" }) },
    { t: "ask", id: 5, text: command({ do: "move", thought: 1, aloud: false }) },
    { t: "seal", round: 0, undone: 0, seal: "0".repeat(64) },
    { t: "open", id: 6, text: command({ do: "act" }), nonce: "0".repeat(32) },
    { t: "say", what: "say-ahoy" },
    { t: "wish" },
    { t: "vote", id: "x", isFor: true, signature: "x" },
    { t: "commit", round: 1, commitment: "0".repeat(64) },
    { t: "share", round: 1, share: "0".repeat(64) },
    { t: "part", copy: "x", part: "x" },
    { t: "move", isOn: true, ticket: key },
    { t: "reply", reply: "x" },
    { t: "signal", seat: 1, isOffer: true, packet: "x" },
    { t: "word", content: "x" },
  ]) {
    dora.send(message);
    await gathering.quiet();
  }
  assert.deepEqual([engine.saved, told(ben), JSON.stringify(host.kept.holders)], before);
  assert.deepEqual(heard, []);
  assert.equal(host.seating.heldBy(key), null);
  assert.deepEqual([ben.state, dora.state], ["here", "here"]);
  assert.equal(host.watchers.watching.length, 1);
});

test("who watches has no seat, also where one is free, and gets one only by coming for it", async () => {
  const at = openTable(air, engine, TRIO);
  const dora = await comes(at, "Dora", new Identity(), { isWatching: true });
  await at.gathering.until(() => at.host.watchers.asking.length > 0);
  at.host.arrivals.letIn(at.host.watchers.asking[0]);
  await at.gathering.until(() => isSettled(dora));
  assert.equal(at.host.seating.heldBy(dora.identity.key), null);
  const player = await comes(at, "Dora", dora.identity);
  await at.gathering.until(() => isSettled(player));
  assert.equal(player.welcome.seat, 1);
});

test("who was invited to a seat by hand may only watch, and the seat is invited to anew", async () => {
  const gathering = new Gathering(air, engine, PAIR, "hand");
  const { host } = gathering;
  const used = [];
  host.addEventListener("renewed", ({ detail }) => used.push(detail));
  const shown = await host.admission.invite(1);
  const { guest: dora } = new Device();
  Object.assign(dora, { name: "Dora", isWatching: true });
  await host.admission.admit(await dora.answer(shown));
  await gathering.until(() => host.watchers.asking.length > 0);
  host.arrivals.letIn(host.watchers.asking[0]);
  await gathering.until(() => isSettled(dora));
  assert.deepEqual([dora.welcome.seat, used], [ANY, [{ seat: 1, isUsed: true }]]);

  const next = await host.admission.invite(1);
  assert.notEqual(next, shown);
  const { guest: ben } = new Device();
  await host.admission.admit(await ben.answer(next));
  await gathering.until(() => isSettled(ben));
  assert.deepEqual([ben.welcome.seat, dora.state, host.watchers.watching.length], [1, "here", 1]);
});

test("who says another's key to watch is turned away", async () => {
  const at = await watched({ isLetIn: true });
  const { gathering, host } = at;
  const thief = await comes(at, "Mallory", new Identity(), { isWatching: true });
  await gathering.until(() => host.watchers.asking.length > 0);
  // What one device has signed is nothing with another's key.
  thief.send({ t: "hello", protocol: PROTOCOL, key: at.dora.identity.key, proof: "", ticket: "", name: "", frame: "wide:620", shown: "", isWatching: true });
  await gathering.quiet();
  assert.deepEqual([thief.welcome, at.dora.state], [null, "here"]);
});

test("only so many are waited for at once", async () => {
  const at = openTable(air, engine, PAIR);
  const all = [];
  for (const name of ["A", "B", "C", "D", "E", "F"]) all.push(await comes(at, name, new Identity(), { isWatching: true }));
  await at.gathering.until(() => all.filter(({ refusal }) => refusal).length === 2);
  assert.equal(at.host.watchers.asking.length, 4);
});
