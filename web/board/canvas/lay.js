/**
 * A scene made ready to be painted and pressed.
 * @import {Format, Node, Scene} from "../../types/engine.js"
 * @import {Body} from "./bodies.js"
 * @import {Item} from "./paint.js"
 *
 * `items` and `nodes` are in painting order.
 * @typedef {object} Laid
 * @property {Scene} scene
 * @property {Item[]} items
 * @property {Node[]} nodes
 * @property {Map<Node, Item>} itemOf
 * @property {Map<string, Body[]>} bodies
 */

import { bodiesOf } from "./bodies.js";
import { lookOf } from "../motion/tween.js";

/**
 * @param {Scene} scene
 * @param {Format} format
 * @returns {Laid}
 */
export function lay(scene, format) {
  // Sorting is stable: nodes of one z keep the scene's order.
  const nodes = scene.nodes.slice().sort((a, b) => (a.z ?? 0) - (b.z ?? 0));
  const items = nodes.map((node, order) => ready(node, order, format));
  const itemOf = new Map(items.map((item) => [item.node, item]));
  return { scene, items, nodes, itemOf, bodies: bodiesOf(nodes) };
}

/**
 * @param {Node} node
 * @param {number} order
 * @param {Format} format
 * @returns {Item}
 */
export function ready(node, order, format) {
  return { node, order, texts: textsOf(node, format), look: lookOf(node) };
}

/**
 * What a node says, at less and less length.
 * @param {Node} node
 * @param {Format} format
 * @returns {string[]}
 */
export function textsOf({ text }, format) {
  if (text === undefined) return [];
  return (Array.isArray(text) ? text : [text]).map(format);
}
