/** The reader's own changed games, on this device. What came from others is there only once it was kept. */

import { fits } from "../../kit/shape.js";
import { IdbStore } from "../../storage/idb-store.js";
import { Records } from "../../storage/records.js";
import { SEEDED } from "./rules-file.js";
import type { Kind } from "../../kit/shape.js";
import type { Seeded } from "./rules-file.js";

export interface OwnGame extends Seeded {
  id: string;
  /** When it was changed last: milliseconds. */
  changed: number;
}

const OWN: Kind<OwnGame> = {
  parts: { ...SEEDED.parts, id: { text: 40, like: /^[\w-]+$/ }, changed: { number: [0, Number.MAX_SAFE_INTEGER] } },
};

export class OwnGames extends Records<OwnGame> {
  constructor(disk: IdbStore<OwnGame> = new IdbStore("freebooters-workshop", "games")) {
    super(disk, OWN);
  }

  /** The latest first; none where the disk does not answer. */
  async all(): Promise<OwnGame[]> {
    return (await this.read()).whole.sort((one, other) => other.changed - one.changed);
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
