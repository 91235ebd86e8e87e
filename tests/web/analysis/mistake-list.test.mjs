import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as a list needs: its text is that of its parts. */
class Element extends EventTarget {
  parts = [];
  classList = { add() {}, toggle() {} };
  setAttribute() {}
  append(...parts) {
    this.parts.push(...parts);
  }
  replaceChildren(...parts) {
    this.parts = parts;
  }
  get textContent() {
    return this.parts.map((each) => each.textContent ?? each).join("");
  }
}

document.createElement = document.createElementNS = () => new Element();
const { mistakeList } = await import("../../../web/analysis/mistake-list.js");

test("a costly decision is told with whose it was, as an emblem is not heard", () => {
  const words = { locale: "en", t: (key) => key, say: ({ key }) => key, seatName: (seat) => ["You", "Ben"][seat] };
  const action = (key) => ({ label: { key }, reason: null });
  const mistakes = [0, 1].map((seat) => ({ position: 1, seat, taken: action("play"), best: action("wait"), cost: 0.26, error: 0.02 }));
  const table = { seats: [{ colour: "red" }, { colour: "blue" }] };
  const list = mistakeList({ words }, table, mistakes, () => {}, () => {}).textContent;
  assert.match(list, /You: mistakes-cost.*Ben: mistakes-cost/);
});
