/** The messages over the wall: page, frame and worker. */

import type { BootOrder } from "../types/workers.js";

/** An order of the workbench as JSON (`freebooters/workshop/bench.py`). */
interface Order {
  id: number;
  text: string;
}

/** One that is not done is followed by others of the same id. */
type Told = { failed: string } | { id: number; text: string; isDone: boolean };

/** Frame -> worker. */
export type BenchOrder = { boot: BootOrder } | Order;

/** Worker -> frame. */
export type BenchReport = { ready: true; module?: WebAssembly.Module } | Told;

/** Page -> frame, after the first message, which holds the boot order, the worker's script and a port. */
export type FrameOrder = { begun: true } | { stop: true } | Order;

/** Frame -> page. `begun`: it was asked whether it has. */
export type FrameReport = { begun: true } | { ready: true } | { ended: true } | Told;

/** Letters of an answer at most, and of all that answers one order. */
export const LONGEST = 1_000_000;
const MOST = 4 * LONGEST;

/** Letters of what is told of a start that has failed. */
const FAILED = 900;

/** An order without an answer yet, and the letters that may still be told. */
export interface OpenOrder {
  left: number;
}

/**
 * What a message says, made anew of what may be in it, and null if it says nothing that is waited for. Frame and
 * page both look at what comes.
 */
export function heard(data: unknown, open: Map<number, OpenOrder>): FrameReport | null {
  if (typeof data !== "object" || data === null) return null;
  const { begun, ready, failed, ended, id, text, isDone } = data as Record<string, unknown>;
  if (begun === true) return { begun };
  if (ready === true) return { ready };
  if (ended === true) return { ended };
  if (typeof failed === "string") return { failed: failed.slice(0, FAILED) };
  const order = open.get(id as number);
  if (!order || typeof text !== "string" || typeof isDone !== "boolean") return null;
  order.left -= text.length;
  if (text.length > LONGEST || order.left < 0) return { ended: true };
  if (isDone) open.delete(id as number);
  return { id: id as number, text, isDone };
}

export function opened<Order extends OpenOrder>(open: Map<number, Order>, id: number, more?: Omit<Order, "left">) {
  open.set(id, { left: MOST, ...more } as Order);
}
