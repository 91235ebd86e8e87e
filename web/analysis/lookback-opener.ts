/** Has a game's past at hand once a moment of it is on the board, or the game is over. */

import type { TableSession } from "../table/session/session.js";

export class LookbackOpener {
  declare session: TableSession;
  declare want: () => Promise<unknown>;

  /** `want`: resolves with it; null where its script cannot be had. */
  constructor(session: TableSession, want: () => Promise<unknown>) {
    this.session = session;
    this.want = want;
    session.when(
      () => [session.table, session.looking],
      () => void this.#take(),
    );
  }

  /** Nobody is left at a past moment without a way back. */
  async #take() {
    const { session } = this;
    if (!session.table?.over && session.looking === null) return;
    const isThere = (await this.want()) !== null;
    if (!isThere && !session.closed) session.history.leave();
  }
}
