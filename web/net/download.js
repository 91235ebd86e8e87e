/**
 * Fetches the runtime's files in parallel, counts their bytes as they arrive, and checks that they
 * are the files that were built. What the service worker has stored is read from its store, which
 * takes less time than asking it; what the document contains is unpacked.
 */

import { unpacked } from "./gunzip.js";

/** @import {RuntimeFiles} from "../types/workers.js" */
/** @import {Message} from "../types/engine.js" */

/** Kept, because the worker's own `fetch` is replaced once the runtime is loaded. */
const request = globalThis.fetch.bind(globalThis);

/** The usual way, then past the browser's caches and ours. */
const CACHES = /** @type {const} */ (["default", "reload"]);

/** Of the program, in bytes: the part by which the line is measured. */
const MEASURED = { from: 500_000, to: 1_500_000 };

/** What each encoding leaves of the program. @type {Record<string, number>} */
const COMPRESSED = { br: 0.29, gzip: 0.41 };

/** A failed download, with words for the reader. */
export class DownloadError extends Error {
  /** @param {string} key @param {Record<string, string | number>} args */
  constructor(key, args) {
    super(`${key} ${JSON.stringify(args)}`);
    /** @type {Message} */
    this.words = { key, args };
  }
}

export class Downloads {
  /**
   * @param {string} base address of the folder, ending in a slash
   * @param {RuntimeFiles} files what it holds
   * @param {boolean} counted false: whole files only. A counted stream is a new response, and
   *   browsers keep compiled WebAssembly only for responses of the network or of a cache.
   * @param {(loaded: number, total: number) => void} onBytes
   * @param {Record<string, Blob>} [copies] files that the document contains, packed
   * @param {string} [store] the name of the service worker's store, unless bytes are counted
   */
  constructor(base, files, counted, onBytes, copies = {}, store = "") {
    this.base = base;
    this.files = files;
    this.counted = counted;
    this.onBytes = onBytes;
    this.copies = copies;
    this.store = store;
    this.loaded = 0;
    this.total = 0;
    /** @type {string[]} */
    this.names = [];
    this.line = new Line();
  }

  /**
   * Megabits per second of the line, once enough of the program has come over it; infinite if
   * nothing does, since all is stored here. 0 if it could not be measured.
   * @returns {Promise<number>}
   */
  async speed() {
    return this.counted ? this.line.speed : Infinity;
  }

