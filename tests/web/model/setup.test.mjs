import assert from "node:assert/strict";
import { test } from "node:test";

import { cleanText } from "../../../web/i18n/typed-text.js";
import { cleanName } from "../../../web/model/player-name.js";
import {
  befriended,
  checkedSetup,
  LONGEST_SEED,
  choiceNames,
  nextSetup,
  quickSetup,
  recoloured,
  reseated,
  resized,
  summary,
} from "../../../web/model/setup.js";

const ROOM = {
  id: "regatta",
  seats: [2, 3, 4, 5],
  art: [],
  options: [
    { name: "course", kind: "choice", choices: ["short", "long"], default: null, rated: true },
    { name: "storm", kind: "flag", choices: [false, true], default: true, rated: true },
  ],
};

const WORDS = { t: (key, args) => (args ? `${args.humans} + ${args.bots}` : key) };
const seat = (name, colour, who = "human") => ({ name, colour, who });
const SETUP = {
  seats: [seat("Ada", "green"), seat("Bob", "red", "deckhand")],
  options: { course: "long", storm: false },
};

test("the quick set-up is one human against bots, with defaults", () => {
  const { seats, options } = quickSetup(ROOM);
  assert.deepEqual(
    ["human", "sailor"],
    seats.map(({ who }) => who),
  );
  assert.deepEqual({ course: "short", storm: true }, options);
});

test("a room says itself what quick means", () => {
  const room = { ...ROOM, quick: { seats: 4, options: { course: "long" } } };
  const { seats, options } = quickSetup(room);
  assert.equal(4, seats.length);
  assert.deepEqual({ course: "long", storm: true }, options);
});

const known = (setup, isOver) => ({
  preferences: { setup: () => setup, coach: () => ({ isOver, isOn: null, told: [] }) },
});

test("whoever has never finished a game begins the first against the weakest level", () => {
  const { seats, isFirst } = nextSetup(known(null, false), { ...ROOM, quick: { seats: 3 } });
  assert.equal(true, isFirst);
  assert.deepEqual(
    ["human", "deckhand", "deckhand"],
    seats.map(({ who }) => who),
  );
});

test("whoever has finished one begins as the room proposes", () => {
  const { seats, isFirst } = nextSetup(known(null, true), ROOM);
  assert.equal(false, isFirst);
  assert.deepEqual(quickSetup(ROOM).seats, seats);
});

test("whoever has set a game up begins that, the first time too", () => {
  for (const isOver of [false, true])
    assert.deepEqual({ ...SETUP, isFirst: false }, nextSetup(known(SETUP, isOver), ROOM));
});

test("the last set-up is taken up as it was", () => {
  assert.deepEqual(SETUP, checkedSetup(ROOM, SETUP));
});

for (const [what, stored] of [
  ["nothing", null],
  ["a text", "seats"],
  ["too few seats", { ...SETUP, seats: [seat("Ada", "red")] }],
  ["a colour taken twice", { ...SETUP, seats: [seat("Ada", "red"), seat("Bob", "red")] }],
  ["an unknown colour", { ...SETUP, seats: [seat("Ada", "red"), seat("Bob", "pink")] }],
  ["an unknown level", { ...SETUP, seats: [seat("Ada", "red"), seat("Bob", "blue", "admiral")] }],
  ["a name that is no text", { ...SETUP, seats: [seat(7, "red"), seat("Bob", "blue")] }],
]) {
  test(`remembering ${what} gives the quick seats`, () => {
    assert.deepEqual(quickSetup(ROOM).seats, checkedSetup(ROOM, stored).seats);
  });
}

test("an option that is no longer offered takes its default", () => {
  const { options } = checkedSetup(ROOM, {
    ...SETUP,
    options: { course: "endless", storm: false, wind: 3 },
  });
  assert.deepEqual({ course: "short", storm: false }, options);
});

test("more seats get bots in colours of their own", () => {
  const seats = resized(SETUP.seats, 5);
  assert.deepEqual(SETUP.seats, seats.slice(0, 2));
  assert.equal(5, new Set(seats.map(({ colour }) => colour)).size);
  assert.deepEqual(
    ["sailor", "sailor", "sailor"],
    seats.slice(2).map(({ who }) => who),
  );
});

test("fewer seats send the last ones away", () => {
  assert.deepEqual([SETUP.seats[0]], resized(SETUP.seats, 1));
});

test("a taken colour is swapped", () => {
  assert.deepEqual(
    ["red", "green"],
    recoloured(SETUP.seats, 0, "red").map(({ colour }) => colour),
  );
});

test("a free colour changes one seat only", () => {
  assert.deepEqual(
    ["violet", "red"],
    recoloured(SETUP.seats, 0, "violet").map(({ colour }) => colour),
  );
});

test("a bot that makes room for a human takes its name along", () => {
  const quick = quickSetup(ROOM).seats;
  const human = reseated(quick, 1, "human");
  assert.equal("", human[1].name);
  assert.notEqual("", reseated(human, 1, "sailor")[1].name);
});

test("to play with friends every bot makes room for one, or where people sit at one device all but the first do", () => {
  const who = (seats) => befriended(seats).map((seat) => seat.who);
  const [one] = quickSetup(ROOM).seats;
  const bot = { name: "Grace", colour: "blue", who: "sailor" };
  const human = { name: "Bob", colour: "green", who: "human" };
  assert.deepEqual(["human", "friend", "human", "friend"], who([one, bot, human, { ...bot, colour: "violet" }]));
  assert.equal("", befriended([one, bot])[1].name);
  assert.deepEqual(["human", "friend"], who([one, human]));
  assert.equal("Bob", befriended([one, human])[1].name);
  const invited = [one, { ...human, who: "friend" }, bot];
  assert.equal(invited, befriended(invited));
});

test("a name somebody typed stays with the seat", () => {
  assert.equal("Bob", reseated(SETUP.seats, 1, "human")[1].name);
});

test("names are trimmed, short, and free of control characters", () => {
  assert.equal("Ada", cleanName("  A\u0000da\u202e \n"));
  assert.equal(24, cleanName("x".repeat(100)).length);
  assert.equal("😀".repeat(24), cleanName("😀".repeat(100)));
  assert.equal(LONGEST_SEED, cleanText("x".repeat(100), LONGEST_SEED).length);
  assert.ok(LONGEST_SEED >= 32, "a fresh seed fits");
});

test("the summary counts humans and bots and names the choices", () => {
  assert.equal(
    "regatta-option-course-long · regatta-option-storm-false · 1 + 1",
    summary({ words: WORDS, rooms: [ROOM] }, "regatta", SETUP),
  );
});

test("of fine points only what is not as usual is named", () => {
  const moon = { name: "moon", kind: "flag", choices: [false, true], default: false, rated: false };
  const app = { words: WORDS, rooms: [{ ...ROOM, options: [...ROOM.options, moon] }] };
  const { options } = SETUP;
  const usual = choiceNames(app, "regatta", { ...options, moon: false });
  assert.deepEqual(choiceNames(app, "regatta", options), usual);
  assert.deepEqual(
    [...usual, "regatta-option-moon-true"],
    choiceNames(app, "regatta", { ...options, moon: true }),
  );
});

test("of a game there is not all choices are named", () => {
  const app = { words: WORDS, rooms: [] };
  assert.deepEqual(["regatta-option-moon-false"], choiceNames(app, "regatta", { moon: false }));
});
