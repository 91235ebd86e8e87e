/**
 * Messages on a channel: JSON, deflated where that pays, cut into frames that every browser sends.
 * A frame's first byte says whether its message is deflated and whether it ends with it. The channel
 * keeps their order.
 */

import { Malformed } from "../bytes.js";
import { deflated, inflated, joined } from "./deflate.js";

/** Bytes of a frame; Chromium throws from 262,144 on. */
const FRAME = 64 * 1024;

/** Shorter messages are sent as they are, in bytes. */
const SHORT = 400;

/**
 * The longest messages that are read, in bytes, after inflating: commands, what guests say to
 * each other, and tables, the largest of which had 729 kB.
 */
export const LONGEST_COMMAND = 64 * 1024;
export const LONGEST_WORD = 4 * 1024;
export const LONGEST_TABLE = 4 * 1024 * 1024;

const DEFLATED = 1;
const LAST = 2;

export async function cut(message: unknown): Promise<Uint8Array<ArrayBuffer>[]> {
  const plain = new TextEncoder().encode(JSON.stringify(message));
  const isDeflated = plain.length >= SHORT && typeof CompressionStream === "function";
  const body = isDeflated ? await deflated(plain) : plain;
  const frames = [];
  for (let at = 0; at === 0 || at < body.length; at += FRAME - 1) {
    const part = body.subarray(at, at + FRAME - 1);
    const frame = new Uint8Array(part.length + 1);
    frame[0] = (isDeflated ? DEFLATED : 0) | (at + part.length === body.length ? LAST : 0);
    frame.set(part, 1);
    frames.push(frame);
  }
  return frames;
}

/** Puts messages together from their frames. */
export class Joiner {
  declare longest: number;
  parts: Uint8Array[] = [];
  length = 0;

  /** `longest`: bytes of a message, after inflating. */
  constructor(longest: number) {
    this.longest = longest;
  }

  /**
   * `frame`: as the channel brought it. The message that ends with it; null: it goes on. Throws, or
   * rejects with, `Malformed`.
   */
  add(frame: unknown): Promise<unknown> | null {
    if (!(frame instanceof ArrayBuffer) || frame.byteLength === 0) throw this.#malformed("no frame");
    const bytes = new Uint8Array(frame);
    const head = bytes[0] ?? 0;
    this.parts.push(bytes.subarray(1));
    this.length += bytes.length - 1;
    if (head > (DEFLATED | LAST)) throw this.#malformed("unknown frame");
    if (this.length > this.longest) throw this.#malformed("too long");
    if (!(head & LAST)) return null;
    const body = joined(this.parts, this.length);
    this.#clear();
    return read(body, (head & DEFLATED) !== 0, this.longest);
  }

  #clear() {
    this.parts = [];
    this.length = 0;
  }

  #malformed(what: string) {
    this.#clear();
    return new Malformed(what);
  }
}

async function read(body: Uint8Array<ArrayBuffer>, isDeflated: boolean, longest: number) {
  try {
    const plain = isDeflated ? await inflated(body, longest) : body;
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain));
  } catch (error) {
    throw error instanceof Malformed ? error : new Malformed("unreadable");
  }
}
