/** The reader's own changed games, on this device. What came from others is there only once it was kept. */

import { those } from "../../model/stored-shapes.js";
import { IdbStore } from "../../storage/idb-store.js";
import { SEEDED } from "./rules-file.js";
import type { Kind } from "../../kit/shape.js";
import type { Seeded } from "./rules-file.js";

export interface OwnGame extends Seeded {
  id: string;
  /** When it was changed last: milliseconds. */
  changed: number;
}

const OWN: Kind<OwnGame> = {
  parts: { ...SEEDED.parts, id: { text: 40 }, changed: { number: [0, Number.MAX_SAFE_INTEGER] } },
};

export class OwnGames {
  declare disk: IdbStore<OwnGame>;

  constructor(disk: IdbStore<OwnGame> = new IdbStore("freebooters-workshop", "games")) {
    this.disk = disk;
  }

  /** The latest first; none where the disk does not answer. */
  async all(): Promise<OwnGame[]> {
    const found = those(OWN, await this.disk.all().catch(() => []));
    return found.sort((one, other) => other.changed - one.changed);
  }

  /** Whether it is on the disk. */
  put(game: OwnGame): Promise<boolean> {
    return this.disk.update(game.id, () => game).then(
      () => true,
      () => false,
    );
  }

  async remove(id: string) {
    await this.disk.remove(id).catch(() => {});
  }
}
