/**
 * What is painted while things move, and in which order: nodes at rest below every change go to the
 * floor, the rest to the front; flying things come above all others.
 * @import {Node} from "../../types/engine.js"
 * @import {Item} from "../canvas/paint.js"
 * @import {Motion} from "./tween.js"
 *
 * @typedef {{item: Item, motion: Motion | null}} Entry
 * @typedef {{floor: Item[], front: Entry[]}} Sequence
 */

/**
 * @param {Item[]} items in painting order
 * @param {Motion[]} motions
 * @param {(node: Node) => Item | undefined} itemOf
 * @returns {Sequence}
 */
export function sequence(items, motions, itemOf) {
  const moving = new Set(motions.map(({ node }) => node));
  /** @type {Entry[]} */
  const inPlace = [];
  /** @type {Entry[]} */
  const flying = [];
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
  /** @type {Entry[]} */
  const front = above.map((item) => ({ item, motion: null }));
  return { floor, front: [...front.concat(inPlace).sort(byDepth), ...flying] };
}

/**
 * @param {Item} item
 * @param {Item} other
 */
function isBelow(item, other) {
  return depth(item, other) < 0;
}

/**
 * @param {Entry} a
 * @param {Entry} b
 */
function byDepth(a, b) {
  return depth(a.item, b.item);
}

/**
 * @param {Item} a
 * @param {Item} b
 */
function depth(a, b) {
  return (a.node.z ?? 0) - (b.node.z ?? 0) || a.order - b.order;
}
