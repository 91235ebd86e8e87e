/** What lies aside of preferences, progress and lists: to be listed, deleted and brought back. */

import { fault } from "../kit/shape.js";
import { ASIDE, STORED, held, setAside, shapeOf } from "./set-aside.js";
import type { Shape } from "../kit/shape.js";
import type { Broken } from "../model/stored-shapes.js";

/** What lies aside of some names. */
export class Aside {
  declare storage: Storage | null;
  declare isOurs: (name: string) => boolean;
  declare lists: ReadonlyMap<string, Shape>;

  /** `lists`: what is kept besides preferences and progress, by names. */
  constructor(
    storage: Storage | null,
    isOurs: (name: string) => boolean,
    lists: ReadonlyMap<string, Shape> = new Map(),
  ) {
    this.storage = storage;
    this.isOurs = isOurs;
    this.lists = lists;
  }

  #shapeOf(name: string) {
    return this.lists.get(name) ?? shapeOf(name);
  }

  /** What cannot be read, each as the text that it was. */
  async broken(): Promise<Broken[]> {
    const { storage } = this;
    if (!storage) return [];
    for (const key of keys(storage, STORED)) this.#look(storage, key.slice(STORED.length));
    return keys(storage, ASIDE).flatMap((key) => {
      const name = key.slice(ASIDE.length).replace(/^\d+:/, "");
      const text = storage.getItem(key) ?? "";
      const shape = this.#shapeOf(name);
      if (!shape || !this.isOurs(name)) return [];
      return [{ key, row: { text }, fault: name + (fault(shape, held(text)) ?? "") }];
    });
  }

  /** Removes what cannot be read. */
  async removeBroken({ key }: Broken) {
    this.storage?.removeItem(String(key));
  }

  /** Brings it back. */
  async restoreBroken({ key, row }: Broken) {
    this.storage?.setItem(String(key), Object(row).text);
  }

  #look(storage: Storage, name: string) {
    try {
      setAside(storage, name, this.#shapeOf(name));
    } catch {
      // Where there is no room it stays where it is, and nothing is written over it.
    }
  }
}

function keys(storage: Storage, start: string) {
  const all = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return all.filter((key) => key.startsWith(start)).sort();
}
