/** Games on this device: IndexedDB, or the page's own memory where there is none. */

/** @import {SaveRecord} from "./ui/types.js" */

const NAME = "freebooters";
const STORE = "games";

/** Keeps games by id. Dispatches "trouble" once, when they can no longer be kept for good. */
export class Saves extends EventTarget {
  constructor() {
    super();
    /**
     * The latest record of every game this page wrote: it outlives a failing database.
     * @type {Map<string, SaveRecord | null>}
     */
    this.memory = new Map();
    this.lasting = true;
    this.asked = false;
    this.database = open().catch(() => this.#lose());
  }

  /**
   * Writes a game; resolves when it is on disk, or known not to be.
   * @param {SaveRecord} record
   */
  async put(record) {
    this.memory.set(record.id, record);
    await this.#write((store) => store.put(record));
    this.#persist();
  }

  /** @param {string} id */
  async remove(id) {
    this.memory.set(id, null);
    await this.#write((store) => store.delete(id));
  }

  /**
   * @param {string} id
   * @returns {Promise<SaveRecord | null>}
   */
  async get(id) {
    const kept = this.memory.get(id);
    if (kept !== undefined) return kept;
    return (await this.#read((store) => store.get(id))) ?? null;
  }

  /**
   * All games, the last played first.
   * @returns {Promise<SaveRecord[]>}
   */
  async all() {
    const stored = (await this.#read((store) => store.getAll())) ?? [];
    const games = new Map(stored.map((/** @type {SaveRecord} */ record) => [record.id, record]));
    for (const [id, record] of this.memory) {
      if (record) games.set(id, record);
      else games.delete(id);
    }
    return [...games.values()].sort((one, other) => other.updated - one.updated);
  }

  /** Resolves when what was put has been written; whether nothing is in this page's memory alone. */
  async settled() {
    // Reading waits for all writing that was begun before.
    await this.#read((store) => store.count());
    return this.lasting || this.memory.size === 0;
  }

  /** Asks the browser once not to clear our games when space is short. */
  #persist() {
    if (this.asked) return;
    this.asked = true;
    navigator.storage?.persist?.().catch(() => false);
  }

  /** @param {(store: IDBObjectStore) => IDBRequest} act */
  async #write(act) {
    const database = await this.database;
    if (!database) return;
    try {
      const transaction = database.transaction(STORE, "readwrite");
      act(transaction.objectStore(STORE));
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
    } catch {
      this.#lose();
    }
  }

  /**
   * @template T
   * @param {(store: IDBObjectStore) => IDBRequest<T>} act
   * @returns {Promise<T | null>}
   */
  async #read(act) {
    const database = await this.database;
    if (!database) return null;
    try {
      return await settled(act(database.transaction(STORE).objectStore(STORE)));
    } catch {
      this.#lose();
      return null;
    }
  }

  /** @returns {null} */
  #lose() {
    if (this.lasting) {
      this.lasting = false;
      this.dispatchEvent(new Event("trouble"));
    }
    return null;
  }
}

/** An id for a new game. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** @returns {Promise<IDBDatabase | null>} */
async function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return settled(request);
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
