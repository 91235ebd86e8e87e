import assert from "node:assert/strict";
import { test } from "node:test";

import { Aside } from "../../../web/storage/aside.js";
import { setAside } from "../../../web/storage/set-aside.js";
import { fault } from "../../../web/kit/shape.js";
import { RESULT, SAVE, sorted, writtenBroken } from "../../../web/model/stored-shapes.js";
import { isForgotten } from "../../../web/storage/saves.js";
import { daysInARow, daysPlayed } from "../../../web/model/daily-calendar.js";
import { notesIn } from "../../../web/model/notes.js";
import { counting, rateableOf, ratingOf, readResults, recordsOf } from "../../../web/model/statistics.js";
import { checked, checkedCoach, Preferences } from "../../../web/storage/preferences.js";
import { checkedNotes, nextPuzzle } from "../../../web/model/puzzle-rating.js";
import { hash } from "../../../web/page/router.js";
import { savedTitle, savedWhen } from "../../../web/components/save-titles.js";
import { checkedSetup } from "../../../web/model/setup.js";
import { firstsOf } from "../../../web/features/saves/saves-page.js";
import { PendingGames } from "../../../web/storage/pending-games.js";
import { outcomeOf, resultOf, saveOf, storageOf } from "../kept.mjs";
import { chance, mutated } from "../mutated.mjs";

const MANY = process.env.LONG_SWEEPS ? 10_000 : 400;
const SEAL = "a".repeat(64);
const FULL = saveOf({
  origin: { move: 3, when: 1000 },
  isFirst: false,
  sayings: [[3, { seat: 1, motive: { key: "reason-near", args: { what: { key: "a-thing" }, count: 2, seat: { seat: 1 } } } }]],
  seal: SEAL,
  day: "2026-11-26",
  outcome: outcomeOf(),
  title: "Friday",
  revision: 7,
  opened: 2000,
  notes: [[1, "here"]],
  filed: 3000,
  isLocked: false,
});
const WON = resultOf({ day: "2026-11-26", rival: outcomeOf() });
const ROOM = {
  id: "cartagena",
  seats: [2, 3],
  options: [{ name: "variant", kind: "choice", choices: ["tortuga"], default: "tortuga", rated: true }],
  days: [],
};
const APP = { words: { t: (key) => key, gameTitle: (id) => id, locale: "en", silent: new Map() }, rooms: [ROOM] };
const RATED = { levels: { sailor: { rating: 800 } } };

test("whole rows fit, with all that may be missing and without", () => {
  for (const [kind, row] of [[SAVE, saveOf()], [SAVE, FULL], [RESULT, resultOf()], [RESULT, WON]])
    assert.equal(fault(kind, row), null);
});

test("what does not fit is told by its place", () => {
  const places = [
    [{ day: "2026-99-99" }, ".day"],
    [{ day: "2027-02-29" }, ".day"],
    [{ updated: NaN }, ".updated"],
    [{ position: "3" }, ".position"],
    [{ seats: [FULL.seats[0], { ...FULL.seats[1], name: "\ud800" }] }, ".seats[1].name"],
    [{ outcome: outcomeOf({ turns: [1, 2, 3] }) }, ".outcome"],
    [{ outcome: outcomeOf({ ranks: [1, 3] }) }, ".outcome"],
    [{ outcome: outcomeOf({ turns: [1, Infinity] }) }, ".outcome.turns[1]"],
    [{ options: JSON.parse('{"__proto__": "x"}') }, ".options"],
    [{ id: "<b>" }, ".id"],
  ];
  for (const [change, place] of places) assert.equal(fault(SAVE, saveOf(change)), place);
  for (const change of [{ turns: [1, 2, 3] }, { scores: [1] }, { ranks: [1, 3] }]) {
    assert.equal(fault(RESULT, resultOf(change)), ".ranks");
    assert.equal(fault(RESULT, resultOf({ rival: outcomeOf(change) })), ".rival");
  }
  assert.equal(fault(SAVE, { id: "one" }), ".game");
  for (const nothing of [null, undefined, 3, "x", []]) assert.equal(fault(SAVE, nothing), "");
});

