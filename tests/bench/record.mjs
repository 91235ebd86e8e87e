// Prints as JSON how many milliseconds the record and the days in a row take: the fastest of several times.

import { daysAfter, daysInARow } from "../../web/model/daily-calendar.js";
import { RESULT, sorted } from "../../web/model/stored-shapes.js";
import { counting, rateableOf, ratingOf, recordsOf } from "../../web/model/statistics.js";

const TIMES = 5;
const RATED = { levels: { sailor: { rating: 800 }, helmsman: { rating: 1200 } } };
const GAMES = ["caribbean", "cartagena", "meuterer", "mutiny"];

/** @param {() => void} act */
function fastest(act) {
  const times = Array.from({ length: TIMES }, () => {
    const begun = performance.now();
    act();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** Results of so many names, two games each. @param {number} names */
function resultsOf(names) {
  return Array.from({ length: 2 * names }, (_, at) => ({
    id: `id${at}`,
    game: GAMES[at % GAMES.length],
    options: { variant: "plain" },
    seats: [
      { name: `name ${at % names}`, colour: "red", who: "human" },
      { name: "", colour: "blue", who: at % 3 ? "sailor" : "helmsman" },
    ],
    ranks: at % 2 ? [1, 2] : [2, 1],
    turns: [9, 9],
    scores: [3, 2],
    unit: null,
    seal: at.toString(16).padStart(64, "0"),
    day: null,
    counts: true,
    when: 1e12 + at,
  }));
}

/** All that the page works out of results. */
function work(results) {
  const { whole } = sorted(RESULT, results);
  const rateable = rateableOf(counting(whole));
  for (const name of recordsOf(whole).keys())
    for (const game of GAMES) ratingOf((rateable.get(name) ?? []).filter((one) => one.game === game), RATED);
}

const record = [1000, 2000, 4000].map((names) => {
  const results = resultsOf(names);
  return { count: names, time: fastest(() => work(results)) };
});
const days = [365, 1095, 3650].map((count) => {
  const dates = Array.from({ length: count }, (_, at) => daysAfter("2026-11-25", at));
  return { count, time: fastest(() => daysInARow(dates, dates.at(-1))) };
});
console.log(JSON.stringify({ record, days }));
