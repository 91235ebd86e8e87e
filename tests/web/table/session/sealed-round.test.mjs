import assert from "node:assert/strict";
import { test } from "node:test";

import { SealedRound } from "../../../../web/table/session/sealed-round.js";

/** A table at which seats 0 to 2 choose at the same time, seen by seat 0. */
function begun({ round = 5, isHost = false } = {}) {
  const told = [];
  const engine = Object.assign(new EventTarget(), {
    laid: [],
    sealed: null,
    withdraw: () => told.push("withdrawn"),
  });
  const session = {
    guest: isHost ? null : { engine },
    signal: new AbortController().signal,
    table: { round, viewer: 0, acting: [0, 1, 2] },
    selection: { mark: () => told.push("marked") },
    changed: () => told.push("changed"),
  };
  const lay = (seats, sealed) => {
    Object.assign(engine, { laid: seats, sealed });
    engine.dispatchEvent(new Event("sealed"));
  };
  return { sealedRound: new SealedRound(session), session, told, lay };
}

test("whoever has sealed a choice waits for those who have not, and may take it back", () => {
  const { sealedRound, told, lay } = begun();
  assert.deepEqual([false, null], [sealedRound.isSealed, sealedRound.awaited]);
  lay([0, 2], { seal: "x" });
  assert.deepEqual([true, [1]], [sealedRound.isSealed, sealedRound.awaited]);
  assert.deepEqual(["marked", "changed"], told);
  sealedRound.withdraw();
  assert.deepEqual("withdrawn", told.at(-1));
});

test("whoever has still to choose waits for nobody", () => {
  const { sealedRound, lay } = begun();
  lay([1, 2], null);
  assert.equal(null, sealedRound.awaited);
});

test("a host that has chosen waits for its guests", () => {
  const { sealedRound, session } = begun({ isHost: true });
  session.table.acting = [1, 2];
  assert.equal(null, sealedRound.awaited);
  sealedRound.laid = new Set([2]);
  assert.deepEqual([false, [1]], [sealedRound.isSealed, sealedRound.awaited]);
});

test("a screen at which nobody plays waits for everybody from the beginning", () => {
  const { sealedRound, session } = begun({ isHost: true });
  Object.assign(session.table, { viewer: null, curtain: null });
  assert.deepEqual([0, 1, 2], sealedRound.awaited);
  sealedRound.laid = new Set([1]);
  assert.deepEqual([0, 2], sealedRound.awaited);
  sealedRound.laid = new Set();
  session.table.curtain = 2;
  assert.equal(null, sealedRound.awaited);
});

test("outside of a round nobody is waited for", () => {
  const { sealedRound, lay } = begun({ round: null });
  lay([0], { seal: "x" });
  assert.equal(null, sealedRound.awaited);
});
