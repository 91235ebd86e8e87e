import assert from "node:assert/strict";
import { test } from "node:test";

import "../../document.mjs";

globalThis.matchMedia = () => ({ matches: false });
const { endingFor } = await import("../../../../web/table/chrome/sound-button.js");

const people = (...who) => who.map((each) => ({ who: each }));

for (const [who, table, ending] of [
  ["somebody has won against bots", { ranks: [1, 2], viewer: 0, seats: people("human", "sailor") }, "won"],
  ["a bot has won", { ranks: [2, 1], viewer: 0, seats: people("human", "sailor") }, "lost"],
  ["a victory is shared", { ranks: [1, 1], viewer: 1, seats: people("sailor", "human") }, "won"],
  ["one of two at a screen has won", { ranks: [2, 1], viewer: 0, seats: people("human", "human") }, "won"],
  ["bots alone have played", { ranks: [2, 1], viewer: null, seats: people("sailor", "sailor") }, "won"],
  ["everybody has lost", { ranks: [2, 2], viewer: null, seats: people("human", "human") }, "lost"],
]) {
  test(`what is heard at the end where ${who}`, () => assert.equal(endingFor(table), ending));
}
