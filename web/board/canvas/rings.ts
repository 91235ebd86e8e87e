/**
 * Marks around things: what can be pressed, where it may go, what is chosen, where the focus is.
 * Each differs by form, not by colour alone: live has a ring with a bead, a target a dashed ring
 * with four ticks, chosen a heavy ring with a pennant, focus a double ring.
 */
export type Mark = "live" | "target" | "chosen";

/** Its colour, and how many CSS pixels it is wide. */
type Band = [token: string, width: number];

import { boxPath, curvePath, discPath } from "./brush.js";
import { isSolid } from "./geometry.js";
import { GLOW_AT_MOST } from "./measures.js";
import { paintGlow, place } from "./paint.js";
import { has } from "../motion/plan.js";
import type { Node } from "../../types/engine.js";
import type { Look } from "../motion/tween.js";
import type { Arrow } from "./arrow.js";
import type { Pen } from "./paint.js";

const DASH = [6, 4.5];
const PULSE = 1500;
const BOB = 1300;

/** Ring widths in CSS pixels. */
const WIDTHS: Record<Mark, number> = { live: 2.6, target: 2.6, chosen: 4 };

/** The ring itself, painted before its node. `strength`: 0..1. */
export function paintRing(pen: Pen, node: Node, look: Look, mark: Mark, strength: number) {
  const { context, theme, dpr } = pen;
  const alpha = strength * Math.max(0.6, look.alpha);
  const width = WIDTHS[mark] * (theme.isStark ? 1.5 : 1) * dpr;
  if (!theme.isStark && isSolid(node)) {
    context.globalAlpha = alpha * (mark === "target" ? 0.4 : 0.62);
    const beyond = Math.min(GLOW_AT_MOST, look.w / 2, look.h / 2);
    paintGlow(pen, "glow", { ...look, w: look.w + beyond, h: look.h + beyond }, 1);
  }
  context.globalAlpha = alpha;
  const halo = mark !== "target" && isFigure(node) ? pen.stamps.halo(node, "glow", width) : null;
  if (halo) {
    placeGrown(pen, node, look);
    context.drawImage(halo.canvas, -halo.width / 2, -halo.height / 2);
  } else {
    strokeRing(pen, node, look, "glow", width, mark === "target");
  }
  context.globalAlpha = 1;
}

/**
 * What is above the things: beads, ticks, pennants, and their pulse. `strength`: 0..1. `time`:
 * milliseconds since the marks were set; null when they rest.
 */
export function paintSign(
  pen: Pen,
  node: Node,
  look: Look,
  mark: Mark,
  strength: number,
  time: number | null,
) {
  pen.context.globalAlpha = strength;
  if (mark === "live") paintBead(pen, look, time);
  else if (mark === "chosen") paintPennant(pen, look);
  else paintAim(pen, node, look, strength, time);
  pen.context.globalAlpha = 1;
}

function paintBead(pen: Pen, look: Look, time: number | null) {
  const { context, dpr, theme } = pen;
  const swing = time === null ? 0 : Math.abs(Math.sin((Math.PI * time) / BOB));
  place(pen, look, 1, 1);
  context.translate(0, (-look.h / 2) * pen.scale - (3.5 + 3 * swing) * dpr);
  discPath(context, 6.4 * dpr, 6.4 * dpr);
  context.fillStyle = theme.colour("glow");
  context.fill();
  context.lineWidth = 1.4 * dpr;
  context.strokeStyle = theme.colour("black");
  context.stroke();
}

