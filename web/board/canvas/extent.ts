/** How far what is painted of a node reaches, at most: whatever lies beyond need not be painted with it. */

import { boundsOf, isSolid } from "./geometry.js";
import { LEADING } from "./line-breaks.js";
import { GLOW_AT_MOST, GROWTH, LEAST_TEXT, LIT, RISE } from "./measures.js";
import { has } from "../motion/plan.js";
import type { Look, Motion } from "../motion/tween.js";
import type { Rect } from "./geometry.js";
import type { Item } from "./paint.js";

/** CSS pixels: what outlines, rings and shadows on the table add on every side. */
const MARGIN = 16;
/** How wide a letter of height 1 is at most, with what is between it and the next. */
const WIDEST = 1.3;
/** How much larger the shadow of a lifted thing is. */
const SHADED = 1.4;

/**
 * The box around an item at a look, with the ring of a mark if it has one. `pixel`: a CSS pixel in table
 * units.
 */
export function extentOf(item: Item, look: Look, isMarked: boolean, pixel: number): Rect {
  const glow = isMarked && isSolid(item.node) ? GLOW_AT_MOST / 2 : 0;
  return grown(bare(item, look, pixel), MARGIN * pixel + glow);
}

/** The box around all of a motion that flies over nothing. */
export function sweptBy(item: Item, { from, to, axis }: Motion, isMarked: boolean, pixel: number): Rect {
  const turn = from.turn || to.turn;
  const [one, other] = [from, to].map((look) => extentOf(item, { ...look, turn }, isMarked, pixel)) as [Rect, Rect];
  return grown(union(one, other), Math.abs(axis));
}

function bare({ node, texts }: Item, look: Look, pixel: number): Rect {
  const { kind, lines = 1 } = node;
  if (kind === "path") {
    const { x, y, w, h } = boundsOf(node);
    // By so much a curve may swing out beyond its points.
    return { x: x - w / 6, y: y - h / 6, w: (w * 4) / 3, h: (h * 4) / 3 };
  }
  const [room, size] = node.size;
  let { w, h } = look;
  if (kind === "text") {
    const letters = Math.max(h, size, LEAST_TEXT * pixel) * (1 + GROWTH);
    const longest = Math.max(0, ...texts.map((text) => text.length));
    // Without a width it begins or ends at its place, if it is aligned so.
    w = (room > 0 ? (room * letters) / (size || letters) : 2 * longest * letters * WIDEST) + letters;
    h = letters * (1 + LEADING * lines);
  }
  const wider = has(node, "lit") ? LIT : look.lift > 0 ? SHADED : 1;
  const across = look.turn === 0 ? w * wider : Math.hypot(w, h) * wider;
  const down = look.turn === 0 ? h * wider : across;
  const rise = RISE * Math.max(0, look.lift);
  return { x: look.x - across / 2, y: look.y - down / 2 - rise, w: across, h: down + rise };
}

export function union(one: Rect, other: Rect): Rect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    w: Math.max(one.x + one.w, other.x + other.w) - x,
    h: Math.max(one.y + one.h, other.y + other.h) - y,
  };
}

function grown({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}
