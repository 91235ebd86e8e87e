import type { FrameName } from "../../types/engine.js";

/** Every scene is this many table units wide. */
export const WIDTH = 1000;

/** Where the table lies in its host: CSS pixels per table unit, and its top left corner. */
export interface Fit {
  scale: number;
  x: number;
  y: number;
}

/**
 * The largest centred place for a scene. `width`: of the host, CSS pixels. `height`: of the host,
 * CSS pixels. `tall`: the scene's height in table units.
 */
export function fit(width: number, height: number, tall: number): Fit {
  const scale = Math.max(0, Math.min(width / WIDTH, height / tall));
  return { scale, x: (width - scale * WIDTH) / 2, y: (height - scale * tall) / 2 };
}

type Kind = "narrow" | "short" | "wide";

/** The heights that a table may have, as the engine's `stage/frame.py` has them. */
export const HEIGHTS: Record<Kind, { least: number; most: number }> = {
  narrow: { least: 880, most: 2000 },
  short: { least: 440, most: 1060 },
  wide: { least: 500, most: 900 },
};
const STEP = 20;

/** Between these two ratios of width to height a host keeps the kind of frame it has. */
const NARROW_BELOW = 0.95;
const NARROW_ABOVE = 1.05;
/** Up to this width in pixels nothing but a phone on its side is not narrow. */
const PHONE = 480;
const ON_ITS_SIDE = 1.25;
/** From these on a table has the small letters of a desk. */
const DESK_WIDTH = 860;
const DESK_HEIGHT = 430;

/** `width`: of the host, CSS pixels. `height`: of the host, CSS pixels. */
export function frameFor(width: number, height: number, before: FrameName): FrameName {
  if (width <= 0 || height <= 0) return before;
  const kind = kindFor(width, height, kindOf(before));
  const { least, most } = HEIGHTS[kind];
  const units = Math.floor(((height / width) * WIDTH) / STEP) * STEP;
  return `${kind}:${Math.min(Math.max(units, least), most)}`;
}

function kindFor(width: number, height: number, before: Kind): Kind {
  const ratio = width / height;
  if (width <= PHONE && ratio < ON_ITS_SIDE) return "narrow";
  if (ratio < NARROW_BELOW) return "narrow";
  if (ratio <= NARROW_ABOVE && before === "narrow") return "narrow";
  return width >= DESK_WIDTH && height >= DESK_HEIGHT ? "wide" : "short";
}

function kindOf(frame: FrameName): Kind {
  return frame.split(":")[0] as Kind;
}

/** The frame that is most like another one. `others`: at least one of each kind. */
export function nearestFrame(frame: FrameName, others: FrameName[]): FrameName | undefined {
  const distance = (other: FrameName) => Math.abs(heightOf(other) - heightOf(frame));
  return others
    .filter((other) => kindOf(other) === kindOf(frame))
    .sort((one, other) => distance(one) - distance(other))[0];
}

function heightOf(frame: FrameName) {
  return Number(frame.split(":")[1]);
}
