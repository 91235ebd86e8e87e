/** How many workers may think about one question. Pure but for `device`. */

/** Each keeps an interpreter in memory. */
const MOST = 3;
/** With less memory than this, in gigabytes, further interpreters are too much. */
const ROOMY = 4;
/** And from this on any but the engine's. */
const SHORT = 2;

interface Device {
  /** As the browser counts them: threads, two of which may share a core. */
  cores: number;
  /** Gigabytes, where the browser tells. */
  memory: number | undefined;
  /** A phone or tablet: warm and on a battery. */
  isHandheld: boolean;
}

export function device(): Device {
  const { deviceMemory } = navigator as { deviceMemory?: number };
  return {
    cores: navigator.hardwareConcurrency || 1,
    memory: deviceMemory,
    isHandheld: !matchMedia("(any-pointer: fine)").matches,
  };
}

/** Half of the cores, so that page and engine are not slowed down. 0: the engine itself thinks. */
export function poolSize({ cores, memory = ROOMY, isHandheld }: Device) {
  if (memory <= SHORT) return 0;
  if (isHandheld || memory < ROOMY) return 1;
  return Math.max(1, Math.min(MOST, Math.floor(cores / 2)));
}
