/** @import {FrameName} from "../../types/engine.js" */

/** Every scene is this many table units wide. */
export const WIDTH = 1000;

/**
 * Where the table lies in its host: CSS pixels per table unit, and its top left corner.
 * @typedef {{scale: number, x: number, y: number}} Fit
 */

/**
 * The largest centred place for a scene.
 * @param {number} width of the host, CSS pixels
 * @param {number} height of the host, CSS pixels
 * @param {number} tall the scene's height in table units
 * @returns {Fit}
 */
export function fit(width, height, tall) {
  const scale = Math.max(0, Math.min(width / WIDTH, height / tall));
  return { scale, x: (width - scale * WIDTH) / 2, y: (height - scale * tall) / 2 };
}

/** @typedef {"narrow" | "short" | "wide"} Kind */

/**
 * The heights that a table may have, as the engine's `stage/frame.py` has them.
 * @type {Record<Kind, {least: number, most: number}>}
 */
export const HEIGHTS = {
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

/**
 * @param {number} width of the host, CSS pixels
 * @param {number} height of the host, CSS pixels
 * @param {FrameName} before
 * @returns {FrameName}
 */
export function frameFor(width, height, before) {
  if (width <= 0 || height <= 0) return before;
  const kind = kindFor(width, height, kindOf(before));
  const { least, most } = HEIGHTS[kind];
  const units = Math.floor(((height / width) * WIDTH) / STEP) * STEP;
  return `${kind}:${Math.min(Math.max(units, least), most)}`;
}

/** @param {number} width @param {number} height @param {Kind} before @returns {Kind} */
function kindFor(width, height, before) {
  const ratio = width / height;
  if (width <= PHONE && ratio < ON_ITS_SIDE) return "narrow";
  if (ratio < NARROW_BELOW) return "narrow";
  if (ratio <= NARROW_ABOVE && before === "narrow") return "narrow";
  return width >= DESK_WIDTH && height >= DESK_HEIGHT ? "wide" : "short";
}

/** @param {FrameName} frame @returns {Kind} */
function kindOf(frame) {
  return /** @type {Kind} */ (frame.split(":")[0]);
}

/**
 * The frame that is most like another one.
 * @param {FrameName} frame
 * @param {FrameName[]} others at least one of each kind
 * @returns {FrameName | undefined}
 */
export function nearestFrame(frame, others) {
  /** @param {FrameName} other */
  const distance = (other) => Math.abs(heightOf(other) - heightOf(frame));
  return others
    .filter((other) => kindOf(other) === kindOf(frame))
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** @param {FrameName} frame */
function heightOf(frame) {
  return Number(frame.split(":")[1]);
}
