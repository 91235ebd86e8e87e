/** How many workers may think about one question. Pure but for `device`. */

/** Each keeps an interpreter in memory. */
const MOST = 3;
/** Gigabytes below which one interpreter more is too much. */
const ROOMY = 4;

/**
 * @typedef {object} Device
 * @property {number} cores as the browser counts them: threads, two of which may share a core
 * @property {number | undefined} memory gigabytes, where the browser tells
 * @property {boolean} isHandheld a phone or tablet: warm and on a battery
 */

/** @returns {Device} */
export function device() {
  const { deviceMemory } = /** @type {{deviceMemory?: number}} */ (navigator);
  return {
    cores: navigator.hardwareConcurrency || 1,
    memory: deviceMemory,
    isHandheld: !matchMedia("(any-pointer: fine)").matches,
  };
}

/**
 * Half of what the browser counts, so that page and engine keep theirs and nobody waits longer.
 * @param {Device} device
 */
export function poolSize({ cores, memory = ROOMY, isHandheld }) {
  if (isHandheld || memory < ROOMY) return 1;
  return Math.max(1, Math.min(MOST, Math.floor(cores / 2)));
}
