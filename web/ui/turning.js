/** The chances through a game: which decisions to judge first, and the turning points. Pure. */

import { isSame } from "./mistakes.js";

/** @import {LogLine, Prospect, ReviewMoment} from "../types.js" */

/**
 * @typedef {object} Judged a seat's chance at one of its own decisions, from what it knew
 * @property {number} position the moment before the decision
 * @property {number} seat
 * @property {number} worth 0 to 1
 */
/**
 * @typedef {object} Swing from one own decision of a seat to its next, or to the end
 * @property {number} seat
 * @property {number} from
 * @property {number} to
 * @property {number} before the chance then
 * @property {number} after
 */

/** First every so many-th decision of each seat is judged, then those in between. */
const STRIDES = [16, 8, 4, 2, 1];

/**
 * Decisions in an order in which the whole game is sketched first and filled in later.
 * @param {ReviewMoment[]} moments in the order of the game
 * @returns {ReviewMoment[]}
 */
export function coarseFirst(moments) {
  const ranks = moments.map(({ seat }, at) =>
    moments.slice(0, at).reduce((count, other) => count + Number(other.seat === seat), 0),
  );
  const lasts = new Set(new Map(moments.map(({ seat }, at) => [seat, at])).values());
  const level = (/** @type {number} */ at) =>
    lasts.has(at) ? 0 : STRIDES.findIndex((stride) => (ranks[at] ?? 0) % stride === 0);
  return moments
    .map((moment, at) => ({ moment, level: level(at) }))
    .sort((one, other) => one.level - other.level || one.moment.position - other.moment.position)
    .map(({ moment }) => moment);
}

/**
 * One seat's chances in the order of the game, its outcome last.
 * @param {Judged[]} judged
 * @param {number} seat
 * @param {number} end the last position
 * @param {number[]} returns per seat
 * @returns {Judged[]}
 */
export function course(judged, seat, end, returns) {
  const own = judged.filter((each) => each.seat === seat);
  own.sort((one, other) => one.position - other.position);
  return [...own, { position: end, seat, worth: returns[seat] ?? 0 }];
}

/**
 * The largest changes of any seat's chance, largest first; of several that share moments, as when
 * one seat loses what another wins, only the largest.
 * @param {Judged[][]} courses per seat
 * @param {number} most how many
 * @param {number} least how much of a change is worth telling
 * @returns {Swing[]}
 */
export function swings(courses, most, least) {
  const all = courses.flatMap((own) =>
    own.slice(1).map((next, at) => swing(own[at] ?? next, next)),
  );
  all.sort((one, other) => size(other) - size(one) || one.from - other.from);
  /** @type {Swing[]} */
  const told = [];
  for (const each of all) {
    if (told.length === most || size(each) < least) break;
    if (!told.some((other) => each.from < other.to && other.from < each.to)) told.push(each);
  }
  return told;
}

/** @param {Judged} one @param {Judged} next @returns {Swing} */
function swing(one, next) {
  return {
    seat: one.seat,
    from: one.position,
    to: next.position,
    before: one.worth,
    after: next.worth,
  };
}

/** @param {Swing} swing */
export function size({ before, after }) {
  return Math.abs(after - before);
}

/**
 * Where within a swing its seat's chance changed most in the swing's direction.
 * @param {Swing} swing
 * @param {{position: number, worth: number}[]} between judged moments strictly inside it, in order
 * @returns {{from: number, to: number}}
 */
export function crux(swing, between) {
  const way = [
    { position: swing.from, worth: swing.before },
    ...between,
    { position: swing.to, worth: swing.after },
  ];
  const sign = Math.sign(swing.after - swing.before);
  let best = -Infinity;
  let found = { from: swing.from, to: swing.to };
  for (const [at, one] of way.slice(0, -1).entries()) {
    const next = way[at + 1] ?? one;
    const change = (next.worth - one.worth) * sign;
    if (change > best) [best, found] = [change, { from: one.position, to: next.position }];
  }
  return found;
}

/**
 * Some of many, evenly.
 * @template T
 * @param {T[]} items
 * @param {number} most
 */
export function thinned(items, most) {
  if (items.length <= most) return items;
  return items.filter(
    (_, at) => Math.floor((at * most) / items.length) !== Math.floor(((at - 1) * most) / items.length),
  );
}

/**
 * What the evaluator would have done instead, where a seat's own decision cost it much.
 * @param {Swing} swing
 * @param {ReviewMoment | undefined} did the seat's decision, if it was one of its own
 * @param {Prospect[]} [compared] at that moment, the best first
 * @returns {Prospect | null}
 */
export function instead({ before, after }, did, [best] = []) {
  if (!did || !best || after > before) return null;
  return isSame(best.action, did.action) ? null : best;
}

/**
 * The line of the log that tells what happened between two moments, the first of them if there are
 * several; if there is none, the next one told.
 * @param {LogLine[]} lines
 * @param {{from: number, to: number}} stretch
 * @returns {LogLine | null}
 */
export function namesake(lines, { from }) {
  return lines.find(({ position }) => position > from) ?? lines.at(-1) ?? null;
}
