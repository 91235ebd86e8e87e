/** The warning after a decision: from how much on it is told. */

/** Points of a hundred of the chance of winning, as somebody prefers. */
export const LEAST = { off: Infinity, big: 15, clear: 5 };
