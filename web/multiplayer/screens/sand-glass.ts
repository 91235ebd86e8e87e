/**
 * Among friends there are no clocks. When a person is waited for over a minute, the rail shows a sand
 * glass at that seat, and the person is told.
 */

import type { TableSession } from "../../table/session/session.js";

/** Milliseconds. */
const PATIENCE = 60_000;

export class SandGlass {
  declare session: TableSession;
  declare rail: HTMLElement;
  declare remind: () => void;
  /** Who is waited for, and since which moment. */
  turn = "";
  timer = 0;

  /** `remind`: who is waited for at this device. */
  constructor(session: TableSession, rail: HTMLElement, remind: () => void) {
    this.session = session;
    this.rail = rail;
    this.remind = remind;
    const { signal } = session;
    session.when(
      () => [session.table],
      () => this.#look(),
    );
    signal.addEventListener("abort", () => clearTimeout(this.timer));
    this.#look();
  }

  #look() {
    const { table } = this.session;
    const turn = table && !table.over ? `${table.position} ${table.acting}` : "";
    if (turn === this.turn) return;
    this.turn = turn;
    clearTimeout(this.timer);
    delete this.rail.dataset.glass;
    if (turn) this.timer = setTimeout(() => this.#show(), PATIENCE);
  }

  #show() {
    const { sealedRound, table } = this.session;
    this.rail.dataset.glass = "";
    if (table?.acting.includes(table.viewer ?? -1) && !sealedRound.isSealed) this.remind();
  }
}
