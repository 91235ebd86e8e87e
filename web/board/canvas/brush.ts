/** How things look, drawn around the origin in device pixels. */
type Context = CanvasRenderingContext2D;

import { has } from "../motion/plan.js";
import type { Node } from "../../types/engine.js";
import type { Theme } from "./board-theme.js";

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

export function isRaised({ kind, skin = "", tint = "", pick }: Node) {
  if (kind === "sprite") return pick !== undefined || tint.startsWith("seat-");
  return (kind === "box" || kind === "disc") && (RAISED.has(skin) || skin.startsWith("seat-"));
}

export function hairline({ edge }: Theme, dpr: number) {
  return Math.max(1, 0.9 * edge * dpr);
}

/** A rounded rectangle around the origin, as the current path. */
export function boxPath(context: Context, w: number, h: number, round: number) {
  context.beginPath();
  context.roundRect(-w / 2, -h / 2, w, h, Math.max(0, Math.min(round, w / 2, h / 2)));
}

export function discPath(context: Context, w: number, h: number) {
  context.beginPath();
  context.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI);
}

/** A smooth line through points (Catmull-Rom), as the current path. `points`: flat. */
export function curvePath(context: Context, points: number[]) {
  const last = points.length / 2 - 1;
  const at = (index: number, axis: 0 | 1) =>
    points[2 * Math.min(last, Math.max(0, index)) + axis] ?? 0;
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

/** The shadow that what is filled next casts on the table. */
export function castShadow(context: Context, theme: Theme, dpr: number) {
  context.shadowColor = theme.colour("shadow");
  context.shadowBlur = SHADOW_BLUR * dpr;
  context.shadowOffsetY = SHADOW_DROP * dpr;
}
export const SHADOW_BLUR = 6;
export const SHADOW_DROP = 2.2;

export function endShadow(context: Context) {
  context.shadowColor = "transparent";
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
}

/** `scale`: pixels per table unit. */
export function drawBox(
  context: Context,
  theme: Theme,
  node: Node,
  w: number,
  h: number,
  scale: number,
  dpr: number,
) {
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

/** The pattern of a card's back: a framed lattice with a compass star. */
function drawBack(
  context: Context,
  theme: Theme,
  w: number,
  h: number,
  round: number,
  dpr: number,
) {
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

function starPath(context: Context, radius: number) {
  context.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const length = point % 2 === 0 ? radius : radius * 0.32;
    const angle = (point * Math.PI) / 4;
    context.lineTo(length * Math.sin(angle), -length * Math.cos(angle));
  }
  context.closePath();
}

export function drawDisc(
  context: Context,
  theme: Theme,
  node: Node,
  w: number,
  h: number,
  dpr: number,
) {
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

function shine(context: Context, theme: Theme, skin: string, w: number, h: number) {
  const radius = Math.max(w, h) / 2;
  const light = context.createRadialGradient(-w / 6, -h / 5, 0, 0, 0, radius);
  light.addColorStop(0, theme.shade(skin, 0.35));
  light.addColorStop(0.6, theme.colour(skin));
  light.addColorStop(1, theme.shade(skin, -0.18));
  return light;
}

/** A soft round patch of a colour, as wide as it is high. */
export function drawBlob(context: Context, theme: Theme, token: string, size: number) {
  const light = context.createRadialGradient(0, 0, 0, 0, 0, size / 2);
  for (const [at, alpha] of FALLOFF) light.addColorStop(at, theme.fade(token, alpha));
  context.fillStyle = light;
  context.fillRect(-size / 2, -size / 2, size, size);
}
const FALLOFF: [at: number, alpha: number][] = [
  [0, 1],
  [0.25, 0.86],
  [0.5, 0.5],
  [0.75, 0.16],
  [1, 0],
];

/** A file that could not be had: its place, marked. */
export function drawMissing(context: Context, theme: Theme, w: number, h: number, dpr: number) {
  boxPath(context, w - 2 * dpr, h - 2 * dpr, 0.12 * Math.min(w, h));
  context.lineWidth = dpr;
  context.strokeStyle = theme.colour("ink-soft");
  context.setLineDash([3 * dpr, 3 * dpr]);
  context.stroke();
  context.setLineDash([]);
}
