/**
 * Looks, and where a thing is between two of them. Times in milliseconds, lengths in table units,
 * angles in degrees. `half`: which half of the way it can be seen, for the two faces of a thing
 * turning over. `axis`: how far right of the turning axis the node lies. `arc`: height of the
 * flight's bow.
 */
export interface Look {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  alpha: number;
  lift: number;
  squash: number;
}

export interface Motion {
  node: Node;
  from: Look;
  to: Look;
  delay: number;
  duration: number;
  arc: number;
  turns: boolean;
  half: "both" | "first" | "second";
  axis: number;
}

import { has } from "./plan.js";
import type { Node, Speed } from "../../types/engine.js";

const PACE: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.45 };

const DIM = 0.42;

/** How long everything takes: 1 is normal, 2 twice as long, 0 no time. */
export function paceOf(speed: Speed) {
  return PACE[speed];
}

/** Slow, fast, slow. `t`: 0..1. */
export function glide(t: number) {
  return t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2;
}

export function blank(): Look {
  return { x: 0, y: 0, w: 0, h: 0, turn: 0, alpha: 1, lift: 0, squash: 1 };
}

/** A node at rest. */
export function lookOf(node: Node): Look {
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
 * Where a motion is at `time`, written into `out`. `time`: since the motions began. Returns whether
 * it can be seen.
 */
export function lookAt(motion: Motion, time: number, out: Look): boolean {
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

function shortest(degrees: number) {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
