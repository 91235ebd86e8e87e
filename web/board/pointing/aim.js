/**
 * What a point of the table means now, and where each token can be found.
 * @import {Marks, Node} from "../../types/engine.js"
 * @import {Rect} from "../canvas/geometry.js"
 * @import {Laid} from "../canvas/lay.js"
 *
 * `part`: where a press means this token, in table units. `isCovered`: nowhere; the part is a
 * corner of the thing, to be pressed through its button alone.
 * @typedef {object} Spot
 * @property {string} token
 * @property {Node} lead
 * @property {Rect} part
 * @property {boolean} isCovered
 */

import { boundsOf, overlaps } from "../canvas/geometry.js";
import { clearPart, hit } from "./hit.js";
import { bodiesFor, chosenBody } from "./marks.js";

/**
 * The token a press on a node stands for; targets may also be named by a node's id.
 * @param {Node} node
 * @param {Marks} marks
 * @returns {string | null}
 */
export function tokenOf(node, { targets }) {
  if (node.pick !== undefined) return node.pick;
  return targets?.has(node.id) ? node.id : null;
}

/**
 * @param {Marks} marks
 * @param {string} token
 */
export function isActive({ live, targets, chosen }, token) {
  return Boolean(live?.has(token) || targets?.has(token) || chosen?.has(token));
}

/**
 * @param {Node[]} nodes in painting order
 * @param {Marks} marks
 * @param {number} x table units
 * @param {number} y
 * @param {number} reach table units
 * @param {(token: string) => boolean} [isAllowed] only these tokens count
 * @returns {{node: Node, token: string} | null}
 */
export function aimAt(nodes, marks, x, y, reach, isAllowed = () => true) {
  /** @param {Node} node */
  const allowed = (node) => {
    const token = tokenOf(node, marks);
    return token !== null && isAllowed(token) ? token : null;
  };
  const node = hit(nodes, allowed, x, y, { reach, isActive: (token) => isActive(marks, token) });
  const token = node && allowed(node);
  return node && token !== null ? { node, token } : null;
}

/**
 * One spot for every token on the table, in the scene's order.
 * @param {Laid} laid
 * @param {Marks} marks
 * @param {string | null} pressed id of the node pressed last
 * @param {number} reach table units
 * @returns {Spot[]}
 */
export function spotsOf(laid, marks, pressed, reach) {
  const tokens = new Set();
  for (const node of laid.scene.nodes) {
    const token = tokenOf(node, marks);
    if (token !== null) tokens.add(token);
  }
  const pickable = laid.nodes.filter((node) => tokenOf(node, marks) !== null);
  return [...tokens].map((token) => spotOf(laid, marks, pressed, reach, token, pickable));
}

/**
 * @param {Laid} laid
 * @param {Marks} marks
 * @param {string | null} pressed
 * @param {number} reach
 * @param {string} token
 * @param {Node[]} pickable
 * @returns {Spot}
 */
function spotOf(laid, marks, pressed, reach, token, pickable) {
  const bodies = bodiesFor(laid, token);
  const chosen = marks.chosen?.has(token) ? chosenBody(bodies, pressed) : null;
  /** @type {Spot | null} */
  let best = null;
  for (const body of chosen ? [chosen] : bodies) {
    const { lead } = body;
    const around = grown(boundsOf(lead), reach);
    const near = pickable.filter((node) => overlaps(boundsOf(node), around));
    const part = clearPart(lead, token, (x, y) => aimAt(near, marks, x, y, reach)?.token ?? null);
    if (part && (!best || part.w * part.h > best.part.w * best.part.h)) {
      best = { token, lead, part, isCovered: false };
    }
  }
  if (best) return best;
  const lead = (chosen ?? bodies[bodies.length - 1])?.lead;
  if (!lead) throw new Error(`no node for ${token}`);
  const { x, y } = boundsOf(lead);
  return { token, lead, part: { x, y, w: 0, h: 0 }, isCovered: true };
}

/**
 * @param {Rect} rect
 * @param {number} by
 * @returns {Rect}
 */
function grown({ x, y, w, h }, by) {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}
