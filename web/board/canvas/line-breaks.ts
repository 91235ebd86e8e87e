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
    if (found.every((line) => measure(line) <= room)) return found;
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
