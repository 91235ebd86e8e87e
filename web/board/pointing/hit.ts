/**
 * Which node a pointer means. Lengths in table units. `reach`: the smallest width and height a node
 * has for this pointer; active tokens are those a press can do something with.
 */
interface Aim {
  reach: number;
  isActive: (token: string) => boolean;
}

import { boundsOf, distanceTo } from "../canvas/geometry.js";
import type { Node } from "../../types/engine.js";
import type { Rect } from "../canvas/geometry.js";

/** The smallest size of a thing for a pointer, CSS pixels: how far beside it a press still means it. */
export const REACH = { touch: 44, mouse: 24 };

/**
 * The pickable node meant by a point, or null: the topmost one under it, active ones before the
 * others; else the nearest one whose area, enlarged to the reach, holds the point. An active node
 * beside the point wins over an idle one under it that is large, or whose middle is farther away:
 * among things that are smaller than a finger the nearest is meant. `nodes`: in painting order.
 */
export function hit(
  nodes: Node[],
  tokenOf: (node: Node) => string | null,
  x: number,
  y: number,
  { reach, isActive }: Aim,
): Node | null {
  let under: Node | null = null;
  let near: Node | null = null;
  let nearActive: Node | null = null;
  let least = Infinity;
  let leastActive = Infinity;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node) continue;
    const token = tokenOf(node);
    if (token === null) continue;
    const distance = distanceTo(node, x, y, reach);
    if (distance === Infinity) continue;
    const active = isActive(token);
    if (distance === 0) {
      if (active) return node;
      under ??= node;
    } else if (active && distance < leastActive) {
      [nearActive, leastActive] = [node, distance];
    } else if (distance < least) {
      [near, least] = [node, distance];
    }
  }
  if (under && nearActive) {
    const isMeant = isRoomy(under, reach) || away(nearActive, x, y) < away(under, x, y);
    return isMeant ? nearActive : under;
  }
  return under ?? nearActive ?? near;
}

function isRoomy({ size }: Node, reach: number) {
  return size[0] > 1.5 * reach && size[1] > 1.5 * reach;
}

/** How far a point is from a node's middle. */
function away({ at }: Node, x: number, y: number) {
  return Math.hypot(x - at[0], y - at[1]);
}

const GRID = 7;

/**
 * The largest part of a node's bounds in which every sampled point, and the middle, means the
 * node's own token; null if no sampled point does.
 */
export function clearPart(
  node: Node,
  token: string,
  tokenAt: (x: number, y: number) => string | null,
): Rect | null {
  const bounds = boundsOf(node);
  const stepX = bounds.w / GRID;
  const stepY = bounds.h / GRID;
  const clear = new Uint8Array(GRID * GRID);
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const x = bounds.x + (column + 0.5) * stepX;
      const y = bounds.y + (row + 0.5) * stepY;
      clear[row * GRID + column] = tokenAt(x, y) === token ? 1 : 0;
    }
  }
  for (const { column, row, columns, rows } of blocksOf(clear)) {
    const part = {
      x: bounds.x + column * stepX,
      y: bounds.y + row * stepY,
      w: columns * stepX,
      h: rows * stepY,
    };
    if (tokenAt(part.x + part.w / 2, part.y + part.h / 2) === token) return part;
  }
  return null;
}

/** A block of samples. */
interface Block {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

const WHOLE: Block = { column: 0, row: 0, columns: GRID, rows: GRID };

/** All blocks of clear samples, the largest first: mostly that is all of them, and no other is needed. */
function* blocksOf(clear: Uint8Array) {
  if (clear.every(Boolean)) yield WHOLE;
  yield* sorted(clear);
}

function sorted(clear: Uint8Array) {
  const blocks: Block[] = [];
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      let width = GRID - column;
      for (let below = row; below < GRID && width > 0; below += 1) {
        let run = 0;
        while (run < width && clear[below * GRID + column + run]) run += 1;
        width = run;
        if (width > 0) blocks.push({ column, row, columns: width, rows: below - row + 1 });
      }
    }
  }
  return blocks.sort((a, b) => b.columns * b.rows - a.columns * a.rows);
}
