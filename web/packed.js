/** Files that the document contains itself, packed with gzip. For the page and for its workers. */

/**
 * What a host would answer with that file.
 * @param {Blob} file packed, but with its own type
 */
export function unpacked(file) {
  const body = file.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": file.type } });
}
