/** A table at which one learns: what is said stands in place of the prompt. For lessons and puzzles. */

import { newId } from "../../kit/ids.js";
import { Popover } from "../../table/panels/popover.js";
import { make } from "../../components/dom.js";
import { TableScreen } from "../../table/table.js";

/** @import {App, LessonPlace, Manner, PuzzlePlace, Room} from "../../types/page.js" */

/** @type {Pick<Manner, "keeps">} It is kept once it has become a match. */
const KEPT = { keeps: "played" };

export class GuidedTable {
  /**
   * @param {App} app
   * @param {Room} room
   * @param {AbortSignal} signal closes it
   * @param {Pick<Manner, "speed" | "lingers"> & {lesson?: LessonPlace, puzzle?: PuzzlePlace, again?: () => void}} how
   */
  constructor(app, room, signal, { speed, lingers, ...what }) {
    this.app = app;
    this.room = room;
    this.popover = new Popover();
    this.table = new TableScreen(app, newId(), signal, {
      manner: { ...KEPT, speed, lingers },
      ...what,
    });
    this.session = this.table.session;
    this.element = make("div", { class: "learn" }, this.table.element);
    this.table.element.classList.add("is-learning");
    this.table.actionBar.body.prepend(this.popover.element);
  }

  /** @param {boolean} isOver whether nothing is asked any more */
  end(isOver) {
    this.table.element.classList.toggle("is-learnt", isOver);
  }

  /** Goes on from here as a match like any other. @param {import("../../types/engine.js").Who} who takes the other seats */
  async playOn(who) {
    const { app, session, room } = this;
    session.autosave.isFirst = !app.preferences.coach(room.id).isOver;
    if (await session.playOn(who)) app.go({ screen: "table", save: session.id });
  }
}
