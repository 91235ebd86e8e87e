/**
 * Fetches the runtime's files in parallel, counts their bytes as they arrive, and checks that they
 * are the files that were built. What the service worker has stored is read from its store, which
 * takes less time than asking it; what the document contains is unpacked.
 */

import { unpacked } from "./gunzip.js";
import type { Message } from "../types/engine.js";
import type { Packed, RuntimeFiles } from "../types/workers.js";

/** Kept, because the worker's own `fetch` is replaced once the runtime is loaded. */
const request = globalThis.fetch.bind(globalThis);

/** The usual way, then past the browser's caches and ours. */
const CACHES = ["default", "reload"] as const;

/** Of the program, in bytes: the part by which the line is measured. */
const MEASURED = { from: 500_000, to: 1_500_000 };

/** What each encoding leaves of the program. */
const COMPRESSED: Record<string, number> = { br: 0.29, gzip: 0.41 };

/** A failed download, with words for the reader. */
export class DownloadError extends Error {
  declare words: Message;

  constructor(key: string, args: Record<string, string | number>) {
    super(`${key} ${JSON.stringify(args)}`);
    this.words = { key, args };
  }
}

export class Downloads {
  declare base: string;
  declare files: RuntimeFiles;
  declare counted: boolean;
  declare onBytes: (loaded: number, total: number) => void;
  declare copies: Record<string, Packed>;
  declare store: string;
  loaded = 0;
  total = 0;
  names: string[] = [];
  declare line: Line;

  /**
   * `base`: address of the folder, ending in a slash. `files`: what it holds. `counted`: false:
   * whole files only. A counted stream is a new response, and browsers keep compiled WebAssembly
   * only for responses of the network or of a cache. `copies`: files that the document contains,
   * packed. `store`: the name of the service worker's store, unless bytes are counted.
   */
  constructor(
    base: string,
    files: RuntimeFiles,
    counted: boolean,
    onBytes: (loaded: number, total: number) => void,
    copies: Record<string, Packed> = {},
    store = "",
  ) {
    this.base = base;
    this.files = files;
    this.counted = counted;
    this.onBytes = onBytes;
    this.copies = copies;
    this.store = store;
    this.line = new Line();
  }

  /**
   * Megabits per second of the line, once enough of the program has come over it; infinite if
   * nothing does, since all is stored here. 0 if it could not be measured.
   */
  async speed(): Promise<number> {
    return this.counted ? this.line.speed : Infinity;
  }

