import { extentOf, sweptBy } from "../canvas/extent.js";
import { overlaps } from "../canvas/geometry.js";
import type { Node } from "../../types/engine.js";
import type { Rect } from "../canvas/geometry.js";
import type { Item } from "../canvas/paint.js";
import type { Motion } from "./tween.js";

/**
 * What is painted while things move, and in which order: what rests and has no change
 * under it goes to the floor, the rest to the front; flying things come above all others.
 */
export interface Entry {
  item: Item;
  motion: Motion | null;
}

export interface Sequence {
  floor: Item[];
  front: Entry[];
}

/**
 * `items`: in painting order. `isMarked`: whether a node bears a mark. `pixel`: a CSS pixel in table units.
 */
export function sequence(
  items: Item[],
  motions: Motion[],
  itemOf: (node: Node) => Item | undefined,
  isMarked: (node: Node) => boolean,
  pixel: number,
): Sequence {
  const moving = new Set(motions.map(({ node }) => node));
  const inPlace: Entry[] = [];
  const flying: Entry[] = [];
  /** What changes in its place or lies over that, and where. */
  const lively: { item: Item; box: Rect }[] = [];
  for (const motion of motions) {
    const item = itemOf(motion.node);
    if (!item) continue;
    (motion.arc > 0 ? flying : inPlace).push({ item, motion });
    if (motion.arc === 0) lively.push({ item, box: sweptBy(item, motion, isMarked(item.node), pixel) });
  }
  flying.sort(byDepth);
  const floor: Item[] = [];
  const front: Entry[] = [];
  for (const item of items) {
    if (moving.has(item.node)) continue;
    const box = extentOf(item, item.look, isMarked(item.node), pixel);
    const isOver = lively.some((other) => depth(other.item, item) < 0 && overlaps(other.box, box));
    if (isOver) {
      front.push({ item, motion: null });
      lively.push({ item, box });
    } else floor.push(item);
  }
  return { floor, front: [...front.concat(inPlace).sort(byDepth), ...flying] };
}

function byDepth(a: Entry, b: Entry) {
  return depth(a.item, b.item);
}

function depth(a: Item, b: Item) {
  return (a.node.z ?? 0) - (b.node.z ?? 0) || a.order - b.order;
}
