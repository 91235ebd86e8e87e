/** Results of games: what is kept of one, and what is made of many. Pure. */

import { cleanName } from "../plain.js";
import { HUMAN, LEVELS, COLOURS } from "./setup.js";

/** @import {Options, Outcome, Table} from "../types.js" */
/** @import {Rated, Result, Room} from "./types.js" */

/**
 * The result of a game that is over, null where it leaves none: one that nobody has played, or that
 * plays on from a past moment of another.
 * @param {string} id of its save
 * @param {Table} table
 * @param {number} when milliseconds
 * @returns {Result | null}
 */
export function resultOf(id, table, when) {
  const { game, options, outcome, seal, day, counts, origin } = table;
  if (!outcome || origin || table.watched || table.lesson) return null;
  if (table.seats.every(({ who }) => who !== HUMAN)) return null;
  const seats = table.seats.map(({ name, colour, who }) => ({ name, colour, who }));
  return { id, game, options, seats, ...outcome, seal, day, counts, when };
}

/** The seats of people. @param {Pick<Result, "seats">} result */
export function peopleOf({ seats }) {
  return [...seats.keys()].filter((seat) => seats[seat]?.who === HUMAN);
}

/** Whether the seat has won, alone or with others. @param {Pick<Outcome, "ranks">} outcome @param {number} seat */
export function hasWon({ ranks }, seat) {
  return ranks[seat] === 1;
}

/** @param {Outcome} outcome */
export function winnersOf(outcome) {
  return [...outcome.ranks.keys()].filter((seat) => hasWon(outcome, seat));
}

/**
 * The results that count: of every deal the first one, and of games in which nothing was practised.
 * @param {Result[]} results the earliest first
 */
export function counting(results) {
  /** @type {Set<string>} */
  const deals = new Set();
  return results.filter(({ seal, counts }) => {
    const isFirst = !deals.has(seal);
    deals.add(seal);
    return isFirst && counts;
  });
}

/**
 * Against whom one plays: a level, "mixed" levels, or people alone.
 * @param {Pick<Result, "seats">} result
 */
export function opponentsOf({ seats }) {
  const bots = new Set(seats.map(({ who }) => who).filter((who) => who !== HUMAN));
  return bots.size > 1 ? "mixed" : ([...bots][0] ?? HUMAN);
}

/**
 * @typedef {object} Line of somebody's record
 * @property {string} game
 * @property {Options} options
 * @property {number} seats
 * @property {string} against
 * @property {number} played
 * @property {number} won
 * @property {number} streak games won in a row, up to the last one
 * @property {number} best the most there were
 * @property {number} fastest turns of the shortest game won, 0: none
 * @property {number} longest turns of the longest game
 */

/**
 * Everybody's record: by name, "" for who has none, a line for each game, variant, number of seats
 * and sort of opponents.
 * @param {Result[]} results the earliest first
 * @returns {Map<string, Line[]>}
 */
export function recordsOf(results) {
  /** @type {Map<string, Map<string, Line>>} */
  const people = new Map();
  for (const result of counting(results)) {
    for (const seat of peopleOf(result)) {
      const name = result.seats[seat]?.name ?? "";
      const lines = people.get(name) ?? new Map();
      people.set(name, lines);
      const against = opponentsOf(result);
      const { game, options } = result;
      const key = JSON.stringify([game, Object.entries(options).sort(), result.seats.length, against]);
      const line = lines.get(key) ?? {
        ...{ game, options, seats: result.seats.length, against },
        ...{ played: 0, won: 0, streak: 0, best: 0, fastest: 0, longest: 0 },
      };
      lines.set(key, enter(line, hasWon(result, seat), result.turns[seat] ?? 0));
    }
  }
  return new Map([...people].map(([name, lines]) => [name, [...lines.values()]]));
}

