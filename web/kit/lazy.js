/**
 * Parts of the page's script that come when they are needed; or before, once there is nothing else
 * to do. The build makes chunks of them.
 */

/** All there are. @type {Lazy<any>[]} */
const all = [];

/** @template Part */
export class Lazy {
  /** @param {() => Promise<Part>} load @param {Part | null} [here] it is no chunk */
  constructor(load, here = null) {
    this.load = load;
    /** What has come. @type {Part | null} */
    this.here = here;
    /** @type {Promise<Part> | null} */
    this.coming = null;
    all.push(this);
  }

  /** What is there already. @template Part @param {Part} part */
  static here(part) {
    return new Lazy(async () => part, part);
  }

  /**
   * What is in it.
   * @template Piece
   * @param {(part: Part) => Piece} pick
   */
  part(pick) {
    return new Lazy(async () => pick(await this.come()));
  }

  /** Rejects if it cannot be had. @returns {Promise<Part>} */
  come() {
    this.coming ??= this.#come();
    return this.coming;
  }

  async #come() {
    try {
      this.here = await this.load();
      return this.here;
    } catch (error) {
      this.coming = null;
      throw error;
    }
  }
}

/** Fetches all, one after the other; what cannot be had is asked for again when it is needed. */
export async function fetchRest() {
  for (const each of all) await each.come().catch(() => {});
}

/**
 * Loads the page again, with the chunks that the host has now: browsers remember that one could not
 * be had for as long as the page is open.
 */
export async function loadAgain() {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? "{}";
  const { integrity = {} } = JSON.parse(map);
  const files = Object.keys(integrity).map((file) => fetch(file, { cache: "reload" }));
  await Promise.allSettled(files);
  location.reload();
}
