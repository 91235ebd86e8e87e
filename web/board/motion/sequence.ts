import type { Node } from "../../types/engine.js";
import type { Item } from "../canvas/paint.js";
import type { Motion } from "./tween.js";

/**
 * What is painted while things move, and in which order: nodes at rest below every change go to the
 * floor, the rest to the front; flying things come above all others.
 */
export interface Entry {
  item: Item;
  motion: Motion | null;
}

export interface Sequence {
  floor: Item[];
  front: Entry[];
}

/** `items`: in painting order. */
export function sequence(
  items: Item[],
  motions: Motion[],
  itemOf: (node: Node) => Item | undefined,
): Sequence {
  const moving = new Set(motions.map(({ node }) => node));
  const inPlace: Entry[] = [];
  const flying: Entry[] = [];
  for (const motion of motions) {
    const item = itemOf(motion.node);
    if (item) (motion.arc > 0 ? flying : inPlace).push({ item, motion });
  }
  inPlace.sort(byDepth);
  flying.sort(byDepth);
  const lowest = inPlace[0];
  const still = items.filter((item) => !moving.has(item.node));
  const floor = lowest ? still.filter((item) => isBelow(item, lowest.item)) : still;
  const above = lowest ? still.filter((item) => !isBelow(item, lowest.item)) : [];
  const front: Entry[] = above.map((item) => ({ item, motion: null }));
  return { floor, front: [...front.concat(inPlace).sort(byDepth), ...flying] };
}

function isBelow(item: Item, other: Item) {
  return depth(item, other) < 0;
}

function byDepth(a: Entry, b: Entry) {
  return depth(a.item, b.item);
}

function depth(a: Item, b: Item) {
  return (a.node.z ?? 0) - (b.node.z ?? 0) || a.order - b.order;
}
