/** Reads the page's own files. */

import { request } from "./files.js";

/** The usual way, then past the browser's caches and ours. */
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
 * @param {URL} address
 * @param {(text: string) => T | null} parse returns null or throws if the text is something else,
 *   such as the login page of a network
 * @returns {Promise<T>}
 */
export async function read(address, parse) {
  for (const cache of CACHES) {
    const response = await request(address, { cache }).catch(() => null);
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
