/** The chances through a game as they are drawn, and the lines that name its moments. Pure. */

/** @import {Judged, LogLine} from "../types/engine.js" */

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
 * The line of the log that tells what happened first after a moment; if there is none, the last one.
 * @param {LogLine[]} lines
 * @param {number} from
 * @returns {LogLine | null}
 */
export function namesake(lines, from) {
  return lines.find(({ position }) => position > from) ?? lines.at(-1) ?? null;
}
