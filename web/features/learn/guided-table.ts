/** A table at which one learns: what is said stands in place of the prompt. For lessons and puzzles. */

import { newId } from "../../kit/ids.js";
import { Popover } from "../../table/panels/popover.js";
import { make } from "../../components/dom.js";
import { setTelling } from "../../components/telling.js";
import { TableScreen } from "../../table/table.js";
import { withEarlyTables } from "../../table/session/early-tables.js";
import type { TableSession } from "../../table/session/session.js";
import type { Who } from "../../types/engine.js";
import type { App, LessonPlace, Manner, PuzzlePlace, Room } from "../../types/page.js";

/** It is kept once it has become a match. */
const KEPT: Pick<Manner, "keeps"> = { keeps: "played" };

export class GuidedTable {
  declare app: App;
  declare room: Room;
  declare popover: Popover;
  declare table: TableScreen;
  declare session: TableSession;
  declare element: HTMLDivElement;

  /** `signal` closes it. */
  constructor(
    app: App,
    room: Room,
    signal: AbortSignal,
    {
      speed,
      lingers,
      ...what
    }: Pick<Manner, "speed" | "lingers"> & {
      lesson?: LessonPlace;
      puzzle?: PuzzlePlace;
      again?: () => void;
    },
  ) {
    this.app = app;
    this.room = room;
    this.popover = new Popover();
    // The voice says it, after what has happened; of the same text in two regions Orca tells the first alone.
    setTelling(this.popover.words, false);
    const id = newId();
    const manner = { ...KEPT, speed, lingers };
    this.table = withEarlyTables(app, id, signal, (early) => new TableScreen(early, id, signal, { manner, ...what }));
    this.session = this.table.session;
    this.element = make("div", { class: "learn" }, this.table.element);
    this.table.element.classList.add("is-learning");
    this.table.actionBar.body.prepend(this.popover.element);
  }

  /** `kind`: what was done is told after that to which it has led, what is asked after all. */
  say(text: string, kind: "say" | "answer" | "done", more: (Node | null | false)[] = []) {
    const { popover, session, table } = this;
    popover.say(text, kind, more);
    if (kind === "done") void session.playback.shown.then(() => text && table.voice.tell(text));
    else table.voice.ask(text);
  }

  /**
   * Takes the focus to what is said, which reads it out, once what has happened was told; unless
   * something else is said by then, or the focus has gone elsewhere.
   */
  async readOut() {
    const { popover, session, table } = this;
    const said = popover.words.textContent;
    const held = document.activeElement;
    await null; // until the table has begun to show what is new
    await session.playback.shown;
    table.voice.ask(null);
    await table.voice.whenTold();
    const { activeElement } = document;
    const isThere = activeElement === held || activeElement === document.body;
    if (popover.words.textContent === said && isThere) popover.read();
  }

  /** `isOver`: whether nothing is asked any more. */
  end(isOver: boolean) {
    this.table.element.classList.toggle("is-learnt", isOver);
  }

  /** Goes on from here as a match like any other. `who` takes the other seats. */
  async playOn(who: Who) {
    const { app, session, room } = this;
    session.autosave.isFirst = !app.preferences.coach(room.id).isOver;
    if (await session.playOn(who)) app.go({ screen: "table", save: session.id });
  }
}
