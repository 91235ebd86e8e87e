/** Paints items at their looks. */
export interface Pen {
  context: CanvasRenderingContext2D;
  theme: Theme;
  stamps: Stamps;
  scale: number;
  x: number;
  y: number;
  /**
   * A node made ready: `order` is its place in painting order, `texts` what it says in the reader's
   * language, at less and less length.
   */
  dpr: number;
  /** How large letters are, in parts of the usual. */
  letters: number;
  /** How words are set, by what it depends on: to measure them in each frame takes longest of all. */
  settings: Map<string, Fitted>;
  /** What was painted last of the things held over the table, and not as a part of another. */
  raised?: Look;
}

export interface Item {
  node: Node;
  order: number;
  texts: string[];
  look: Look;
}

import { curvePath, hairline } from "./brush.js";
import { LEADING, fitted } from "./line-breaks.js";
import { GROWTH, LEAST_TEXT, LIT, RISE } from "./measures.js";
import { has } from "../motion/plan.js";
import type { Node } from "../../types/engine.js";
import type { Look } from "../motion/tween.js";
import type { Theme } from "./board-theme.js";
import type { Fitted } from "./line-breaks.js";
import type { Stamp, Stamps } from "./stamps.js";

const RADIANS = Math.PI / 180;

export function paint(pen: Pen, item: Item, look: Look) {
  const { context } = pen;
  const { kind } = item.node;
  if (look.alpha <= 0.004 || look.squash <= 0.004) return;
  context.globalAlpha = look.alpha;
  if (has(item.node, "lit") && kind !== "text") paintGlow(pen, "glow", look, LIT);
  if (kind === "text") paintText(pen, item, look);
  else if (kind === "path") paintPath(pen, item.node);
  else if (kind === "glow") paintGlow(pen, item.node.skin ?? "glow", look, 1);
  else if (kind !== "zone") paintSolid(pen, item.node, look);
  context.globalAlpha = 1;
}

/** Moves the context's origin to a look, turned and stretched with it, in device pixels. */
export function place(
  { context, scale, x, y }: Pen,
  look: Look,
  stretchX: number,
  stretchY: number,
) {
  const cos = Math.cos(look.turn * RADIANS);
  const sin = Math.sin(look.turn * RADIANS);
  context.setTransform(
    cos * stretchX * look.squash,
    sin * stretchX * look.squash,
    -sin * stretchY,
    cos * stretchY,
    x + look.x * scale,
    y + (look.y - look.lift * RISE) * scale,
  );
}

function stretchOf({ size }: Node, look: Look): [x: number, y: number] {
  const grow = 1 + GROWTH * look.lift;
  return [
    size[0] > 0 ? (look.w / size[0]) * grow : 1,
    size[1] > 0 ? (look.h / size[1]) * grow : 1,
  ];
}

function paintSolid(pen: Pen, node: Node, look: Look) {
  if (look.lift > 0.02 && !isPartOf(pen.raised, look)) {
    paintLifted(pen, look);
    pen.raised = { ...look };
  }
  const [stretchX, stretchY] = stretchOf(node, look);
  const stamp = pen.stamps.get(node);
  if (stamp && isPlain(look, stretchX, stretchY)) {
    copySharp(pen, stamp, look);
  } else {
    place(pen, look, stretchX, stretchY);
    if (stamp) pen.context.drawImage(stamp.canvas, -stamp.width / 2, -stamp.height / 2);
    else pen.stamps.paint(pen.context, node);
  }
}

/** Whether it lies on that thing and is lifted with it, as a card's picture: then it casts no shadow there. */
function isPartOf(thing: Look | undefined, { x, y, w, h }: Look) {
  if (!thing || w * h >= thing.w * thing.h) return false;
  return 2 * Math.abs(x - thing.x) + w <= thing.w && 2 * Math.abs(y - thing.y) + h <= thing.h;
}

function isPlain(look: Look, stretchX: number, stretchY: number) {
  return stretchX === 1 && stretchY === 1 && look.turn === 0 && look.squash === 1;
}

/** A stamp at its own size, on whole pixels. */
function copySharp({ context, scale, x, y }: Pen, { canvas, width, height }: Stamp, look: Look) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  const left = Math.round(x + look.x * scale - width / 2);
  context.drawImage(canvas, left, Math.round(y + look.y * scale - height / 2));
}

