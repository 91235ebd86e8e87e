/**
 * How games came out on this device, kept apart from the games: whoever deletes a game keeps its
 * result. On disk, or in the page's memory while the disk fails.
 */

import { IdbStore } from "./idb-store.js";
import { fits } from "../kit/shape.js";
import { RESULT } from "../model/stored-shapes.js";
import { Records } from "./records.js";
import type { Broken } from "../model/stored-shapes.js";
import type { Result } from "../types/page.js";

/** Dispatches "change" when there is another result, or one less. */
export class Results extends Records<Result> {
  /** What this page has written. */
  written: Map<string, Result | null> = new Map();

  constructor(disk: IdbStore<Result> = new IdbStore("freebooters-results", "results")) {
    super(disk, RESULT);
  }

  /** All results, the earliest first. */
  async all(): Promise<Result[]> {
    return (await this.read()).whole.sort((one, other) => one.when - other.when);
  }

  override async read() {
    const found = await super.read();
    const results = new Map(found.whole.map((result) => [result.id, result]));
    for (const [id, result] of this.written) {
      if (result) results.set(id, result);
      else results.delete(id);
    }
    return { whole: [...results.values()], broken: found.broken };
  }

  /** Whether the results of this browser are those of a newer version of the page. */
  get isNewer() {
    return this.disk.isNewer;
  }

  /** Whether results cannot be kept for good. */
  get isFailing() {
    return this.disk.isShut;
  }

  /** Keeps results of games that have none yet: the first one counts. */
  async add(results: Result[]) {
    const known = new Set((await this.all()).map(({ id }) => id));
    for (const result of results)
      if (!known.has(result.id)) await this.#write(result.id, (stored) => stored ?? result);
    this.dispatchEvent(new Event("change"));
  }

  /** Adds to a result what was found out later. */
  async amend(id: string, found: Pick<Result, "rival">) {
    await this.#write(id, (stored) => stored && { ...stored, ...found });
    this.dispatchEvent(new Event("change"));
  }

  /** Forgets them. */
  async remove(results: Result[]) {
    for (const { id } of results) await this.#write(id, () => null);
    this.dispatchEvent(new Event("change"));
  }

  override async removeBroken(broken: Broken) {
    await super.removeBroken(broken);
    this.dispatchEvent(new Event("change"));
  }

  override async restoreBroken(broken: Broken) {
    await super.restoreBroken(broken);
    this.dispatchEvent(new Event("change"));
  }

  async #write(id: string, change: (stored: Result | undefined) => Result | null | undefined) {
    let next: Result | null | undefined;
    const apply = (stored: Result | undefined) =>
      (next = stored && !fits(RESULT, stored) ? undefined : change(stored ?? this.written.get(id) ?? undefined));
    await this.disk.update(id, apply).catch(() => apply(undefined));
    if (next !== undefined) this.written.set(id, next);
  }
}
