/** @import {FrameName} from "../types.js" */

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

/** Between these two ratios of width to height a host keeps the frame it has. */
const TALL_BELOW = 0.95;
const WIDE_ABOVE = 1.05;

/**
 * @param {number} width
 * @param {number} height
 * @param {FrameName} before
 * @returns {FrameName}
 */
export function frameFor(width, height, before) {
  if (width <= 0 || height <= 0) return before;
  const ratio = width / height;
  if (ratio < TALL_BELOW) return "tall";
  if (ratio > WIDE_ABOVE) return "wide";
  return before;
}
