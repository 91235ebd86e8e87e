import assert from "node:assert/strict";
import { test } from "node:test";

import { Watch } from "../../../../web/components/watch.js";
import { SandGlass } from "../../../../web/multiplayer/screens/sand-glass.js";

/** A game at which seat 1 looks, and what is told there. */
function table(t, { acting = [1], over = false, isSealed = false } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const closing = new AbortController();
  const watch = new Watch();
  const session = {
    when: (read, act) => watch.when(read, act),
    signal: closing.signal,
    sealedRound: { isSealed },
    table: { position: 4, acting, over, viewer: 1 },
  };
  const rail = { dataset: {} };
  const told = [];
  new SandGlass(session, rail, () => told.push("now"));
  const changes = (table) => {
    session.table = { ...session.table, ...table };
    watch.look();
  };
  return { changes, closing, rail, tick: (time) => t.mock.timers.tick(time), told };
}

test("after a minute a sand glass stands there, and who is waited for is told", (t) => {
  const { rail, tick, told } = table(t);
  tick(59_999);
  assert.deepEqual([rail.dataset, told], [{}, []]);
  tick(1);
  assert.deepEqual([rail.dataset, told], [{ glass: "" }, ["now"]]);
});

test("nobody else is told, nor who has chosen already", (t) => {
  for (const how of [{ acting: [0] }, { isSealed: true }]) {
    const { rail, tick, told } = table(t, how);
    tick(60_000);
    assert.deepEqual([rail.dataset, told], [{ glass: "" }, []]);
    t.mock.timers.reset();
  }
});

test("it is turned with every move, not by another screen", (t) => {
  const { changes, rail, tick, told } = table(t);
  tick(50_000);
  changes({ frame: "narrow" });
  tick(10_000);
  assert.equal(told.length, 1);
  changes({ position: 5, acting: [0] });
  assert.deepEqual(rail.dataset, {});
  tick(59_000);
  changes({ position: 6 });
  tick(59_000);
  assert.deepEqual(rail.dataset, {});
});

test("there is none once the game is over or the table is left", (t) => {
  const { changes, closing, rail, tick, told } = table(t);
  changes({ position: 9, over: true, acting: [] });
  tick(90_000);
  changes({ position: 3, over: false, acting: [1] });
  closing.abort();
  tick(90_000);
  assert.deepEqual([rail.dataset, told], [{}, []]);
});
