/**
 * The interpreter's memory after a start, as the build has saved it (`tools/snapshot.mjs`): what the
 * loader has to know of it, and the memory without the pages that hold only zeros.
 */

const PAGE = 4096;

/** Whether this browser can read it. */
export const canRead = typeof DecompressionStream === "function";

interface Saved {
  /** For the loader. */
  head: Uint8Array;
  /** Makes a memory what it was then. */
  lay: (memory: Uint8Array) => void;
}

/** What is in the file, unpacked. Throws if that is something else. */
export function savedIn(bytes: ArrayBuffer): Saved {
  const [headSize = 0, size = 0, count = 0] = new Uint32Array(bytes, 0, 3);
  const numbers = new Uint32Array(bytes, 12, count);
  const head = new Uint8Array(bytes, 12 + 4 * count, headSize);
  const first = head.byteOffset + headSize;
  return {
    head,
    lay(memory) {
      if (memory.length !== size) throw new Error("the snapshot is of another memory");
      let end = 0;
      for (let at = 0; at < count; ) {
        const start = at;
        const page = numbers[at] ?? 0;
        do at += 1;
        while (numbers[at] === page + at - start);
        memory.fill(0, end, PAGE * page);
        end = PAGE * (page + at - start);
        memory.set(new Uint8Array(bytes, first + PAGE * start, PAGE * (at - start)), PAGE * page);
      }
      memory.fill(0, end);
    },
  };
}

/**
 * What makes the interpreter for the loader, changed so that it goes on from a snapshot. The
 * interpreter is made while that is still on its way. `size`: of the memory, in bytes.
 */
export function resuming(
  create: (settings: any) => Promise<any>,
  size: number,
  saved: Promise<Saved>,
) {
  return async (settings: any) => {
    const made = await create({ ...settings, INITIAL_MEMORY: size });
    const { head, lay } = await saved;
    const { API } = made;
    const restore = API.restoreSnapshot;
    API.restoreSnapshot = () => {
      lay(made.HEAPU8);
      return restore(head);
    };
    return made;
  };
}
