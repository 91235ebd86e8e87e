/** Reads the page's own files. */

import { request } from "./files.js";

/** The usual way, then past the browser's caches and ours. */
const CACHES = ["default", "reload"] as const;

/** A file that cannot be had, or is not what it should be. */
export class FileError extends Error {
  declare file: string;

  /** `file`: its address. */
  constructor(file: string) {
    super(`${file} cannot be had, or is not what it should be`);
    this.file = file;
  }
}

/**
 * What a file holds. Rejects with `FileError` if it cannot be had. `parse` returns null or throws
 * if the text is something else, such as the login page of a network.
 */
export async function read<T>(address: URL, parse: (text: string) => T | null): Promise<T> {
  for (const cache of CACHES) {
    const response = await request(address, { cache }).catch(() => null);
    const text = response?.ok ? await response.text().catch(() => null) : null;
    const found = text === null ? null : tried(() => parse(text));
    if (found !== null) return found;
  }
  throw new FileError(String(address));
}

function tried<T>(act: () => T | null): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
