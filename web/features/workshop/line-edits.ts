/** What was changed in a text, line by line. Pure. */

/** From which line on, from 0, how many lines go, and what comes in their place. */
export type Edit = [first: number, count: number, text: string];

/** Lines that go, and those that come in their place. `first`, `at`: where they stand before and after, from 0. */
export interface Change {
  first: number;
  gone: string[];
  at: number;
  come: string[];
}

/** Texts with more pairs of lines than this are not compared: all of it goes and comes. */
const MOST = 4_000_000;

/** The lines of a text, each with its end. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

/** What makes `after` of `before`: as few lines as can be. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const found: Change[] = [];
  let [first, at] = [0, 0];
  for (const [row, column] of [...common(old, now), [old.length, now.length] as const]) {
    if (row > first || column > at) found.push({ first, gone: old.slice(first, row), at, come: now.slice(at, column) });
    [first, at] = [row + 1, column + 1];
  }
  return found;
}

export function editsBetween(before: string, after: string): Edit[] {
  return changesBetween(before, after).map(({ first, gone, come }) => [first, gone.length, come.join("")]);
}

/** The places of the lines of the longest sequence that both have. */
function common(old: string[], now: string[]): [row: number, column: number][] {
  if (old.length * now.length > MOST) return [];
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const from = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === now[column]
          ? from(row + 1, column + 1) + 1
          : Math.max(from(row + 1, column), from(row, column + 1));
  const found: [number, number][] = [];
  for (let [row, column] = [0, 0]; row < old.length && column < now.length; )
    if (old[row] === now[column]) found.push([row++, column++]);
    else if (from(row + 1, column) >= from(row, column + 1)) row += 1;
    else column += 1;
  return found;
}

/** The text that was made of `before`; null: these edits are of another text. */
export function edited(before: string, edits: readonly Edit[]): string | null {
  const old = linesOf(before);
  const parts: string[] = [];
  let at = 0;
  for (const [first, count, text] of edits) {
    if (first < at || first + count > old.length) return null;
    parts.push(...old.slice(at, first), text);
    at = first + count;
  }
  return [...parts, ...old.slice(at)].join("");
}

/** The lines of `after`, from 1, that are others than those of `before`, or where some are missing. */
export function changedLines(before: string, after: string): number[] {
  return changesBetween(before, after).flatMap(({ at, come }) =>
    Array.from({ length: Math.max(come.length, 1) }, (_, line) => at + line + 1),
  );
}
