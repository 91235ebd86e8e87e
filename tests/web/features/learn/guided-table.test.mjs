import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
const { GuidedTable } = await import("../../../../web/features/learn/guided-table.js");

/** What a table at which one learns shows, says and takes the focus to, in order. */
function learns() {
  const did = [];
  let shows = () => {};
  const shown = new Promise((resolve) => (shows = resolve));
  const popover = {
    words: { textContent: "" },
    read: () => did.push("focus"),
    say(text) {
      this.words.textContent = text;
      did.push(`show ${text}`);
    },
  };
  const voice = {
    tell: (text) => did.push(`tell ${text}`),
    ask: (text) => did.push(`ask ${text}`),
    whenTold: () => Promise.resolve(did.push("told")),
  };
  const session = { playback: { shown } };
  const table = { popover, session, table: { voice } };
  Object.setPrototypeOf(table, GuidedTable.prototype);
  return { table, did, popover, async shows() {
    shows();
    await new Promise(setImmediate);
  } };
}

test("what was done is told once that to which it has led is shown, and what is asked after it", async () => {
  const { table, did, shows } = learns();
  table.say("He runs.", "done");
  assert.deepEqual(["show He runs."], did);
  await shows();
  table.say("Now the other one.", "say");
  assert.deepEqual(["tell He runs.", "show Now the other one.", "ask Now the other one."], did.slice(1));
});

test("the focus comes to what is said once what has happened was told, and it is not said twice", async () => {
  const { table, did, popover, shows } = learns();
  popover.say("Solved!");
  void table.readOut();
  await new Promise(setImmediate);
  assert.deepEqual(["show Solved!"], did);
  await shows();
  assert.deepEqual(["ask null", "told", "focus"], did.slice(1));
});

test("the focus stays where something else is said by then", async () => {
  const { table, did, popover, shows } = learns();
  popover.say("Solved!");
  void table.readOut();
  popover.say("It is your move.");
  await shows();
  assert.ok(!did.includes("focus"));
});