/** The deeper shadow of a thing held over the table. */
function paintLifted(pen: Pen, look: Look) {
  const { context, stamps, scale, x, y } = pen;
  const width = look.w * look.squash * 1.3 * scale;
  const height = look.h * 1.24 * scale;
  const middle = y + (look.y + look.h * 0.06) * scale;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = look.alpha * Math.min(1, look.lift);
  context.drawImage(
    stamps.blob("shadow"),
    x + look.x * scale - width / 2,
    middle - height / 2,
    width,
    height,
  );
  context.globalAlpha = look.alpha;
}

export function paintGlow(
  { context, stamps, scale, x, y }: Pen,
  token: string,
  look: Look,
  spread: number,
) {
  const width = look.w * spread * scale;
  const height = look.h * spread * scale;
  context.setTransform(1, 0, 0, 1, x + look.x * scale, y + look.y * scale);
  context.drawImage(stamps.blob(token), -width / 2, -height / 2, width, height);
}

function paintPath(
  { context, theme, scale, x, y, dpr }: Pen,
  { points = [], size, skin = "line" }: Node,
) {
  context.setTransform(scale, 0, 0, scale, x, y);
  curvePath(context, points);
  context.lineWidth = Math.max(size[0], hairline(theme, dpr) / scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = theme.colour(skin);
  context.stroke();
}

/** Of the letters of a text as it is meant, in device pixels. */
function heightOf({ scale, dpr }: Pen, { size }: Node) {
  return Math.max(size[1] * scale, LEAST_TEXT * dpr);
}

function takeLetters(pen: Pen, node: Node, { share, apart }: Pick<Fitted, "share" | "apart">) {
  const wanted = heightOf(pen, node);
  pen.context.font = fontOf(pen.theme, node.face ?? "body", wanted * share);
  pen.context.letterSpacing = `${wanted * share * apart}px`;
}

/** All that it depends on how words are set, but for theme and letters. */
function wordsKey(pen: Pen, { node, texts }: Item) {
  const { face = "body", lines = 1, size } = node;
  return [face, heightOf(pen, node), lines, size[0] * pen.scale, ...texts].join("\n");
}

/** Whether it is known how the words of an item are set. */
export function isSet(pen: Pen, item: Item) {
  return item.node.kind !== "text" || pen.settings.has(wordsKey(pen, item));
}

/** How the words of an item are set. */
export function settingOf(pen: Pen, item: Item): Fitted {
  const key = wordsKey(pen, item);
  const known = pen.settings.get(key);
  if (known) return known;
  const { lines = 1, size } = item.node;
  const measure = (share: number, apart: number) => {
    takeLetters(pen, item.node, { share, apart });
    return (text: string) => pen.context.measureText(text).width;
  };
  const setting = fitted(item.texts, lines, size[0] * pen.scale, pen.letters, pen.theme.spacing, measure);
  pen.settings.set(key, setting);
  return setting;
}

/**
 * Words on one line or several, aligned to the left or right edge of their width if `align` says
 * so.
 */
function paintText(pen: Pen, item: Item, look: Look) {
  const { context, theme, scale } = pen;
  const { align = "center", skin = "ink", size } = item.node;
  const room = size[0] * scale;
  const wanted = heightOf(pen, item.node);
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillStyle = theme.colour(skin);
  const setting = settingOf(pen, item);
  takeLetters(pen, item.node, setting);
  const { shown, share } = setting;
  const stretch = size[1] > 0 ? (look.h / size[1]) * (1 + GROWTH * look.lift) : 1;
  place(pen, look, stretch, stretch);
  const edge = align === "left" ? -room / 2 : align === "right" ? room / 2 : 0;
  const above = ((shown.length - 1) / 2) * LEADING;
  shown.forEach((line, at) => {
    // Capitals and figures look centred a little below the em box's middle.
    const down = wanted * share * (0.06 + at * LEADING - above);
    if (line === "") return;
    // Words fit; where a device has wider letters than ours, they are set more closely.
    if (room > 0) context.fillText(line, edge, down, room);
    else context.fillText(line, edge, down);
  });
}

export function fontOf(theme: Pick<Theme, "faces">, face: "display" | "body", size: number) {
  const weight = face === "display" ? 400 : 600;
  return `${weight} ${Math.round(size * 10) / 10}px ${theme.faces[face]}`;
}
