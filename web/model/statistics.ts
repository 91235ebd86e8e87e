/** Results of games: what is kept of one, and what is made of many. Pure. */

import { cleanName } from "./player-name.js";
import { named } from "../kit/shape.js";
import { RESULT, sorted } from "./stored-shapes.js";
import { HUMAN, isPerson } from "./setup.js";
import type { Options, Outcome, Table } from "../types/engine.js";
import type { Rated, Result, Room } from "../types/page.js";

/**
 * The result of a game that is over, null where it leaves none: one that nobody has played, or that
 * plays on from a past moment of another. `id`: of its save. `when`: milliseconds.
 */
export function resultOf(id: string, table: Table, when: number): Result | null {
  const { game, options, outcome, seal, day, counts, origin } = table;
  if (!outcome || origin || table.watched || table.lesson) return null;
  if (table.seats.every(({ who }) => who !== HUMAN)) return null;
  const seats = table.seats.map(({ name, colour, who }) => ({ name, colour, who }));
  return { id, game, options, seats, ...outcome, seal, day, counts, when };
}

/** The seats of people. */
export function peopleOf({ seats }: Pick<Result, "seats">) {
  return [...seats.keys()].filter((seat) => seats[seat]?.who === HUMAN);
}

/** Whether the seat has won, alone or with others. */
export function hasWon({ ranks }: Pick<Outcome, "ranks">, seat: number) {
  return ranks[seat] === 1;
}

export function winnersOf(outcome: Outcome) {
  return [...outcome.ranks.keys()].filter((seat) => hasWon(outcome, seat));
}

/**
 * The results that count: of every deal the first one, and of games in which nothing was practised.
 * `results`: the earliest first.
 */
export function counting(results: Result[]) {
  const deals: Set<string> = new Set();
  return results.filter(({ seal, counts }) => {
    const isFirst = !deals.has(seal);
    deals.add(seal);
    return isFirst && counts;
  });
}

/** Against whom one plays: a level, "mixed" levels, or people alone. */
export function opponentsOf({ seats }: Pick<Result, "seats">) {
  const bots = new Set(seats.filter((seat) => !isPerson(seat)).map(({ who }) => who));
  return bots.size > 1 ? "mixed" : ([...bots][0] ?? HUMAN);
}

/** Of somebody's record. */
export interface Line {
  game: string;
  options: Options;
  seats: number;
  against: string;
  played: number;
  won: number;
  /** Games won in a row, up to the last one. */
  streak: number;
  /** The most there were. */
  best: number;
  /** Turns of the shortest game won, 0: none. */
  fastest: number;
  /** Turns of the longest game. */
  longest: number;
}

/**
 * Everybody's record: by name, "" for who has none, a line for each game, variant, number of seats
 * and sort of opponents. `results`: the earliest first.
 */
export function recordsOf(results: Result[]): Map<string, Line[]> {
  const people: Map<string, Map<string, Line>> = new Map();
  for (const result of counting(results)) {
    for (const seat of peopleOf(result)) {
      const name = result.seats[seat]?.name ?? "";
      const lines = people.get(name) ?? new Map();
      people.set(name, lines);
      const against = opponentsOf(result);
      const { game, options } = result;
      const key = JSON.stringify([
        game,
        Object.entries(options).sort(),
        result.seats.length,
        against,
      ]);
      const line = lines.get(key) ?? {
        ...{ game, options, seats: result.seats.length, against },
        ...{ played: 0, won: 0, streak: 0, best: 0, fastest: 0, longest: 0 },
      };
      lines.set(key, enter(line, hasWon(result, seat), result.turns[seat] ?? 0));
    }
  }
  return new Map([...people].map(([name, lines]) => [name, [...lines.values()]]));
}

function enter(line: Line, isWon: boolean, turns: number): Line {
  const streak = isWon ? line.streak + 1 : 0;
  const isFastest = isWon && (line.fastest === 0 || turns < line.fastest);
  return {
    ...line,
    played: line.played + 1,
    won: line.won + (isWon ? 1 : 0),
    streak,
    best: Math.max(line.best, streak),
    fastest: isFastest ? turns : line.fastest,
    longest: Math.max(line.longest, turns),
  };
}

// The rating

/** Elo points; the grid on which a rating is looked for, and what is believed of an unknown person. */
const GRID = { least: -1200, most: 3600, step: 10 };
const BELIEF = { mean: 500, spread: 500 };
const SURE = 0.95;

/** Every rating on the grid, and the strength it stands for. */
const POINTS = Array.from(
  { length: Math.round((GRID.most - GRID.least) / GRID.step) + 1 },
  (_, at) => GRID.least + at * GRID.step,
);
const STRENGTHS = POINTS.map(strengthOf);

/** The others' levels, and the part of the win. */
export interface Rateable {
  game: string;
  others: string[];
  share: number;
}

