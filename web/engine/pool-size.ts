/** How many workers may think about one question. Pure but for `device`. */

/** Each keeps an interpreter in memory. */
const MOST = 3;
/** With less memory than this, in gigabytes, another interpreter is too much. */
const ROOMY = 4;

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

/** Half of the cores, so that page and engine are not slowed down. */
export function poolSize({ cores, memory = ROOMY, isHandheld }: Device) {
  if (isHandheld || memory < ROOMY) return 1;
  return Math.max(1, Math.min(MOST, Math.floor(cores / 2)));
}
