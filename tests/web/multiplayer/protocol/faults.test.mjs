import assert from "node:assert/strict";
import { after, test } from "node:test";

import { inviteOf } from "../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Asked, Simulated } from "../../simulated.mjs";
import { Dealer, Device } from "../../gathering.mjs";

const engine = new Asked();
after(() => engine.end());

const SEATS = [
  { name: "Ann", colour: "red", who: "human" },
  { name: "Ben", colour: "blue", who: "friend" },
  { name: "Cleo", colour: "green", who: "friend" },
];
const FRIENDS = [1, 2];
const GAMES = [
  ["cartagena", { variant: "jamaica" }],
  ["caribbean", {}],
  ["meuterer", {}],
  ["mutiny", {}],
];

/** Steps in which something must have happened. */
const PATIENCE = 20_000;

/** Of a device, for who looks into a failure. */
function state({ guest, isBusy, refusals, table }) {
  const { isBack, refusal, state: link } = guest;
  const { pending, sealed } = guest.engine;
  return { isBack, isBusy, link, refusal, refusals, pending: [...pending], sealed, position: table?.position, acting: table?.acting };
}

/** How often in a hundred turns something goes wrong. */
const OFTEN = 25;

/** So long a log is enough; in the long sweeps games come to their ends. */
const ENOUGH = process.env.LONG_SWEEPS ? Infinity : 45;
const TWICE = process.env.LONG_SWEEPS ? 200 : 45;

/** What can go wrong. @type {Record<string, (table: Gathering, pick: (below: number) => number) => Promise<unknown>>} */
const FAULTS = {
  /** A channel breaks with what is under way on it, and the guest comes back over another. */
  async cut(table, pick) {
    const seat = FRIENDS[pick(2)];
    const device = table.devices.get(seat);
    table.air.cut(device.guest.link.channel, pick(3));
    await back(table, seat, device);
  },
  /** A page is loaded again. */
  async reload(table, pick) {
    const seat = FRIENDS[pick(2)];
    const device = table.devices.get(seat);
    const anew = device.anew();
    device.guest.leave();
    await back(table, seat, anew);
  },
  /** The device that deals is loaded again, with the game as it was stored. */
  async host(table) {
    const { engine, host, setup } = table;
    await host.matchServer.work;
    host.leave();
    table.dealer.isLeft = true;
    table.dealer = new Dealer(engine, setup, host.kept);
    await table.dealer.begin({ do: "load", text: engine.saved, seats: null });
    for (const seat of FRIENDS) await back(table, seat, table.devices.get(seat));
  },
  /** A guest goes on at another device. */
  async move(table, pick) {
    const seat = FRIENDS[pick(2)];
    const device = table.devices.get(seat);
    if (device.guest.state !== "here") return;
    device.guest.move(true);
    await table.until(() => device.guest.moving);
    const other = new Device();
    other.guest.take(inviteOf(device.guest.moving).ticket);
    device.guest.bring(await other.guest.answer(device.guest.moving));
    await table.until(() => other.table);
    table.devices.set(seat, other);
  },
  /** What one side says comes late. */
  async stall({ air }, pick) {
    const way = air.ways[pick(air.ways.length)];
    if (way) way.held = 5 + pick(30);
  },
  /** What was said comes twice. */
  async twice({ air }, pick) {
    const way = air.ways[pick(air.ways.length)];
    way?.repeat(pick(way.frames.length));
  },
};

/** A guest comes over another link. */
async function back(table, seat, device) {
  await table.until(() => table.host.presence(seat) !== "here");
  await table.come(seat, device);
  await table.until(() => !device.guest.isBack);
}

/** Plays a game to its end. @returns its log by seats, and all that was said on the way */
async function played(game, options, seed, { faults = [], told = [], enough = ENOUGH }) {
  const setup = { game, options, seats: SEATS };
  const table = Simulated.of(engine, setup, seed, 7);
  const pick = (below) => Math.floor(table.random() * below);
  for (const seat of FRIENDS) await table.come(seat);
  await table.dealer.begin({ do: "start", ...setup, seed: "faults" });
  await table.until(() => FRIENDS.every((seat) => table.devices.get(seat).table));
  let [last, since] = [-1, 0];
  for (let turn = 0; !table.dealer.table.over && table.dealer.table.position < enough; since += 1) {
    const able = [table.dealer, ...table.devices.values()].filter(({ canAct }) => canAct);
    if (able.length > 0) {
      turn += 1;
      const name = faults.length > 0 && pick(100) < OFTEN ? faults[pick(faults.length)] : null;
      if (name) {
        told.push(`${turn} ${name}`);
        await FAULTS[name](table, pick);
      } else void able[pick(able.length)].act(seed);
    }
    for (let left = 1 + pick(4); left > 0; left -= 1) await table.step();
    const { position } = table.dealer.table;
    if (position !== last) [last, since] = [position, 0];
    if (since > PATIENCE) throw new Error(`stuck at ${position}: ${JSON.stringify([...table.devices.values()].map(state))}`);
  }
  await table.quiet();
  for (const seat of FRIENDS) assert.deepEqual(await table.difference(seat), [], `seat ${seat}`);
  const { log, rewinds } = JSON.parse(engine.saved);
  const bySeat = [];
  for (const [seat, action] of log) (bySeat[seat + 1] ??= []).push(action);
  const frames = table.air.log;
  for (const device of table.devices.values()) device.guest.leave();
  table.host.leave();
  await table.quiet();
  return { bySeat, rewinds, frames };
}

/** Whether two logs are the same as far as both go, whoever of those who choose at once was first. */
function agree(one, other) {
  for (const [seat, actions] of one.bySeat.entries()) {
    const length = Math.min(actions.length, other.bySeat[seat].length);
    assert.deepEqual(other.bySeat[seat].slice(0, length), actions.slice(0, length));
  }
  assert.equal(other.rewinds, one.rewinds);
}

let count = 0;

for (const [game, options] of GAMES)
  test(`${game} goes on as if nothing had been, whatever happens to links and pages`, async () => {
    const calm = await played(game, options, "one", {});
    const told = [];
    try {
      agree(calm, await played(game, options, "one", { faults: Object.keys(FAULTS), told }));
    } catch (error) {
      console.log(told.join("\n"));
      throw error;
    }
    count += told.length;
  });

test("enough has gone wrong", () => {
  assert.ok(count > 12, String(count));
});

test("the same seed says the same, frame by frame, whatever goes wrong", async () => {
  const [[game, options]] = GAMES;
  const how = () => ({ faults: Object.keys(FAULTS), told: [], enough: TWICE });
  const [one, other] = [how(), how()];
  const { frames } = await played(game, options, "two", one);
  assert.deepEqual((await played(game, options, "two", other)).frames, frames);
  assert.deepEqual(other.told, one.told);
  assert.ok(frames.length > 100 && one.told.length > 3, `${frames.length} frames, ${one.told}`);
});
