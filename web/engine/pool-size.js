/** How many workers may think about one question. Pure but for `device`. */

/** Each keeps an interpreter in memory. */
const MOST = 3;
/** With less memory than this, in gigabytes, another interpreter is too much. */
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
 * Half of the cores, so that page and engine are not slowed down.
 * @param {Device} device
 */
export function poolSize({ cores, memory = ROOMY, isHandheld }) {
  if (isHandheld || memory < ROOMY) return 1;
  return Math.max(1, Math.min(MOST, Math.floor(cores / 2)));
}
