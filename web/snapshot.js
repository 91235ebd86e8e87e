/**
 * The interpreter's memory after a start, as the build has saved it (`tools/snapshot.mjs`): without
 * the pages that hold only zeros, and compressed.
 */

import { inflate } from "./packed.js";

const PAGE = 4096;

/** Whether this browser can read it. */
export const canRead = typeof DecompressionStream === "function";

/**
 * The whole memory.
 * @param {ArrayBuffer} file
 * @returns {Promise<Uint8Array>}
 */
export async function memoryOf(file) {
  return whole(await inflate(file));
}

/** The whole memory of what is in the file. @param {ArrayBuffer} packed */
export function whole(packed) {
  const [size = 0, count = 0] = new Uint32Array(packed, 0, 2);
  const numbers = new Uint32Array(packed, 8, count);
  const first = 8 + 4 * count;
  const memory = new Uint8Array(size);
  for (let at = 0; at < count; ) {
    const start = at;
    const page = numbers[at] ?? 0;
    do at += 1;
    while (numbers[at] === page + at - start);
    const length = Math.min(PAGE * (at - start), size - PAGE * page);
    memory.set(new Uint8Array(packed, first + PAGE * start, length), PAGE * page);
  }
  return memory;
}
