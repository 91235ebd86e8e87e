import assert from "node:assert/strict";
import { test } from "node:test";

import { ratedAt } from "../../../../web/features/statistics/level-ratings.js";

const table = (options, seats) => ({ options, seats, levels: {} });
const FAIR = table({ wind: "fair", storm: false }, 2);
const FOUL = table({ wind: "foul", storm: false }, 2);
const ALL = table(null, 2);
const RATED = [FAIR, FOUL, table({ wind: "fair", storm: false }, 3), ALL];

const setup = (wind, seats) => ({
  seats: Array.from({ length: seats }, () => ({ name: "", colour: "red", who: "human" })),
  options: { storm: false, wind },
});

test("what was measured at such a table is shown", () => {
  assert.equal(FOUL, ratedAt(RATED, setup("foul", 2)));
});

test("a table nobody measured shows what all of them say together", () => {
  assert.equal(ALL, ratedAt(RATED, setup("foul", 3)));
});

test("without any measurement nothing is shown", () => {
  assert.equal(null, ratedAt([FAIR], setup("fair", 5)));
  assert.equal(null, ratedAt([], setup("fair", 2)));
});
