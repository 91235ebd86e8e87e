import type { Node } from "../../types/engine.js";

/** Where nodes are. Lengths in table units, angles in degrees. X, y: the top left corner. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const RADIANS = Math.PI / 180;

/** A thing other things can lie on. */
export function isSolid({ kind }: Node) {
  return kind === "box" || kind === "sprite" || kind === "disc";
}

/**
 * Whether a node lies wholly on a thing, by their unturned sizes; of words and lines the middle
 * counts, for their extent is not known.
 */
export function liesOn(node: Node, thing: Node) {
  const dx = Math.abs(node.at[0] - thing.at[0]);
  const dy = Math.abs(node.at[1] - thing.at[1]);
  const height = node.kind === "path" ? 0 : node.size[1];
  const width = node.kind === "text" || node.kind === "path" ? 0 : node.size[0];
  return dx + width / 2 <= thing.size[0] / 2 + 1 && dy + height / 2 <= thing.size[1] / 2 + 1;
}

/**
 * Whether a node belongs to the thing under it: its middle is on the thing, which is much larger.
 * A badge may overhang the card it counts.
 */
export function sitsOn(node: Node, thing: Node) {
  const dx = Math.abs(node.at[0] - thing.at[0]);
  const dy = Math.abs(node.at[1] - thing.at[1]);
  if (2 * dx > thing.size[0] || 2 * dy > thing.size[1]) return false;
  if (!isSolid(node)) return true;
  return 2 * node.size[0] * node.size[1] <= thing.size[0] * thing.size[1] || liesOn(node, thing);
}

/** 0 inside the node, the distance to it inside its enlarged area, Infinity outside both. */
export function distanceTo(node: Node, x: number, y: number, reach: number) {
  if (node.kind === "path") return distanceToLine(node, x, y, reach);
  const left = x - node.at[0];
  const down = y - node.at[1];
  let dx = Math.abs(left);
  let dy = Math.abs(down);
  if (node.turn) {
    const angle = -node.turn * RADIANS;
    dx = Math.abs(left * Math.cos(angle) - down * Math.sin(angle));
    dy = Math.abs(left * Math.sin(angle) + down * Math.cos(angle));
  }
  const halfWidth = node.size[0] / 2;
  const halfHeight = node.size[1] / 2;
  const farX = Math.max(halfWidth, reach / 2);
  const farY = Math.max(halfHeight, reach / 2);
  if (dx > farX || dy > farY) return Infinity;
  if (node.kind === "disc" || node.kind === "glow") {
    if (Math.hypot(dx / (farX || 1), dy / (farY || 1)) > 1) return Infinity;
    const radius = Math.hypot(dx / (halfWidth || 1), dy / (halfHeight || 1));
    return radius <= 1 ? 0 : (radius - 1) * Math.min(halfWidth, halfHeight);
  }
  return Math.hypot(Math.max(0, dx - halfWidth), Math.max(0, dy - halfHeight));
}

function distanceToLine({ points = [], size }: Node, x: number, y: number, reach: number) {
  let least = Infinity;
  for (let index = 0; index + 3 < points.length; index += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(index, index + 4);
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length > 0 ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length : 0;
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  const distance = Math.max(0, least - size[0] / 2);
  return distance <= Math.max(0, (reach - size[0]) / 2) ? distance : Infinity;
}

/** The upright box around a node. */
export function boundsOf(node: Node): Rect {
  if (node.kind === "path") return lineBounds(node);
  const [width, height] = node.size;
  if (!node.turn) return { x: node.at[0] - width / 2, y: node.at[1] - height / 2, w: width, h: height };
  const angle = node.turn * RADIANS;
  const w = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle));
  const h = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  return { x: node.at[0] - w / 2, y: node.at[1] - h / 2, w, h };
}

function lineBounds({ points = [], size, at }: Node): Rect {
  if (points.length < 2) return { x: at[0], y: at[1], w: 0, h: 0 };
  const across = points.filter((_, index) => index % 2 === 0);
  const down = points.filter((_, index) => index % 2 === 1);
  const x = Math.min(...across) - size[0] / 2;
  const y = Math.min(...down) - size[0] / 2;
  return {
    x,
    y,
    w: Math.max(...across) + size[0] / 2 - x,
    h: Math.max(...down) + size[0] / 2 - y,
  };
}

/** Whether two boxes share a part. */
export function overlaps(a: Rect, b: Rect) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
