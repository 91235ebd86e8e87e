import assert from "node:assert/strict";
import { after, test } from "node:test";

import { dealt, found, gone, played } from "../../audited.mjs";
import { Asked } from "../../simulated.mjs";

const engine = new Asked();
after(() => engine.end());

/** Games with what is taken back, granted or not. */
const GAMES = process.env.LONG_SWEEPS ? 1000 : 2;

test("what everybody agreed to is taken back, and accuses nobody", async () => {
  const all = { granted: 0, denied: 0 };
  for (let number = 0; number < GAMES; number += 1) {
    const game = await dealt(engine, number);
    await played(game);
    assert.deepEqual(await found(engine, game.table), [null, null], `game ${number}`);
    for (const name of Object.keys(all)) all[name] += game.told[name];
  }
  assert.ok(all.granted > GAMES && all.denied > 0, JSON.stringify(all));
});

/** Until the host chooses at the same time as a guest who has sealed already. */
async function atRound(from) {
  for (let number = from; number < from + 30; number += 1) {
    const game = await dealt(engine, number);
    const { pick, table } = game;
    const { dealer } = table;
    for (let turn = 0; turn < 600 && !dealer.table.over; turn += 1) {
      const { acting, round } = dealer.table;
      if (round !== null && acting.includes(0) && dealer.table.choices.length > 1) return game;
      const able = [dealer, ...table.devices.values()].filter(({ canAct }) => canAct);
      if (able.length > 0) void able[pick(able.length)].act(`${turn} ${number}`);
      await table.step();
    }
    await gone(table);
  }
  throw new Error("nobody chooses at the same time as the host");
}

test("a host that reads what was opened, goes back and chooses anew is found by every guest", async () => {
  const game = await atRound(105); // there is such a round at once
  const { table } = game;
  const { dealer, host } = table;
  const { commitRounds, matchServer } = host;
  const { position, round } = dealer.table;
  const own = dealer.table.choices[0].action;
  const { open } = commitRounds;
  let isDone = false;
  // What a guest opens is looked at before it is carried out.
  commitRounds.open = function (guest, message) {
    if (!isDone) {
      isDone = true;
      matchServer.do(async () => {
        const back = await engine.ask({ do: "back", seat: 0 });
        const undone = await engine.ask({ do: "undo", revision: back.revision, seat: 0 });
        const { action } = undone.choices.find((each) => JSON.stringify(each.action) !== JSON.stringify(own));
        const again = await engine.ask({ do: "act", revision: undone.revision, seat: 0, action });
        assert.ok(again.ok);
        const sealed = commitRounds.round.of(again.acting);
        await engine.ask({ do: "seals", start: round, sealed });
      });
    }
    return open.call(commitRounds, guest, message);
  };
  const { revision } = dealer.table;
  dealer.take(await engine.ask({ do: "act", revision, seat: 0, action: own }));
  await played(game, 0);
  assert.ok(isDone);
  assert.deepEqual(await found(engine, table), [
    ["audit-undone", position],
    ["audit-undone", position],
  ]);
});

test("a host that says that everybody agreed is found by who did not", async () => {
  const game = await dealt(engine, 200);
  const { pick, table } = game;
  const { dealer } = table;
  const isLast = () => JSON.parse(engine.saved).log.at(-1)[0] < 1;
  for (let turn = 0; turn < 15 || isLast(); turn += 1) {
    const able = [dealer, ...table.devices.values()].filter(({ canAct }) => canAct);
    if (able.length > 0) void able[pick(able.length)].act(`${turn}`);
    await table.quiet();
  }
  const back = await engine.ask({ do: "back", seat: 0 });
  table.host.seating.tell({ t: "decided", seat: 0, isGranted: true });
  dealer.take(await engine.ask({ do: "undo", revision: back.revision, seat: 0 }));
  await table.quiet();
  await played(game, 0);
  assert.deepEqual(await found(engine, table), [
    ["audit-undone", back.position],
    ["audit-undone", back.position],
  ]);
});
