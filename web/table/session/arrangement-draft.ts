/** What a person has laid out so far, and how long it stays. */

import { NOTHING_PLACED, actions, missing } from "../../board/pointing/arrange.js";
import { arranged } from "../../board/pointing/arranged-scene.js";
import type { Arrangement, Placed, Shown, Table } from "../../types/engine.js";
import type { TableCommand } from "../../types/page.js";

/** Commands whose answer shows what somebody else did, or the same table for another screen. */
export const LASTING = new Set(["act", "move", "frame", "news"]);

export class ArrangementDraft {
  /** What may be laid out; null where choices are made one by one. */
  offer: Arrangement | null = null;
  declare placed: Placed;
  /** Who lays out what. */
  key: string | null = null;
  /** What was confirmed last, to be laid out again when it is taken back. */
  declare confirmed: { key: string | null; placed: Placed };

  constructor() {
    this.placed = NOTHING_PLACED;
    this.confirmed = { key: null, placed: NOTHING_PLACED };
  }

  /**
   * Takes what a table offers. What is laid out stays as long as the same seat is offered the same:
   * while others act, or when the screen is turned. Returns whether it stays.
   */
  take({ viewer, arrangement }: Table, cause: TableCommand["do"]): boolean {
    const key = arrangement && JSON.stringify([viewer, arrangement.places, arrangement.items]);
    const isBack = cause === "undo" && key !== null && key === this.confirmed.key;
    const stays = key !== null && key === this.key && LASTING.has(cause);
    if (!stays) this.placed = isBack ? this.confirmed.placed : NOTHING_PLACED;
    this.key = key;
    this.offer = arrangement;
    return stays;
  }

  /** How many places have no item yet. */
  get missing() {
    return this.offer ? missing(this.offer, this.placed) : 0;
  }

  /** The actions to be sent; null while places are empty. */
  confirm() {
    const found = this.offer && actions(this.offer, this.placed);
    if (found) this.confirmed = { key: this.key, placed: this.placed };
    return found;
  }

  /** The present moment with the items where they lie. */
  lay(moment: Shown): Shown {
    if (!this.offer) return moment;
    return { ...moment, scene: arranged(moment.scene, this.offer, this.placed) };
  }
}
