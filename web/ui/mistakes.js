/**
 * The decisions that cost most: which are worth a closer look, and what two such looks agree on.
 * Pure.
 */

import { HUMAN } from "./setup.js";

/** @import {Action, Prospect} from "../types.js" */

/** At most so many decisions are looked at again, which seemed to cost at least so much. */
const LOOKED = 8;
const LEAST = 0.05;
/** At most so many are told. */
const TOLD = 3;
/** So many standard errors a cost must exceed. */
const SURE = 2;
/** An action with a smaller share of the trials was hardly looked at. */
const TRIED = 0.02;

/** @typedef {{position: number, seat: number, action: Action}} Decision */
/**
 * @typedef {object} Mistake
 * @property {number} position the moment before the decision
 * @property {number} seat
 * @property {Prospect} taken
 * @property {Prospect} best
 * @property {number} cost of the chance of winning, 0 to 1
 * @property {number} error the cost's standard error
 * @property {Prospect[]} tried what the looks have tried, with the mean of their estimates
 */

/** @param {Action} one @param {Action} other */
export function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What an action gave away against the best among what was compared; null where that is unknown.
 * @param {Prospect[]} prospects the best first
 * @param {Action} action
 */
function costOf(prospects, action) {
  const [best] = prospects;
  const taken = prospects.find((each) => isSame(each.action, action));
  if (best?.worth == null || taken?.worth == null) return null;
  return best.worth - taken.worth;
}

/**
 * Who can learn from their mistakes: people; where nobody has played but bots, all.
 * @param {{who: string}[]} seats
 */
export function learners(seats) {
  const all = seats.map((_, seat) => seat);
  const people = all.filter((seat) => seats[seat]?.who === HUMAN);
  return new Set(people.length > 0 ? people : all);
}

/**
 * The decisions that seem to have cost most, the worst first.
 * @param {Decision[]} moments all decisions
 * @param {Map<number, Prospect[]>} best what was compared at each, by position
 * @param {Set<number>} seats whose decisions
 * @returns {Decision[]}
 */
export function suspects(moments, best, seats) {
  return moments
    .filter(({ seat }) => seats.has(seat))
    .map((moment) => ({ moment, cost: costOf(best.get(moment.position) ?? [], moment.action) ?? 0 }))
    .filter(({ cost }) => cost >= LEAST)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, LOOKED)
    .map(({ moment }) => moment);
}

/**
 * The costliest decisions, in the order of the game: those of which two looks agree that they cost
 * more than the noise of both.
 * @param {{decision: Decision, looks: [Prospect[], Prospect[]]}[]} looked
 * @returns {Mistake[]}
 */
export function mistakes(looked) {
  const costs = looked.map(({ decision, looks }) =>
    looks.map((prospects) => costOf(prospects, decision.action)),
  );
  const gaps = costs.flatMap(([one, other]) => (one == null || other == null ? [] : [one - other]));
  if (gaps.length === 0) return [];
  const pooled = Math.sqrt(gaps.reduce((sum, gap) => sum + gap * gap, 0) / gaps.length) / 2;
  /** @type {Mistake[]} */
  const found = [];
  for (const [at, { decision, looks }] of looked.entries()) {
    const [one, other] = costs[at] ?? [];
    const tried = together(looks);
    const taken = tried.find(({ action }) => isSame(action, decision.action));
    const [best] = tried;
    if (one == null || other == null || !taken || !best || best === taken) continue;
    const error = Math.max(pooled, Math.abs(one - other) / 2);
    if (Math.min(one, other) <= SURE * error) continue;
    const { position, seat } = decision;
    found.push({ position, seat, taken, best, cost: (one + other) / 2, error, tried });
  }
  return found
    .sort((one, other) => other.cost - one.cost)
    .slice(0, TOLD)
    .sort((one, other) => one.position - other.position);
}

/**
 * What two looks have tried, each with the mean of both, the most tried first.
 * @param {[Prospect[], Prospect[]]} looks
 * @returns {Prospect[]}
 */
function together([one, other]) {
  return one
    .flatMap((first) => {
      const second = other.find(({ action }) => isSame(action, first.action));
      if (!second || first.worth === null || second.worth === null) return [];
      const worth = (first.worth + second.worth) / 2;
      return [{ ...first, worth, share: (first.share + second.share) / 2 }];
    })
    .sort((first, second) => second.share - first.share);
}

/**
 * What the coach says of a decision that gave something away.
 * @typedef {Pick<Mistake, "taken" | "best" | "cost" | "error">} Slip
 */

/** The difference of two looks that is reckoned with before there were any, and as how many it counts. */
const UNKNOWN = { gap: 0.04, count: 4 };

/**
 * Whether what was done is worth a closer look: not what seems to have cost less than half of what
 * would be told. What was hardly tried may have cost anything.
 * @param {Prospect[]} compared all that could be done, the best first
 * @param {Action} taken
 * @param {number} least what would be told
 */
export function isSuspect(compared, taken, least) {
  const [best] = compared;
  if (best?.worth == null || isSame(best.action, taken)) return false;
  const found = compared.find(({ action }) => isSame(action, taken));
  if (found?.worth == null || found.share < TRIED) return true;
  return best.worth - found.worth >= least / 2;
}

/**
 * What was given away, as two looks at both actions agree; null where it is less than `least`, or
 * too close to tell. Those by which the best was selected are not among them.
 * @param {{taken: Prospect[], best: Prospect[]}} looks
 * @param {number} least
 * @param {number[]} gaps by how much the looks at other decisions differed
 * @returns {{found: Slip | null, gap: number}}
 */
export function slip({ taken, best }, least, gaps) {
  const [one = 0, other = 0] = best.map(({ worth }, at) => (worth ?? 0) - (taken[at]?.worth ?? 0));
  const gap = one - other;
  const squares = [...gaps, gap].reduce((sum, each) => sum + each * each, UNKNOWN.count * UNKNOWN.gap ** 2);
  const pooled = Math.sqrt(squares / (gaps.length + 1 + UNKNOWN.count)) / 2;
  const error = Math.max(pooled, Math.abs(gap) / 2);
  const cost = (one + other) / 2;
  const [first, better] = [taken[0], best[0]];
  const isClear = first && better && cost >= least && Math.min(one, other) > SURE * error;
  return { found: isClear ? { taken: first, best: better, cost, error } : null, gap };
}

/** @typedef {"same" | "best" | "better" | "worse" | "close" | "unknown"} Verdict */

/**
 * How another try at a decision compares with what was done.
 * @param {Pick<Mistake, "taken" | "best" | "tried" | "error">} mistake
 * @param {Action} action
 * @returns {{verdict: Verdict, tried: Prospect | null}}
 */
export function compared({ taken, best, tried, error }, action) {
  const found = tried.find((each) => isSame(each.action, action)) ?? null;
  if (isSame(action, taken.action)) return { verdict: "same", tried: found };
  if (isSame(action, best.action)) return { verdict: "best", tried: found };
  if (found?.worth == null || taken.worth === null || found.share < TRIED)
    return { verdict: "unknown", tried: found };
  const gain = found.worth - taken.worth;
  if (Math.abs(gain) <= SURE * error) return { verdict: "close", tried: found };
  return { verdict: gain > 0 ? "better" : "worse", tried: found };
}
