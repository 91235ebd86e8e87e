/** What is shown of a game before the engine has dealt: how far its start is, over the empty board. */

import { tableParts } from "../parts.js";
import { nearestFrame } from "../stage/fit.js";
import { cover } from "./cover.js";
import { fill, make } from "./dom.js";
import { loading } from "./loading.js";
import { SHAPES, isUsual } from "./setup.js";

/** @import {FrameName, SeatLook} from "../types.js" */
/** @import {Stage} from "../stage/stage.js" */
/** @import {App, Room} from "./types.js" */

export class Waiting {
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
   * @param {Stage} stage
   */
  async showBoard(room, stage) {
    const start = this.app.starting.get(this.id);
    if (!start || !isUsual(room, start)) return;
    const parts = await tableParts(room.id).catch(() => null);
    if (!parts || this.signal.aborted || this.isOver) return;
    this.element.classList.add("over-board");
    fill(this.element, this.progress);
    stage.setSeats(looks(start.seats));
    const frames = /** @type {FrameName[]} */ (Object.keys(parts.boards));
    const board = parts.boards[nearestFrame(stage.frame, frames) ?? "wide:620"];
    if (board) void stage.show([board], { animate: false });
  }
}

/**
 * Seats as the stage paints them.
 * @param {{name: string, colour: string}[]} seats
 * @returns {SeatLook[]}
 */
export function looks(seats) {
  return seats.map(({ name, colour }) => ({ name, colour, shape: SHAPES[colour] ?? "circle" }));
}
