/** Saved games on this device: on disk, or in the page's memory while the disk fails. */

import { openChannel } from "./channel.js";
import { IdbStore, TIME_LIMIT } from "./idb-store.js";
import { LastTables } from "./last-tables.js";
import { newId } from "../kit/ids.js";
import { fits } from "../kit/shape.js";
import { SAVE } from "../model/stored-shapes.js";
import { Encryption } from "./encryption.js";
import { Records } from "./records.js";
import { pause } from "../kit/timeout.js";
import type { SaveRecord } from "../types/page.js";

type Marks = Partial<Pick<SaveRecord, "opened" | "filed" | "notes" | "title">>;

interface Unmarked {
  marks: Marks;
  isLate: boolean;
}

type Outcome = "stored" | "stale" | "failed" | "superseded";

interface Unsaved {
  record: SaveRecord | null;
  isLate: boolean;
}

/** Marks that somebody has written, so that it must be told if they are not stored. */
const WRITTEN = ["notes", "title"] as const;

/** A game that was not opened for so many milliseconds is at risk. */
const WEEK = 7 * 24 * 3600 * 1000;

/**
 * Keeps games by id. Several pages of one browser may do so: a page does not overwrite a game that
 * another page has changed meanwhile.
 *
 * What is not on disk is kept in memory and written at the next chance. Dispatches "change" when
 * that begins to take too long, and when it is over; "open" when a silent disk answers after all;
 * "elsewhere" with `{id, isGone}` when another page has written or removed a game.
 */
export class Saves extends Records<SaveRecord> {
  declare encryption: Encryption;
  declare channel: BroadcastChannel | null;
  /** The tables of the latest of them. */
  declare tables: LastTables;
  /** What is not on disk yet: the latest of each game this page wrote; null was removed. */
  unsaved: Map<string, Unsaved> = new Map();
  /** The games at this page's table, as they are now: they are not to be lost under it. */
  held: Map<string, SaveRecord> = new Map();
  /** What was noted about games and is not on disk yet. */
  unmarked: Map<string, Unmarked> = new Map();
  /** The revision in which this page has read or written a game last. */
  known: Map<string, number> = new Map();
  /** One write after the other, since each is based on the one before. */
  declare queue: Promise<unknown>;
  asked = false;

  /** `channel`: to other pages. */
  constructor(
    disk: IdbStore<SaveRecord> = new IdbStore("freebooters", "games"),
    channel: BroadcastChannel | null = openChannel("freebooters"),
    encryption: Encryption = new Encryption(),
    tables: LastTables = new LastTables(),
  ) {
    super(disk, SAVE);
    this.encryption = encryption;
    this.channel = channel;
    this.tables = tables;
    this.queue = Promise.resolve();
    disk.addEventListener("open", () => {
      this.#retry();
      this.dispatchEvent(new Event("open"));
    });
    disk.addEventListener("closed", () => void this.restore());
    encryption.disk.addEventListener("closed", () => this.#relock());
    channel?.addEventListener("message", ({ data }) =>
      this.dispatchEvent(new CustomEvent("elsewhere", { detail: data })),
    );
  }

  /**
   * Writes a game, unless the one stored is not the one it is based on: then it is "stale". What
   * has "failed" is kept in memory; what is "superseded" was written again meanwhile.
   */
  put(record: SaveRecord): Promise<Outcome> {
    return this.#keep(record.id, record);
  }

  remove(id: string) {
    this.release(id);
    void this.tables.remove(id);
    return this.#keep(id, null);
  }

  /** Keeps a game that is open here from being lost, as long as it is. */
  hold(record: SaveRecord) {
    this.held.set(record.id, record);
  }

  /** It was closed, or another page writes it. */
  release(id: string) {
    this.held.delete(id);
  }

  /**
   * Writes the games that are open here again if they are no longer on disk: somebody has cleared the
   * site's data, or removed the game in another page.
   */
  async restore() {
    for (const [id, record] of [...this.held]) {
      if (this.unsaved.has(id)) continue;
      const isThere = await this.disk.read(id).catch(() => undefined);
      // It may have been closed meanwhile, or have gone on.
      if (!isThere && !this.unsaved.has(id)) void this.put(this.held.get(id) ?? record);
    }
  }

  /** Locks the games that are open here anew: the key with which they were locked may be gone. */
  #relock() {
    for (const record of this.held.values()) if (record.isLocked) void this.put(record);
  }

