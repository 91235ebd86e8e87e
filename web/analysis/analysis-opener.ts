/** Has a game that is over analysed: the script that shows how comes only then. */

import type { Asked, DialogOpener } from "../table/dialogs/dialog-opener.js";
import type { TableSession } from "../table/session/session.js";
import type { Table } from "../types/engine.js";
import type { Analysis } from "./analysis-panel.js";
import type { GameReview } from "./game-review.js";

export class AnalysisOpener {
  declare review: GameReview;
  declare dialogOpener: DialogOpener;
  declare make: (part: Asked) => Analysis;
  analysis: Analysis | null = null;
  isComing = false;

  constructor(
    session: TableSession,
    review: GameReview,
    dialogOpener: DialogOpener,
    make: (part: Asked) => Analysis,
  ) {
    this.review = review;
    this.dialogOpener = dialogOpener;
    this.make = make;
    session.when(
      () => [session.table],
      () => session.table && void this.#take(session.table),
    );
  }

  async #take(table: Table) {
    this.review.take(table);
    if (!table.over || this.analysis || this.isComing) return;
    this.isComing = true;
    const part = await this.dialogOpener.come();
    this.isComing = false;
    if (part) this.analysis = this.make(part);
  }
}
