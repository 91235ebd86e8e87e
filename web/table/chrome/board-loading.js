/** What is shown of a game before the engine has dealt: how far its start is, over the empty board. */

import { tableParts } from "../../board/canvas/scene-parts.js";
import { nearestFrame } from "../../board/canvas/fit.js";
import { cover } from "../../components/cover.js";
import { fill, make } from "../../components/dom.js";
import { loading } from "../../components/engine-progress.js";
import { SHAPES, isUsual } from "../../model/setup.js";

/** @import {FrameName, SeatLook} from "../../types/engine.js" */
/** @import {Board} from "../../board/board.js" */
/** @import {App, Room} from "../../types/page.js" */

export class BoardLoading {
  /**
   * @param {App} app
   * @param {string} id of the save that the game is or becomes
   * @param {AbortSignal} signal
   */
  constructor(app, id, signal) {
    this.app = app;
    this.id = id;
    this.signal = signal;
    this.progress = loading(app, signal);
    this.element = make("div", { class: "board-waiting" });
    this.isOver = false;
  }

  /** The room's cover, and how far the start is. @param {Room | undefined} room */
  begin(room) {
    fill(this.element, room ? cover(room) : null, this.progress);
  }

  /** The engine has dealt. */
  end() {
    this.isOver = true;
    this.element.remove();
  }

  /**
   * The table before anything is dealt, where its parts come sooner than the engine deals.
   * @param {Room} room
   * @param {Board} board
   */
  async showBoard(room, board) {
    const start = this.app.pendingGames.get(this.id);
    if (!start || !isUsual(room, start)) return;
    const parts = await tableParts(room.id).catch(() => null);
    if (!parts || this.signal.aborted || this.isOver) return;
    this.element.classList.add("over-board");
    fill(this.element, this.progress);
    board.setSeats(looks(start.seats));
    const frames = /** @type {FrameName[]} */ (Object.keys(parts.boards));
    const empty = parts.boards[nearestFrame(board.frame, frames) ?? "wide:620"];
    if (empty) void board.show([empty], { animate: false });
  }
}

/**
 * Seats as the board paints them.
 * @param {{name: string, colour: string}[]} seats
 * @returns {SeatLook[]}
 */
export function looks(seats) {
  return seats.map(({ name, colour }) => ({ name, colour, shape: SHAPES[colour] ?? "circle" }));
}