  /** Notes something about a game without changing it. What has "failed" is kept in memory. */
  mark(id: string, marks: Marks): Promise<"stored" | "failed"> {
    const kept = this.unsaved.get(id);
    if (kept?.record) Object.assign(kept.record, marks);
    const earlier = this.unmarked.get(id);
    const entry = { marks: { ...earlier?.marks, ...marks }, isLate: earlier?.isLate ?? false };
    this.unmarked.set(id, entry);
    setTimeout(() => this.#delayMarks(id, entry), TIME_LIMIT);
    return this.#enqueueMarks(id, entry);
  }

  /** Returns null too if what is stored cannot be read. */
  async get(id: string): Promise<SaveRecord | null> {
    const kept = this.unsaved.get(id);
    if (kept) return kept.record;
    const record = await this.disk.read(id).catch(() => null);
    if (!record || !fits(SAVE, record)) return null;
    this.known.set(id, revisionOf(record));
    return this.#opened({ ...record, ...this.unmarked.get(id)?.marks });
  }

  /** A game as it was before it was put under lock. */
  async #opened({ locked, ...record }: SaveRecord) {
    if (!locked) return record;
    // Without the key the game is as good as broken, and its table says so.
    return { ...record, text: await this.encryption.open(locked).catch(() => "") };
  }