/** All that lists do with what they are given, as far as it needs no page. */
function listed(saves, results) {
  const firsts = firstsOf(saves);
  for (const save of saves) {
    savedTitle(APP, save);
    savedWhen(APP.words, save);
    hash({ screen: "table", save: save.id });
    isForgotten(save, 1e12);
    firsts.get(save.seal);
  }
  const played = daysPlayed(results);
  const { now, most } = daysInARow(played.keys(), "2026-11-26");
  const rateable = rateableOf(counting(results));
  const lines = [...recordsOf(results)].flatMap(([, each]) => each);
  const ratings = [...rateable.values()].map((own) => ratingOf(own, RATED)?.mean ?? 0);
  const numbers = lines.flatMap((line) => [line.played, line.won, line.best, line.fastest, line.longest]);
  assert.ok([now, most, ...numbers, ...ratings].every(Number.isFinite));
}

test("whatever is wrong with a row, its neighbours are listed, and it is if it fits", () => {
  const random = chance(1);
  const counts = { whole: 0, broken: 0 };
  for (let round = 0; round < MANY; round += 1) {
    const [save, result] = [mutated(random, FULL), mutated(random, WON)];
    const good = [saveOf(), saveOf({ id: "two" })];
    const saves = sorted(SAVE, [good[0], save, good[1]]);
    const results = sorted(RESULT, [resultOf(), result, WON]);
    assert.deepEqual([saves.whole[0], saves.whole.at(-1)], good);
    assert.deepEqual([results.whole[0], results.whole.at(-1)], [resultOf(), WON]);
    listed(saves.whole, results.whole);
    for (const { whole, broken } of [saves, results]) {
      assert.equal(whole.length + broken.length, 3);
      counts.whole += whole.length - 2;
      counts.broken += broken.length;
      for (const { fault: place, row } of broken) {
        assert.equal(typeof place, "string");
        const file = writtenBroken(row);
        if (!String(row.text).startsWith("{")) JSON.parse(file);
      }
    }
  }
  assert.ok(counts.broken > MANY && counts.whole > MANY / 20, JSON.stringify(counts));
});

test("whatever is wrong with a file of results, what fits is read and the rest is counted", () => {
  const random = chance(2);
  let read = 0;
  for (let round = 0; round < MANY; round += 1) {
    const file = { format: "freebooters-record", version: 1, results: [resultOf(), mutated(random, WON), WON] };
    const whole = readResults([ROOM], JSON.stringify(file));
    assert.equal(whole.results.length + whole.broken, 3);
    assert.deepEqual([whole.results[0], whole.results.at(-1)], [resultOf(), WON]);
    listed([], whole.results);
    const other = readResults([ROOM], JSON.stringify(mutated(random, { ...file, results: [WON] })) ?? "");
    if (other) listed([], other.results);
    read += whole.results.length - 2;
  }
  assert.ok(read > MANY / 20, `${read}`);
});

/** All that a page makes of what is stored of preferences and progress. */
function readOf(storage) {
  const preferences = new Preferences(storage);
  return [
    preferences.values,
    preferences.coach("cartagena"),
    checkedSetup(ROOM, preferences.setup("cartagena")),
    checkedNotes(preferences.puzzles("cartagena")),
    preferences.dayBegun(),
    preferences.rerun("one"),
    preferences.lessonPlace("cartagena", "first"),
  ];
}

