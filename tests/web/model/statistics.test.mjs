import assert from "node:assert/strict";
import { test } from "node:test";

import {
  counting,
  opponentsOf,
  rateableOf,
  ratingOf,
  readResults,
  recordsOf,
  resultOf,
  winnersOf,
  written,
} from "../../../web/model/statistics.js";
import { chance } from "../mutated.mjs";
import { moved } from "../../../web/table/dialogs/deal-report.js";

const SEATS = [
  { name: "Anne", colour: "red", who: "human" },
  { name: "Grace", colour: "blue", who: "sailor" },
];
const ROOMS = [
  {
    id: "reef",
    seats: [2, 3],
    options: [{ name: "variant", kind: "choice", choices: ["plain", "wild"], default: "plain" }],
  },
];
let count = 0;
const result = (changes = {}) => {
  count += 1;
  return {
    id: `id${count}`,
    game: "reef",
    options: { variant: "plain" },
    seats: SEATS,
    ranks: [1, 2],
    turns: [11, 10],
    scores: ["31", "7"],
    unit: { key: "reef-sheet-all" },
    seal: count.toString(16).padStart(64, "0"),
    day: null,
    counts: true,
    when: 1e12 + count,
    ...changes,
  };
};
const lost = { ranks: [2, 1] };
const table = (changes = {}) => {
  const { id: _, ranks, turns, scores, unit, when: __, ...rest } = result();
  const outcome = { ranks, turns, scores, unit };
  return { ...rest, outcome, origin: null, lesson: null, watched: false, ...changes };
};

test("only a game that people have played from its start to its end leaves a result", () => {
  assert.equal("here", resultOf("here", table(), 5).id);
  assert.equal(null, resultOf("here", table({ outcome: null }), 5));
  assert.equal(null, resultOf("here", table({ origin: { move: 3, when: 1 } }), 5));
  assert.equal(null, resultOf("here", table({ watched: true }), 5));
  assert.equal(null, resultOf("here", table({ lesson: {} }), 5));
  assert.equal(null, resultOf("here", table({ seats: SEATS.slice(1) }), 5));
});

test("of a deal the first result counts, and none of a game that was practised", () => {
  const [first, again] = [result({ seal: "same" }), result({ seal: "same" })];
  const practised = result({ counts: false });
  assert.deepEqual([first], counting([first, again, practised]));
  const known = result({ seal: practised.seal });
  assert.deepEqual([], counting([practised, known]), "nor is its deal new afterwards");
});

test("a record counts by name, game, variant, seats and opponents", () => {
  const two = SEATS.map((seat) => ({ ...seat, who: "human" }));
  const results = [
    result(),
    result(lost),
    result({ turns: [9, 9] }),
    result({ turns: [12, 12] }),
    result({ options: { variant: "wild" } }),
    result({ seats: two }),
  ];
  const records = recordsOf(results);
  const [plain, wild, people] = records.get("Anne");
  assert.deepEqual(["Anne", "Grace"], [...records.keys()]);
  assert.deepEqual(
    { played: 4, won: 3, streak: 2, best: 2, fastest: 9, longest: 12 },
    Object.fromEntries(
      ["played", "won", "streak", "best", "fastest", "longest"].map((name) => [name, plain[name]]),
    ),
  );
  assert.deepEqual(["sailor", "sailor", "human"], [plain, wild, people].map(({ against }) => against));
  assert.equal(0, records.get("Grace")[0].fastest, "nothing won");
});

const RATED = { levels: { deckhand: { rating: 0 }, sailor: { rating: 800 } } };
const ratingIn = (results, name, rated) => ratingOf(rateableOf(results).get(name) ?? [], rated);
const rating = (results) => ratingIn(results, "Anne", RATED);
const many = (number, changes = {}) => Array.from({ length: number }, () => result(changes));

test("a rating rises with wins, and its interval narrows with games", () => {
  const even = rating([...many(10), ...many(10, lost)]);
  assert.ok(Math.abs(even.mean - 800) < 60, `${even.mean}`);
  assert.ok(even.low < even.mean && even.mean < even.high);
  const more = rating([...many(100), ...many(100, lost)]);
  assert.ok(more.high - more.low < even.high - even.low);
  assert.ok(rating([...many(15), ...many(5, lost)]).mean > even.mean);
  assert.equal(20, even.games);
});

test("equals at a table of three win a third", () => {
  const seats = [...SEATS, { name: "", colour: "green", who: "sailor" }];
  const three = (ranks) => ({ seats, ranks, turns: [1, 1, 1], scores: ["", "", ""] });
  const games = [...many(100, three([1, 2, 3])), ...many(200, three([2, 1, 3]))];
  assert.ok(Math.abs(rating(games).mean - 800) < 30, `${rating(games).mean}`);
});

test("a shared win counts by its share, games with others or unmeasured levels not at all", () => {
  const shared = rating(many(20, { ranks: [1, 1] }));
  assert.ok(Math.abs(shared.mean - 800) < 60);
  const seats = (who) => SEATS.map((seat, at) => (at === 1 ? { ...seat, who } : seat));
  assert.equal(null, rating([result({ seats: seats("human") }), result({ seats: seats("commodore") })]));
  assert.equal(null, ratingIn(many(3), "Mary", RATED));
  assert.equal(null, ratingIn(many(3), "Anne", null));
});

