/** The lines of a game's log, and the moments they tell of. Pure. */

import type { LogLine, Shown, Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** The log after an answer. */
export function merged(lines: LogLine[], news: Table["log"]): LogLine[] {
  return [...lines.slice(0, news.keep), ...news.lines];
}

/**
 * The lines an answer has added, for those who hear the log rather than read it. An answer may tell
 * the whole log anew, to other eyes; then what is new is what lies after the moment before.
 * `lines`: the log after the answer. `before`: the position before it.
 */
export function freshLines(lines: LogLine[], news: Table["log"], before: number): LogLine[] {
  if (news.keep > 0) return news.lines;
  const later = lines.filter((line) => line.position > before);
  return later.length > 0 ? later : lines.slice(-1);
}

/** Whether something that has happened is still to be shown, and so to be told. */
export function isOnItsWay({
  isRunning,
  lines,
  told,
}: {
  isRunning: boolean;
  lines: LogLine[];
  told: number;
}) {
  return isRunning || told < lines.length;
}

/** Whether somebody here is asked now: not while more is to be shown before. */
export function isAsked({ acting, viewer }: Pick<Table, "acting" | "viewer">, isRunning: boolean) {
  return !isRunning && viewer !== null && acting.includes(viewer);
}

/**
 * Whether lines have to be announced at once, and not with those of bots who still move: they tell
 * what whoever plays here has done, or it is about to be asked. `isRunning`: more is to be shown
 * before it is asked.
 */
export function isUrgent(
  lines: LogLine[],
  table: Pick<Table, "acting" | "viewer">,
  { isRunning, wasAsked }: { isRunning: boolean; wasAsked: boolean },
) {
  if (table.viewer === null) return false;
  const isNewlyAsked = isAsked(table, isRunning) && !wasAsked;
  return isNewlyAsked || lines.some(({ seat }) => seat === table.viewer);
}

/** Whether a line tells of the same turn as the one before it: of the same seat, or of nobody. */
export function isOneTurn(before: LogLine, line: LogLine) {
  return before.seat === line.seat || before.seat === null || line.seat === null;
}

/** So many lines are announced at once. */
const MOST = 24;

/**
 * What is announced of lines: all; of more than anybody would listen to, the last. Returns how many
 * are left out, never one alone.
 */
export function summed(lines: LogLine[]): { left: number; spoken: LogLine[] } {
  const left = lines.length > MOST + 1 ? lines.length - MOST : 0;
  return { left, spoken: lines.slice(left) };
}

/** Where one sentence ends and another begins. */
const BETWEEN = /[.!?]\s/;

/**
 * Lines as they are announced: one that begins with the same seat as the last goes on from there,
 * so that a seat's name is said once; not after a line of several sentences, the last of which may be
 * about something else. `lines`: each with what it calls its seat. `join`: a sentence without its full
 * stop and what follows, with it; `isLast`: nothing follows on that.
 */
export function inSentences(
  lines: { seat: number | null; subject: string; text: string }[],
  join: (told: string, more: string, isLast: boolean) => string,
) {
  const found: string[][] = [];
  lines.forEach(({ seat, subject, text }, at) => {
    const start = `${subject} `;
    const before = lines[at - 1];
    const goesOn =
      seat !== null &&
      before?.seat === seat &&
      before.text.endsWith(".") &&
      !BETWEEN.test(before.text) &&
      [before.text, text].every((each) => each.startsWith(start));
    if (goesOn) found.at(-1)?.push(text.slice(start.length));
    else found.push([text]);
  });
  return found.map((parts) =>
    parts.reduce((told, more, at) => join(told.slice(0, -1), more, at === parts.length - 1)),
  );
}

/** How many lines each one tells: itself and those before it that are the same; 0, if the next one does. */
export function tellings<Line>(lines: Line[], isSame: (before: Line, line: Line, at: number) => boolean) {
  const counts = lines.map(() => 1);
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (before === undefined || !isSame(before, line, at)) return;
    counts[at] = (counts[at - 1] ?? 0) + 1;
    counts[at - 1] = 0;
  });
  return counts;
}

/** A text told so often. `times`: a sentence without its full stop, told so often. */
export function repeated(text: string, count: number, times: (told: string, count: number) => string) {
  return count > 1 ? times(text.slice(0, -1), count) : text;
}

/** What is told several times in a row is told once, with how often; no more than sentences are. */
export function once<Line extends { seat: number | null; text: string }>(
  lines: Line[],
  times: (told: string, count: number) => string,
): Line[] {
  const counts = tellings(
    lines,
    (before, { seat, text }) => before.text === text && before.seat === seat && text.endsWith("."),
  );
  return lines.flatMap((line, at) => {
    const count = counts[at] ?? 1;
    return count > 0 ? [{ ...line, text: repeated(line.text, count, times) }] : [];
  });
}

