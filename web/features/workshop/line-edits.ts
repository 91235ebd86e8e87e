/** What was changed in a text, line by line. Pure. */

/** From which line on, from 0, how many lines go, and what comes in their place. */
export type Edit = [first: number, count: number, text: string];

/** Texts with more lines to compare than this are not compared: all of what differs goes at once. */
const MOST = 2000;

/** The lines of a text, each with its end. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

/** What makes `after` of `before`: as few lines as can be. */
export function editsBetween(before: string, after: string): Edit[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  if (gone.length === 0 && come.length === 0) return [];
  if (gone.length > MOST || come.length > MOST) return [[start, gone.length, come.join("")]];
  return steps(gone, come).map(([first, count, text]) => [first + start, count, text]);
}

/** By the longest sequence of lines that both have. */
function steps(gone: string[], come: string[]): Edit[] {
  const width = come.length + 1;
  const common = new Uint16Array((gone.length + 1) * width);
  const shared = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = gone.length - 1; row >= 0; row -= 1)
    for (let column = come.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        gone[row] === come[column]
          ? shared(row + 1, column + 1) + 1
          : Math.max(shared(row + 1, column), shared(row, column + 1));
  const found: Edit[] = [];
  let [row, column] = [0, 0];
  let open: Edit | null = null;
  while (row < gone.length || column < come.length) {
    if (row < gone.length && column < come.length && gone[row] === come[column]) {
      open = null;
      row += 1;
      column += 1;
      continue;
    }
    if (!open) found.push((open = [row, 0, ""]));
    const isGone = column === come.length || (row < gone.length && shared(row + 1, column) >= shared(row, column + 1));
    if (isGone) {
      open[1] += 1;
      row += 1;
    } else {
      open[2] += come[column];
      column += 1;
    }
  }
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
  const found: number[] = [];
  let shift = 0;
  for (const [first, count, text] of editsBetween(before, after)) {
    const come = linesOf(text).length;
    for (let line = 0; line < Math.max(come, 1); line += 1) found.push(first + shift + line + 1);
    shift += come - count;
  }
  return found;
}
