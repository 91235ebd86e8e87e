/** Which seats the strip over the board marks. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the strip needs. */
class Element extends EventTarget {
  dataset = {};
  attributes = {};
  children = [];
  get childNodes() {
    return this.children;
  }
  get firstChild() {
    return this.children[0] ?? null;
  }
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }
  getAttribute(name) {
    return this.attributes[name] ?? null;
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  removeAttribute(name) {
    delete this.attributes[name];
  }
  append(...more) {
    for (const each of more) if (each instanceof Element) each.parent = this;
    this.children.push(...more);
  }
  replaceChildren(...more) {
    this.children = [];
    this.append(...more);
  }
  replaceWith(other) {
    const { parent } = this;
    other.parent = parent;
    parent.children = parent.children.map((each) => (each === this ? other : each));
  }
}

Object.assign(globalThis, { Element: class {}, Text: class {} });
document.createElement = document.createElementNS = () => new Element();
const { SeatStrip } = await import("../../../../web/table/panels/seat-strip.ts");

const words = { t: (key) => key, say: ({ key }) => key, reader: () => null, seatName: (seat) => `seat ${seat}` };

/** The seats that are marked at each of these moments of one table, of three seats. */
function marked(...moments) {
  const found = [];
  for (const { turns = [], teller = null, ...session } of moments) {
    state.playback = { seen: { seats: [0, 1, 2].map((seat) => ({ turn: turns.includes(seat), facts: [] })) }, teller };
    Object.assign(state, { looking: null, isOver: false }, session);
    show();
    const seats = strip.seats.children.flatMap(({ attributes }, seat) => (attributes["aria-current"] ? [seat] : []));
    found.push(seats);
  }
  return found;
}

let show;
const state = {
  playback: { moment: null, teller: null },
  selection: { isWaiting: true },
  table: { seats: ["red", "blue", "green"].map((colour) => ({ colour, who: "human" })) },
  thinking: null,
  looking: null,
  watch: (_, act) => (show = () => act(false, false)),
};
const strip = new SeatStrip({ words }, state, null);

test("the strip marks whose turn it is, and between two deeds whose it was", () => {
  assert.deepEqual(marked({ turns: [1] }, { turns: [] }, { turns: [0, 2] }), [[1], [1], [0, 2]]);
});

test("while somebody's deed is told the strip marks that seat, and nobody while nobody's is", () => {
  const told = [{ turns: [0] }, { turns: [], teller: { seat: 2 } }, { turns: [1], teller: { seat: 2 } }];
  assert.deepEqual(marked(...told, { turns: [1], teller: { seat: null } }), [[0], [2], [2], []]);
});

test("at a past moment the strip marks whose turn it was, whatever is told", () => {
  assert.deepEqual(marked({ turns: [1], teller: { seat: 2 }, looking: 3 }), [[1]]);
});
