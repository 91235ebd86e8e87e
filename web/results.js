/**
 * How games came out on this device, kept apart from the games: whoever deletes a game keeps its
 * result. On disk, or in the page's memory while the disk fails.
 */

import { Disk } from "./disk.js";

/** @import {Result} from "./ui/types.js" */

/** Dispatches "change" when there is another result, or one less. */
export class Results extends EventTarget {
  /** @param {Disk<Result>} [disk] */
  constructor(disk = new Disk("freebooters-results", "results")) {
    super();
    this.disk = disk;
    /** What this page has written. @type {Map<string, Result | null>} */
    this.written = new Map();
  }

  /**
   * All results, the earliest first.
   * @returns {Promise<Result[]>}
   */
  async all() {
    const stored = await this.disk.all().catch(() => []);
    const found = new Map(stored.map((result) => [result.id, result]));
    for (const [id, result] of this.written) {
      if (result) found.set(id, result);
      else found.delete(id);
    }
    return [...found.values()].sort((one, other) => one.when - other.when);
  }

  /**
   * Keeps results of games that have none yet: the first one counts.
   * @param {Result[]} results
   */
  async add(results) {
    const known = new Set((await this.all()).map(({ id }) => id));
    for (const result of results)
      if (!known.has(result.id)) await this.#write(result.id, (stored) => stored ?? result);
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Adds to a result what was found out later.
   * @param {string} id
   * @param {Pick<Result, "rival">} found
   */
  async amend(id, found) {
    await this.#write(id, (stored) => stored && { ...stored, ...found });
    this.dispatchEvent(new Event("change"));
  }

  /** Forgets them. @param {Result[]} results */
  async remove(results) {
    for (const { id } of results) await this.#write(id, () => null);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} id @param {(stored: Result | undefined) => Result | null | undefined} change */
  async #write(id, change) {
    /** @type {Result | null | undefined} */
    let next;
    const apply = (/** @type {Result | undefined} */ stored) =>
      (next = change(stored ?? this.written.get(id) ?? undefined));
    await this.disk.update(id, apply).catch(() => apply(undefined));
    if (next !== undefined) this.written.set(id, next);
  }
}
