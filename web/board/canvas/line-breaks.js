/** Breaks words into lines. */

/** Distance of lines for letters of height 1. */
export const LEADING = 1.15;

/**
 * The first of several texts that fits into so many lines of a width, broken into them.
 * @param {string[]} texts at less and less length
 * @param {number} lines at most
 * @param {number} room the width of a line; 0: as wide as it is
 * @param {(text: string) => number} measure
 * @returns {string[]} of the last text if none fits; its last line is then too wide
 */
export function broken(texts, lines, room, measure) {
  /** @type {string[]} */
  let found = [];
  for (const text of texts) {
    if (room <= 0) return [text];
    found = wrapped(text, lines, room, measure);
    if (found.every((line) => measure(line) <= room)) return found;
  }
  return found;
}

/**
 * @param {string} text
 * @param {number} lines
 * @param {number} room
 * @param {(text: string) => number} measure
 */
function wrapped(text, lines, room, measure) {
  if (lines === 1 || measure(text) <= room) return [text];
  /** @type {string[]} */
  const found = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (found.length === lines || measure(longer) <= room)) {
      found[found.length - 1] = longer;
    } else found.push(word);
  }
  return found;
}
