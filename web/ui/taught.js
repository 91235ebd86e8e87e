/** A table at which one learns: what is said stands in place of the prompt. For lessons and puzzles. */

import { newId } from "../ids.js";
import { Bubble } from "./bubble.js";
import { make } from "./dom.js";
import { TableScreen } from "./table.js";

/** @import {App, LessonPlace, Manner, PuzzlePlace, Room} from "./types.js" */

/** @type {Pick<Manner, "keeps">} It is kept once it has become a match. */
const KEPT = { keeps: "played" };

export class Taught {
  /**
   * @param {App} app
   * @param {Room} room
   * @param {AbortSignal} signal closes it
   * @param {Pick<Manner, "speed" | "lingers"> & {lesson?: LessonPlace, puzzle?: PuzzlePlace, again?: () => void}} how
   */
  constructor(app, room, signal, { speed, lingers, ...what }) {
    this.app = app;
    this.room = room;
    this.bubble = new Bubble();
    this.table = new TableScreen(app, newId(), signal, {
      manner: { ...KEPT, speed, lingers },
      ...what,
    });
    this.play = this.table.play;
    this.element = make("div", { class: "learn" }, this.table.element);
    this.table.element.classList.add("is-learning");
    this.table.orders.body.prepend(this.bubble.element);
  }

  /** @param {boolean} isOver whether nothing is asked any more */
  end(isOver) {
    this.table.element.classList.toggle("is-learnt", isOver);
  }

  /** Goes on from here as a match like any other. @param {import("../types.js").Who} who takes the other seats */
  async playOn(who) {
    const { app, play, room } = this;
    play.keeping.isFirst = !app.preferences.coach(room.id).isOver;
    if (await play.playOn(who)) app.go({ screen: "table", save: play.id });
  }
}