/** The digit that presses a thing, on its bead. */
export function paintNumber(pen: Pen, look: Look, number: number) {
  const { context, dpr, letters, theme } = pen;
  const large = Math.max(1, letters) * dpr;
  context.globalAlpha = 1;
  place(pen, look, 1, 1);
  context.translate(0, (-look.h / 2) * pen.scale);
  discPath(context, 20 * large, 20 * large);
  context.fillStyle = theme.colour("glow");
  context.fill();
  context.lineWidth = 1.4 * dpr;
  context.strokeStyle = theme.colour("black");
  context.stroke();
  context.font = `700 ${13 * large}px ${theme.faces.body}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = theme.colour("black");
  context.fillText(String(number), 0, dpr);
}

function paintPennant(pen: Pen, look: Look) {
  const { context, dpr, theme } = pen;
  place(pen, look, 1, 1);
  context.translate(0, (-look.h / 2) * pen.scale - 7 * dpr);
  context.beginPath();
  context.moveTo(-6 * dpr, -5 * dpr);
  context.lineTo(6 * dpr, -5 * dpr);
  context.lineTo(0, 4 * dpr);
  context.closePath();
  context.lineJoin = "round";
  context.lineWidth = 3.4 * dpr;
  context.strokeStyle = theme.colour("black");
  context.stroke();
  context.fillStyle = theme.colour("glow");
  context.fill();
}

function paintAim(pen: Pen, node: Node, look: Look, strength: number, time: number | null) {
  const { context, dpr, theme } = pen;
  strokeRing(pen, node, look, "glow", WIDTHS.target * dpr, true);
  if (time === null) return;
  const phase = (time % PULSE) / PULSE;
  context.globalAlpha = strength * (1 - phase);
  place(pen, look, 1, 1);
  outline(pen, node, look, (2 + 9 * phase) * dpr);
  context.lineWidth = 2 * dpr;
  context.strokeStyle = theme.colour("glow");
  context.stroke();
}

/** The target a pointer is over. */
export function paintAimed(pen: Pen, node: Node, look: Look) {
  const { context, theme, dpr } = pen;
  context.globalAlpha = 0.28;
  place(pen, look, 1, 1);
  outline(pen, node, look, 0);
  context.fillStyle = theme.colour("glow");
  context.fill();
  context.globalAlpha = 1;
  strokeRing(pen, node, look, "glow", WIDTHS.chosen * dpr, false);
}

/**
 * Where the keyboard's focus is. `free`: how far around, up to a distance in table units, no words lie but
 * its own; with less than it needs the ring lies on the thing's edge, or inside it.
 */
export function paintFocus(pen: Pen, node: Node, look: Look, free: (most: number) => number) {
  const { context, dpr, scale } = pen;
  const reach = free((FOCUS_REACH * dpr) / scale) * scale;
  context.globalAlpha = 1;
  place(pen, look, 1, 1);
  outline(pen, node, look, Math.max(-FOCUS_HALF * dpr, reach - FOCUS_HALF * dpr));
  strokeBands(pen, FOCUS);
}
const FOCUS: Band[] = [
  ["black", 8],
  ["white", 6],
  ["focus", 3],
];
/** CSS pixels: half of the ring, and from the thing to its outer edge. */
const FOCUS_HALF = 4;
const FOCUS_REACH = 8.5;

/**
 * What is pointed at: a ring of its own colour, and if it can be pressed an arrow that bobs.
 * `arrow`: from where it points; null: it cannot be pressed. `time`: milliseconds since the marks
 * were set; null when they rest.
 */
export function paintPoint(
  pen: Pen,
  node: Node,
  look: Look,
  arrow: ((reach: number) => Arrow) | null,
  time: number | null,
) {
  const { context, dpr, scale, theme } = pen;
  context.globalAlpha = 1;
  place(pen, look, 1, 1);
  outline(pen, node, look, 3.5 * dpr);
  strokeBands(pen, POINT);
  if (!arrow) return;
  const { aside, turn } = arrow((ARROW * 1.5 * dpr) / scale);
  const isAcross = turn % 2 === 1;
  const half = ((isAcross ? look.w : look.h) / 2) * scale;
  const swing = time === null ? 0 : Math.abs(Math.sin((Math.PI * time) / BOB));
  context.translate(isAcross ? 0 : aside * scale, isAcross ? aside * scale : 0);
  context.rotate((turn * Math.PI) / 2);
  context.translate(0, -half - (7 + 6 * swing) * dpr);
  context.beginPath();
  for (const [x, y] of ARROW_SHAPE) context.lineTo(x * ARROW * dpr, y * ARROW * dpr);
  context.closePath();
  context.lineJoin = "round";
  strokeBands(pen, POINT);
  context.fillStyle = theme.colour("point");
  context.fill();
}
/** CSS pixels from an arrow's tip to its end. */
const ARROW = 20;
const ARROW_SHAPE: [x: number, y: number][] = [
  [0, 0],
  [-0.5, -0.5],
  [-0.2, -0.5],
  [-0.2, -1],
  [0.2, -1],
  [0.2, -0.5],
  [0.5, -0.5],
];
const POINT: Band[] = [
  ["black", 6],
  ["white", 4.4],
  ["point", 2.8],
];

/**
 * The path of a preview: dots from where the thing is to where it would be, not beyond the table's
 * upper edge.
 */
export function paintTrail(pen: Pen, from: Look, to: Look) {
  const { context, scale, x, y, dpr } = pen;
  const bow = Math.min(60, 0.16 * Math.hypot(to.x - from.x, to.y - from.y));
  context.setTransform(1, 0, 0, 1, x, y);
  context.beginPath();
  context.moveTo(from.x * scale, from.y * scale);
  context.quadraticCurveTo(
    ((from.x + to.x) / 2) * scale,
    Math.max(0, (from.y + to.y) / 2 - 2 * bow) * scale,
    to.x * scale,
    to.y * scale,
  );
  context.lineCap = "round";
  context.setLineDash([0.1, 9 * dpr]);
  strokeBands(pen, TRAIL);
  context.setLineDash([]);
}
const TRAIL: Band[] = [
  ["black", 5.6],
  ["glow", 3.6],
];

/** Strokes the current path in bands, one over the other, the widest first. */
function strokeBands({ context, theme, dpr }: Pen, bands: Band[]) {
  for (const [token, width] of bands) {
    context.lineWidth = width * dpr;
    context.strokeStyle = theme.colour(token);
    context.stroke();
  }
}

function strokeRing(
  pen: Pen,
  node: Node,
  look: Look,
  token: string,
  width: number,
  isDashed: boolean,
) {
  const { context, theme, dpr } = pen;
  place(pen, look, 1, 1);
  outline(pen, node, look, width / 2 + 0.5 * dpr);
  context.lineCap = "butt";
  context.lineWidth = width + 2 * dpr;
  context.strokeStyle = theme.fade("black", isDashed ? 0.55 : 0.7);
  context.stroke();
  if (isDashed) context.setLineDash(DASH.map((length) => length * dpr));
  context.lineWidth = width;
  context.strokeStyle = theme.colour(token);
  context.stroke();
  context.setLineDash([]);
}

/** A node's outline, `gap` pixels outside it, as the current path; the origin is its middle. */
function outline({ context, scale }: Pen, node: Node, look: Look, gap: number) {
  const w = look.w * scale + 2 * gap;
  const h = look.h * scale + 2 * gap;
  if (node.kind === "disc" || node.kind === "glow") {
    discPath(context, w, h);
  } else if (node.kind === "path") {
    curvePath(context, aroundOrigin(node, scale));
  } else {
    const corner = node.kind === "box" ? (node.round ?? 0) * scale : 0.14 * Math.min(w, h);
    boxPath(context, w, h, corner + gap);
  }
}

function aroundOrigin({ points = [], at }: Node, scale: number) {
  return points.map((value, index) => (value - (at[index % 2] ?? 0)) * scale);
}

function placeGrown(pen: Pen, node: Node, look: Look) {
  const grow = 1 + 0.05 * look.lift;
  place(pen, look, (look.w / (node.size[0] || 1)) * grow, (look.h / (node.size[1] || 1)) * grow);
}

function isFigure(node: Node) {
  return node.kind === "sprite" && !has(node, "back");
}
