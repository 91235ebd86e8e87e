import assert from "node:assert/strict";
import { test } from "node:test";

import { Element } from "../../element.mjs";

/** As much of an element as a line needs. */
class Line extends Element {
  replaceChildren() {}
}

document.createElement = () => new Line();

const { goalLine, letterLine } = await import("../../../../web/table/panels/goal.js");

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

test("what is said of letters has a line too, in brief, while the board shows how it is now", () => {
  const session = { playback: { isNow: true }, outgoing: null };
  session.when = (read, act) => (session.changed = act);
  const line = letterLine(session);
  const told = (change) => {
    Object.assign(session, change);
    session.changed();
    return line.getAttribute("data-says");
  };
  assert.equal(told({}), null);
  assert.equal(told({ outgoing: { says: null } }), null);
  assert.equal(told({ outgoing: { says: "Sent." } }), "Sent.");
  assert.equal(told({ outgoing: { says: "Wait. Or play on.", brief: "Wait." } }), "Wait.");
  assert.equal(told({ playback: { isNow: false } }), null);
});
