/** Set-ups: who sits where in which colour, and what was chosen. Pure. */

import { cleanName } from "./player-name.js";
import { fits } from "../kit/shape.js";

/** @import {Kind} from "../kit/shape.js" */
/** @import {Options, SeatSetup, Shape} from "../types/engine.js" */
/** @import {Words} from "../i18n/words.js" */
/** @import {Preferences} from "../storage/preferences.js" */
/** @import {Room, Setup} from "../types/page.js" */

/** @typedef {{words: Pick<Words, "t">, rooms: Room[]}} Naming what names things, of the app */

export const COLOURS = /** @type {const} */ (["red", "blue", "yellow", "green", "violet"]);

/** @type {Record<string, Shape>} */
export const SHAPES = {
  red: "circle",
  blue: "square",
  yellow: "triangle",
  green: "diamond",
  violet: "star",
};

export const LEVELS = /** @type {const} */ ([
  "deckhand",
  "sailor",
  "helmsman",
  "navigator",
  "commodore",
]);
export const HUMAN = "human";

/** Who plays at a device of their own. */
export const FRIEND = "friend";

const MOST_SEATS = 12;

/** Longer than any name that can be typed, since older versions allowed more. */
const NAME = { text: 200 };

/** @type {Kind<SeatSetup>} */
const SEAT = {
  parts: { name: NAME, colour: { one: COLOURS }, who: { one: [HUMAN, FRIEND, ...LEVELS] } },
};

/** @type {Kind<SeatSetup[]>} */
export const SEATS = { list: SEAT, least: 1, most: MOST_SEATS };

/** Whether no bot does. @param {{who: string}} seat */
export function isPerson({ who }) {
  return who === HUMAN || who === FRIEND;
}

/** Names of opponents, in seat order; proper names, the same in every language. */
const CREW = ["Anne", "Bartholomew", "Grace", "Calico", "Mary"];

/** Any text is a seed; a fresh one has 32 digits. */
export const LONGEST_SEED = 64;

/**
 * Whether the table looks as it does with the setting that the room proposes.
 * @param {Room} room
 * @param {Setup} setup
 */
export function isUsual(room, { options, seats }) {
  const usual = quickSetup(room);
  const isSame = (/** @type {string} */ name) => options[name] === usual.options[name];
  return seats.length === usual.seats.length && Object.keys(usual.options).every(isSame);
}

/**
 * One human against the strongest level, everything else at its default.
 * @param {Room} room
 * @param {number} [seats]
 * @returns {Setup}
 */
export function quickSetup(room, seats = room.quick?.seats ?? Math.min(...room.seats)) {
  const chosen = room.quick?.options ?? {};
  return {
    seats: COLOURS.slice(0, seats).map((colour, seat) =>
      seat === 0 ? { name: "", colour, who: HUMAN } : opponent(seat, colour),
    ),
    options: Object.fromEntries(
      room.options.map(({ name, default: usual, choices }) => [
        name,
        chosen[name] ?? usual ?? choices[0] ?? 0,
      ]),
    ),
  };
}

/**
 * One human who has never played it, against the weakest level.
 * @param {Room} room
 * @returns {Setup}
 */
export function firstSetup(room) {
  const { seats, options } = quickSetup(room);
  const weakest = LEVELS[0];
  return { seats: seats.map((seat) => (seat.who === HUMAN ? seat : { ...seat, who: weakest })), options };
}

/**
 * What "Play now" begins: as it was set up last, or a first game for who has not finished one.
 * @param {{preferences: Pick<Preferences, "setup" | "coach">}} app
 * @param {Room} room
 * @returns {Setup & {isFirst: boolean}}
 */
export function nextSetup({ preferences }, room) {
  const stored = preferences.setup(room.id);
  if (stored === null && !preferences.coach(room.id).isOver)
    return { ...firstSetup(room), isFirst: true };
  return { ...checkedSetup(room, stored), isFirst: false };
}

