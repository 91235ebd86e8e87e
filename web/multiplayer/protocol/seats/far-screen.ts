/** A screen elsewhere of a table that this page deals, as the host keeps it: what it has been told. */

import type { FrameName } from "../../../types/engine.js";
import type { Link } from "../links/link.js";
import type { Message } from "../messages.js";

/** Whose it is, as the engine is told: a friend's, or that of somebody who watches. */
export type Whose = { seat: number; watcher: null } | { seat: null; watcher: number };

export abstract class FarScreen {
  link: Link | null = null;
  frame: FrameName = "wide:620";
  /** What it has been told so far. */
  mark: string | null = null;
  /** The number of the table it was sent last over its link. */
  base: number | null = null;

  abstract get whose(): Whose;

  get isOpen() {
    return this.link?.isOpen ?? false;
  }

  /** Says something, if somebody is there. */
  send(message: Message) {
    if (this.isOpen) void this.link?.send(message);
  }

  /** Somebody comes to it over that link, and says what was shown there last. */
  greet(frame: unknown, shown: unknown) {
    this.frame = frame as FrameName;
    this.mark = shown === "" ? null : String(shown);
  }
}
