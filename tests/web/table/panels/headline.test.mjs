import assert from "node:assert/strict";
import { test } from "node:test";
import { headline } from "../../../../web/table/panels/headline.js";

const NAMES = ["Anne", "Bart", "Cora"];
const words = {
  locale: "en",
  t: (key, { name, names } = {}) => [key, name ?? names].filter(Boolean).join(" "),
  seatName: (seat) => NAMES[seat],
};
const table = (ranks, whos = ["human", "sailor", "sailor"], viewer = 0) => ({
  ranks,
  viewer,
  seats: whos.map((who) => ({ who })),
});

test("one line says who has won", () => {
  assert.equal(headline({ words }, table([2, 1, 3])), "result-winner Bart");
  assert.equal(headline({ words }, table([1, 2, 3])), "result-you");
  assert.equal(headline({ words }, table([1, 2, 3], ["human", "human"])), "result-winner Anne");
  assert.equal(headline({ words }, table([1, 1, 3])), "result-shared Anne and Bart");
  assert.equal(headline({ words }, table([2, 2, 2])), "result-lost");
});
