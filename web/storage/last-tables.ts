/**
 * The tables of the latest games as their only player saw them last, to be shown again before the engine
 * is there. Each is kept beside the game's save and removed with it.
 */

import { IdbStore } from "./idb-store.js";
import { fits } from "../kit/shape.js";
import { LAST_TABLE } from "../model/stored-shapes.js";
import type { EarlyTable } from "../types/engine.js";
import type { LastTable } from "../types/page.js";

/** So many are kept. */
const MOST = 4;

/** The version of this page, written into it by the build: another one may tell a table otherwise. */
const BUILD = globalThis.document?.querySelector?.('meta[name="version"]')?.getAttribute("content") ?? "";

export class LastTables {
  declare disk: IdbStore<LastTable>;
  declare build: string;

  /** `build`: "": the page has no version, and keeps nothing. */
  constructor(disk: IdbStore<LastTable> = new IdbStore("freebooters-tables", "tables"), build: string = BUILD) {
    this.disk = disk;
    this.build = build;
  }

  /** What is kept of the game with that id. */
  async read(id: string): Promise<unknown> {
    return this.build ? this.disk.read(id).catch(() => null) : null;
  }

  /**
   * The table of a game whose save is that text; null: there is none, or it is damaged. `kept`: what
   * has been read of the game.
   */
  async find(id: string, text: string, kept: Promise<unknown> = this.read(id)): Promise<EarlyTable | null> {
    const found = await kept;
    if (!found) return null;
    const isWhole = fits(LAST_TABLE, found) && found.size === found.told.length;
    const told = isWhole ? parsed(found.told) : null;
    if (!told) void this.remove(id);
    return isWhole && found.build === this.build && found.text === text ? told : null;
  }

  /** Keeps it in place of the one before, and of the oldest if there are many. */
  async keep(id: string, text: string, early: EarlyTable) {
    if (!this.build) return;
    const told = JSON.stringify(early);
    const kept = { id, build: this.build, text, told, size: told.length, written: Date.now() };
    try {
      let isNew = false;
      await this.disk.update(id, (before) => {
        isNew = !before;
        return kept;
      });
      // The others are read, which is much, only where there is one more.
      if (isNew) await this.#prune();
    } catch {
      // Without it the game is opened again a little later.
    }
  }

  async #prune() {
    const all = (await this.disk.all()) as Partial<LastTable>[];
    all.sort((one, other) => Number(other.written) - Number(one.written));
    for (const { id } of all.slice(MOST)) if (id) await this.disk.remove(id);
  }

  async remove(id: string) {
    await this.disk.remove(id).catch(() => {});
  }
}

/** Null: it tells of no table. */
function parsed(text: string): EarlyTable | null {
  try {
    const told = JSON.parse(text);
    return told?.table?.frame ? told : null;
  } catch {
    return null;
  }
}
