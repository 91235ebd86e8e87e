/** What the coach says of a decision that gave something away: when, and how much. Pure. */

import { isSame } from "./same.js";

/** @import {Action, Prospect, Slip} from "../types.js" */

/** So many standard errors a cost must exceed. */
const SURE = 2;
/** An action with a smaller share of the trials was hardly looked at. */
const TRIED = 0.02;
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
