/** Still pictures: details of tables, each on a canvas of its own. */

import { clear } from "./layers.js";
import { ready } from "./lay.js";
import { paint } from "./paint.js";
import { paintTrail } from "./rings.js";
import { createSprites } from "./sprites.js";
import { createStamps } from "./stamps.js";
import { readTheme } from "./board-theme.js";
import { blank } from "../motion/tween.js";
import type { Format, SeatLook, Still } from "../../types/engine.js";

/** More device pixels per CSS pixel cost time and show nothing. */
const SHARPEST = 3;

const sprites = createSprites(() => {});

/**
 * Paints a detail of a table, in the theme as it is now; resolves to false if the canvas has been
 * given something newer to show meanwhile, or has no size. `canvas`: in the page; its size follows
 * from the styles. `box`: what is shown of it. `across`: how many pixels wide it becomes; by
 * default as many as the screen shows.
 */
export async function paintStill(
  canvas: HTMLCanvasElement,
  still: Still,
  box: readonly [x: number, y: number, width: number, height: number],
  seats: SeatLook[],
  format: Format,
  across?: number,
) {
  const turn = begun(canvas);
  const shown = canvas.clientWidth;
  const dpr = across ? across / shown : Math.min(SHARPEST, window.devicePixelRatio || 1);
  const [x, y, width, height] = box;
  const scale = (shown * dpr) / width;
  const context = canvas.getContext("2d");
  if (scale === 0 || !context) return false;
  // With a transition, however short, every token would read as the one before.
  canvas.style.setProperty("transition", "none", "important");
  const theme = readTheme(canvas, seats);
  const stamps = () => createStamps(theme, sprites, scale, dpr);
  const nodes = still.nodes.slice().sort((a, b) => (a.z ?? 0) - (b.z ?? 0));
  const asked = stamps();
  for (const node of nodes) if (node.kind === "sprite") asked.get(node);
  await Promise.all([sprites.settled(), face(theme.faces.display)]);
  if (turn !== turns.get(canvas)) return false;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = { context, theme, stamps: stamps(), scale, x: -x * scale, y: -y * scale, dpr, letters: 1, settings: new Map() };
  clear(context);
  nodes.forEach((node, order) => {
    const item = ready(node, order, format);
    paint(pen, item, item.look);
  });
  for (const [fromX, fromY, toX, toY] of still.trails ?? [])
    paintTrail(pen, { ...blank(), x: fromX, y: fromY }, { ...blank(), x: toX, y: toY });
  canvas.style.removeProperty("color");
  return true;
}

/** How often each canvas has been painted. */
const turns: WeakMap<HTMLCanvasElement, number> = new WeakMap();

function begun(canvas: HTMLCanvasElement) {
  const turn = (turns.get(canvas) ?? 0) + 1;
  turns.set(canvas, turn);
  return turn;
}

/** The letters of a face; words are painted in others if they cannot be had. */
function face(name: string) {
  return document.fonts.load(`16px ${name}`).catch(() => {});
}
