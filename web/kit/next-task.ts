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

const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

/** A timer would wait for milliseconds. One channel for all, as only that keeps their order. */
function posted() {
  return new Promise<void>((resolve) => {
    waiting.push(resolve);
    channel ??= opened();
    channel.port2.postMessage(null);
  });
}

function opened() {
  const opening = new MessageChannel();
  opening.port1.onmessage = () => {
    waiting.shift()?.();
    if (waiting.length > 0) return;
    opening.port1.close();
    channel = null;
  };
  return opening;
}
