/**
 * What is packed with gzip: files that the document contains itself, and the runtime's `*.bin`, which
 * no host compresses. For the page and for its workers.
 */

/**
 * What a host would answer with that file.
 * @param {Blob} file packed, but with its own type
 */
export function unpacked(file) {
  return new Response(inflated(file.stream()), { headers: { "content-type": file.type } });
}

/**
 * What is in a packed file. Throws if it is damaged.
 * @param {ArrayBuffer} packed
 */
export function inflate(packed) {
  const { body } = new Response(packed);
  return body ? new Response(inflated(body)).arrayBuffer() : packed;
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} packed */
function inflated(packed) {
  return packed.pipeThrough(new DecompressionStream("gzip"));
}
