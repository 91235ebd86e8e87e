/** Has a game that is over analysed: the script that shows how comes only then. */

/** @import {Table} from "../types.js" */
/** @import {Analysis} from "./analysis.js" */
/** @import {Asked, Asking} from "./asking.js" */
/** @import {Judging} from "./judging.js" */

export class Analysing {
  /**
   * @param {Judging} judging
   * @param {Asking} asking
   * @param {(part: Asked) => Analysis} make
   */
  constructor(judging, asking, make) {
    this.judging = judging;
    this.asking = asking;
    this.make = make;
    /** @type {Analysis | null} */
    this.analysis = null;
    this.isComing = false;
  }

  /** A table has come. @param {Table} table */
  async take(table) {
    this.judging.take(table);
    if (!table.over || this.analysis || this.isComing) return;
    this.isComing = true;
    const part = await this.asking.come();
    this.isComing = false;
    if (part) this.analysis = this.make(part);
  }

  show() {
    this.analysis?.show();
  }
}
