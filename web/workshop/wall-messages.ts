/** The messages over the wall: page, frame and worker. Each that has an id is answered once, by a text. */

import type { BootOrder } from "../types/workers.js";

/** An order of the workbench as JSON (`freebooters/workshop/bench.py`). */
interface Order {
  id: number;
  text: string;
}

/** Frame -> worker. A start is answered by "" once the worker is ready, or by what keeps it from that. */
export type BenchOrder = { id: number; boot: BootOrder } | Order;

/** Worker -> frame. `module`: with the answer to the start. */
export type BenchReport = Order & { module?: WebAssembly.Module };

/**
 * Page -> frame, after the first message, which holds the boot order, the worker's script and a port. `begun`: it
 * is asked whether it has. `start`: the worker is to start, in the place of the one before.
 */
export type FrameOrder = { id: number; begun: true } | { id: number; start: true } | Order;

/** Frame -> page. `ended`: the worker is, as it has said too much. */
export type FrameReport = Order | { ended: true };

/** Letters of an answer at most. */
export const LONGEST = 1_000_000;

/**
 * What a message says, made anew of what may be in it, and null if it answers nothing that is open; from then on
 * that is no more. Frame and page both look at what comes.
 */
export function heard(data: unknown, open: { delete: (id: number) => boolean }): FrameReport | null {
  if (typeof data !== "object" || data === null) return null;
  const { ended, id, text } = data as Record<string, any>;
  if (ended === true) return { ended };
  if (typeof text !== "string" || !open.delete(id)) return null;
  return text.length > LONGEST ? { ended: true } : { id, text };
}
