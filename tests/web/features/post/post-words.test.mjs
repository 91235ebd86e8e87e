import assert from "node:assert/strict";
import { test } from "node:test";

import { backWords } from "../../../../web/features/post/post-words.js";

const SEATS = ["human", "friend", "friend", "sailor"].map((who, seat) => ({ who, name: ["Annika", "Ben", "Cleo", "Grace"][seat] }));
const app = { words: { locale: "en", t: (key, { name, names }) => [key, name, names].join(" ").replace(/[\u2066-\u2069]/g, "") } };

for (const [what, backs, said] of [
  ["whoever deals did all of it", [0, 0], "post-backs-own Annika Annika"],
  ["the seat that is asked did all of it", [1], "post-backs-yours Annika Ben"],
  ["another seat did it", [2], "post-backs Annika Cleo"],
  ["whoever deals and the seat that is asked did it", [0, 1, 0], "post-backs Annika Annika and Ben"],
  ["a bot did it after the seat that is asked", [1, 3], "post-backs Annika Ben and Grace"],
]) {
  test(`whose move is to be taken back, where ${what}`, () => {
    assert.equal(backWords(app, SEATS, 1, backs.map((seat, at) => [seat, at])), said);
  });
}
