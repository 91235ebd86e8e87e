/**
 * What the mirror tells of a scene: every token once, then the things with a name that no token
 * picks. Pure.
 * @import {Format, Marks, Node} from "../../types/engine.js"
 * @import {Entry} from "./mirror-item.js"
 * @import {Spot} from "../pointing/aim.js"
 * @import {Rect} from "../canvas/geometry.js"
 *
 * @typedef {object} Told
 * @property {Entry[]} entries in the scene's order, what tokens pick first
 * @property {Map<string, Node>} things that no token picks, by their entries' keys
 */

import { tokenOf } from "../pointing/aim.js";
import { boundsOf, overlaps } from "../canvas/geometry.js";

/** No token begins like this. */
const THING = "thing/";
const IDLE = { told: "", isLive: false, isTarget: false, isChosen: false, isCovered: false };

/**
 * @param {Node[]} nodes of the scene
 * @param {Spot[]} spots of its tokens
 * @param {Marks} marks
 * @param {Format} format
 * @param {(part: Rect) => Rect} boxOf a part of the table, in CSS pixels from the host
 * @returns {Told}
 */
export function entriesOf(nodes, spots, marks, format, boxOf) {
  const picked = spots.map((spot) => entryOf(nodes, spot, marks, format, boxOf));
  const { entries, things } = othersOf(nodes, picked, marks, format, boxOf);
  return { entries: [...picked, ...entries], things };
}

/**
 * @param {Node[]} nodes
 * @param {Spot} spot
 * @param {Marks} marks
 * @param {Format} format
 * @param {(part: Rect) => Rect} boxOf
 * @returns {Entry}
 */
function entryOf(nodes, { token, lead, part, isCovered }, marks, format, boxOf) {
  const { live, targets, chosen, told } = marks;
  const labelled = nodes.find(
    (node) => node.label !== undefined && (node.pick === token || node === lead),
  );
  const name = labelled?.label === undefined ? token : format(labelled.label);
  const brings = told?.get(token);
  return {
    key: token,
    name,
    told: brings ? format(brings) : "",
    box: boxOf(part),
    isLive: live?.has(token) ?? false,
    isTarget: targets?.has(token) ?? false,
    isChosen: chosen?.has(token) ?? false,
    isCovered,
  };
}

/**
 * Of several nodes that lie on each other and have one name, one is the thing; what bears the name of
 * something that a token picks is that, wherever it lies.
 * @param {Node[]} nodes
 * @param {Entry[]} picked entries of what tokens pick
 * @param {Marks} marks
 * @param {Format} format
 * @param {(part: Rect) => Rect} boxOf
 * @returns {Told}
 */
function othersOf(nodes, picked, marks, format, boxOf) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Map<string, Node>} */
  const things = new Map();
  for (const node of nodes) {
    if (node.label === undefined || tokenOf(node, marks) !== null) continue;
    const name = format(node.label);
    const box = boxOf(boundsOf(node));
    const isTold =
      picked.some((entry) => entry.name === name) ||
      entries.some((other) => other.name === name && overlaps(other.box, box));
    if (isTold) continue;
    const key = `${THING}${node.id}`;
    things.set(key, node);
    entries.push({ ...IDLE, key, name, box });
  }
  return { entries, things };
}
