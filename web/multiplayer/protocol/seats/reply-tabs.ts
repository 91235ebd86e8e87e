/** Replies that are opened as links find the page of this browser that waits for them. */

import { newId } from "../../../kit/ids.js";

/** Between the pages of one browser, one of which was opened by a reply. */
const CHANNEL = "freebooters replies";

/** Milliseconds in which a page that waits for a reply says so. */
const PATIENCE = 1500;

/**
 * Hears of replies until the signal aborts. `take`: whether it was taken; null: it is for another
 * page.
 */
export function hearReplies(
  take: (reply: string) => Promise<boolean> | null,
  signal?: AbortSignal,
) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = async ({ data }) => {
    const { id, reply } = Object(data) as { id?: unknown; reply?: unknown };
    const taking = typeof reply === "string" ? take(reply) : null;
    if (taking) channel.postMessage({ id, taken: await taking });
  };
  signal?.addEventListener("abort", () => channel.close());
}

/**
 * Hands a reply to the page that waits for it: the table's host, or the device from which somebody
 * moves. Returns "void": that invitation is no longer open.
 */
export function deliver(reply: string): Promise<"taken" | "void" | "nobody"> {
  const channel = new BroadcastChannel(CHANNEL);
  const id = newId();
  return new Promise((resolve) => {
    const end = (found: "taken" | "void" | "nobody") => {
      clearTimeout(late);
      channel.close();
      resolve(found);
    };
    const late = setTimeout(end, PATIENCE, "nobody");
    channel.onmessage = ({ data }) => {
      const said = Object(data) as { id?: unknown; taken?: unknown };
      if (said.id === id && "taken" in said) end(said.taken === true ? "taken" : "void");
    };
    channel.postMessage({ id, reply });
  });
}
