// Whole games of La Mutinerie that all devices have drawn, in a world of its own, and what each finds at the end.

import assert from "node:assert/strict";

import { Simulated } from "./simulated.mjs";

export const SETUP = {
  game: "mutiny",
  options: {},
  seats: [
    { name: "Ann", colour: "red", who: "human" },
    { name: "Ben", colour: "blue", who: "friend" },
    { name: "Cleo", colour: "green", who: "friend" },
  ],
};
export const FRIENDS = [1, 2];

/** Steps in which something must have happened. */
const PATIENCE = 5000;

/** How often in a hundred turns somebody wants to take something back, and how often one agrees. */
const OFTEN = 12;
const AGREES = 85;

/**
 * A table whose deal all devices have drawn.
 * @param {Asked} engine
 * @param {number} number of the game
 * @param {(seat: number | null) => boolean} [agrees] what a person answers; null: who deals
 */
export async function dealt(engine, number, agrees) {
  const table = Simulated.of(engine, SETUP, `consent ${number}`, number + 1);
  const pick = (below) => Math.floor(table.random() * below);
  const says = agrees ?? (() => pick(100) < AGREES);
  const told = { granted: 0, denied: 0 };
  for (const seat of FRIENDS) {
    const { guest } = await table.come(seat);
    guest.addEventListener("ballot", ({ detail }) => guest.vote(detail.id, says(seat)));
  }
  const { dealer, host } = table;
  host.addEventListener("ballot", ({ detail }) => host.vote(detail.id, says(null)));
  host.addEventListener("decided", ({ detail }) => (told[detail.isGranted ? "granted" : "denied"] += 1));
  let shares = null;
  void host.draw().then((lots) => (shares = lots));
  await table.until(() => shares);
  await dealer.begin({ do: "start", ...SETUP, seed: null, shares });
  await table.until(() => FRIENDS.every((seat) => table.devices.get(seat).table));
  return { pick, table, told };
}

/** Plays until that is so, or to the end. @param {() => boolean} isSo */
export async function played({ pick, table }, often = OFTEN, isSo = () => false) {
  const { dealer } = table;
  let [last, since] = ["", 0];
  for (; !dealer.table.over && !isSo(); since += 1) {
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
  const isOver = dealer.table.over;
  await table.quiet();
  // What was asked before the end may be granted after it.
  if (isOver && !dealer.table.over) await played({ pick, table }, often, isSo);
}

/** Everybody goes. */
export async function gone(table) {
  for (const device of table.devices.values()) device.guest.leave();
  table.host.leave();
  await table.quiet();
}

/** What the device that deals has noted of others. */
const NOTHING = {
  ...{ seat: -1, seal: null, share: null },
  ...{ commitments: [], sent: [], granted: [], undos: [], away: [], sealed: [] },
};

/**
 * What a device finds in the game as it is opened.
 * @param {Asked} engine
 * @param {Host | Guest} company
 * @returns {Promise<{wrong: [string, number] | null, told: {key: string, args: object}[]}>}
 */
export async function finds(engine, company, text) {
  const witness = { ...(company.guestRecord?.witness ?? NOTHING), votes: company.votesIn(text) };
  const { ok, told, wrong } = await engine.ask({ do: "audit", text, witness });
  assert.ok(ok);
  return { wrong: wrong && [wrong.message.key, wrong.position], told };
}

/** What each guest's device finds wrong. */
export async function found(engine, table) {
  const { text } = await engine.ask({ do: "disclose" });
  const wrong = [];
  for (const seat of FRIENDS) wrong.push((await finds(engine, table.devices.get(seat).guest, text)).wrong);
  await gone(table);
  return wrong;
}
