import assert from "node:assert/strict";
import { test } from "node:test";

import { Gathering, surroundings } from "./gathering.mjs";

const { air, engine } = surroundings();

const SEATS = [
  { name: "Ann", colour: "red", who: "human" },
  { name: "Ben", colour: "blue", who: "friend" },
];
const SETUP = { game: "cartagena", options: { variant: "tortuga" }, seats: SEATS };

/** Ann and Ben at their table, which Ann has dealt. */
async function table() {
  const gathering = new Gathering(air, engine, SETUP, "return");
  const ben = await gathering.come(1);
  await gathering.dealer.begin({ do: "start", ...SETUP, seed: "1" });
  await gathering.until(() => ben.table);
  return { ben, dealer: gathering.dealer, gathering, host: gathering.host };
}

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