  /** A game as the disk gets it. Rather than not kept it is kept without a lock. */
  async #shut(record: SaveRecord): Promise<SaveRecord> {
    const locked = record.isLocked ? await this.encryption.lock(record.text) : null;
    return locked ? { ...record, text: "", locked } : record;
  }

  /** All games, the last played first; the text of one under lock is empty. */
  async all(): Promise<SaveRecord[]> {
    const { whole } = await this.read();
    return whole.sort((one, other) => other.updated - one.updated);
  }

  override async read() {
    const earlier = [...this.unsaved]; // may have been written between reading the disk and now
    const found = await super.read();
    const games = new Map(
      found.whole.map((record) => [record.id, { ...record, ...this.unmarked.get(record.id)?.marks }]),
    );
    for (const [id, { record }] of [...earlier, ...this.unsaved]) {
      if (record) games.set(id, record);
      else games.delete(id);
    }
    return { whole: [...games.values()], broken: found.broken };
  }

  /** Whether writing this page's latest state of a game takes too long. */
  isLate(id: string) {
    return this.unsaved.get(id)?.isLate ?? false;
  }

  /** Whether storing what was written about a game takes too long. */
  areNotesLate(id: string) {
    return this.unmarked.get(id)?.isLate ?? false;
  }

  /** Whether something would be lost if the page were closed now. */
  get isAtStake() {
    return [...this.unsaved.values(), ...this.unmarked.values()].some(({ isLate }) => isLate);
  }

  /** Whether games cannot be kept for good. */
  get isFailing() {
    return this.disk.isShut || this.isAtStake;
  }

  /** Whether the games of this browser are those of a newer version of the page. */
  get isNewer() {
    return this.disk.isNewer;
  }

  /**
   * Waits until everything has been written, but not for ever; whether nothing is in this page's
   * memory alone, a game that is open here and no longer on disk included.
   */
  async settled() {
    const written = this.restore().then(() => this.queue);
    const isDone = await Promise.race([
      written.then(() => true),
      pause(TIME_LIMIT).then(() => false),
    ]);
    const isMarked = ![...this.unmarked.values()].some(({ marks }) => isWritten(marks));
    return isDone && isMarked && this.unsaved.size === 0;
  }

  /**
   * Another page writes that game from now on: what this page could not store becomes a separate
   * game.
   */
  async cede(id: string) {
    await this.settled();
    const entry = this.unsaved.get(id);
    if (!entry) return;
    this.#settle(id, entry);
    this.#rescue(entry);
  }

  /** Asks the browser, once, not to clear our games when space is short. */
  persist() {
    if (this.asked) return;
    this.asked = true;
    navigator.storage?.persist?.().catch(() => false);
  }

  /** Whether the browser may clear our games when space is short. */
  async isAtRisk() {
    return !(await navigator.storage?.persisted?.().catch(() => false));
  }

  #keep(id: string, record: SaveRecord | null): Promise<Outcome> {
    const entry = { record, isLate: this.isLate(id) };
    this.unsaved.set(id, entry);
    this.#settleMarks(id); // what was noted is in the record
    setTimeout(() => this.#delay(id, entry), TIME_LIMIT);
    return this.#enqueue(id, entry);
  }

  #enqueue(id: string, entry: Unsaved): Promise<Outcome> {
    const written = this.queue.then(() =>
      this.unsaved.get(id) === entry ? this.#write(id, entry) : "superseded",
    );
    this.queue = written;
    return written;
  }

  #delay(id: string, entry: Unsaved) {
    if (this.unsaved.get(id) !== entry || entry.isLate) return;
    entry.isLate = true;
    this.dispatchEvent(new Event("change"));
  }

  async #write(id: string, entry: Unsaved): Promise<Outcome> {
    const record = entry.record && (await this.#shut(entry.record));
    const base = Math.max(record?.revision ?? 0, this.known.get(id) ?? 0);
    let isStale = false;
    try {
      await this.disk.update(id, (stored) => {
        isStale = record !== null && stored !== undefined && !isAt(stored, base);
        if (isStale) return undefined;
        return record && { ...record, revision: base + 1 };
      });
    } catch {
      this.#delay(id, entry);
      return "failed";
    }
    this.#settle(id, entry);
    if (isStale) {
      this.#rescue(entry);
      return "stale";
    }
    this.known.set(id, base + 1);
    this.channel?.postMessage({ id, isGone: record === null });
    this.#retry();
    return "stored";
  }

  /** Removes it from what is to be written. */
  #settle(id: string, entry: Unsaved) {
    if (this.unsaved.get(id) !== entry) return;
    this.unsaved.delete(id);
    if (entry.isLate) this.dispatchEvent(new Event("change"));
  }

  /**
   * Keeps what was played while the disk failed as a separate game, because another page has
   * changed the same game.
   */
  #rescue({ record, isLate }: Unsaved) {
    if (record && isLate) void this.put({ ...record, id: newId(), revision: 0 });
  }

  #enqueueMarks(id: string, entry: Unmarked): Promise<"stored" | "failed"> {
    const written = this.queue.then(() => this.#writeMarks(id, entry));
    this.queue = written;
    return written;
  }

  async #writeMarks(id: string, entry: Unmarked): Promise<"stored" | "failed"> {
    if (this.unmarked.get(id) !== entry) return "stored"; // with what came later
    try {
      await this.disk.update(id, (stored) => stored && { ...stored, ...entry.marks });
    } catch {
      this.#delayMarks(id, entry);
      return "failed";
    }
    if (this.unmarked.get(id) === entry) this.#settleMarks(id);
    if (entry.isLate) this.#retry();
    return "stored";
  }

  #delayMarks(id: string, entry: Unmarked) {
    if (this.unmarked.get(id) !== entry || entry.isLate || !isWritten(entry.marks)) return;
    entry.isLate = true;
    this.dispatchEvent(new Event("change"));
  }

  #settleMarks(id: string) {
    const entry = this.unmarked.get(id);
    this.unmarked.delete(id);
    if (entry?.isLate) this.dispatchEvent(new Event("change"));
  }

  /** Tries again to write what could not be written. */
  #retry() {
    for (const [id, entry] of this.unsaved) if (entry.isLate) void this.#enqueue(id, entry);
    for (const [id, entry] of this.unmarked) if (entry.isLate) void this.#enqueueMarks(id, entry);
  }
}

/**
 * Whether nobody has opened a game for a week, nor made a file of it since it was played. `now`:
 * milliseconds.
 */
export function isForgotten(
  { isLocked = false, updated, opened = 0, filed = 0 }: SaveRecord,
  now: number,
) {
  if (isLocked) return false; // no file is made of it
  return now - Math.max(updated, opened) > WEEK && filed < updated;
}

function isWritten(marks: Marks) {
  return WRITTEN.some((name) => name in marks);
}

/** Whether what is stored is that revision: never, if it cannot be read. */
function isAt(stored: unknown, revision: number) {
  return fits(SAVE, stored) && revisionOf(stored) === revision;
}

/** How often a game was written. */
function revisionOf({ revision = 0 }: SaveRecord) {
  return revision;
}