/** Lines in words, as sentences. */
export function sentences({ words }: Pick<App, "words">, lines: LogLine[]): string[] {
  const subject = (seat: number | null) =>
    seat === words.reader() ? words.t("log-you") : words.seatName(seat ?? 0);
  const told = lines.map(({ seat, message }) => ({
    seat,
    subject: subject(seat),
    text: words.say(message),
  }));
  return inSentences(
    once(told, (before, count) => words.t("log-times", { told: before, count })),
    (before, more, isLast) => words.t(isLast ? "log-more" : "log-between", { told: before, more }),
  );
}

/** Of lines the last as sentences, as many as fit into so many letters; the last one always. */
export function lastSentences(app: Pick<App, "words">, lines: LogLine[], most: number): string {
  const text = sentences(app, lines).join(" ");
  return text.length <= most || lines.length < 2 ? text : lastSentences(app, lines.slice(1), most);
}

/** What was told at one moment. */
export function linesAt(lines: LogLine[], position: number) {
  return lines.filter((line) => line.position === position);
}

/**
 * Whether what was told last is still about what a seat did at a moment: that itself with what came of
 * it at once, or what chance then gave that seat. `lines`: the log; `newest`: what of it was told last.
 */
export function isStillOf(
  { moment, seat }: { moment: number; seat: number },
  lines: LogLine[],
  newest: LogLine[],
) {
  const deed = lines.find((line) => line.position >= moment && line.seat === seat);
  const at = deed ? newest.indexOf(deed) : -1;
  return newest
    .slice(at + 1)
    .every(
      (line) =>
        line.position < moment ||
        (line.position === moment && at >= 0) ||
        (line.position > moment && line.seat === seat),
    );
}

/** How many lines have been told when a scene is shown. */
export function toldBy(lines: LogLine[], moment: Shown) {
  const earlier = lines.filter(({ position }) => position < moment.position).length;
  return Math.min(earlier + moment.lines, lines.length);
}

/** The moment before or after another among those the log tells of; null past either end. */
export function neighbour(lines: LogLine[], position: number, step: -1 | 1): number | null {
  const moments = [...new Set(lines.map((line) => line.position))].sort(
    (one, other) => (one - other) * step,
  );
  return moments.find((moment) => (moment - position) * step > 0) ?? null;
}

/** The moments the log tells of, in order. */
export function momentsOf(lines: { position: number }[]) {
  return [...new Set(lines.map(({ position }) => position))].sort((one, other) => one - other);
}

/** How many of these moments have come when a position is reached. */
export function countAt(lines: LogLine[], position: number) {
  return momentsOf(lines).filter((moment) => moment <= position).length;
}

/**
 * The next or last moment at which another seat has acted than at that one, or something has begun
 * for all, as a round or a duel; else the last there is in that direction, null past either end.
 */
export function turnFrom(lines: LogLine[], position: number, step: -1 | 1): number | null {
  const whose = (at: number) => lines.find((line) => line.position === at)?.seat;
  const own = whose(position);
  let found = neighbour(lines, position, step);
  for (let next = found; next !== null; next = neighbour(lines, next, step)) {
    found = next;
    const isOthers = whose(next) !== own && whose(next) !== null;
    if (isOthers || linesAt(lines, next).some(({ head, seat }) => head && seat === null)) break;
  }
  return found;
}

/** The moment before the last turn, or the last there is; null where nothing has happened. */
export function lastTurn(lines: LogLine[]): number | null {
  const last = momentsOf(lines).at(-1);
  return last === undefined ? null : (turnFrom(lines, last, -1) ?? last);
}

const KEYS: Record<string, (lines: LogLine[], from: number) => number | null> = {
  ArrowLeft: (lines, from) => neighbour(lines, from, -1),
  ArrowRight: (lines, from) => neighbour(lines, from, 1),
  PageUp: (lines, from) => turnFrom(lines, from, -1),
  PageDown: (lines, from) => turnFrom(lines, from, 1),
  Home: (lines) => momentsOf(lines)[0] ?? null,
  End: (lines) => momentsOf(lines).at(-1) ?? null,
};

/**
 * The moment to which a key leads from another; null where there is none, undefined if it is no such
 * key.
 */
export function keyTo(key: string, lines: LogLine[], from: number) {
  return KEYS[key]?.(lines, from);
}
