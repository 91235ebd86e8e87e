/** Deflating, and inflating what others have sent: never more than is expected. */

import { Malformed } from "../bytes.js";

const FORMAT = "deflate-raw";

/** @param {Uint8Array<ArrayBuffer>} bytes */
export function deflated(bytes) {
  return through(new CompressionStream(FORMAT), bytes, Infinity);
}

/**
 * Rejects with `Malformed` if it is longer than `most` bytes, with anything else if it is not deflated.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most
 */
export function inflated(bytes, most) {
  return through(new DecompressionStream(FORMAT), bytes, most);
}

/**
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most bytes that may come out
 */
async function through(stream, bytes, most) {
  const writer = stream.writable.getWriter();
  // Whether it was written shows in what can be read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, length);
    parts.push(value);
    length += value.length;
    if (length > most) {
      void reader.cancel();
      throw new Malformed("too long");
    }
  }
}

/** @param {Uint8Array[]} parts @param {number} length */
export function joined(parts, length) {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