/** @param {Line} line @param {boolean} isWon @param {number} turns @returns {Line} */
function enter(line, isWon, turns) {
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

/**
 * How strong somebody is in a game, in the Elo points of the measured levels: the mean of what is
 * likely after these games, and the interval in which it lies at 95 %. Null without any game against
 * levels that were measured.
 *
 * By Bradley and Terry, who wins among several does so with the share that its strength has in the
 * sum of all. Before any game a rating is believed to be normally distributed about the sailor's
 * surroundings, widely.
 * @param {Result[]} results of one game, that count
 * @param {string} name
 * @param {Rated | null} rated the levels' ratings
 */
export function ratingOf(results, name, rated) {
  const games = results.flatMap((result) => gameOf(result, name, rated) ?? []);
  if (games.length === 0) return null;
  const points = Math.round((GRID.most - GRID.least) / GRID.step) + 1;
  const grid = Array.from({ length: points }, (_, at) => GRID.least + at * GRID.step);
  const logs = grid.map((rating) => likelihood(rating, games));
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const sum = weights.reduce((one, other) => one + other, 0);
  const mean = weights.reduce((all, weight, at) => all + weight * (grid[at] ?? 0), 0) / sum;
  const quantile = (/** @type {number} */ share) => {
    let below = 0;
    const at = weights.findIndex((weight) => (below += weight / sum) >= share);
    return grid[at] ?? GRID.most;
  };
  const rest = (1 - SURE) / 2;
  return { games: games.length, mean, low: quantile(rest), high: quantile(1 - rest) };
}

/** @typedef {{others: number[], share: number}} Rateable the others' ratings, and the part of the win */

/**
 * @param {Result} result
 * @param {string} name
 * @param {Rated | null} rated
 * @returns {Rateable | null}
 */
function gameOf(result, name, rated) {
  const people = peopleOf(result);
  const [seat = 0] = people;
  if (people.length !== 1 || result.seats[seat]?.name !== name) return null;
  const others = result.seats.flatMap(({ who }, at) =>
    at === seat ? [] : [rated?.levels[who]?.rating ?? NaN],
  );
  if (others.some(Number.isNaN)) return null;
  const winners = result.ranks.filter((rank) => rank === 1).length;
  return { others, share: hasWon(result, seat) ? 1 / winners : 0 };
}

/** @param {number} rating @param {Rateable[]} games the logarithm of how likely they are */
function likelihood(rating, games) {
  const strength = (/** @type {number} */ points) => 10 ** (points / 400);
  const own = strength(rating);
  const far = (rating - BELIEF.mean) / BELIEF.spread;
  return games.reduce((all, { others, share }) => {
    const rest = others.map(strength).reduce((one, other) => one + other, 0);
    return all + share * Math.log(own / (own + rest)) + (1 - share) * Math.log(rest / (own + rest));
  }, -(far * far) / 2);
}

// Files

const FORMAT = "freebooters-record";
const MOST_TURNS = 1_000_000;

/** @param {Result[]} results */
export function written(results) {
  return JSON.stringify({ format: FORMAT, version: 1, results });
}

/**
 * The results in a file; null if it is none of results. What is wrong with one of them leaves it out.
 * @param {Room[]} rooms
 * @param {string} text
 * @returns {Result[] | null}
 */
export function readResults(rooms, text) {
  const data = parsed(text);
  if (data.format !== FORMAT || data.version !== 1 || !Array.isArray(data.results)) return null;
  return data.results.flatMap((result) => checkedResult(rooms, result) ?? []);
}

/** @param {string} text @returns {Record<string, unknown>} */
function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** @param {Room[]} rooms @param {unknown} data @returns {Result | null} */
function checkedResult(rooms, data) {
  const found = /** @type {Record<string, unknown>} */ (Object(data));
  const room = rooms.find(({ id }) => id === found.game);
  const seats = Array.isArray(found.seats) ? found.seats.map(checkedSeat) : [];
  if (!room || !room.seats.includes(seats.length) || seats.includes(null)) return null;
  const outcome = checkedOutcome(found, seats.length);
  const { id, seal, day, when } = found;
  const isRight =
    typeof id === "string" &&
    /^[a-z0-9]{1,40}$/.test(id) &&
    typeof seal === "string" &&
    /^[0-9a-f]{64}$/.test(seal) &&
    (day === null || (typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day))) &&
    typeof when === "number" &&
    Number.isFinite(new Date(when).getTime());
  if (!isRight || !outcome) return null;
  const chosen = /** @type {Record<string, unknown>} */ (Object(found.options));
  const options = room.options.map(({ name, choices }) => [
    name,
    choices.find((choice) => choice === chosen[name]),
  ]);
  if (options.some(([, choice]) => choice === undefined)) return null;
  const rival = checkedOutcome(Object(found.rival), seats.length);
  return {
    ...{ id, game: room.id, options: Object.fromEntries(options) },
    seats: seats.flatMap((seat) => seat ?? []),
    ...outcome,
    ...{ seal, day, counts: found.counts === true, when },
    ...(rival && { rival }),
  };
}

/** @param {unknown} data */
function checkedSeat(data) {
  const { name, colour, who } = /** @type {Record<string, unknown>} */ (Object(data));
  const isRight =
    typeof name === "string" &&
    COLOURS.some((each) => each === colour) &&
    (who === HUMAN || LEVELS.some((each) => each === who));
  return isRight ? { name: cleanName(name), colour: String(colour), who: String(who) } : null;
}

/**
 * Whether that is a list of so many whole numbers.
 * @param {unknown} list
 * @param {number} length
 * @param {number} most
 * @returns {list is number[]}
 */
function areCounts(list, length, most) {
  const isCount = (/** @type {unknown} */ count) =>
    Number.isInteger(count) && Number(count) >= 0 && Number(count) <= most;
  return Array.isArray(list) && list.length === length && list.every(isCount);
}

/** @param {Record<string, unknown>} data @param {number} seats @returns {Outcome | null} */
function checkedOutcome({ ranks, turns, scores, unit }, seats) {
  if (!areCounts(ranks, seats, seats) || !areCounts(turns, seats, MOST_TURNS)) return null;
  if (!Array.isArray(scores) || scores.length !== seats) return null;
  const key = /** @type {Record<string, unknown>} */ (Object(unit)).key;
  return {
    ...{ ranks, turns },
    scores: scores.map((score) => (Number.isFinite(score) ? score : cleanName(String(score)))),
    unit: typeof key === "string" && /^[a-z0-9-]{1,60}$/.test(key) ? { key } : null,
  };
}