  /**
   * The file's bytes.
   * @param {string} name
   * @returns {Promise<ArrayBuffer>}
   */
  async bytes(name) {
    const tally = this.#expect(name);
    const bytes =
      (await rightBytes(await this.#stored(name), this.files.hashes[name])) ??
      (await tally.watch(await this.#right(name)).arrayBuffer());
    tally.finish();
    return bytes;
  }

  /**
   * What is in a packed file, if the service worker has stored it unpacked; null if not.
   * @param {string} name
   */
  async unpacked(name) {
    const file = `${name}?unpacked`;
    const stored = await this.#stored(file);
    if (!stored) return null;
    const bytes = await right(await atOnce(stored), this.files.unpacked[name]);
    // The service worker makes it anew when the page has started.
    if (!bytes) await (await caches.open(this.store)).delete(this.base + file).catch(() => {});
    return bytes;
  }

  /**
   * The compiled program.
   * @param {string} name
   * @returns {Promise<WebAssembly.Module>}
   */
  async program(name) {
    const tally = this.#expect(name, (bytes) => this.line.take(bytes));
    const stored = await this.#stored(name);
    const bytes = stored && (await atOnce(stored));
    // A hash can be checked only at the end, so it is checked only if compiling fails.
    const own = bytes && (await WebAssembly.compile(bytes).catch(() => null));
    const module = own ?? (await this.#compiled(name, tally.watch));
    tally.finish();
    return module;
  }

  /**
   * The program from the host; compiled while it arrives, if the host sends the right type.
   * @param {string} name
   * @param {(response: Response) => Response} watch
   */
  async #compiled(name, watch) {
    try {
      const response = await this.#answer(name);
      this.line.begin(response);
      return await compiled(watch(response)).catch(async () => compiled(await this.#right(name)));
    } finally {
      this.line.end();
    }
  }

  /**
   * The namespace of a script module.
   * @param {string} name
   * @returns {Promise<any>}
   */
  async script(name) {
    const tally = this.#expect(name);
    const address = await this.#address(name);
    const namespace = await import(address).catch(async () => {
      const type = (await this.#right(name)).headers.get("content-type") ?? "";
      if (!/javascript/i.test(type)) {
        throw new DownloadError("error-mime", { file: name, type: type || "–" });
      }
      return import(`${address}?again`); // browsers remember a failed import under its address
    });
    tally.finish();
    return namespace;
  }

  /**
   * What is wrong with the first wrong file among those asked for; null if all are right.
   * @returns {Promise<DownloadError | null>}
   */
  async fault() {
    for (const name of this.names) {
      const fault = await this.#right(name).catch((reason) => reason);
      if (fault instanceof DownloadError) return fault;
    }
    return null;
  }

  /**
   * The right file: past the caches if what they have is wrong. Throws `DownloadError`.
   * @param {string} name
   */
  async #right(name) {
    const integrity = this.files.hashes[name] ?? "";
    for (const cache of CACHES) {
      const response = await this.#request(name, { integrity, cache }).catch(() => null);
      if (response?.ok) return response;
    }
    await this.#answer(name, { cache: "reload" });
    throw new DownloadError("error-file", { file: name });
  }

  /** What is stored of a file. @param {string} file @returns {Promise<Response | null>} */
  async #stored(file) {
    if (this.counted || !this.store || file in this.copies) return null;
    try {
      const options = { cacheName: this.store };
      return (await caches.match(this.base + file, options)) ?? null;
    } catch {
      return null; // no store in this place, or a broken one
    }
  }

  /**
   * The answer of the host or a cache. Throws `DownloadError` if there is none, or a failure.
   * @param {string} file
   * @param {RequestInit} [settings]
   */
  async #answer(file, settings) {
    const response = await this.#request(file, settings).catch(() => null);
    if (!response) throw new DownloadError("error-fetch", { file });
    const { ok, status } = response;
    if (!ok) throw new DownloadError("error-fetch-status", { file, status });
    return response;
  }

  /** @param {string} name @param {RequestInit} [settings] */
  async #request(name, settings) {
    const copy = this.copies[name];
    return copy ? unpacked(copy) : request(this.base + name, settings);
  }

  /** From where a script is imported. @param {string} name */
  async #address(name) {
    const copy = this.copies[name];
    return copy ? URL.createObjectURL(await unpacked(copy).blob()) : this.base + name;
  }

  /** @param {string} name @param {(bytes: number) => void} [onPiece] what has just come of it */
  #expect(name, onPiece = () => {}) {
    const size = this.files.sizes[name] ?? 0;
    this.names.push(name);
    this.total += size;
    let counted = 0;
    const add = (/** @type {number} */ bytes) => {
      const fitting = Math.min(bytes, size - counted);
      counted += fitting;
      this.loaded += fitting;
      if (fitting > 0) this.onBytes(this.loaded, this.total);
    };
    const take = (/** @type {number} */ bytes) => {
      onPiece(bytes);
      add(bytes);
    };
    return {
      /** @param {Response} response */
      watch: (response) =>
        this.counted && response.body ? watched(response, response.body, take) : response,
      finish: () => add(size - counted),
    };
  }
}

/**
 * How fast a line is. Measured while the program comes, the biggest file of every start, and not
 * from its first bytes, since connections begin slowly.
 */
class Line {
  constructor() {
    /** @type {Promise<number>} */
    this.speed = new Promise((resolve) => (this.tell = resolve));
    this.share = 1;
    this.bytes = 0;
    this.begun = 0;
  }

  /** @param {Response} response */
  begin({ headers }) {
    this.share = COMPRESSED[headers.get("content-encoding") ?? ""] ?? 1;
  }

  /** @param {number} bytes that have come, uncompressed */
  take(bytes) {
    if (this.bytes < MEASURED.from) this.begun = performance.now();
    this.bytes += bytes;
    if (this.bytes < MEASURED.to) return;
    const bits = 8 * (MEASURED.to - MEASURED.from) * this.share;
    this.tell(bits / 1000 / Math.max(performance.now() - this.begun, 1));
  }

  end() {
    this.tell(0);
  }
}

/**
 * The bytes that were stored, if they have that hash.
 * @param {Response | null} stored
 * @param {string | undefined} hash as `integrity` has it
 */
async function rightBytes(stored, hash) {
  return right((await stored?.arrayBuffer().catch(() => null)) ?? null, hash);
}

/**
 * The bytes of a large answer. Read piece by piece they would have to wait for whatever else this
 * thread does.
 * @param {Response} stored
 * @returns {Promise<ArrayBuffer | null>}
 */
async function atOnce(stored) {
  const { FileReaderSync } = /** @type {any} */ (globalThis); // some workers have none
  try {
    const file = await stored.blob();
    return FileReaderSync ? new FileReaderSync().readAsArrayBuffer(file) : await file.arrayBuffer();
  } catch {
    return null;
  }
}

/**
 * These bytes, if they have that hash.
 * @param {ArrayBuffer | null} bytes
 * @param {string | undefined} hash as `integrity` has it
 */
async function right(bytes, hash) {
  if (!bytes) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` ? bytes : null;
}

/** @param {Response} response */
async function compiled(response) {
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The same response, which reports each chunk.
 * @param {Response} response
 * @param {ReadableStream<Uint8Array>} body
 * @param {(bytes: number) => void} add
 */
function watched(response, body, add) {
  const counter = new TransformStream({
    /**
     * @param {Uint8Array} chunk
     * @param {TransformStreamDefaultController<Uint8Array>} controller
     */
    transform(chunk, controller) {
      add(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counter), { headers: response.headers });
}
