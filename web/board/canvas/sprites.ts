/** Sprites: SVG files, dressed in a tint and a seat's emblem, as images ready to be drawn. */

import { drawingOf } from "./scene-parts.js";
import { once } from "../../kit/memo.js";
import { EMBLEMS } from "./emblem-shapes.js";
import type { Shape } from "../../types/engine.js";

const EMBLEM = /<g\b([^>]*\bdata-emblem\b[^>]*?)(?:\/>|>\s*<\/g>)/g;
const ROOT = /<svg\b[^>]*>/;

/**
 * The SVG text of a dressed sprite, with a width and height so that every browser can draw it.
 * `<g data-emblem/>` takes the seat's sign, drawn around its origin with a radius of 10.
 */
export function dressed(
  svg: string,
  { tint, emblem }: { tint: string | null; emblem: Shape | null },
) {
  const { width, height } = extentOf(svg);
  const sized = svg.replace(ROOT, (root) => {
    const bare = root.replace(/\s(?:width|height)="[^"]*"/g, "");
    return bare.replace("<svg", () => `<svg width="${width}" height="${height}"`);
  });
  const signed = sized.replace(EMBLEM, (_, attributes) =>
    emblem ? `<g${attributes.trimEnd().replace(/^(?=\S)/, " ")}>${sign(emblem)}</g>` : "",
  );
  return tint === null ? signed : signed.replaceAll("currentColor", () => tint);
}

function sign(shape: Shape) {
  return (
    `<path d="${EMBLEMS[shape]}" fill="#fff6dc" stroke="#21140f"` +
    ' stroke-width="2.4" stroke-linejoin="round"/>'
  );
}

/**
 * A drawing's own measures: its viewBox, else its width and height.
 * `stretches`: it fills any box; otherwise it keeps its proportions.
 */
export function extentOf(svg: string) {
  const root = svg.match(ROOT)?.[0] ?? "";
  const box = (root.match(/\sviewBox="([^"]*)"/)?.[1] ?? "").trim().split(/[\s,]+/).map(Number);
  const own = [0, 0, measure(root, "width"), measure(root, "height")];
  const [, , width = 0, height = 0] = box.length === 4 ? box : own;
  const stretches = /\spreserveAspectRatio="none"/.test(root);
  return { width: width || 100, height: height || 100, stretches };
}

function measure(root: string, name: string) {
  return Number(root.match(new RegExp(`\\s${name}="([0-9.]+)`))?.[1] ?? 0);
}

/** A drawing, or why there is none yet: "pending", or "missing" for good. */
interface Drawing {
  image: HTMLImageElement;
  stretches: boolean;
}

export type Sprite = Drawing | "pending" | "missing";

/**
 * By name and dress; shared by all tables, since an image that a closed table leaves behind would
 * stay in memory for a long time.
 */
const drawings: Map<string, Promise<Drawing>> = new Map();

/**
 * The sprites of one table: drawings dressed as it asks for them. `onLoad`: one more image has
 * come, or failed to.
 */
export function createSprites(onLoad: () => void) {
  const sprites: Map<string, Sprite> = new Map();
  const pending: Set<Promise<void>> = new Set();

  async function load(key: string, name: string, tint: string | null, emblem: Shape | null) {
    try {
      const drawing = once(drawings, key, async () => {
        const text = await drawingOf(name);
        const image = await drawable(dressed(text, { tint, emblem }));
        return { image, stretches: extentOf(text).stretches };
      });
      sprites.set(key, await drawing);
    } catch (problem) {
      console.error(`sprite ${name}:`, problem);
      sprites.set(key, "missing");
    }
    onLoad();
  }

  return {
    /** The sprite in that dress; asks for it when it is not there. `tint`: a CSS colour. */
    get(name: string, tint: string | null, emblem: Shape | null): Sprite {
      const key = `${name}|${tint ?? ""}|${emblem ?? ""}`;
      const found = sprites.get(key);
      if (found) return found;
      sprites.set(key, "pending");
      const work = load(key, name, tint, emblem).finally(() => pending.delete(work));
      pending.add(work);
      return "pending";
    },

    /** Resolves when nothing asked for is still pending. */
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },

    isPending: () => pending.size > 0,
  };
}

async function drawable(svg: string) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
