/** Deflating, and inflating what others have sent: never more than is expected. */

import { Malformed } from "../bytes.js";

const FORMAT = "deflate-raw";

export function deflated(bytes: Uint8Array<ArrayBuffer>) {
  return through(new CompressionStream(FORMAT), bytes, Infinity);
}

/** Rejects with `Malformed` if it is longer than `most` bytes, with anything else if it is not deflated. */
export function inflated(bytes: Uint8Array<ArrayBuffer>, most: number) {
  return through(new DecompressionStream(FORMAT), bytes, most);
}

/** `most`: bytes that may come out. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
) {
  const writer = stream.writable.getWriter();
  // Whether it was written shows in what can be read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
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

export function joined(parts: Uint8Array[], length: number) {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
