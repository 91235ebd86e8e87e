/** The messages over the wall: page, frame and worker. */

import type { BootOrder } from "../types/workers.js";

/** Frame -> worker. `text`: an order of the workbench as JSON (`freebooters/workshop/bench.py`). */
export type BenchOrder = { boot: BootOrder } | { id: number; text: string };

/** Worker -> frame. One that is not done is followed by others of the same id. */
export type BenchReport =
  { ready: true; module?: WebAssembly.Module } | { failed: string } | { id: number; text: string; isDone: boolean };

/** Page -> frame, after the first message, which holds the boot order, the worker's script and a port. */
export type FrameOrder = { id: number; text: string } | { stop: true };

/** Frame -> page. */
export type FrameReport =
  { ready: true } | { failed: string } | { ended: true } | { id: number; text: string; isDone: boolean };

/** Letters of an answer at most, and of all that answers one order. */
export const LONGEST = 1_000_000;
const MOST = 4 * LONGEST;

/** Letters of what is told of a start that has failed. */
const FAILED = 900;

/** The orders without an answer yet: by id the letters that may still be told. */
export type OpenOrders = Map<number, number>;

/**
 * What a message says, made anew of what may be in it, and null if it says nothing that is waited for. Frame and
 * page both look at what comes.
 */
export function heard(data: unknown, open: OpenOrders): FrameReport | null {
  if (typeof data !== "object" || data === null) return null;
  const { ready, failed, ended, id, text, isDone } = data as Record<string, unknown>;
  if (ready === true) return { ready };
  if (ended === true) return { ended };
  if (typeof failed === "string") return { failed: failed.slice(0, FAILED) };
  const left = open.get(id as number);
  if (left === undefined || typeof text !== "string" || typeof isDone !== "boolean") return null;
  if (text.length > LONGEST || text.length > left) return { ended: true };
  if (isDone) open.delete(id as number);
  else open.set(id as number, left - text.length);
  return { id: id as number, text, isDone };
}

export function opened(open: OpenOrders, id: number) {
  open.set(id, MOST);
}