/**
 * A set-up from whatever was stored, adapted to what the game offers today.
 * @param {Room} room
 * @param {unknown} stored
 * @returns {Setup}
 */
export function checkedSetup(room, stored) {
  const found = /** @type {{seats?: unknown, options?: unknown}} */ (Object(stored));
  const quick = quickSetup(room);
  const seats = fits(SEATS, found.seats) ? found.seats : quick.seats;
  const options = /** @type {Record<string, unknown>} */ (Object(found.options));
  const distinct = new Set(seats.map((seat) => seat.colour)).size === seats.length;
  return {
    seats: distinct && room.seats.includes(seats.length) ? seats.map(cleanSeat) : quick.seats,
    options: Object.fromEntries(
      room.options.map((option) => [
        option.name,
        option.choices.find((choice) => choice === options[option.name]) ??
          quick.options[option.name] ??
          0,
      ]),
    ),
  };
}

/**
 * The same people at a table with more or fewer seats; new seats are opponents in free colours.
 * @param {SeatSetup[]} seats
 * @param {number} count
 * @returns {SeatSetup[]}
 */
export function resized(seats, count) {
  const kept = seats.slice(0, count);
  while (kept.length < count) {
    const colour = COLOURS.find((each) => kept.every((seat) => seat.colour !== each)) ?? COLOURS[0];
    kept.push(opponent(kept.length, colour));
  }
  return kept;
}

/**
 * A seat takes a colour; whoever had it gets the seat's old one.
 * @param {SeatSetup[]} seats
 * @param {number} seat
 * @param {string} colour
 * @returns {SeatSetup[]}
 */
export function recoloured(seats, seat, colour) {
  const old = seats[seat]?.colour ?? colour;
  return seats.map((each, index) => {
    if (index === seat) return { ...each, colour };
    return each.colour === colour ? { ...each, colour: old } : each;
  });
}

/**
 * A seat is taken by a human or a level. A name that was ours, not the player's, goes with the bot.
 * @param {SeatSetup[]} seats
 * @param {number} seat
 * @param {string} who
 * @returns {SeatSetup[]}
 */
export function reseated(seats, seat, who) {
  return seats.map((each, index) => {
    if (index !== seat) return each;
    const given = CREW.includes(each.name) || each.name === "";
    return { ...each, who, name: given ? (isPerson({ who }) ? "" : crewName(seat)) : each.name };
  });
}

/**
 * A set-up in one line: number of seats and options chosen.
 * @param {Naming} app
 * @param {string} game
 * @param {Setup} setup
 */
export function summary(app, game, { seats, options }) {
  const humans = seats.filter((seat) => seat.who === HUMAN).length;
  return [
    ...choiceNames(app, game, options),
    app.words.t("setup-summary", { humans, bots: seats.length - humans }),
  ].join(" · ");
}

/**
 * The names of the options chosen; of fine points only those that differ from the default.
 * @param {Naming} app
 * @param {string} game
 * @param {Options} options
 */
export function choiceNames({ words, rooms }, game, options) {
  const known = rooms.find(({ id }) => id === game)?.options ?? [];
  const fine = new Map(
    known.filter(({ rated }) => !rated).map(({ name, default: usual }) => [name, usual]),
  );
  return Object.entries(options)
    .filter(([name, value]) => fine.get(name) !== value)
    .map(([name, value]) => words.t(`${game}-option-${name}-${value}`));
}

/** @param {number} seat */
function crewName(seat) {
  return CREW[seat % CREW.length] ?? "";
}

/** @param {number} seat @param {string} colour @returns {SeatSetup} */
export function opponent(seat, colour) {
  return { name: crewName(seat), colour, who: "sailor" };
}

/** Whether that is a bot. @param {unknown} who */
export function isLevel(who) {
  return LEVELS.some((level) => level === who);
}

/** @param {SeatSetup} seat @returns {SeatSetup} */
function cleanSeat(seat) {
  return { name: cleanName(seat.name), colour: seat.colour, who: seat.who };
}
