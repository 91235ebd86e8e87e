/** A store of records by id in IndexedDB whose calls always end in time. */

/**
 * Milliseconds after which a disk that does not answer counts as missing, until it answers after
 * all.
 */
export const TIME_LIMIT = 3000;

/**
 * Every call rejects where the disk fails or stays silent. Dispatches "open" when it answers after
 * all, and "closed" when the browser has closed it: what was on it may have been thrown away.
 * @template {{id: string}} T
 */
export class Disk extends EventTarget {
  /** @param {string} name @param {string} store @param {number} [timeLimit] milliseconds */
  constructor(name, store, timeLimit = TIME_LIMIT) {
    super();
    this.name = name;
    this.store = store;
    this.timeLimit = timeLimit;
    /** @type {Promise<IDBDatabase> | null} */
    this.opening = null;
    /** It has not answered in time, but may still do so. */
    this.isSilent = false;
    /** It cannot be read, or not in time. */
    this.isShut = false;
  }

  /**
   * Changes one record, in a transaction of its own. Resolves when it is on disk.
   * @param {string} id
   * @param {(stored: T | undefined) => T | null | undefined} change what is to be stored in its
   *   place; null: nothing, undefined: what is
   */
  async update(id, change) {
    const transaction = (await this.#connect()).transaction(this.store, "readwrite");
    const store = transaction.objectStore(this.store);
    const reading = store.get(id);
    reading.onsuccess = () => {
      const next = change(reading.result);
      if (next === null) store.delete(id);
      else if (next) store.put(next);
    };
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  }

  /** @param {string} id @returns {Promise<T | undefined>} */
  read(id) {
    return this.#read((store) => store.get(id));
  }

  /** @returns {Promise<T[]>} */
  all() {
    return this.#read((store) => store.getAll());
  }

  /**
   * @template R
   * @param {(store: IDBObjectStore) => IDBRequest<R>} act
   * @returns {Promise<R>}
   */
  async #read(act) {
    const database = await this.#connect();
    const reading = settled(act(database.transaction(this.store).objectStore(this.store)));
    reading.then(
      () => this.#answered(),
      () => {},
    );
    try {
      return await within(this.timeLimit, reading);
    } catch (error) {
      this.isShut = true;
      throw error;
    }
  }

  #answered() {
    if (!this.isShut) return;
    this.isShut = false;
    this.dispatchEvent(new Event("open"));
  }

  /** @returns {Promise<IDBDatabase>} */
  async #connect() {
    this.opening ??= this.#open();
    try {
      return await within(this.isSilent ? 0 : this.timeLimit, this.opening);
    } catch (error) {
      this.isSilent = this.opening !== null;
      this.isShut = true;
      throw error;
    }
  }

  async #open() {
    try {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: "id" });
      const database = await settled(request);
      // The browser has closed it, or another page needs a newer version: the next call opens it
      // again.
      database.onclose = database.onversionchange = () => {
        database.close();
        this.opening = null;
        this.dispatchEvent(new Event("closed"));
      };
      this.isSilent = false;
      this.#answered();
      return database;
    } catch (error) {
      this.opening = null;
      this.isSilent = false;
      throw error;
    }
  }
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

/**
 * The promise's value, if it comes in time; otherwise rejects.
 * @template T
 * @param {number} milliseconds
 * @param {Promise<T>} promised
 * @returns {Promise<T>}
 */
function within(milliseconds, promised) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("no answer")), milliseconds);
    promised.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
