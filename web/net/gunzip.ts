/**
 * What is packed with gzip: files that the document contains itself, and the runtime's `*.bin`, which
 * no host compresses. For the page and for its workers.
 */

/** What a host would answer with that file. `file`: packed, but with its own type. */
export function unpacked(file: Blob) {
  return new Response(inflated(file.stream()), { headers: { "content-type": file.type } });
}

/** What is in a packed file. Throws if it is damaged. */
export function inflate(packed: ArrayBuffer) {
  const { body } = new Response(packed);
  return body ? new Response(inflated(body)).arrayBuffer() : packed;
}

function inflated(packed: ReadableStream<Uint8Array<ArrayBuffer>>) {
  return packed.pipeThrough(new DecompressionStream("gzip"));
}
