/** Breaks words into lines. */

/** Distance of lines for letters of height 1. */
export const LEADING = 1.15;

/**
 * The first of several texts that fits into so many lines of a width, broken into them. `texts`: at
 * less and less length. `lines`: at most. `room`: the width of a line; 0: as wide as it is. Returns
 * of the last text if none fits; its last line is then too wide.
 */
export function broken(
  texts: string[],
  lines: number,
  room: number,
  measure: (text: string) => number,
): string[] {
  let found: string[] = [];
  for (const text of texts) {
    if (room <= 0) return [text];
    found = wrapped(text, lines, room, measure);
    if (found.every((line) => measure(line) <= room)) return balanced(text, found, room, measure);
  }
  return found;
}

/** How words are set: their lines, and the share of the size and the spacing of their letters. */
export interface Fitted {
  shown: string[];
  share: number;
  apart: number;
}

/** By so much letters become smaller at a time, in parts of what is wanted. */
const STEP = 0.05;

/**
 * A text's lines, with letters as large and as far apart as there is room for: where there is not enough
 * they first stand as usual, then become smaller, down to the usual size. `letters`: how large they are
 * wanted, in parts of the usual. `spacing`: how far apart beyond the usual, in parts of their size.
 * `measure`: of letters of that share of the size, so far apart. Returns both with the lines; of the last
 * way tried if nothing fits.
 */
export function fitted(
  texts: string[],
  lines: number,
  room: number,
  letters: number,
  spacing: number,
  measure: (share: number, spacing: number) => (text: string) => number,
): Fitted {
  const least = 1 / letters;
  const tries = Math.ceil((1 - least) / STEP);
  const shares = Array.from({ length: tries }, (_, at) => Math.max(least, 1 - STEP * (at + 1)));
  const ways = [...(spacing > 0 ? [[1, spacing]] : []), [1, 0], ...shares.map((share) => [share, 0])];
  let found: Fitted = { shown: [], share: 1, apart: 0 };
  for (const [share = 1, apart = 0] of ways) {
    const width = measure(share, apart);
    found = { shown: broken(texts, lines, room, width), share, apart };
    if (room <= 0 || found.shown.every((line) => width(line) <= room)) break;
  }
  return found;
}

/** Of the room: a last line that is shorter leaves a word alone. */
const SHORT = 0.55;
/** To how much of the room lines are narrowed so that the last one gets longer; the first that will do. */
const NARROWER = [0.6, 0.7, 0.8, 0.9];

/** A text in as many lines as found, about as long as one another. */
function balanced(text: string, found: string[], room: number, measure: (text: string) => number) {
  const last = found.at(-1);
  if (last === undefined || found.length === 1 || measure(last) >= SHORT * room) return found;
  for (const share of NARROWER) {
    const narrower = wrapped(text, found.length, share * room, measure);
    if (narrower.every((line) => measure(line) <= share * room)) return narrower;
  }
  return found;
}

function wrapped(text: string, lines: number, room: number, measure: (text: string) => number) {
  if (lines === 1 || measure(text) <= room) return [text];
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (found.length === lines || measure(longer) <= room)) {
      found[found.length - 1] = longer;
    } else found.push(word);
  }
  return found;
}