/**
 * The games from which ratings follow, by the name of the one person in each. `results`: that
 * count.
 */
export function rateableOf(results: Result[]): Map<string, Rateable[]> {
  const found: Map<string, Rateable[]> = new Map();
  for (const result of results) {
    const [seat = 0, ...more] = peopleOf(result);
    const name = result.seats[seat]?.name;
    if (more.length > 0 || name === undefined) continue;
    const others = result.seats.filter((_, at) => at !== seat).map(({ who }) => who);
    const winners = result.ranks.filter((rank) => rank === 1).length;
    const one = { game: result.game, others, share: hasWon(result, seat) ? 1 / winners : 0 };
    const own = found.get(name);
    if (own) own.push(one);
    else found.set(name, [one]);
  }
  return found;
}

/**
 * How strong somebody is in a game, in the Elo points of the measured levels: the mean of what is
 * likely after these games, and the interval in which it lies at 95 %. Null without any game against
 * levels that were measured.
 *
 * By Bradley and Terry, who wins among several does so with the share that its strength has in the
 * sum of all. Before any game a rating is believed to be normally distributed about the sailor's
 * surroundings, widely. `rated`: the levels' ratings.
 */
export function ratingOf(rateable: Rateable[], rated: Rated | null) {
  const sorts = sortsOf(rateable, rated);
  const games = sorts.reduce((all, { count }) => all + count, 0);
  if (games === 0) return null;
  const logs = POINTS.map((rating, at) => likelihood(rating, STRENGTHS[at] ?? 0, sorts));
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const sum = weights.reduce((one, other) => one + other, 0);
  const mean = weights.reduce((all, weight, at) => all + weight * (POINTS[at] ?? 0), 0) / sum;
  const quantile = (share: number) => {
    let below = 0;
    const at = weights.findIndex((weight) => (below += weight / sum) >= share);
    return POINTS[at] ?? GRID.most;
  };
  const rest = (1 - SURE) / 2;
  return { games, mean, low: quantile(rest), high: quantile(1 - rest) };
}

/** Of games: the others' strength in sum. */
interface Sort {
  rest: number;
  share: number;
  count: number;
}

/** How often there was which sort of game; few are different. */
function sortsOf(rateable: Rateable[], rated: Rated | null) {
  const sorts: Map<string, Sort> = new Map();
  for (const { others, share } of rateable) {
    const ratings = others.map((who) => rated?.levels[who]?.rating ?? NaN);
    const rest = ratings.map(strengthOf).reduce((one, other) => one + other, 0);
    if (Number.isNaN(rest)) continue;
    const key = `${rest} ${share}`;
    const sort = sorts.get(key) ?? { rest, share, count: 0 };
    sorts.set(key, sort);
    sort.count += 1;
  }
  return [...sorts.values()];
}

function strengthOf(rating: number) {
  return 10 ** (rating / 400);
}

/** `own`: its strength. `sorts`: the logarithm of how likely they are. */
function likelihood(rating: number, own: number, sorts: Sort[]) {
  const far = (rating - BELIEF.mean) / BELIEF.spread;
  return sorts.reduce((all, { rest, share, count }) => {
    const [won, lost] = [Math.log(own / (own + rest)), Math.log(rest / (own + rest))];
    return all + count * (share * won + (1 - share) * lost);
  }, -(far * far) / 2);
}

// Files

const FORMAT = "freebooters-record";

export function written(results: Result[]) {
  return JSON.stringify({ format: FORMAT, version: 1, results });
}

/** The results in a file, and how many are broken or of no game of ours; null if it is none of results. */
export function readResults(
  rooms: Room[],
  text: string,
): { results: Result[]; broken: number } | null {
  const data = parsed(text);
  if (data.format !== FORMAT || data.version !== 1 || !Array.isArray(data.results)) return null;
  const { whole } = sorted(RESULT, data.results);
  const results = whole
    .flatMap((result) => playable(rooms, named(RESULT, result)) ?? [])
    .map(cleaned);
  return { results, broken: data.results.length - results.length };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** With all that can be chosen in its room, and nothing else; null if there is no such table. */
function playable(rooms: Room[], result: Result): Result | null {
  const room = rooms.find(({ id }) => id === result.game);
  if (!room?.seats.includes(result.seats.length)) return null;
  const chosen = room.options.map(({ name, choices }) => ({
    name,
    choice: choices.find((choice) => choice === result.options[name]),
  }));
  if (chosen.some(({ choice }) => choice === undefined)) return null;
  const options = chosen.map(({ name, choice }) => [name, choice]);
  return { ...result, options: Object.fromEntries(options) };
}

/** With plain names. */
function cleaned({ seats, scores, ...result }: Result): Result {
  return {
    ...result,
    seats: seats.map((seat) => ({ ...seat, name: cleanName(seat.name) })),
    scores: scores.map((score) => (typeof score === "string" ? cleanName(score) : score)),
  };
}
