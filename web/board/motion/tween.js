/**
 * Looks, and where a thing is between two of them.
 * Times in milliseconds, lengths in table units, angles in degrees.
 * @import {Node, Speed} from "../../types/engine.js"
 *
 * How a node looks at one moment. `lift` is its height over the table: 0 lies, 1 is held.
 * `squash` is the width left of a thing turning over.
 * @typedef {{x: number, y: number, w: number, h: number, turn: number, alpha: number,
 *   lift: number, squash: number}} Look
 *
 * `half`: which half of the way it can be seen, for the two faces of a thing turning over.
 * `axis`: how far right of the turning axis the node lies. `arc`: height of the flight's bow.
 * @typedef {{node: Node, from: Look, to: Look, delay: number, duration: number, arc: number,
 *   turns: boolean, half: "both" | "first" | "second", axis: number}} Motion
 */

import { has } from "./plan.js";

/** @type {Record<Speed, number>} */
const PACE = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

const DIM = 0.42;

/**
 * How long everything takes: 1 is normal, 2 twice as long, 0 no time.
 * @param {Speed} speed
 */
export function paceOf(speed) {
  return PACE[speed];
}

/**
 * Slow, fast, slow.
 * @param {number} t 0..1
 */
export function glide(t) {
  return t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2;
}

/** @returns {Look} */
export function blank() {
  return { x: 0, y: 0, w: 0, h: 0, turn: 0, alpha: 1, lift: 0, squash: 1 };
}

/**
 * A node at rest.
 * @param {Node} node
 * @returns {Look}
 */
export function lookOf(node) {
  return {
    x: node.at[0],
    y: node.at[1],
    w: node.size[0],
    h: node.size[1],
    turn: node.turn ?? 0,
    alpha: (node.alpha ?? 1) * (has(node, "dim") ? DIM : 1),
    lift: has(node, "chosen") ? 1 : 0,
    squash: 1,
  };
}

/**
 * Where a motion is at `time`, written into `out`.
 * @param {Motion} motion
 * @param {number} time since the motions began
 * @param {Look} out
 * @returns {boolean} whether it can be seen
 */
export function lookAt(motion, time, out) {
  const { from, to, delay, duration, arc, turns, half, axis } = motion;
  const past = duration > 0 ? (time - delay) / duration : time < delay ? 0 : 1;
  const t = glide(past < 0 ? 0 : past > 1 ? 1 : past);
  const bulge = arc > 0 ? Math.sin(Math.PI * t) : 0;
  out.x = from.x + (to.x - from.x) * t;
  out.y = from.y + (to.y - from.y) * t - arc * bulge;
  out.w = from.w + (to.w - from.w) * t;
  out.h = from.h + (to.h - from.h) * t;
  out.turn = from.turn + shortest(to.turn - from.turn) * t;
  out.alpha = from.alpha + (to.alpha - from.alpha) * t;
  out.lift = from.lift + (to.lift - from.lift) * t + bulge;
  out.squash = turns ? Math.abs(Math.cos(Math.PI * t)) : 1;
  out.x -= axis * (1 - out.squash);
  if (half === "first") return t < 0.5;
  if (half === "second") return t >= 0.5;
  return out.alpha > 0;
}

/** @param {number} degrees */
function shortest(degrees) {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
