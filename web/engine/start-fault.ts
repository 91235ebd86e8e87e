/** Why a worker's start has failed: what is missing, and what can be done. */

import { DownloadError } from "../net/download.js";
import type { Message } from "../types/engine.js";

/** The smallest program there is. */
const NOTHING = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** As browsers, the interpreter and Python name it. */
const OUT_OF_MEMORY =
  /out of (executable )?memory|allocat|MemoryError|\bOOM\b|(grow|enlarge)\b.*\bmemory/i;

/** Something is missing without which no other way to start would succeed either. */
export class LackError extends Error {
  declare words: Message;

  constructor(key: string, cause?: unknown) {
    super(key, { cause });
    this.words = { key };
  }
}

/** Throws `LackError` unless programs may be compiled here. */
export function demandWebAssembly() {
  try {
    new WebAssembly.Module(NOTHING);
  } catch (error) {
    throw new LackError("error-no-wasm", error);
  }
}

export function isOutOfMemory(error: unknown) {
  return OUT_OF_MEMORY.test(String(error));
}

export function faultWords(error: unknown): Message {
  if (error instanceof DownloadError || error instanceof LackError) return error.words;
  if (isOutOfMemory(error)) return { key: "error-memory" };
  return { key: "error-start", args: { detail: String(error).slice(-600) } };
}
