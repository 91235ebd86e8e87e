/** In which order actions that were compared are shown. Pure. */

import { measure } from "../../i18n/percent.js";
import { isSame } from "../../kit/same-action.js";
import type { Action, Prospect } from "../../types/engine.js";

/** What was tried less often than this part of what was tried most is no more than a guess. */
const SELDOM = 0.05;

/**
 * By the chance that is shown, the best first, without guesses, but with the second to compare with,
 * and with what was `taken`; of drawn choices by how likely each was. `prospects`: the most tried first.
 */
export function byChance(prospects: Prospect[], taken: Action | null = null) {
  const most = Math.max(0, ...prospects.map(({ share }) => share));
  return prospects
    .filter(
      ({ action, share }, at) => at < 2 || share >= SELDOM * most || (taken && isSame(action, taken)),
    )
    .sort((one, other) => measure(other).number - measure(one).number);
}
