import assert from "node:assert/strict";
import { test } from "node:test";

import { chance } from "../mutated.mjs";
import {
  dateOf,
  dayOf,
  dealOf,
  daysAfter,
  daysInARow,
  daysPlayed,
  monthsAfter,
  weeksOf,
} from "../../../web/model/daily-calendar.js";

const table = (since, seats = 2, until = null) => ({
  since,
  seats,
  options: { variant: "plain" },
  levels: ["sailor", "helmsman"],
  until,
});
const ROOMS = [
  { id: "anchor", days: [table("2026-01-01"), table("2026-01-01", 3)] },
  { id: "barrel", days: [table("2026-01-01", 4)] },
  { id: "cutlass", days: [table("2026-01-01")] },
];
const DAYS = Array.from({ length: 60 }, (_, at) => daysAfter("2026-03-01", at));

test("a date is that of Greenwich", () => {
  assert.equal("2026-11-26", dateOf(Date.parse("2026-11-25T23:30:00-01:00")));
  assert.equal("2027-01-01", daysAfter("2026-12-31", 1));
  assert.equal("2026-02-28", daysAfter("2026-03-01", -1));
});

test("the weeks of a month hold each of its days once, below its day of the week", () => {
  for (const first of [1, 6, 7])
    for (let at = -3; at < 30; at += 1) {
      const month = monthsAfter("2026-11", at);
      const weeks = weeksOf(month, first);
      const days = weeks.flat().filter(Boolean);
      assert.deepEqual(days, [...new Set(days)].sort());
      assert.equal(days[0], `${month}-01`);
      assert.equal(daysAfter(days.at(-1), 1), `${monthsAfter(month, 1)}-01`);
      for (const week of weeks)
        week.forEach((date, day) => {
          if (date) assert.equal(new Date(date).getUTCDay(), (first + day) % 7);
        });
    }
});

test("months go on over the turn of the year", () => {
  assert.equal(monthsAfter("2026-12", 1), "2027-01");
  assert.equal(monthsAfter("2026-01", -1), "2025-12");
});

test("the same day has the same deal however the rooms are ordered, another day another", () => {
  const deals = DAYS.map((date) => dealOf(ROOMS, date));
  assert.deepEqual(
    deals,
    DAYS.map((date) => dealOf([...ROOMS].reverse(), date)),
  );
  assert.equal(60, new Set(deals.map(({ start }) => start.seed)).size);
  assert.ok(deals.every(({ start }) => /^[0-9a-f]{32}$/.test(start.seed)));
});

test("in a row of days every game comes once", () => {
  const games = DAYS.map((date) => dealOf(ROOMS, date).start.game);
  const rows = Math.floor(Date.parse(DAYS[0]) / 864e5) % 3;
  for (let at = (3 - rows) % 3; at + 3 <= games.length; at += 3)
    assert.equal(3, new Set(games.slice(at, at + 3)).size, `${at}`);
});

test("no game comes on two days in a row", () => {
  const days = Array.from({ length: 400 }, (_, at) => daysAfter("2026-03-01", at));
  const games = days.map((date) => dealOf(ROOMS, date).start.game);
  assert.deepEqual(
    [],
    games.filter((game, at) => game === games[at - 1]),
  );
});

test("one person sits among bots of one level, in any seat", () => {
  const deals = DAYS.map((date) => dealOf(ROOMS, date));
  for (const { seat, level, start } of deals) {
    assert.deepEqual(
      start.seats.map((_, at) => (at === seat ? "human" : level)),
      start.seats.map(({ who }) => who),
    );
  }
  assert.deepEqual(new Set(["sailor", "helmsman"]), new Set(deals.map(({ level }) => level)));
  assert.ok(new Set(deals.map(({ seat }) => seat)).size > 2);
});

test("a game that is added later, or a table that ends, changes no day before", () => {
  const later = "2026-03-20";
  const more = [...ROOMS, { id: "dory", days: [table(later)] }].map((room) =>
    room.id === "anchor" ? { ...room, days: [room.days[0], table("2026-01-01", 3, later)] } : room,
  );
  const changed = DAYS.filter(
    (date) => JSON.stringify(dealOf(ROOMS, date)) !== JSON.stringify(dealOf(more, date)),
  );
  assert.ok(changed.length > 0);
  assert.ok(changed.every((date) => date >= later));
});

test("before there is any game there is no deal", () => {
  assert.equal(null, dealOf(ROOMS, "2025-12-31"));
});

test("a game is a day's that has its seed, whatever its file says", () => {
  const { game, seed } = dealOf(ROOMS, DAYS[0]).start;
  assert.equal(DAYS[0], dayOf(ROOMS, { day: DAYS[0], game, seed }));
  assert.equal(null, dayOf(ROOMS, { day: DAYS[0], game, seed: "reef" }));
  assert.equal(null, dayOf(ROOMS, { day: DAYS[1], game, seed }));
  assert.equal(null, dayOf(ROOMS, { day: null, game, seed }));
  assert.equal(null, dayOf(ROOMS, { day: "2025-01-01", game, seed }));
});

test("of every day the first result counts, and no practice", () => {
  const results = [
    { id: "a", day: "2026-03-01" },
    { id: "b", day: null },
    { id: "c", day: "2026-03-01" },
  ];
  assert.deepEqual(
    [["2026-03-01", "a"]],
    [...daysPlayed(results)].map(([day, { id }]) => [day, id]),
  );
});

test("days in a row go up to today, or to yesterday while today's is to come", () => {
  const days = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-07", "2026-03-08"];
  assert.deepEqual({ now: 2, most: 3 }, daysInARow(days, "2026-03-08"));
  assert.deepEqual({ now: 2, most: 3 }, daysInARow(days, "2026-03-09"));
  assert.deepEqual({ now: 0, most: 3 }, daysInARow(days, "2026-03-10"));
  assert.deepEqual({ now: 0, most: 0 }, daysInARow([], "2026-03-10"));
});

/** By its definition, day by day. */
function slowInARow(dates, today) {
  const back = (from) => {
    let count = 0;
    while (dates.includes(daysAfter(from, -count))) count += 1;
    return count;
  };
  const now = back(dates.includes(today) ? today : daysAfter(today, -1));
  return { now, most: Math.max(0, ...dates.map(back)) };
}

test("days in a row are those of the definition, wherever there are gaps", () => {
  const random = chance(3);
  for (let round = 0; round < 300; round += 1) {
    const dates = DAYS.slice(0, 30).filter(() => random() < 0.7);
    const mixed = [...dates, ...dates.slice(0, 3)].sort(() => random() - 0.5);
    const today = DAYS[25 + (round % 8)];
    assert.deepEqual(slowInARow(dates, today), daysInARow(mixed, today), `${round}`);
  }
});

test("twice as many days in a row are looked at twice as often", () => {
  const looksAt = (count) => {
    const dates = Array.from({ length: count }, (_, at) => daysAfter("2026-03-01", at));
    const parse = Date.parse;
    let looks = 0;
    Date.parse = (date) => ((looks += 1), parse(date));
    try {
      daysInARow(dates, dates.at(-1));
    } finally {
      Date.parse = parse;
    }
    return looks;
  };
  assert.ok(looksAt(400) <= 2 * looksAt(200) + 10, `${looksAt(400)}, ${looksAt(200)}`);
});
