/** A commit round among friends: who has sealed a choice, and whose choices are waited for. */

/** @import {Play} from "./play.js" */

export class Round {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    /** Who has sealed a choice that is made at the same time. @type {Set<number>} */
    this.laid = new Set();
    const { guest, signal } = play;
    guest?.engine.addEventListener(
      "sealed",
      () => {
        this.laid = new Set(guest.engine.laid);
        play.picking.mark();
        play.tell("sealed");
      },
      { signal },
    );
  }

  /** Whether this person has sealed a choice, and waits for the others. */
  get isSealed() {
    return Boolean(this.play.guest?.engine.sealed);
  }

  /** Whose choices are waited for, once somebody has sealed one; null: that is not so. */
  get awaited() {
    const { laid } = this;
    const { table } = this.play;
    if (table?.round == null || laid.size === 0) return null;
    if (table.acting.includes(table.viewer ?? -1) && !this.isSealed) return null;
    return table.acting.filter((seat) => !laid.has(seat));
  }

  /** Takes back what this person has sealed, to choose something else. */
  withdraw() {
    this.play.guest?.engine.withdraw();
  }
}
