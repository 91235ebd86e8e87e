/** The chances through a game as they are drawn, and the lines that name its moments. Pure. */

import type { Judged, LogLine } from "../types/engine.js";

/**
 * One seat's chances in the order of the game, its outcome last. `end`: the last position.
 * `returns`: per seat.
 */
export function course(judged: Judged[], seat: number, end: number, returns: number[]): Judged[] {
  const own = judged.filter((each) => each.seat === seat);
  own.sort((one, other) => one.position - other.position);
  return [...own, { position: end, seat, worth: returns[seat] ?? 0 }];
}

/** The line of the log that tells what happened first after a moment; if there is none, the last one. */
export function namesake(lines: LogLine[], from: number): LogLine | null {
  return lines.find(({ position }) => position > from) ?? lines.at(-1) ?? null;
}
