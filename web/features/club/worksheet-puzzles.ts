/** Which puzzles stand on a worksheet. Pure. */

import { checkedNotes, nextPuzzles } from "../../model/puzzle-rating.js";
import type { Puzzle } from "../../model/puzzle-rating.js";
import type { Options } from "../../types/engine.js";

/** So many of the variant that is played, where it has as many, for somebody new; of other games and with other answers. */
export function worksheetPuzzles(puzzles: Puzzle[], options: Options, count: number) {
  const own = puzzles.filter((puzzle) => isSame(puzzle.options, options));
  const pool = own.length < count ? puzzles : own;
  const order = nextPuzzles(pool, checkedNotes(null), pool.length);
  const found: Puzzle[] = [];
  const isNew = ({ answer, seed }: Puzzle) =>
    found.every((other) => other.seed !== seed && !isAlike(other.answer, answer));
  for (const puzzle of [...order.filter(({ found: rate }) => rate >= MIDDLE), ...order])
    if (found.length < count && !found.includes(puzzle) && isNew(puzzle)) found.push(puzzle);
  for (const puzzle of order) if (found.length < count && !found.includes(puzzle)) found.push(puzzle);
  return found;
}

/** So many of weaker players find what is asked of somebody new at least. */
const MIDDLE = 0.5;

function isSame(one: Options, other: Options) {
  return Object.entries(other).every(([name, value]) => one[name] === value);
}

/** Whether two answers are the same deed with the same thing. */
function isAlike(one: unknown[], other: unknown[]) {
  return one[0] === other[0] && one[1] === other[1];
}
