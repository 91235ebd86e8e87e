/** Games that are to begin. */

import { newId } from "../ids.js";
import { FRIEND } from "./setup.js";

/** @import {App, Start} from "./types.js" */

const KEY = "freebooters:start";

/**
 * The games to be started, by the ids of the saves they will become. The one that a person has asked
 * for last is noted for a page that is loaded again before its first save is on the disk: it begins
 * anew then.
 * @extends {Map<string, Start>}
 */
export class Starting extends Map {
  /** @param {Storage | null} storage of this tab; null where it is forbidden */
  constructor(storage) {
    super();
    this.storage = storage;
  }

  /** A person asks for a game. @param {string} id @param {Start} start */
  ask(id, start) {
    this.set(id, start);
    try {
      this.storage?.setItem(KEY, JSON.stringify({ id, start }));
    } catch {
      // If storage is full or forbidden, the game is only not begun anew.
    }
  }

  /** The game was asked for before the page was loaded, and may be missing on the disk. @param {string} id */
  recall(id) {
    const noted = this.#noted();
    if (noted?.id === id) this.set(id, noted.start);
  }

  /** Its save is on the disk. @param {string} id */
  forget(id) {
    if (this.#noted()?.id === id) this.storage?.removeItem(KEY);
  }

  /** @returns {{id: string, start: Start} | null} */
  #noted() {
    try {
      return JSON.parse(this.storage?.getItem(KEY) ?? "null");
    } catch {
      return null;
    }
  }
}

/**
 * Begins a game: its table opens at once and waits for the engine.
 * @param {App} app
 * @param {Start} start
 */
export function playNow(app, start) {
  const id = newId();
  app.starting.ask(id, start);
  const isInviting = start.seats.some(({ who }) => who === FRIEND);
  app.go({ screen: isInviting ? "invite" : "table", save: id });
}
