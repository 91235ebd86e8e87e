/** What is shown of a game before the engine has dealt: how far its start is, over the empty board. */

import { tableParts } from "../../board/canvas/scene-parts.js";
import { nearestFrame } from "../../board/canvas/fit.js";
import { cover } from "../../components/cover.js";
import { fill, make } from "../../components/dom.js";
import { loading } from "../../components/engine-progress.js";
import { pause } from "../../kit/timeout.js";
import { isUsual, seatLooks } from "../../model/setup.js";
import type { Board } from "../../board/board.js";
import type { FrameName } from "../../types/engine.js";
import type { App, Room } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Milliseconds within which a table that the build has dealt is there, unless the line is slow. */
const SOON = 100;

export class BoardLoading {
  declare app: App;
  declare session: TableSession;
  declare progress: HTMLDivElement;
  declare element: HTMLDivElement;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.progress = loading(app, session.signal);
    this.element = make("div", { class: "board-waiting" });
    session.when(
      () => [this.isOver, session.isEarly && app.engine.report.stage],
      () => this.#look(),
    );
  }

  /** Whether there is a table. */
  get isOver() {
    return this.session.table !== null;
  }

  /** A table that stands before the engine is not covered, unless that cannot start. */
  #look() {
    const { report } = this.app.engine;
    if (this.isOver && !this.session.isEarly) this.element.remove();
    else if (this.isOver) this.element.hidden = report.stage !== "error";
  }

  /** The room's cover, and how far the start is. */
  begin(room: Room | undefined) {
    fill(this.element, room ? cover(room) : null, this.progress);
  }

  /**
   * The table before anything is dealt, where its parts come sooner than the engine deals. What takes its
   * place at once would only have to wait until it is laid.
   */
  async showBoard(room: Room, board: Board) {
    const start = this.app.pendingGames.get(this.session.id);
    if (!start || !isUsual(room, start) || this.app.engine.ready) return;
    const [parts] = await Promise.all([tableParts(room.id).catch(() => null), pause(SOON)]);
    if (!parts || this.session.closed || this.isOver) return;
    this.element.classList.add("over-board");
    fill(this.element, this.progress);
    board.setSeats(seatLooks(start.seats));
    const frames = Object.keys(parts.boards) as FrameName[];
    const empty = parts.boards[nearestFrame(board.frame, frames) ?? "wide:620"];
    if (empty) void board.show([empty], { animate: false });
  }
}
