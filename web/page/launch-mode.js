/** Where the page stands, as its address says, and what is played there. Pure. */

import { SPEEDS } from "../storage/preferences.js";
import { LEVELS, opponent, quickSetup, resized } from "../model/setup.js";

/** @import {Room, Setup, LaunchMode} from "../types/page.js" */

/** Seconds without a touch after which the demo goes on. */
const REST = 60;

/** Those that show something and need not think for long. */
const CREW = /** @type {const} */ (["sailor", "helmsman", "navigator"]);

/**
 * What an address says after its `?`; anything unknown counts as not said.
 * @param {string} search as in `location.search`
 * @param {boolean} [embedded] whether its document is the one for frames
 * @returns {LaunchMode}
 */
export function standOf(search, embedded = false) {
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
 * A table for bots alone: any number of seats and any variant that the room has.
 * @param {Room} room
 * @param {string | null} level of all bots; null: a mixed crew
 * @param {() => number} random from 0 to below 1
 * @returns {Setup}
 */
export function crewed(room, level, random = Math.random) {
  /** @template T @param {readonly T[]} things @param {T} otherwise */
  const any = (things, otherwise) => things[Math.floor(random() * things.length)] ?? otherwise;
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