test("results come back from their file, and nothing else does", () => {
  const good = result({ day: "2026-11-26", rival: { ranks: [2, 1], turns: [9, 9], scores: [41000, 0], unit: null } });
  assert.deepEqual({ results: [good], broken: 0 }, readResults(ROOMS, written([good])));
  const bad = [
    { game: "shoal" },
    { seats: SEATS.slice(1) },
    { seats: [{ ...SEATS[0], who: "kraken" }, SEATS[1]] },
    { options: { variant: "tame" } },
    { ranks: [1] },
    { ranks: [1, 9] },
    { turns: ["9", 3] },
    { seal: "0" },
    { id: "<b>" },
    { day: "today" },
    { day: "2026-99-99" },
    { day: "2026-02-29" },
    { scores: [1] },
    { rival: { ranks: [1], turns: [1], scores: [1], unit: null } },
    { when: 1e300 },
  ];
  for (const change of bad)
    {
    const beside = [result(), result(change), result()];
    const { results, broken } = readResults(ROOMS, written(beside));
    assert.deepEqual([[beside[0], beside[2]], 1], [results, broken], JSON.stringify(change));
  }
  for (const text of ["", "[]", "null", '{"format":"freebooters"}', "{"])
    assert.equal(null, readResults(ROOMS, text));
});

test("names from a file are plain", () => {
  const seats = [{ ...SEATS[0], name: "\u202eAnne" }, SEATS[1]];
  assert.equal("Anne", readResults(ROOMS, written([result({ seats })])).results[0].seats[0].name);
});

test("nobody has won where all have lost", () => {
  assert.deepEqual([], winnersOf({ ranks: [2, 2] }));
  assert.deepEqual([0, 1], winnersOf({ ranks: [1, 1] }));
});

test("two seats change places, and colours stay where they are", () => {
  assert.deepEqual(
    [
      { name: "Grace", colour: "red", who: "sailor" },
      { name: "Anne", colour: "blue", who: "human" },
    ],
    moved(SEATS, 0, 1),
  );
  assert.deepEqual(SEATS, moved(SEATS, 0, 0));
});

/** The rating of one person in one game by its definition, game by game and point by point. */
function slowRating(results, name, rated) {
  const games = results.flatMap((each) => {
    const people = each.seats.flatMap(({ who }, seat) => (who === "human" ? [seat] : []));
    const ratings = each.seats.map(({ who }) => rated.levels[who]?.rating);
    const others = ratings.filter((_, seat) => seat !== people[0]);
    if (people.length !== 1 || each.seats[people[0]].name !== name || others.includes(undefined)) return [];
    const share = each.ranks[people[0]] === 1 ? 1 / each.ranks.filter((rank) => rank === 1).length : 0;
    return [{ others, share }];
  });
  let [sum, mean] = [0, 0];
  for (let rating = -1200; rating <= 3600; rating += 10) {
    let likely = Math.exp(-(((rating - 500) / 500) ** 2) / 2);
    for (const { others, share } of games) {
      const rest = others.reduce((all, each) => all + 10 ** (each / 400), 0);
      const own = 10 ** (rating / 400);
      likely *= (own / (own + rest)) ** share * (rest / (own + rest)) ** (1 - share);
    }
    sum += likely;
    mean += likely * rating;
  }
  return games.length === 0 ? null : { games: games.length, mean: Math.round(mean / sum) };
}

/** Results of so many names, each of which has played so many games; how often one was looked at. */
function crowd(names, games) {
  let looks = 0;
  const random = chance(7);
  const among = (list) => list[Math.floor(random() * list.length)];
  const results = Array.from({ length: names * games }, (_, at) => {
    const seats = [
      { name: `n${at % names}`, colour: "red", who: "human" },
      { name: "", colour: "blue", who: among(["deckhand", "sailor", "commodore", "human"]) },
      { name: "", colour: "green", who: among(["deckhand", "sailor"]) },
    ];
    const ranks = among([[1, 2, 3], [2, 1, 3], [1, 1, 3], [3, 2, 1]]);
    const one = result({ seats, ranks, turns: [3, 3, 3], scores: [1, 2, 3] });
    return Object.defineProperty(one, "seats", { get: () => ((looks += 1), seats), enumerable: true });
  });
  return { results, looks: () => looks };
}

test("the ratings of many are what the definition says of each", () => {
  const { results } = crowd(12, 9);
  const rateable = rateableOf(counting(results));
  for (let at = 0; at < 12; at += 1) {
    const { games = 0, mean = 0 } = ratingOf(rateable.get(`n${at}`) ?? [], RATED) ?? {};
    const slow = slowRating(results, `n${at}`, RATED) ?? { games: 0, mean: 0 };
    assert.deepEqual({ games, mean: Math.round(mean) }, slow, `n${at}`);
  }
});

test("twice as many names take twice as many looks at results", () => {
  const looksAt = (names) => {
    const { results, looks } = crowd(names, 1);
    const counted = counting(results);
    const rateable = rateableOf(counted);
    for (const name of recordsOf(counted).keys()) ratingOf(rateable.get(name) ?? [], RATED);
    return looks();
  };
  assert.ok(looksAt(400) <= 2 * looksAt(200) + 10, `${looksAt(400)}, ${looksAt(200)}`);
});

test("people at devices of their own are people to play against", () => {
  const seats = SEATS.map((seat, at) => (at === 1 ? { ...seat, who: "friend" } : seat));
  assert.equal("human", opponentsOf({ seats }));
});
