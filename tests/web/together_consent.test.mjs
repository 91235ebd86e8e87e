import assert from "node:assert/strict";
import { after, test } from "node:test";

import { Asked, Simulated } from "./simulated.mjs";

const engine = new Asked();
after(() => engine.end());

const SETUP = {
  game: "mutiny",
  options: {},
  seats: [
    { name: "Ann", colour: "red", who: "human" },
    { name: "Ben", colour: "blue", who: "friend" },
    { name: "Cleo", colour: "green", who: "friend" },
  ],
};
const FRIENDS = [1, 2];

/** Games with what is taken back, granted or not. */
const GAMES = process.env.LONG_SWEEPS ? 1000 : 4;

/** Steps in which something must have happened. */
const PATIENCE = 5000;

/** How often in a hundred turns somebody wants to take something back, and how often one agrees. */
const OFTEN = 12;
const AGREES = 85;

/** A table whose deal all devices have drawn. @param {number} number of the game */
async function dealt(number) {
  const table = Simulated.of(engine, SETUP, `consent ${number}`, number + 1);
  const pick = (below) => Math.floor(table.random() * below);
  const told = { granted: 0, denied: 0 };
  for (const seat of FRIENDS) {
    const { guest } = await table.come(seat);
    guest.addEventListener("ballot", ({ detail }) => guest.vote(detail.id, pick(100) < AGREES));
  }
  const { dealer, host } = table;
  host.addEventListener("ballot", ({ detail }) => host.vote(detail.id, pick(100) < AGREES));
  host.addEventListener("decided", ({ detail }) => (told[detail.isGranted ? "granted" : "denied"] += 1));
  let shares = null;
  void host.draw().then((lots) => (shares = lots));
  await table.until(() => shares);
  await dealer.begin({ do: "start", ...SETUP, seed: null, shares });
  await table.until(() => FRIENDS.every((seat) => table.devices.get(seat).table));
  return { pick, table, told };
}

/** Plays to the end. */
async function played({ pick, table }, often = OFTEN) {
  const { dealer } = table;
  let [last, since] = ["", 0];
  for (; !dealer.table.over; since += 1) {
    const able = [dealer, ...table.devices.values()].filter(({ canAct }) => canAct);
    if (able.length > 0 && pick(100) < often) {
      const wisher = [table.host, ...FRIENDS.map((seat) => table.devices.get(seat).guest)][pick(3)];
      wisher.wish();
    } else if (able.length > 0) void able[pick(able.length)].act(`${since} ${table.seed}`);
    for (let left = 1 + pick(4); left > 0; left -= 1) await table.step();
    const now = `${dealer.table.position} ${dealer.table.undone}`;
    if (now !== last) [last, since] = [now, 0];
    if (since > PATIENCE) throw new Error(`stuck at ${now}`);
  }
  await table.quiet();
}

/** What each guest's device finds wrong. */
async function found(table) {
  const { text } = await engine.ask({ do: "disclose" });
  const wrong = [];
  for (const seat of FRIENDS) {
    const { noting } = table.devices.get(seat).guest;
    const answer = await engine.ask({ do: "audit", text, witness: noting.witness });
    assert.ok(answer.ok, JSON.stringify(answer));
    wrong.push(answer.wrong && [answer.wrong.message.key, answer.wrong.position]);
  }
  for (const device of table.devices.values()) device.guest.leave();
  table.host.leave();
  await table.quiet();
  return wrong;
}

test("what everybody agreed to is taken back, and accuses nobody", async () => {
  const all = { granted: 0, denied: 0 };
  for (let number = 0; number < GAMES; number += 1) {
    const game = await dealt(number);
    await played(game);
    assert.deepEqual(await found(game.table), [null, null], `game ${number}`);
    for (const name of Object.keys(all)) all[name] += game.told[name];
  }
  assert.ok(all.granted > GAMES && all.denied > 0, JSON.stringify(all));
});

/** Until the host chooses at the same time as a guest who has sealed already. */
async function atRound(from) {
  for (let number = from; number < from + 30; number += 1) {
    const game = await dealt(number);
    const { pick, table } = game;
    const { dealer } = table;
    for (let turn = 0; turn < 600 && !dealer.table.over; turn += 1) {
      const { acting, round } = dealer.table;
      if (round !== null && acting.includes(0) && dealer.table.choices.length > 1) return game;
      const able = [dealer, ...table.devices.values()].filter(({ canAct }) => canAct);
      if (able.length > 0) void able[pick(able.length)].act(`${turn} ${number}`);
      await table.step();
    }
    for (const device of table.devices.values()) device.guest.leave();
    table.host.leave();
    await table.quiet();
  }
  throw new Error("nobody chooses at the same time as the host");
}

test("a host that reads what was opened, goes back and chooses anew is found by every guest", async () => {
  const game = await atRound(100);
  const { table } = game;
  const { dealer, host } = table;
  const { rounds, serving } = host;
  const { position, round } = dealer.table;
  const own = dealer.table.choices[0].action;
  const { open } = rounds;
  let isDone = false;
  // What a guest opens is looked at before it is carried out.
  rounds.open = function (guest, message) {
    if (!isDone) {
      isDone = true;
      serving.do(async () => {
        const back = await engine.ask({ do: "back", seat: 0 });
        const undone = await engine.ask({ do: "undo", revision: back.revision, seat: 0 });
        const { action } = undone.choices.find((each) => JSON.stringify(each.action) !== JSON.stringify(own));
        const again = await engine.ask({ do: "act", revision: undone.revision, seat: 0, action });
        assert.ok(again.ok);
        const sealed = rounds.round.of(again.acting);
        await engine.ask({ do: "seals", start: round, sealed });
      });
    }
    return open.call(rounds, guest, message);
  };
  const { revision } = dealer.table;
  dealer.take(await engine.ask({ do: "act", revision, seat: 0, action: own }));
  await played(game, 0);
  assert.ok(isDone);
  assert.deepEqual(await found(table), [
    ["audit-undone", position],
    ["audit-undone", position],
  ]);
});

test("a host that says that everybody agreed is found by who did not", async () => {
  const game = await dealt(200);
  const { pick, table } = game;
  const { dealer } = table;
  const isLast = () => JSON.parse(engine.saved).log.at(-1)[0] < 1;
  for (let turn = 0; turn < 15 || isLast(); turn += 1) {
    const able = [dealer, ...table.devices.values()].filter(({ canAct }) => canAct);
    if (able.length > 0) void able[pick(able.length)].act(`${turn}`);
    await table.quiet();
  }
  const back = await engine.ask({ do: "back", seat: 0 });
  table.host.crew.tell({ t: "decided", seat: 0, isGranted: true });
  dealer.take(await engine.ask({ do: "undo", revision: back.revision, seat: 0 }));
  await table.quiet();
  await played(game, 0);
  assert.deepEqual(await found(table), [
    ["audit-undone", back.position],
    ["audit-undone", back.position],
  ]);
});
