/** Fetching the runtime's files side by side, counting their bytes as they arrive. */

/** @import {Message} from "./types.js" */

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
   * @param {Record<string, number>} sizes bytes of every file
   * @param {boolean} counted false: whole files only. A counted stream is a new response, and
   *   browsers keep compiled WebAssembly only for responses of the network or of a cache.
   * @param {(loaded: number, total: number) => void} onBytes
   */
  constructor(base, sizes, counted, onBytes) {
    this.base = base;
    this.sizes = sizes;
    this.counted = counted;
    this.onBytes = onBytes;
    this.loaded = 0;
    this.total = 0;
  }

  /**
   * The file's bytes.
   * @param {string} name
   * @returns {Promise<ArrayBuffer>}
   */
  async bytes(name) {
    const tally = this.#expect(name);
    const response = await this.#response(name);
    const bytes = await tally.watch(response).arrayBuffer();
    tally.finish();
    return bytes;
  }

  /**
   * The compiled program; compiled while it arrives where the host names its type rightly.
   * @param {string} name
   * @returns {Promise<WebAssembly.Module>}
   */
  async program(name) {
    const tally = this.#expect(name);
    const response = tally.watch(await this.#response(name));
    const typed = response.headers.get("content-type")?.startsWith("application/wasm");
    const module = typed
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
    tally.finish();
    return module;
  }

  /**
   * The namespace of a script module.
   * @param {string} name
   * @returns {Promise<any>}
   */
  async script(name) {
    const tally = this.#expect(name);
    const address = this.base + name;
    try {
      const namespace = await import(address);
      tally.finish();
      return namespace;
    } catch (error) {
      throw await this.#scriptError(name, error);
    }
  }

  /** @param {string} name */
  async #response(name) {
    const response = await fetch(this.base + name).catch(() => null);
    if (!response) throw new DownloadError("error-fetch", { file: name });
    if (!response.ok) {
      throw new DownloadError("error-fetch-status", { file: name, status: response.status });
    }
    return response;
  }

  /** @param {string} name @param {unknown} error */
  async #scriptError(name, error) {
    const response = await this.#response(name).catch((reason) => reason);
    if (response instanceof Error) return response;
    const type = response.headers.get("content-type") ?? "";
    return /javascript/i.test(type)
      ? error
      : new DownloadError("error-mime", { file: name, type: type || "–" });
  }

  /** @param {string} name */
  #expect(name) {
    const size = this.sizes[name] ?? 0;
    this.total += size;
    let counted = 0;
    const add = (/** @type {number} */ bytes) => {
      const fitting = Math.min(bytes, size - counted);
      counted += fitting;
      this.loaded += fitting;
      if (fitting > 0) this.onBytes(this.loaded, this.total);
    };
    return {
      /** @param {Response} response */
      watch: (response) =>
        this.counted && response.body ? watched(response, response.body, add) : response,
      finish: () => add(size - counted),
    };
  }
}

/**
 * The same response, telling of each chunk.
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
