/** Who watches a table that this page deals and has no seat: whoever deals is asked first. */

import { cleanName } from "../../../model/player-name.js";
import { FarScreen } from "./far-screen.js";
import type { Link } from "../links/link.js";
import type { Message } from "../messages.js";
import type { Whose } from "./far-screen.js";

/** So many may watch or ask to at once; the engine allows no more than twice as many. */
const MOST = 8;

/** So many of them may wait for an answer. */
const MOST_ASKING = 4;

export class Watcher extends FarScreen {
  declare number: number;
  declare key: string;
  /** What it wants to be called; may be empty. */
  name = "";
  isLetIn = false;

  /** `number`: as the engine knows it. `key`: of the device. */
  constructor(number: number, key: string) {
    super();
    this.number = number;
    this.key = key;
  }

  get whose(): Whose {
    return { seat: null, watcher: this.number };
  }
}

export class Watchers {
  /** Who watches, or asks to. */
  all: Watcher[] = [];
  /** The keys of the devices that were let in, which need not ask again. */
  declare known: Set<string>;
  /** The keys of those that were not. */
  turnedAway: Set<string> = new Set();

  /** `known`: the keys of devices that were let in before this page was loaded again. */
  constructor(known: string[] = []) {
    this.known = new Set(known);
  }

  get asking() {
    return this.all.filter(({ isLetIn }) => !isLetIn);
  }

  get watching() {
    return this.all.filter(({ isLetIn }) => isLetIn);
  }

  /** The latest that were let in. */
  get kept() {
    return [...this.known].slice(-MOST);
  }

  /** Who comes over that link. */
  at(link: Link): Watcher | null {
    return this.all.find((each) => each.link === link) ?? null;
  }

  /** Somebody would watch; null: was turned away before, or too many do. */
  come(link: Link, { key, name, frame, shown }: Message): Watcher | null {
    const own = String(key);
    const watcher = this.all.find((each) => each.key === own) ?? this.#place(own);
    if (!watcher) return null;
    if (watcher.link !== link) void watcher.link?.close("again");
    watcher.link = link;
    watcher.base = null;
    watcher.greet(frame, shown);
    watcher.name = cleanName(String(name));
    watcher.isLetIn = this.known.has(own);
    return watcher;
  }

  #place(key: string): Watcher | null {
    const { all, asking, known, turnedAway } = this;
    const isKnown = known.has(key);
    if (turnedAway.has(key) || all.length >= MOST || (!isKnown && asking.length >= MOST_ASKING)) return null;
    const taken = new Set(all.map(({ number }) => number));
    const number = [...Array(MOST).keys()].find((each) => !taken.has(each)) ?? 0;
    const watcher = new Watcher(number, key);
    this.all.push(watcher);
    return watcher;
  }

  letIn(watcher: Watcher) {
    watcher.isLetIn = true;
    this.known.add(watcher.key);
  }

  turnAway(watcher: Watcher) {
    this.turnedAway.add(watcher.key);
    this.known.delete(watcher.key);
    this.#drop(watcher);
  }

  /** That link is closed. Returns whether somebody was at its end. */
  lost(link: Link) {
    const watcher = this.at(link);
    if (watcher) this.#drop(watcher);
    return watcher !== null;
  }

  #drop(watcher: Watcher) {
    this.all = this.all.filter((each) => each !== watcher);
  }

  /** All that was told before is of another game. */
  forget() {
    for (const watcher of this.all) watcher.mark = watcher.base = null;
  }
}
