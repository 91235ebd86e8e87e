/** In which order actions that were compared are shown. Pure. */

import { measure } from "../../i18n/percent.js";
import type { Prospect } from "../../types/engine.js";

/** What was tried less often than this part of what was tried most is no more than a guess. */
const SELDOM = 0.05;

/**
 * By the chance that is shown, the best first, without guesses, but with the second to compare with; of
 * drawn choices by how likely each was. `prospects`: the most tried first.
 */
export function byChance(prospects: Prospect[]) {
  const most = Math.max(0, ...prospects.map(({ share }) => share));
  return prospects
    .filter(({ share }, at) => at < 2 || share >= SELDOM * most)
    .sort((one, other) => measure(other).number - measure(one).number);
}
