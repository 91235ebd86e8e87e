import assert from "node:assert/strict";
import { test } from "node:test";

import { coverOf, isCalm, Overlays } from "../../../../web/table/dialogs/overlays.js";
import "../../document.mjs";

for (const [what, table, cover] of [
  ["a game goes on", {}, null],
  ["somebody else is to look", { curtain: 1 }, "curtain"],
  ["the first seat is to look, at the end", { curtain: 0, over: true }, "curtain"],
  ["a game is over", { over: true }, "result"],
  ["a lesson is over", { over: true, lesson: {} }, null],
  ["a game is watched", { watched: true }, "moment"],
  ["a game that is over is watched", { over: true, watched: true }, "moment"],
]) {
  test(`what comes over the board where ${what}`, () => {
    const still = { curtain: null, lesson: null, over: false, watched: false };
    assert.equal(cover, coverOf({ ...still, ...table }));
  });
}

for (const [speed, matches, calm] of [
  ["normal", false, false],
  ["normal", true, true],
  ["off", false, true],
]) {
  test(`who has won moves over the board, or not: speed ${speed}, reduced motion ${matches}`, (each) => {
    const before = globalThis.matchMedia;
    each.after(() => (globalThis.matchMedia = before));
    globalThis.matchMedia = () => ({ matches });
    assert.equal(isCalm({ speed }), calm);
  });
}

/** A table at its end over which a result comes; `told`: resolves once the voice has told all. */
function atTheEnd(told) {
  const focused = [];
  const named = (name) => ({ focus: () => (document.activeElement = focused[focused.push(name) - 1]) });
  const listeners = {};
  const result = {
    open: true,
    contains: (name) => name === "heading",
    querySelector: () => named("heading"),
    addEventListener: (type, act) => (listeners[type] = act),
  };
  document.body = "body";
  document.activeElement = { focus() {} }; // gone from the page
  const table = { curtain: null, lesson: null, over: true, watched: false, revision: 1 };
  const session = { table, when() {}, autosave: {}, playback: {} };
  const ending = { dealReport: { part() {} }, openResult: () => result };
  const dialogOpener = { late: () => ({ want: async () => ending }) };
  const overlays = new Overlays(
    {},
    session,
    { show: (make) => make() },
    dialogOpener,
    {},
    { whenTold: () => told },
    { after: {}, host: {}, rest: named("prompt").focus },
  );
  overlays.showResult();
  const close = () => {
    result.open = false;
    document.activeElement = "body";
    listeners.close();
  };
  return { focused, close };
}

test("the result takes the focus once what has led to it was told", async () => {
  let resolve = () => {};
  const promise = new Promise((done) => (resolve = done));
  const { focused, close } = atTheEnd(promise);
  await settled();
  assert.deepEqual(focused, [], "the last moves have not been told yet");
  resolve();
  await settled();
  assert.deepEqual(focused, ["heading"]);
  close();
  assert.deepEqual(focused, ["heading", "prompt"], "what had it before is gone");
});

test("a result that is closed before its turn takes no focus", async () => {
  let resolve = () => {};
  const promise = new Promise((done) => (resolve = done));
  const { focused, close } = atTheEnd(promise);
  await settled();
  close();
  resolve();
  await settled();
  assert.deepEqual(focused, ["prompt"]);
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
