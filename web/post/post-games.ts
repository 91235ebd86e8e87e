/** The games by post of this device, each with its keys, which leave it only where somebody asks for it. */

import { fits } from "../kit/shape.js";
import { POST_GAME } from "../model/post-game.js";
import { hex } from "../multiplayer/protocol/bytes.js";
import { openChannel } from "../storage/channel.js";
import { IdbStore } from "../storage/idb-store.js";
import { storageOrNull } from "../storage/preferences.js";
import { Records } from "../storage/records.js";
import { STORED } from "../storage/set-aside.js";
import type { PostGame } from "../model/post-game.js";

/** Says without a look at the disk that there are some. */
export const ANY = `${STORED}post`;

/** The id of a game at the device that deals, or of a friend's `seat`. */
export function postId(table: Iterable<number>, seat: number | null = null) {
  return seat === null ? hex(table) : `${hex(table)}-${seat}`;
}

/** Dispatches "change" when one was written, in whichever of the browser's pages. */
export class PostGames extends Records<PostGame> {
  declare flags: Storage | null;
  declare channel: BroadcastChannel | null;

  /** `channel`: to other pages. */
  constructor(
    disk: IdbStore<PostGame> = new IdbStore("freebooters-post", "games"),
    flags: Storage | null = storageOrNull("localStorage"),
    channel: BroadcastChannel | null = openChannel("freebooters-post"),
  ) {
    super(disk, POST_GAME);
    this.flags = flags;
    this.channel = channel;
    channel?.addEventListener("message", () => this.dispatchEvent(new Event("change")));
  }

  /** The latest first; none where the disk does not answer. */
  async all(): Promise<PostGame[]> {
    return (await this.read()).whole.sort((one, other) => other.updated - one.updated);
  }

  async of(id: string): Promise<PostGame | null> {
    const found = await this.disk.read(id).catch(() => null);
    return fits(POST_GAME, found) ? found : null;
  }

  /** The one whose table is that save. */
  async dealtAs(save: string): Promise<PostGame | null> {
    return (await this.all()).find(({ dealing }) => dealing?.save === save) ?? null;
  }

  /** A new one; whether it is on the disk. */
  async add(game: PostGame): Promise<boolean> {
    const isStored = await this.#write(game.id, (stored) => stored ?? game);
    if (isStored) this.#mark(true);
    return isStored;
  }

  /** Changes one, as it is on the disk by then. What it is now; null: it could not be stored, or is not there. */
  async change(id: string, change: (game: PostGame) => Partial<PostGame>): Promise<PostGame | null> {
    let next: PostGame | null = null;
    const isStored = await this.#write(id, (stored) => {
      if (!stored) return undefined;
      next = { ...stored, ...change(stored), updated: Date.now() };
      return next;
    });
    return isStored ? next : null;
  }

  async remove(id: string) {
    await this.disk.remove(id).catch(() => {});
    const { whole } = await this.read();
    if (whole.length === 0) this.#mark(false);
    this.#tell();
  }

  /** Brings one back that was removed. */
  restore(game: PostGame) {
    return this.add(game);
  }

  /** What cannot be read on the disk is not written over. */
  async #write(id: string, change: (stored: PostGame | undefined) => PostGame | undefined): Promise<boolean> {
    const write = (stored: PostGame | undefined) => {
      if (stored && !fits(POST_GAME, stored)) throw new Error("broken");
      return change(stored);
    };
    const isStored = await this.disk.update(id, write).then(
      () => true,
      () => false,
    );
    if (isStored) this.#tell();
    return isStored;
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
    this.channel?.postMessage(null);
  }

  #mark(isAny: boolean) {
    try {
      if (isAny) this.flags?.setItem(ANY, "1");
      else this.flags?.removeItem(ANY);
    } catch {
      // The first screen does not tell of them.
    }
  }
}
