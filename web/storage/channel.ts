/** What this browser's pages tell each other. */

/** To the other pages that have a channel of that name; null where there are none. */
export function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : null;
}
