/**
 * How things look, drawn around the origin in device pixels.
 * @import {Node} from "../../types/engine.js"
 * @import {Theme} from "./board-theme.js"
 *
 * @typedef {CanvasRenderingContext2D} Context
 */

import { has } from "../motion/plan.js";

/** Skins that stand off the table and cast a shadow. */
const RAISED = new Set(["card", "card-back", "coin", "gold", "brass", "white"]);
/** Rounded metal and wood: discs in these skins shine. */
const POLISHED = new Set(["coin", "gold", "brass", "wood", "wood-deep", "stone"]);
/** The outline of a box that names none. */
const EDGES = new Map([
  ["board", "board-edge"],
  ["card", "card-edge"],
  ["card-back", "card-edge"],
  ["cell", "cell-edge"],
  ["cell-alt", "cell-edge"],
  ["coin", "wood-deep"],
  ["gold", "wood-deep"],
  ["brass", "wood-deep"],
]);

/** @param {Node} node */
export function isRaised({ kind, skin = "", tint = "", pick }) {
  if (kind === "sprite") return pick !== undefined || tint.startsWith("seat-");
  return (kind === "box" || kind === "disc") && (RAISED.has(skin) || skin.startsWith("seat-"));
}

/**
 * @param {Theme} theme
 * @param {number} dpr
 */
export function hairline({ edge }, dpr) {
  return Math.max(1, 0.9 * edge * dpr);
}

/**
 * A rounded rectangle around the origin, as the current path.
 * @param {Context} context
 * @param {number} w
 * @param {number} h
 * @param {number} round
 */
export function boxPath(context, w, h, round) {
  context.beginPath();
  context.roundRect(-w / 2, -h / 2, w, h, Math.max(0, Math.min(round, w / 2, h / 2)));
}

/**
 * @param {Context} context
 * @param {number} w
 * @param {number} h
 */
export function discPath(context, w, h) {
  context.beginPath();
  context.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI);
}

/**
 * A smooth line through points (Catmull-Rom), as the current path.
 * @param {Context} context
 * @param {number[]} points flat
 */
export function curvePath(context, points) {
  const last = points.length / 2 - 1;
  /** @param {number} index @param {0 | 1} axis */
  const at = (index, axis) => points[2 * Math.min(last, Math.max(0, index)) + axis] ?? 0;
  context.beginPath();
  context.moveTo(at(0, 0), at(0, 1));
  for (let index = 0; index < last; index += 1) {
    context.bezierCurveTo(
      at(index, 0) + (at(index + 1, 0) - at(index - 1, 0)) / 6,
      at(index, 1) + (at(index + 1, 1) - at(index - 1, 1)) / 6,
      at(index + 1, 0) - (at(index + 2, 0) - at(index, 0)) / 6,
      at(index + 1, 1) - (at(index + 2, 1) - at(index, 1)) / 6,
      at(index + 1, 0),
      at(index + 1, 1),
    );
  }
}

/**
 * The shadow that what is filled next casts on the table.
 * @param {Context} context
 * @param {Theme} theme
 * @param {number} dpr
 */
export function castShadow(context, theme, dpr) {
  context.shadowColor = theme.colour("shadow");
  context.shadowBlur = SHADOW_BLUR * dpr;
  context.shadowOffsetY = SHADOW_DROP * dpr;
}
export const SHADOW_BLUR = 6;
export const SHADOW_DROP = 2.2;

/** @param {Context} context */
export function endShadow(context) {
  context.shadowColor = "transparent";
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
}

/**
 * @param {Context} context
 * @param {Theme} theme
 * @param {Node} node
 * @param {number} w
 * @param {number} h
 * @param {number} scale pixels per table unit
 * @param {number} dpr
 */
export function drawBox(context, theme, node, w, h, scale, dpr) {
  const back = has(node, "back");
  const skin = back ? "card-back" : (node.skin ?? "paper");
  const round = (node.round ?? 0) * scale;
  const raised = isRaised(node) || back;
  boxPath(context, w, h, round);
  if (raised) castShadow(context, theme, dpr);
  const sheen = context.createLinearGradient(0, -h / 2, 0, h / 2);
  sheen.addColorStop(0, theme.shade(skin, raised ? 0.08 : 0.03));
  sheen.addColorStop(1, theme.shade(skin, raised ? -0.05 : -0.03));
  context.fillStyle = theme.isStark ? theme.colour(skin) : sheen;
  context.fill();
  endShadow(context);
  if (back) drawBack(context, theme, w, h, round, dpr);
  const edge = node.edge ?? EDGES.get(skin) ?? "line";
  const width = hairline(theme, dpr);
  boxPath(context, w - width, h - width, round - width / 2);
  context.lineWidth = width;
  context.strokeStyle = theme.colour(edge);
  context.stroke();
}

