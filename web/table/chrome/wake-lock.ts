/** Keeps the screen lit, and lets the page fill it. Where a browser can do neither, nothing happens. */

/** Keeps the screen from going dark while the page is seen. `signal` ends it. */
export function stayAwake(signal: AbortSignal) {
  let lock: WakeLockSentinel | null = null;
  let isAsked = false;
  const hold = async () => {
    if (document.visibilityState !== "visible" || isAsked || (lock && !lock.released)) return;
    isAsked = true;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
    } catch {
      lock = null; // the battery is low, or the browser forbids it
    }
    isAsked = false;
    if (signal.aborted) void lock?.release();
  };
  document.addEventListener("visibilitychange", () => void hold(), { signal });
  signal.addEventListener("abort", () => void lock?.release());
  void hold();
}

/** Whether the page may fill the screen. */
export function canFill() {
  return document.fullscreenEnabled === true;
}

/** Fills the screen, or stops doing so. Browsers allow it only to a person's press. */
export async function toggleFull() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  } catch {
    // The browser forbids it here; the page stays as large as it is.
  }
}
