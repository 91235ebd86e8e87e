/** Measures of what is painted that others reckon with: table units, and parts of a thing's size. */

/** How much a lifted thing is raised, in units, and enlarged. */
export const RISE = 9;
export const GROWTH = 0.05;
/** How much wider than a thing the halo around it is. */
export const LIT = 1.9;
/** How far the glow around a ring spreads. */
export const GLOW_AT_MOST = 48;
/** CSS pixels: no letters are smaller. */
export const LEAST_TEXT = 9;
