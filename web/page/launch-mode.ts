/** Where the page stands, as its address says, and what is played there. Pure. */

import { SPEEDS } from "../storage/preferences.js";
import { LEVELS, opponent, quickSetup, resized } from "../model/setup.js";
import type { LaunchMode, Room, Setup } from "../types/page.js";

/** Seconds without a touch after which the demo goes on. */
const REST = 60;

/** Those that show something and need not think for long. */
const CREW = ["sailor", "helmsman", "navigator"] as const;

/**
 * What an address says after its `?`; anything unknown counts as not said. `search`: as in
 * `location.search`. `embedded`: whether its document is the one for frames.
 */
export function standOf(search: string, embedded = false): LaunchMode {
  const said = new URLSearchParams(search);
  const rest = Number(said.get("rest"));
  return {
    kiosk: said.has("kiosk"),
    pace: SPEEDS.find((speed) => speed === said.get("pace")) ?? null,
    bots: LEVELS.find((level) => level === said.get("bots")) ?? null,
    embedded,
    rest: Number.isInteger(rest) && rest > 0 ? rest : REST,
  };
}

/**
 * A table for bots alone: any number of seats and any variant that the room has. `level`: of all
 * bots; null: a mixed crew. `random`: from 0 to below 1.
 */
export function crewed(
  room: Room,
  level: string | null,
  random: () => number = Math.random,
): Setup {
  const any = <T,>(things: readonly T[], otherwise: T) =>
    things[Math.floor(random() * things.length)] ?? otherwise;
  const { seats, options } = quickSetup(room);
  const variants = room.options
    .filter(({ rated }) => rated)
    .map(({ name, choices }) => [name, any(choices, options[name] ?? 0)]);
  return {
    seats: resized(seats, any(room.seats, seats.length)).map(({ colour }, seat) => ({
      ...opponent(seat, colour),
      who: level ?? any(CREW, CREW[0]),
    })),
    options: { ...options, ...Object.fromEntries(variants) },
  };
}
