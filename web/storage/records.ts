/** Records of one kind on a disk. What cannot be read among them is listed, deleted alone, and brought back. */

import { sorted } from "../model/stored-shapes.js";
import type { Kind } from "../kit/shape.js";
import type { Broken } from "../model/stored-shapes.js";
import type { IdbStore } from "./idb-store.js";

export class Records<T extends { id: string }> extends EventTarget {
  declare disk: IdbStore<T>;
  declare kind: Kind<T>;

  constructor(disk: IdbStore<T>, kind: Kind<T>) {
    super();
    this.disk = disk;
    this.kind = kind;
  }

  /** What is on the disk; nothing where it does not answer. */
  async read() {
    return sorted(this.kind, await this.disk.all().catch(() => []));
  }

  /** What is stored among them and cannot be read. */
  async broken(): Promise<Broken[]> {
    return (await this.read()).broken;
  }

  /** Removes what cannot be read. */
  async removeBroken({ key }: Broken) {
    await this.disk.remove(key).catch(() => {});
  }

  /** Brings it back. */
  async restoreBroken({ key, row }: Broken) {
    await this.disk.restore(key, row).catch(() => {});
  }
}
