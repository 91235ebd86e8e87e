/**
 * Tells of another pixel density: a window may be moved to a screen that has one without changing its
 * size.
 * @param {() => void} change
 * @param {AbortSignal} signal ends it
 */
export function watchDensity(change, signal) {
  const density = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const hear = () => {
    change();
    watchDensity(change, signal);
  };
  density.addEventListener("change", hear, { once: true, signal });
}
