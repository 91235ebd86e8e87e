import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as a table needs. */
class Element {
  children = [];
  setAttribute() {}
  replaceChildren(...children) {
    this.children = children;
  }
  get text() {
    return this.children.map((child) => child.text ?? child).join("");
  }
}

document.createElement = document.createElementNS = () => new Element();
const { scoreTable } = await import("../../../../web/table/panels/score-sheet.js");

test("a value may be a number, a text or words", () => {
  const words = {
    locale: "en",
    t: (key) => key,
    say: ({ key }) => key,
    seatName: () => "Anne",
  };
  const sheet = {
    columns: [{ key: "side" }, { key: "coins" }, { key: "gold" }],
    icons: ["", "", ""],
    rows: [{ seat: 0, values: [{ key: "valverde" }, 1234, ""] }],
    rounds: [],
    why: null,
    decided: 2,
  };

  const [, , body] = scoreTable({ words }, sheet, [{ colour: "red" }]).children;
  const [row] = body.children;

  assert.deepEqual(
    row.children.slice(1).map(({ text }) => text),
    ["valverde", "1,234", "–"],
  );
});
