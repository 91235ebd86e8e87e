/**
 * The ground: what lies lowest on a table and covers most of it in several sheets, such as a map. Each of
 * them would be copied with every change of the table; as one picture they cost one copy.
 */

import { clear } from "./layers.js";

/** A picture, and where it is copied to, in device pixels. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  left: number;
  top: number;
}

/** What part of the table a sheet covers that counts. */
const LARGE = 1 / 3;

/**
 * How many of these sheets are the ground: up to the last large one, where there are several. `area`: of the
 * table.
 */
export function groundOf(sheets: readonly Sheet[], area: number) {
  const large = sheets.flatMap(({ canvas: { width, height } }, at) => (width * height >= LARGE * area ? [at + 1] : []));
  return large.length > 1 ? (large.at(-1) ?? 0) : 0;
}

/** Keeps the picture of one ground. */
export function createGround() {
  let known: readonly Sheet[] = [];
  let kept: CanvasRenderingContext2D | null = null;

  function isKept({ width, height }: HTMLCanvasElement, sheets: readonly Sheet[]) {
    const own = kept?.canvas;
    return own?.width === width && own.height === height && isEqual(known, sheets);
  }

  return {
    /** Paints sheets, the lowest first, onto a clear canvas: as if each was copied onto it. */
    paint(context: CanvasRenderingContext2D, sheets: readonly Sheet[]) {
      const { canvas } = context;
      if (!isKept(canvas, sheets)) {
        kept = sheetOf(canvas, kept);
        if (kept) for (const sheet of sheets) copy(kept, sheet);
        known = sheets;
      }
      if (kept) copy(context, { canvas: kept.canvas, left: 0, top: 0 });
    },
  };
}

/** An empty one of that size. */
function sheetOf({ width, height }: HTMLCanvasElement, kept: CanvasRenderingContext2D | null) {
  const canvas = kept?.canvas ?? document.createElement("canvas");
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = kept ?? canvas.getContext("2d");
  if (context) clear(context);
  return context;
}

/** A sheet at its own size, on whole pixels. */
export function copy(context: CanvasRenderingContext2D, { canvas, left, top }: Sheet) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(canvas, left, top);
}

function isEqual(some: readonly Sheet[], others: readonly Sheet[]) {
  const isSame = ({ canvas, left, top }: Sheet, at: number) => {
    const other = others[at];
    return other?.canvas === canvas && other.left === left && other.top === top;
  };
  return some.length === others.length && some.every(isSame);
}
