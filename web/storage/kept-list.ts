/** Things of one kind in a storage of the browser. What does not fit takes no other along, and is kept aside. */

import { those } from "../model/stored-shapes.js";
import { STORED, setAside } from "./set-aside.js";
import type { Kind, Shape } from "../kit/shape.js";

/** More than any of these lists has. */
const MOST = 1000;

/** Of a list in which each stands alone. */
export function listShape(kind: Shape): Shape {
  return { isNullable: true, isLoose: true, list: kind, most: MOST };
}

export class KeptList<T> {
  declare storage: Storage | null;
  declare name: string;
  declare kind: Kind<T>;

  /** `storage`: null where it is forbidden. */
  constructor(storage: Storage | null, name: string, kind: Kind<T>) {
    this.storage = storage;
    this.name = name;
    this.kind = kind;
  }

  /** Those that fit, in the order in which they were written. */
  get all(): T[] {
    try {
      return those(this.kind, JSON.parse(this.storage?.getItem(STORED + this.name) ?? "null"));
    } catch {
      return [];
    }
  }

  /** Whether they could be stored. */
  write(all: T[]): boolean {
    const { kind, name, storage } = this;
    try {
      if (storage) setAside(storage, name, listShape(kind));
      storage?.setItem(STORED + name, JSON.stringify(all));
      return storage !== null;
    } catch {
      return false;
    }
  }
}
