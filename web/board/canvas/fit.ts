import type { FrameName } from "../../types/engine.js";
import type { Rect } from "./geometry.js";

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

/** Of the height of the host, a part that is shown alone takes no more. */
const PART = 0.62;

/**
 * The largest place for a part of a scene, at the top of the host and in its middle. `width`: of the host,
 * CSS pixels. `height`: of the host, CSS pixels. `part`: table units.
 */
export function fitPart(width: number, height: number, part: Rect): Fit {
  const scale = Math.max(0, Math.min(width / part.w, (height * PART) / part.h));
  return { scale, x: width / 2 - scale * (part.x + part.w / 2), y: -scale * part.y };
}

type Kind = "narrow" | "short" | "wide";

/**
 * How large letters may be, in hundredths of the usual, and for each size that a kind has the least height
 * of its tables, and the most; as the engine's `stage/frame.py` has them.
 */
const LETTERS = [100, 125, 150, 175, 200] as const;
export const HEIGHTS: Record<Kind, { least: readonly number[]; most: number }> = {
  narrow: { least: [880, 1160, 1580, 2000, 2000], most: 2000 },
  short: { least: [440, 520, 780, 1060], most: 1060 },
  wide: { least: [500], most: 900 },
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
/** So wide in pixels is a table whose letters need not grow to be read. */
const LEGIBLE: Record<Kind, number> = { narrow: 352, short: 572, wide: DESK_WIDTH };

/** `width`: of the host, CSS pixels. `height`: of the host, CSS pixels. */
export function frameFor(width: number, height: number, before: FrameName): FrameName {
  if (width <= 0 || height <= 0) return before;
  return frameOf(kindFor(width, height, kindOf(before)), 100, width, height);
}

/** A frame, and how high in CSS pixels its host must be made for it; 0: it may stay as it is. */
interface Room {
  frame: FrameName;
  tall: number;
}

/**
 * The frame where text is `text` times as large as usual: of the kind that there would be in so much less
 * room, where that has letters as large as are wanted. Otherwise letters grow, the host becomes as high
 * as the table then must be, and the page is scrolled. `screen`: the height of the window, CSS pixels.
 */
export function roomFor(
  host: { width: number; height: number },
  screen: number,
  before: FrameName,
  text: number,
): Room {
  const { width, height } = host;
  if (text === 1 || width <= 0) {
    return { frame: frameFor(width, height, before), tall: 0 };
  }
  const kind = kindFor(width / text, height / text, kindOf(before));
  const wanted = (LEGIBLE[kind] / WIDTH) * text;
  if (Math.min(width / WIDTH, height / leastOf(kind, 100)) >= wanted) {
    return { frame: frameOf(kind, 100, width, height), tall: 0 };
  }
  return tallRoom(kindFor(width / text, screen / text, kind), width, height, text);
}

function tallRoom(kind: Kind, width: number, height: number, text: number): Room {
  const sizes = LETTERS.slice(0, HEIGHTS[kind].least.length);
  const growth = (LEGIBLE[kind] * text * 100) / width;
  const letters = sizes.find((size) => size >= growth) ?? sizes.at(-1) ?? 100;
  const tall = Math.ceil((leastOf(kind, letters) / WIDTH) * width);
  return { frame: frameOf(kind, letters, width, Math.max(height, tall)), tall };
}

function frameOf(kind: Kind, letters: number, width: number, height: number): FrameName {
  const units = Math.floor(((height / width) * WIDTH) / STEP) * STEP;
  const tall = Math.min(Math.max(units, leastOf(kind, letters)), HEIGHTS[kind].most);
  return letters === 100 ? `${kind}:${tall}` : `${kind}:${tall}:${letters}`;
}

/** How large the letters of a frame are, in parts of the usual. */
export function lettersOf(frame: FrameName) {
  return Number(frame.split(":")[2] ?? 100) / 100;
}

function leastOf(kind: Kind, letters: number) {
  const { least } = HEIGHTS[kind];
  return least[LETTERS.findIndex((size) => size === letters)] ?? 0;
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
