/** What has changed on a painted surface: only there is it painted anew. */

import { overlaps } from "./geometry.js";
import { union } from "./extent.js";
import type { Rect } from "./geometry.js";

/** A part of what is painted: all that its picture depends on, as text, and where it is, in whole pixels. */
export interface Part {
  key: string;
  box: Rect;
}

/** From this share of the surface on all of it is painted. */
const LARGE = 0.6;

/**
 * Where a surface must be painted anew, as boxes apart from one another; null: everywhere. `before` and
 * `now`: its parts, in painting order. `area`: of the surface.
 */
export function changesOf(before: readonly Part[], now: readonly Part[], area: number): Rect[] | null {
  const left = new Map<string, number[]>();
  before.forEach(({ key }, at) => {
    const places = left.get(key);
    if (places) places.push(at);
    else left.set(key, [at]);
  });
  const changed: Rect[] = [];
  let latest = -1;
  for (const { key, box } of now) {
    const at = left.get(key)?.shift();
    if (at === undefined) changed.push(box);
    // What lies over what is another matter now.
    else if (at < latest) return null;
    else latest = at;
  }
  for (const places of left.values()) for (const at of places) changed.push((before[at] as Part).box);
  const found = apart(changed);
  return found.reduce((sum, { w, h }) => sum + w * h, 0) > LARGE * area ? null : found;
}

/** Boxes that overlap become one. */
function apart(boxes: readonly Rect[]): Rect[] {
  const found: Rect[] = [];
  for (let box of boxes) {
    let at: number;
    while ((at = found.findIndex((other) => overlaps(box, other))) >= 0)
      box = union(box, found.splice(at, 1)[0] as Rect);
    found.push(box);
  }
  return found;
}
