/** The browser's side of the service worker. */

/** Null where there is none, or where the page may not even look: in a frame without an origin. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
