/** What is shown of a game before the engine has dealt: how far its start is, over the empty board. */

import { tableParts } from "../../board/canvas/scene-parts.js";
import { nearestFrame } from "../../board/canvas/fit.js";
import { cover } from "../../components/cover.js";
import { fill, make } from "../../components/dom.js";
import { loading } from "../../components/engine-progress.js";
import { SHAPES, isUsual } from "../../model/setup.js";
import type { Board } from "../../board/board.js";
import type { FrameName, SeatLook } from "../../types/engine.js";
import type { App, Room } from "../../types/page.js";

export class BoardLoading {
  declare app: App;
  declare id: string;
  declare signal: AbortSignal;
  declare progress: HTMLDivElement;
  declare element: HTMLDivElement;
  isOver = false;

  /** `id`: of the save that the game is or becomes. */
  constructor(app: App, id: string, signal: AbortSignal) {
    this.app = app;
    this.id = id;
    this.signal = signal;
    this.progress = loading(app, signal);
    this.element = make("div", { class: "board-waiting" });
  }

  /** The room's cover, and how far the start is. */
  begin(room: Room | undefined) {
    fill(this.element, room ? cover(room) : null, this.progress);
  }

  /** The engine has dealt. */
  end() {
    this.isOver = true;
    this.element.remove();
  }

  /** The table before anything is dealt, where its parts come sooner than the engine deals. */
  async showBoard(room: Room, board: Board) {
    const start = this.app.pendingGames.get(this.id);
    if (!start || !isUsual(room, start)) return;
    const parts = await tableParts(room.id).catch(() => null);
    if (!parts || this.signal.aborted || this.isOver) return;
    this.element.classList.add("over-board");
    fill(this.element, this.progress);
    board.setSeats(looks(start.seats));
    const frames = Object.keys(parts.boards) as FrameName[];
    const empty = parts.boards[nearestFrame(board.frame, frames) ?? "wide:620"];
    if (empty) void board.show([empty], { animate: false });
  }
}

/** Seats as the board paints them. */
export function looks(seats: { name: string; colour: string }[]): SeatLook[] {
  return seats.map(({ name, colour }) => ({ name, colour, shape: SHAPES[colour] ?? "circle" }));
}
