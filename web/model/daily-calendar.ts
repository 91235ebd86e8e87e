/**
 * Which deal a day has: the same for everybody, found out from the date alone. Pure.
 *
 * The games take turns, each once in a row of days, in an order that changes from row to row. Which
 * table of the game, which seat and which opponents are drawn by a hash of the date. Only tables that
 * have begun by then take part, so a game that is added later changes no past day.
 */

import { sha256 } from "../kit/sha256.js";
import { COLOURS, HUMAN, opponent } from "./setup.js";
import type { Table } from "../types/engine.js";
import type { DayTable, Result, Room, Start } from "../types/page.js";

/** The first day that has a deal. */
export const FIRST = "2026-11-25";

/** Changes only together with the date from which on another rule holds. */
const RULE = "freebooters-day/1";

const DAY = 24 * 3600 * 1000;

/** The date of a time, as 2026-11-26, the same all over the world. */
export function dateOf(time: number) {
  return new Date(time).toISOString().slice(0, 10);
}

export function daysAfter(date: string, days: number) {
  return dateOf(Date.parse(date) + days * DAY);
}

/**
 * The weeks of a month, each seven dates, null where a day is another month's. `month`: as 2026-11;
 * `first`: the day a week begins with, 1 (Monday) to 7.
 */
export function weeksOf(month: string, first: number): (string | null)[][] {
  const begins = Date.parse(`${month}-01`);
  const before = (new Date(begins).getUTCDay() + 7 - (first % 7)) % 7;
  const date = (at: number) => {
    const found = dateOf(begins + (at - before) * DAY);
    return found.startsWith(month) ? found : null;
  };
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => date(7 * week + day)));
  return weeks.filter((week) => week.some(Boolean));
}

/** The month so many months after one. */
export function monthsAfter(month: string, months: number) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return dateOf(Date.UTC(year, number - 1 + months)).slice(0, 7);
}

/** Of a day. */
export interface Deal {
  date: string;
  /** The person's. */
  seat: number;
  /** Of all others. */
  level: string;
  start: Start;
}

/** The id of a day's try, the same in all pages of a browser: there is one. */
export function tryOf(date: string) {
  return `day${date.replaceAll("-", "")}`;
}

/** The deal of a day; null if no game takes part. */
export function dealOf(rooms: Pick<Room, "id" | "days">[], date: string): Deal | null {
  const running = new Map(
    rooms.map(({ id, days }) => [id, days.filter((table) => isRunning(table, date))]),
  );
  const games = [...running.keys()].filter((id) => running.get(id)?.length);
  const number = Math.floor(Date.parse(date) / DAY);
  const game = turnsOf(games, Math.floor(number / games.length))[number % games.length];
  if (game === undefined) return null;
  const tables = running.get(game) as DayTable[];
  const drawn: <T>(what: string, among: readonly T[]) => T = (what, among) =>
    among[hashed(`${date}/${what}`, 8) % among.length] as any;
  const { seats, options, levels } = drawn("table", tables);
  const seat = drawn("seat", [...Array(seats).keys()]);
  const level = drawn("level", levels);
  const chairs = COLOURS.slice(0, seats).map((colour, at) =>
    at === seat ? { name: "", colour, who: HUMAN } : { ...opponent(at, colour), who: level },
  );
  const seed = sha256(`${RULE}/${date}/seed`).slice(0, 32);
  return { date, seat, level, start: { game, seats: chairs, options, seed, day: date } };
}

/**
 * In which order the games have their turns in a row of days; no row begins with the game with which
 * the one before has ended.
 */
function turnsOf(games: string[], row: number) {
  const order = shuffled(games, row);
  const [first = "", second = "", ...others] = order;
  const isTwice = others.length > 0 && shuffled(games, row - 1).at(-1) === first;
  return isTwice ? [second, first, ...others] : order;
}

function shuffled(games: string[], row: number) {
  const ranked = games.map((id) => ({ id, rank: sha256(`${RULE}/row ${row}/${id}`) }));
  return ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ id }) => id);
}

function isRunning({ since, until }: DayTable, date: string) {
  return since <= date && (until === null || date < until);
}

/** A number of so many hexadecimal digits. */
function hashed(text: string, digits: number) {
  return parseInt(sha256(`${RULE}/${text}`).slice(0, digits), 16);
}

/** The day of which a game that is over is the deal, null if it is of none: a file may say anything. */
export function dayOf(
  rooms: Pick<Room, "id" | "days">[],
  { day, game, seed }: Pick<Table, "day" | "game" | "seed">,
) {
  const deal = day === null ? null : dealOf(rooms, day);
  return deal?.start.game === game && deal.start.seed === seed ? day : null;
}

/** The result of each day that was played: its first one. `results`: the earliest first. */
export function daysPlayed(results: Result[]): Map<string, Result> {
  const found: Map<string, Result> = new Map();
  for (const result of results)
    if (result.day !== null && !found.has(result.day)) found.set(result.day, result);
  return found;
}

/**
 * On how many days in a row a deal was played, up to today, or up to yesterday while today's is still
 * to come; and the most there were.
 */
export function daysInARow(dates: Iterable<string>, today: string) {
  const number = (date: string) => Math.floor(Date.parse(date) / DAY);
  const days = [...new Set(dates)].map(number).sort((one, other) => one - other);
  const last = number(today);
  let [run, now, most] = [0, 0, 0];
  days.forEach((day, at) => {
    run = day - 1 === days[at - 1] ? run + 1 : 1;
    most = Math.max(most, run);
    if (day === last || (day === last - 1 && days[at + 1] !== last)) now = run;
  });
  return { now, most };
}
