/** A commit round among friends: who has sealed a choice, and whose choices are waited for. */

import type { TableSession } from "./session.js";

export class SealedRound {
  declare session: TableSession;
  /** Who has sealed a choice that is made at the same time. */
  laid: Set<number> = new Set();

  constructor(session: TableSession) {
    this.session = session;
    const { guest, signal } = session;
    guest?.engine.addEventListener(
      "sealed",
      () => {
        this.laid = new Set(guest.engine.laid);
        session.selection.mark();
        session.changed();
      },
      { signal },
    );
  }

  /** Whether this person has sealed a choice, and waits for the others. */
  get isSealed() {
    return Boolean(this.session.guest?.engine.sealed);
  }

  /** Whose choices are waited for, once somebody has sealed one, or where nobody plays; null: that is not so. */
  get awaited() {
    const { laid } = this;
    const { table } = this.session;
    const isForAll = table?.viewer === null && table.curtain === null;
    if (table?.round == null || (laid.size === 0 && !isForAll)) return null;
    if (table.acting.includes(table.viewer ?? -1) && !this.isSealed) return null;
    return table.acting.filter((seat) => !laid.has(seat));
  }

  /** Takes back what this person has sealed, to choose something else. */
  withdraw() {
    this.session.guest?.engine.withdraw();
  }
}
