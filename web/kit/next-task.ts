/**
 * Work that is cut into tasks: between two of them the page is painted, and whoever uses it is heard.
 */

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Resolves in another task, after what was to go on earlier. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield ? scheduler.yield() : posted();
}

/** A timer would wait for milliseconds. */
function posted() {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
