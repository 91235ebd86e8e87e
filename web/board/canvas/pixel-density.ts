/**
 * Tells of another pixel density: a window may be moved to a screen that has one without changing
 * its size. `signal` ends it.
 */
export function watchDensity(change: () => void, signal: AbortSignal) {
  const density = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const hear = () => {
    change();
    watchDensity(change, signal);
  };
  density.addEventListener("change", hear, { once: true, signal });
}