  /** The file's bytes. */
  async bytes(name: string): Promise<ArrayBuffer> {
    const tally = this.#expect(name);
    const bytes =
      (await rightBytes(await this.#stored(name), this.files.hashes[name])) ??
      (await tally.watch(await this.#right(name)).arrayBuffer());
    tally.finish();
    return bytes;
  }

  /** What is in a packed file, if the service worker has stored it unpacked; null if not. */
  async unpacked(name: string) {
    const file = `${name}?unpacked`;
    const stored = await this.#stored(file);
    if (!stored) return null;
    const bytes = await right(await atOnce(stored), this.files.unpacked[name]);
    // The service worker makes it anew when the page has started.
    if (!bytes) await (await caches.open(this.store)).delete(this.base + file).catch(() => {});
    return bytes;
  }

  /** The compiled program. */
  async program(name: string): Promise<WebAssembly.Module> {
    const tally = this.#expect(name, (bytes) => this.line.take(bytes));
    const stored = await this.#stored(name);
    const bytes = stored && (await atOnce(stored));
    // A hash can be checked only at the end, so it is checked only if compiling fails.
    const own = bytes && (await WebAssembly.compile(bytes).catch(() => null));
    const module = own ?? (await this.#compiled(name, tally.watch));
    tally.finish();
    return module;
  }

  /** The program from the host; compiled while it arrives, if the host sends the right type. */
  async #compiled(name: string, watch: (response: Response) => Response) {
    try {
      const response = await this.#answer(name);
      this.line.begin(response);
      return await compiled(watch(response)).catch(async () => compiled(await this.#right(name)));
    } finally {
      this.line.end();
    }
  }

  /** The namespace of a script module. */
  async script(name: string): Promise<any> {
    const tally = this.#expect(name);
    const address = await this.#address(name);
    const namespace = await import(address).catch(async () => {
      const copy = this.copies[name];
      if (copy) return import(await textAddress(copy));
      const type = (await this.#right(name)).headers.get("content-type") ?? "";
      if (!/javascript/i.test(type)) {
        throw new DownloadError("error-mime", { file: name, type: type || "–" });
      }
      return import(`${address}?again`); // browsers remember a failed import under its address
    });
    tally.finish();
    return namespace;
  }

  /** What is wrong with the first wrong file among those asked for; null if all are right. */
  async fault(): Promise<DownloadError | null> {
    for (const name of this.names) {
      const fault = await this.#right(name).catch((reason) => reason);
      if (fault instanceof DownloadError) return fault;
    }
    return null;
  }

  /** The right file: past the caches if what they have is wrong. Throws `DownloadError`. */
  async #right(name: string) {
    const integrity = this.files.hashes[name] ?? "";
    for (const cache of CACHES) {
      const response = await this.#request(name, { integrity, cache }).catch(() => null);
      if (response?.ok) return response;
    }
    await this.#answer(name, { cache: "reload" });
    throw new DownloadError("error-file", { file: name });
  }

  /** What is stored of a file. */
  async #stored(file: string): Promise<Response | null> {
    if (this.counted || !this.store || file in this.copies) return null;
    try {
      const options = { cacheName: this.store };
      return (await caches.match(this.base + file, options)) ?? null;
    } catch {
      return null; // no store in this place, or a broken one
    }
  }

  /** The answer of the host or a cache. Throws `DownloadError` if there is none, or a failure. */
  async #answer(file: string, settings?: RequestInit) {
    const response = await this.#request(file, settings).catch(() => null);
    if (!response) throw new DownloadError("error-fetch", { file });
    const { ok, status } = response;
    if (!ok) throw new DownloadError("error-fetch-status", { file, status });
    return response;
  }

  async #request(name: string, settings?: RequestInit) {
    const copy = this.copies[name];
    return copy ? unpacked(copy) : request(this.base + name, settings);
  }

  /** From where a script is imported. */
  async #address(name: string) {
    const copy = this.copies[name];
    return copy ? URL.createObjectURL(await unpacked(copy).blob()) : this.base + name;
  }

  /** `onPiece`: what has just come of it. */
  #expect(name: string, onPiece: (bytes: number) => void = () => {}) {
    const size = this.files.sizes[name] ?? 0;
    this.names.push(name);
    this.total += size;
    let counted = 0;
    const add = (bytes: number) => {
      const fitting = Math.min(bytes, size - counted);
      counted += fitting;
      this.loaded += fitting;
      if (fitting > 0) this.onBytes(this.loaded, this.total);
    };
    const take = (bytes: number) => {
      onPiece(bytes);
      add(bytes);
    };
    return {
      watch: (response: Response) =>
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
  declare speed: Promise<number>;
  declare tell: (value: number | PromiseLike<number>) => void;
  share = 1;
  bytes = 0;
  begun = 0;

  constructor() {
    this.speed = new Promise((resolve) => (this.tell = resolve));
  }

  begin({ headers }: Response) {
    this.share = COMPRESSED[headers.get("content-encoding") ?? ""] ?? 1;
  }

  /** `bytes`: that have come, uncompressed. */
  take(bytes: number) {
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

/** The bytes that were stored, if they have that hash. `hash`: as `integrity` has it. */
async function rightBytes(stored: Response | null, hash: string | undefined) {
  return right((await stored?.arrayBuffer().catch(() => null)) ?? null, hash);
}

/**
 * The bytes of a large answer. Read piece by piece they would have to wait for whatever else this
 * thread does.
 */
async function atOnce(stored: Response): Promise<ArrayBuffer | null> {
  const { FileReaderSync } = globalThis as any; // some workers have none
  try {
    const file = await stored.blob();
    return FileReaderSync ? new FileReaderSync().readAsArrayBuffer(file) : await file.arrayBuffer();
  } catch {
    return null;
  }
}

/** These bytes, if they have that hash. `hash`: as `integrity` has it. */
async function right(bytes: ArrayBuffer | null, hash: string | undefined) {
  if (!bytes) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` ? bytes : null;
}

async function compiled(response: Response) {
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** The same response, which reports each chunk. */
function watched(
  response: Response,
  body: ReadableStream<Uint8Array>,
  add: (bytes: number) => void,
) {
  const counter = new TransformStream({
    transform(chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) {
      add(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counter), { headers: response.headers });
}

/** A script's address that is the script itself. WebKit imports no blob where a document has no origin. */
async function textAddress(copy: Packed) {
  return `data:text/javascript;charset=utf-8,${encodeURIComponent(await unpacked(copy).text())}`;
}
