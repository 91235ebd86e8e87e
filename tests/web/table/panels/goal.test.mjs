import assert from "node:assert/strict";
import { test } from "node:test";

document.createElement = () => ({ setAttribute() {}, replaceChildren() {} });

const { goalLine } = await import("../../../../web/table/panels/goal.js");

const words = { t: (key) => key, say: ({ key }) => key, seatName: () => "Bart" };
const table = { ranks: [2, 1], viewer: 0, seats: [{ who: "human" }, { who: "sailor" }] };

/** What the line says at such a table. */
function said(session) {
  const playback = { seen: { goal: { key: "six pirates in the boat" } } };
  const watch = (read, show) => show(read());
  return goalLine({ words }, { playback, table, looking: null, isOver: false, watch, ...session })
    .textContent;
}

test("the line says what wins, and at the end who has won", () => {
  assert.equal(said({}), "six pirates in the boat");
  assert.equal(said({ isOver: true }), "result-winner");
});

test("at a past moment of a finished game it does not say how the game will end", () => {
  assert.equal(said({ isOver: true, looking: 3 }), "six pirates in the boat");
});
