/**
 * Parts of the page's script that come when they are needed; or before, once there is nothing else
 * to do. The build makes chunks of them.
 */

/** All there are. */
const all: Lazy<any>[] = [];

export class Lazy<Part> {
  declare load: () => Promise<Part>;
  /** What has come. */
  declare here: Part | null;
  coming: Promise<Part> | null = null;

  /** `here`: it is no chunk. */
  constructor(load: () => Promise<Part>, here: Part | null = null) {
    this.load = load;
    this.here = here;
    all.push(this);
  }

  /** What is there already. */
  static here<Part>(part: Part) {
    return new Lazy(async () => part, part);
  }

  /** What is in it. */
  part<Piece>(pick: (part: Part) => Piece) {
    return new Lazy(async () => pick(await this.come()));
  }

  /** Rejects if it cannot be had. */
  come(): Promise<Part> {
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
