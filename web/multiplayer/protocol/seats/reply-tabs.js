/** Replies that are opened as links find the page of this browser that waits for them. */

import { newId } from "../../../kit/ids.js";

/** Between the pages of one browser, one of which was opened by a reply. */
const CHANNEL = "freebooters replies";

/** Milliseconds in which a page that waits for a reply says so. */
const PATIENCE = 1500;

/**
 * Hears of replies until the signal aborts.
 * @param {(reply: string) => Promise<boolean> | null} take whether it was taken; null: it is for another page
 * @param {AbortSignal} [signal]
 */
export function hearReplies(take, signal) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = async ({ data }) => {
    const { id, reply } = /** @type {{id?: unknown, reply?: unknown}} */ (Object(data));
    const taking = typeof reply === "string" ? take(reply) : null;
    if (taking) channel.postMessage({ id, taken: await taking });
  };
  signal?.addEventListener("abort", () => channel.close());
}

/**
 * Hands a reply to the page that waits for it: the table's host, or the device from which somebody moves.
 * @param {string} reply
 * @returns {Promise<"taken" | "void" | "nobody">} "void": that invitation is no longer open
 */
export function deliver(reply) {
  const channel = new BroadcastChannel(CHANNEL);
  const id = newId();
  return new Promise((resolve) => {
    const end = (/** @type {"taken" | "void" | "nobody"} */ found) => {
      clearTimeout(late);
      channel.close();
      resolve(found);
    };
    const late = setTimeout(end, PATIENCE, "nobody");
    channel.onmessage = ({ data }) => {
      const said = /** @type {{id?: unknown, taken?: unknown}} */ (Object(data));
      if (said.id === id && "taken" in said) end(said.taken === true ? "taken" : "void");
    };
    channel.postMessage({ id, reply });
  });
}
