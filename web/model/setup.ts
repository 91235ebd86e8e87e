/** Set-ups: who sits where in which colour, and what was chosen. Pure. */

import { cleanName } from "./player-name.js";
import { fits } from "../kit/shape.js";
import type { Words } from "../i18n/words.js";
import type { Kind } from "../kit/shape.js";
import type { Preferences } from "../storage/preferences.js";
import type { Options, SeatLook, SeatSetup, Shape } from "../types/engine.js";
import type { Room, Setup } from "../types/page.js";

/** What names things, of the app. */
interface Naming {
  words: Pick<Words, "t">;
  rooms: Room[];
}

export const COLOURS = ["red", "blue", "yellow", "green", "violet"] as const;

export const SHAPES: Record<string, Shape> = {
  red: "circle",
  blue: "square",
  yellow: "triangle",
  green: "diamond",
  violet: "star",
};

/** Seats as the board paints them. */
export function seatLooks(seats: { name: string; colour: string }[]): SeatLook[] {
  return seats.map(({ name, colour }) => ({ name, colour, shape: SHAPES[colour] ?? "circle" }));
}

export const LEVELS = [
  "deckhand",
  "sailor",
  "helmsman",
  "navigator",
  "commodore",
] as const;
export const HUMAN = "human";

/** Who plays at a device of their own. */
export const FRIEND = "friend";

const MOST_SEATS = 12;

/** Longer than any name that can be typed, since older versions allowed more. */
const NAME = { text: 200 };

const SEAT: Kind<SeatSetup> = {
  parts: { name: NAME, colour: { one: COLOURS }, who: { one: [HUMAN, FRIEND, ...LEVELS] } },
};

export const SEATS: Kind<SeatSetup[]> = { list: SEAT, least: 1, most: MOST_SEATS };

/** Whether no bot does. */
export function isPerson({ who }: { who: string }) {
  return who === HUMAN || who === FRIEND;
}

/** Names of opponents, in seat order; proper names, the same in every language. */
const CREW = ["Anne", "Bartholomew", "Grace", "Calico", "Mary"];

/** Any text is a seed; a fresh one has 32 digits. */
export const LONGEST_SEED = 64;

/** Whether the table looks as it does with the setting that the room proposes. */
export function isUsual(room: Room, { options, seats }: Setup) {
  const usual = quickSetup(room);
  const isSame = (name: string) => options[name] === usual.options[name];
  return seats.length === usual.seats.length && Object.keys(usual.options).every(isSame);
}

/** One human against the strongest level, everything else at its default. */
export function quickSetup(
  room: Room,
  seats: number = room.quick?.seats ?? Math.min(...room.seats),
): Setup {
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

/** One human who has never played it, against the weakest level. */
export function firstSetup(room: Room): Setup {
  const { seats, options } = quickSetup(room);
  const weakest = LEVELS[0];
  return { seats: seats.map((seat) => (seat.who === HUMAN ? seat : { ...seat, who: weakest })), options };
}

/** What "Play now" begins: as it was set up last, or a first game for who has not finished one. */
export function nextSetup(
  { preferences }: { preferences: Pick<Preferences, "setup" | "coach"> },
  room: Room,
): Setup & { isFirst: boolean } {
  const stored = preferences.setup(room.id);
  if (stored === null && !preferences.coach(room.id).isOver)
    return { ...firstSetup(room), isFirst: true };
  return { ...checkedSetup(room, stored), isFirst: false };
}

/** A set-up from whatever was stored, adapted to what the game offers today. */
export function checkedSetup(room: Room, stored: unknown): Setup {
  const found = Object(stored) as { seats?: unknown; options?: unknown };
  const quick = quickSetup(room);
  const seats = fits(SEATS, found.seats) ? found.seats : quick.seats;
  const options = Object(found.options) as Record<string, unknown>;
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

/** The same people at a table with more or fewer seats; new seats are opponents in free colours. */
export function resized(seats: SeatSetup[], count: number): SeatSetup[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) {
    const colour = COLOURS.find((each) => kept.every((seat) => seat.colour !== each)) ?? COLOURS[0];
    kept.push(opponent(kept.length, colour));
  }
  return kept;
}

/** A seat takes a colour; whoever had it gets the seat's old one. */
export function recoloured(seats: SeatSetup[], seat: number, colour: string): SeatSetup[] {
  const old = seats[seat]?.colour ?? colour;
  return seats.map((each, index) => {
    if (index === seat) return { ...each, colour };
    return each.colour === colour ? { ...each, colour: old } : each;
  });
}

/** A seat is taken by a human or a level. A name that was ours, not the player's, goes with the bot. */
export function reseated(seats: SeatSetup[], seat: number, who: string): SeatSetup[] {
  return seats.map((each, index) => {
    if (index !== seat) return each;
    const given = CREW.includes(each.name) || each.name === "";
    return { ...each, who, name: given ? (isPerson({ who }) ? "" : crewName(seat)) : each.name };
  });
}

/**
 * The same seats with friends at devices of their own: as they are if there is one, or else in place of
 * all bots, or where nobody but people sits here, of all but the first.
 */
export function befriended(seats: SeatSetup[]): SeatSetup[] {
  if (seats.some(({ who }) => who === FRIEND)) return seats;
  const given = seats.some((seat) => !isPerson(seat)) ? seats.map((seat) => !isPerson(seat)) : seats.map((_, at) => at > 0);
  return seats.map((each, at) => (given[at] ? (reseated(seats, at, FRIEND)[at] ?? each) : each));
}

/** A set-up in one line: number of seats and options chosen. */
export function summary(app: Naming, game: string, { seats, options }: Setup) {
  const humans = seats.filter((seat) => seat.who === HUMAN).length;
  return [
    ...choiceNames(app, game, options),
    app.words.t("setup-summary", { humans, bots: seats.length - humans }),
  ].join(" · ");
}

/** The names of the options chosen; of fine points only those that differ from the default. */
export function choiceNames({ words, rooms }: Naming, game: string, options: Options) {
  const known = rooms.find(({ id }) => id === game)?.options ?? [];
  const fine = new Map(
    known.filter(({ rated }) => !rated).map(({ name, default: usual }) => [name, usual]),
  );
  return Object.entries(options)
    .filter(([name, value]) => fine.get(name) !== value)
    .map(([name, value]) => words.t(`${game}-option-${name}-${value}`));
}

function crewName(seat: number) {
  return CREW[seat % CREW.length] ?? "";
}

export function opponent(seat: number, colour: string): SeatSetup {
  return { name: crewName(seat), colour, who: "sailor" };
}

/** Whether that is a bot. */
export function isLevel(who: unknown) {
  return LEVELS.some((level) => level === who);
}

function cleanSeat(seat: SeatSetup): SeatSetup {
  return { name: cleanName(seat.name), colour: seat.colour, who: seat.who };
}