test("whatever is wrong with preferences and progress, the rest of them holds, and it is kept", async () => {
  const random = chance(3);
  const usual = checked(null);
  const puzzles = [{ id: "a", found: 0.5 }, { id: "b", found: 0.2 }];
  const start = { id: "one", start: { game: "cartagena", seats: FULL.seats, options: FULL.options, seed: null } };
  let kept = 0;
  for (let round = 0; round < MANY; round += 1) {
    const stored = {
      preferences: mutated(random, usual),
      "coach:cartagena": mutated(random, { isOver: true, isOn: null, told: ["a", "b"] }),
      "setup:cartagena": mutated(random, { seats: FULL.seats, options: FULL.options }),
      "puzzles:cartagena": mutated(random, { rating: 1300, tried: { a: 1, b: 0 } }),
      day: mutated(random, { day: "2026-11-26" }).day,
      rerun: mutated(random, { id: "one", played: [1, 2] }),
      "lesson:cartagena/first": mutated(random, { place: 3 }).place,
      start: mutated(random, start),
      waiting: mutated(random, [start, { ...start, id: "two" }]),
    };
    const texts = Object.entries(stored).flatMap(([name, value]) => {
      const text = JSON.stringify(value);
      return text === undefined ? [] : [[`freebooters:${name}`, text]];
    });
    const storage = storageOf(Object.fromEntries(texts));
    const preferences = new Preferences(storage, setAside);
    assert.deepEqual(Object.keys(usual), Object.keys(preferences.values));
    assert.deepEqual(preferences.values, checked(preferences.values));
    assert.deepEqual(preferences.coach("cartagena"), checkedCoach(preferences.coach("cartagena")));
    const setup = checkedSetup(ROOM, preferences.setup("cartagena"));
    assert.deepEqual(setup, checkedSetup(ROOM, setup));
    const notes = checkedNotes(preferences.puzzles("cartagena"));
    assert.ok(Math.abs(notes.rating) <= 10_000 && Object.values(notes.tried).every((score) => score <= 1));
    assert.ok(nextPuzzle(puzzles, notes));
    assert.match(preferences.dayBegun() ?? "2026-11-26", /^\d{4}-\d\d-\d\d$/);
    assert.ok((preferences.rerun("one") ?? []).every(Number.isInteger));
    assert.ok(Number.isInteger(preferences.lessonPlace("cartagena", "first")));
    const pendingGames = new PendingGames(storage, storage);
    pendingGames.recall("one");
    const begun = [...pendingGames.values(), ...pendingGames.waiting.map((each) => each.start)];
    assert.ok(begun.every(({ seats }) => seats.length > 0));

    const read = readOf(storage);
    const broken = await new Aside(storage, () => true).broken();
    assert.deepEqual(readOf(storage), read);
    for (const { fault: place, row } of broken) {
      const [, text] = texts.find(([key]) => place.startsWith(key.slice("freebooters:".length))) ?? [];
      assert.equal(row.text, text);
    }
    kept += broken.length;
    for (const [key, text] of texts) {
      const isKept = broken.some(({ row }) => row.text === text);
      if (!isKept) assert.equal(storage.getItem(key), text);
    }
    assert.deepEqual(await new Aside(storage, () => true).broken(), broken);
  }
  assert.ok(kept > MANY, `${kept}`);
});

test("whatever is wrong with notes in a file, the rest of them is kept", () => {
  const random = chance(4);
  for (let round = 0; round < MANY / 10; round += 1) {
    const text = JSON.stringify({ notes: [[2, "one"], mutated(random, [4, "two"]), [6, "three"]] });
    const notes = notesIn(text, 6);
    assert.ok(notes.every(([position, words]) => position <= 6 && words.length <= 500), text);
    assert.ok(notes.length > 0);
  }
});

test("what cannot be read goes to a file whole, but nothing that must not be read yet", () => {
  assert.equal(writtenBroken(saveOf({ updated: "x" })), saveOf().text);
  assert.deepEqual(JSON.parse(writtenBroken(saveOf({ text: 3 }))), saveOf({ text: 3 }));
  assert.equal(JSON.parse(writtenBroken(saveOf({ isLocked: true, updated: "x" }))).text, "");
  const knot = { id: "one", count: 3n, bytes: new Uint8Array([1, 2]), map: new Map([[1, 2]]), nan: NaN };
  knot.self = knot;
  const file = JSON.parse(writtenBroken(knot));
  assert.deepEqual([file.count, file.bytes, file.map, file.nan, file.self], ["3", [1, 2], [[1, 2]], "NaN", null]);
});
