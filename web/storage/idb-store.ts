/** A store of records by id in IndexedDB whose calls always end in time. */

/**
 * Milliseconds after which a disk that does not answer counts as missing, until it answers after
 * all.
 */
export const TIME_LIMIT = 3000;

/** The first version of a database; one that has it was made by this page, or by an older one. */
const FIRST = 1;

/**
 * The mark of a database that this page has healed, which gives it a higher version: a store without
 * records. What has a higher version and no such mark comes from a newer page.
 */
const HEALED = "healed-1";

/** The database comes from a newer version of this page. */
export class NewerError extends Error {}

/**
 * Every call rejects where the disk fails or stays silent. A database that lacks the store gets it and
 * keeps whatever else it has; one from a newer version of this page is left alone. Dispatches "open"
 * when it answers after all, and "closed" when the browser has closed it: what was on it may have been
 * thrown away.
 */
export class IdbStore<T extends { id: string }> extends EventTarget {
  declare name: string;
  declare store: string;
  declare timeLimit: number;
  opening: Promise<IDBDatabase> | null = null;
  /** It has not answered in time, but may still do so. */
  isSilent = false;
  /** It cannot be read, or not in time. */
  isShut = false;
  /** It comes from a newer version of this page. */
  isNewer = false;

  /** `timeLimit`: milliseconds. */
  constructor(name: string, store: string, timeLimit: number = TIME_LIMIT) {
    super();
    this.name = name;
    this.store = store;
    this.timeLimit = timeLimit;
  }

  /**
   * Changes one record, in a transaction of its own. Resolves when it is on disk. `change`: what is
   * to be stored in its place; null: nothing, undefined: what is.
   */
  async update(id: string, change: (stored: T | undefined) => T | null | undefined) {
    const transaction = (await this.#connect()).transaction(this.store, "readwrite");
    const store = transaction.objectStore(this.store);
    const reading = store.get(id);
    const failed = new Promise((_, reject) => {
      reading.onsuccess = () => {
        try {
          const next = change(reading.result);
          if (next === null) store.delete(id);
          else if (next) store.put(next);
        } catch (error) {
          reject(error); // the store does not take it
          transaction.abort();
        }
      };
    });
    await Promise.race([done(transaction), failed]);
  }

  /** `key`: of a record that may be anything. */
  async remove(key: IDBValidKey) {
    const transaction = (await this.#connect()).transaction(this.store, "readwrite");
    transaction.objectStore(this.store).delete(key);
    await done(transaction);
  }

  /** Stores that record under its key again, unless there is another one now. */
  restore(key: IDBValidKey, row: unknown) {
    return this.update(key as string, (stored) => (stored ? undefined : row as T));
  }

  read(id: string): Promise<T | undefined> {
    return this.#look((store) => settled(store().get(id)));
  }

  /** All records, whatever they look like. Of one that the browser itself cannot read there is the id. */
  all(): Promise<unknown[]> {
    return this.#look((store) => settled(store().getAll()).catch(() => oneByOne(store)));
  }

  /** `store`: in a transaction of its own. */
  async #look<R>(act: (store: () => IDBObjectStore) => Promise<R>): Promise<R> {
    const database = await this.#connect();
    const looking = act(() => database.transaction(this.store).objectStore(this.store));
    looking.then(
      () => this.#answered(),
      () => {},
    );
    try {
      return await within(this.timeLimit, looking);
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

  async #connect(): Promise<IDBDatabase> {
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
      const database = await this.#whole(await this.#opened());
      // The browser has closed it, or another page needs a newer version: the next call opens it
      // again.
      database.onclose = database.onversionchange = () => {
        database.close();
        this.opening = null;
        this.dispatchEvent(new Event("closed"));
      };
      this.isSilent = false;
      this.isNewer = false;
      this.#answered();
      return database;
    } catch (error) {
      this.opening = null;
      this.isSilent = false;
      this.isNewer = error instanceof NewerError;
      throw error;
    }
  }

  /** `version`: missing: the one it has, or the first. */
  #opened(version?: number) {
    const request = indexedDB.open(this.name, version);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      const stores = database.version > FIRST ? [this.store, HEALED] : [this.store];
      for (const store of stores)
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: "id" });
    };
    return settled(request);
  }

  /** The database with its store, which a broken one may lack. */
  async #whole(database: IDBDatabase) {
    const { objectStoreNames: stores, version } = database;
    if (version > FIRST && !stores.contains(HEALED)) {
      database.close();
      throw new NewerError(`${this.name} has version ${version}`);
    }
    if (stores.contains(this.store)) return database;
    database.close();
    return this.#opened(version + 1);
  }
}

/** Resolves when it is on disk. */
function done(transaction: IDBTransaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
}

/** All records of a store of which some cannot be read. */
async function oneByOne(store: () => IDBObjectStore) {
  const keys = await settled(store().getAllKeys());
  return Promise.all(keys.map((key) => settled(store().get(key)).catch(() => ({ id: key }))));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The promise's value, if it comes in time; otherwise rejects. */
function within<T>(milliseconds: number, promised: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("no answer")), milliseconds);
    promised.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
