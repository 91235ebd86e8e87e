/** Has a game that is over analysed: the script that shows how comes only then. */

/** @import {Table} from "../types/engine.js" */
/** @import {Analysis} from "./analysis-panel.js" */
/** @import {Asked, DialogOpener} from "../table/dialogs/dialog-opener.js" */
/** @import {GameReview} from "./game-review.js" */

export class AnalysisOpener {
  /**
   * @param {GameReview} review
   * @param {DialogOpener} dialogOpener
   * @param {(part: Asked) => Analysis} make
   */
  constructor(review, dialogOpener, make) {
    this.review = review;
    this.dialogOpener = dialogOpener;
    this.make = make;
    /** @type {Analysis | null} */
    this.analysis = null;
    this.isComing = false;
  }

  /** A table has come. @param {Table} table */
  async take(table) {
    this.review.take(table);
    if (!table.over || this.analysis || this.isComing) return;
    this.isComing = true;
    const part = await this.dialogOpener.come();
    this.isComing = false;
    if (part) this.analysis = this.make(part);
  }

  show() {
    this.analysis?.show();
  }
}
