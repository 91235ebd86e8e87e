/**
 * What is packed with gzip: files that the document contains itself, and the runtime's `*.bin`, which
 * no host compresses. For the page and for its workers.
 */

import type { Packed } from "../types/workers.js";

/** What a host would answer with that file. `type`: of what is in it. */
export function unpacked({ bytes, type, isPlain }: Packed) {
  const { body } = new Response(bytes);
  return new Response(body && !isPlain ? inflated(body) : body, { headers: { "content-type": type } });
}

/** What is in a packed file. Throws if it is damaged. */
export function inflate(packed: ArrayBuffer) {
  const { body } = new Response(packed);
  return body ? new Response(inflated(body)).arrayBuffer() : packed;
}

function inflated(packed: ReadableStream<Uint8Array<ArrayBuffer>>) {
  return packed.pipeThrough(new DecompressionStream("gzip"));
}
