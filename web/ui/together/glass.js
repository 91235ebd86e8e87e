/**
 * Among friends there are no clocks. When a person is waited for over a minute, the rail shows a sand
 * glass at that seat, and the person is told.
 */

/** @import {Play} from "../play.js" */

/** Milliseconds. */
const PATIENCE = 60_000;

export class Glass {
  /**
   * @param {Play} play
   * @param {HTMLElement} rail
   * @param {() => void} remind who is waited for at this device
   */
  constructor(play, rail, remind) {
    this.play = play;
    this.rail = rail;
    this.remind = remind;
    /** Who is waited for, and since which moment. */
    this.turn = "";
    this.timer = 0;
    const { signal } = play;
    play.addEventListener("table", () => this.#look(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.timer));
    this.#look();
  }

  #look() {
    const { table } = this.play;
    const turn = table && !table.over ? `${table.position} ${table.acting}` : "";
    if (turn === this.turn) return;
    this.turn = turn;
    clearTimeout(this.timer);
    delete this.rail.dataset.glass;
    if (turn) this.timer = setTimeout(() => this.#show(), PATIENCE);
  }

  #show() {
    const { round, table } = this.play;
    this.rail.dataset.glass = "";
    if (table?.acting.includes(table.viewer ?? -1) && !round.isSealed) this.remind();
  }
}
