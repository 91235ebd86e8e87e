/** The page's own files, as its scripts read them. */

/** As usual, then past the browser's caches and ours. */
const CACHES = /** @type {const} */ (["default", "reload"]);

/** A file that cannot be had, or is not what it should be. */
export class FileError extends Error {
  /** @param {string} file its address */
  constructor(file) {
    super(`${file} cannot be had, or is not what it should be`);
    this.file = file;
  }
}

/**
 * What a file holds. Rejects with `FileError` if it cannot be had.
 * @template T
 * @param {string | URL} address
 * @param {(text: string) => T | null} parse null, or an error, is for what is no such file, like the
 *   page of a network that wants to be signed in to first
 * @returns {Promise<T>}
 */
export async function read(address, parse) {
  for (const cache of CACHES) {
    const response = await fetch(address, { cache }).catch(() => null);
    const text = response?.ok ? await response.text().catch(() => null) : null;
    const found = text === null ? null : tried(() => parse(text));
    if (found !== null) return found;
  }
  throw new FileError(String(address));
}

/**
 * @template T
 * @param {() => T | null} act
 * @returns {T | null}
 */
function tried(act) {
  try {
    return act();
  } catch {
    return null;
  }
}
