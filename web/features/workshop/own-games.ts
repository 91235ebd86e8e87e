/** The reader's own changed games, on this device. What came from others is there only once it was kept. */

import { fits } from "../../kit/shape.js";
import { sorted } from "../../model/stored-shapes.js";
import { IdbStore } from "../../storage/idb-store.js";
import { SEEDED } from "./rules-file.js";
import type { Kind } from "../../kit/shape.js";
import type { Broken } from "../../model/stored-shapes.js";
import type { Seeded } from "./rules-file.js";

export interface OwnGame extends Seeded {
  id: string;
  /** When it was changed last: milliseconds. */
  changed: number;
}

const OWN: Kind<OwnGame> = {
  parts: { ...SEEDED.parts, id: { text: 40, like: /^[\w-]+$/ }, changed: { number: [0, Number.MAX_SAFE_INTEGER] } },
};

export class OwnGames {
  declare disk: IdbStore<OwnGame>;

  constructor(disk: IdbStore<OwnGame> = new IdbStore("freebooters-workshop", "games")) {
    this.disk = disk;
  }

  /** The latest first; none where the disk does not answer. */
  async all(): Promise<OwnGame[]> {
    return (await this.#read()).whole.sort((one, other) => other.changed - one.changed);
  }

  /** What is stored among them and cannot be read. */
  async broken(): Promise<Broken[]> {
    return (await this.#read()).broken;
  }

  async removeBroken({ key }: Broken) {
    await this.disk.remove(key).catch(() => {});
  }

  async restoreBroken({ key, row }: Broken) {
    await this.disk.restore(key, row).catch(() => {});
  }

  async #read() {
    return sorted(OWN, await this.disk.all().catch(() => []));
  }

  /** Whether it is on the disk; what cannot be read there is not written over. */
  put(game: OwnGame): Promise<boolean> {
    const write = (stored: OwnGame | undefined) => {
      if (stored && !fits(OWN, stored)) throw new Error("broken");
      return game;
    };
    return this.disk.update(game.id, write).then(
      () => true,
      () => false,
    );
  }

  async remove(id: string) {
    await this.disk.remove(id).catch(() => {});
  }
}
