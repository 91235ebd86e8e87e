/**
 * Which things bear which mark.
 * @import {Marks, Node} from "../../types/engine.js"
 * @import {Body} from "../canvas/bodies.js"
 * @import {Laid} from "../canvas/lay.js"
 * @import {Mark} from "../canvas/rings.js"
 *
 * @typedef {object} Marking
 * @property {Map<Node, Mark>} marks by a body's lead
 * @property {Map<Node, number>} lifts how high a node is held because it is chosen or hovered
 * @property {Set<Node>} points what is pointed at
 */

import { has } from "../motion/plan.js";

const HOVER = 0.35;

/**
 * The things a token means: the bodies it picks, else the node of that id.
 * @param {Laid} laid
 * @param {string} token
 * @returns {Body[]}
 */
export function bodiesFor(laid, token) {
  const bodies = laid.bodies.get(token);
  if (bodies) return bodies;
  const lead = laid.nodes.find((node) => node.id === token);
  return lead ? [{ token, lead, parts: [lead] }] : [];
}

/**
 * @param {Laid} laid
 * @param {Marks} marks
 * @param {string | null} pressed id of the node that was pressed last: of several things with one
 *   token, the one chosen
 * @param {string | null} hovered token
 * @returns {Marking}
 */
export function marking(laid, { live, targets, chosen, points }, pressed, hovered) {
  /** @type {Marking} */
  const result = { marks: new Map(), lifts: new Map(), points: new Set() };
  for (const node of laid.nodes) if (has(node, "chosen")) result.marks.set(node, "chosen");
  for (const token of live ?? []) {
    for (const body of bodiesFor(laid, token)) result.marks.set(body.lead, "live");
  }
  for (const token of targets ?? []) {
    for (const body of bodiesFor(laid, token)) result.marks.set(body.lead, "target");
  }
  if (hovered !== null && live?.has(hovered)) {
    for (const body of bodiesFor(laid, hovered)) raise(result, body, HOVER);
  }
  for (const token of chosen ?? []) {
    const body = chosenBody(bodiesFor(laid, token), pressed);
    if (!body) continue;
    result.marks.set(body.lead, "chosen");
    raise(result, body, 1);
  }
  for (const token of points ?? []) {
    const lead = chosenBody(bodiesFor(laid, token), null)?.lead;
    if (lead) result.points.add(lead);
  }
  return result;
}

/**
 * Of several things with one token the chosen one: the one pressed, else the topmost.
 * @param {Body[]} bodies
 * @param {string | null} pressed id of a node
 */
export function chosenBody(bodies, pressed) {
  const own = bodies.find(({ parts }) => parts.some(({ id }) => id === pressed));
  return own ?? bodies[bodies.length - 1] ?? null;
}

/**
 * The body a node belongs to.
 * @param {Body[]} bodies
 * @param {Node} node
 */
export function bodyOf(bodies, node) {
  return bodies.find(({ parts }) => parts.includes(node)) ?? bodies[bodies.length - 1] ?? null;
}

/**
 * @param {Marking} result
 * @param {Body} body
 * @param {number} height
 */
function raise({ lifts }, { lead, parts }, height) {
  if (lead.kind === "zone") return;
  for (const node of parts) lifts.set(node, height);
}