/**
 * The pattern of a card's back: a framed lattice with a compass star.
 * @param {Context} context
 * @param {Theme} theme
 * @param {number} w
 * @param {number} h
 * @param {number} round
 * @param {number} dpr
 */
function drawBack(context, theme, w, h, round, dpr) {
  const inset = Math.max(2 * dpr, 0.08 * Math.min(w, h));
  const step = Math.max(5 * dpr, 0.2 * Math.min(w, h));
  context.save();
  boxPath(context, w - 2 * inset, h - 2 * inset, round - inset / 2);
  context.lineWidth = Math.max(dpr, inset / 3);
  context.strokeStyle = theme.colour("brass");
  context.stroke();
  context.clip();
  context.lineWidth = 0.8 * dpr;
  context.strokeStyle = theme.fade("brass", 0.45);
  context.beginPath();
  for (let x = -w - h; x < w + h; x += step) {
    context.moveTo(x, -h / 2);
    context.lineTo(x + h, h / 2);
    context.moveTo(x, h / 2);
    context.lineTo(x + h, -h / 2);
  }
  context.stroke();
  starPath(context, 0.3 * Math.min(w, h));
  context.fillStyle = theme.colour("brass");
  context.fill();
  context.restore();
}

/**
 * @param {Context} context
 * @param {number} radius
 */
function starPath(context, radius) {
  context.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const length = point % 2 === 0 ? radius : radius * 0.32;
    const angle = (point * Math.PI) / 4;
    context.lineTo(length * Math.sin(angle), -length * Math.cos(angle));
  }
  context.closePath();
}

/**
 * @param {Context} context
 * @param {Theme} theme
 * @param {Node} node
 * @param {number} w
 * @param {number} h
 * @param {number} dpr
 */
export function drawDisc(context, theme, node, w, h, dpr) {
  const skin = node.skin ?? "paper";
  discPath(context, w, h);
  if (isRaised(node)) castShadow(context, theme, dpr);
  context.fillStyle = POLISHED.has(skin) && !theme.isStark
    ? shine(context, theme, skin, w, h)
    : theme.colour(skin);
  context.fill();
  endShadow(context);
  const width = hairline(theme, dpr);
  discPath(context, w - width, h - width);
  context.lineWidth = width;
  context.strokeStyle = theme.colour(node.edge ?? EDGES.get(skin) ?? "line");
  context.stroke();
}

/**
 * @param {Context} context
 * @param {Theme} theme
 * @param {string} skin
 * @param {number} w
 * @param {number} h
 */
function shine(context, theme, skin, w, h) {
  const radius = Math.max(w, h) / 2;
  const light = context.createRadialGradient(-w / 6, -h / 5, 0, 0, 0, radius);
  light.addColorStop(0, theme.shade(skin, 0.35));
  light.addColorStop(0.6, theme.colour(skin));
  light.addColorStop(1, theme.shade(skin, -0.18));
  return light;
}

/**
 * A soft round patch of a colour, as wide as it is high.
 * @param {Context} context
 * @param {Theme} theme
 * @param {string} token
 * @param {number} size
 */
export function drawBlob(context, theme, token, size) {
  const light = context.createRadialGradient(0, 0, 0, 0, 0, size / 2);
  for (const [at, alpha] of FALLOFF) light.addColorStop(at, theme.fade(token, alpha));
  context.fillStyle = light;
  context.fillRect(-size / 2, -size / 2, size, size);
}
/** @type {[at: number, alpha: number][]} */
const FALLOFF = [
  [0, 1],
  [0.25, 0.86],
  [0.5, 0.5],
  [0.75, 0.16],
  [1, 0],
];

/**
 * A file that could not be had: its place, marked.
 * @param {Context} context
 * @param {Theme} theme
 * @param {number} w
 * @param {number} h
 * @param {number} dpr
 */
export function drawMissing(context, theme, w, h, dpr) {
  boxPath(context, w - 2 * dpr, h - 2 * dpr, 0.12 * Math.min(w, h));
  context.lineWidth = dpr;
  context.strokeStyle = theme.colour("ink-soft");
  context.setLineDash([3 * dpr, 3 * dpr]);
  context.stroke();
  context.setLineDash([]);
}
