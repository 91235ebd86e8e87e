/**
 * What the board shows of a game and when: the moments of each new table, one after another. This
 * is the only clock: everything said beside the board (of the seats, to whoever acts, in the log)
 * belongs to the moment on it.
 */

import { freshLines, linesAt, merged, toldBy } from "./log-lines.js";
import { nextTask } from "../../kit/next-task.js";
import type { LogLine, Shown, Table, Trails } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Milliseconds for which each of several scenes of one moment stays. */
const BEAT = { slow: 2000, normal: 1000, fast: 350, off: 0 };

const NO_TRAILS: Trails = { since: 0, moves: [] };

export class Playback {
  declare app: App;
  declare session: TableSession;
  lines: LogLine[] = [];
  /** How many of these lines are told by the moment on the board. */
  told = 0;
  /** How many of them were announced or need not be. */
  heard = 0;
  /** The latest moment of a table (not of the past) that was shown on the board. */
  latest: Shown | null = null;
  /** Whether that is the present. */
  isNow = false;
  /** Whether more moments are to come. */
  isRunning = false;
  /** Whether the last table changed nothing visible. */
  isStill = false;
  /** Resolves when everything of the last table has been shown. */
  declare shown: Promise<void>;
  /** The line that was told with the latest moment that brought news. */
  caption: LogLine | null = null;
  /** All that the table being shown has told up to that line: what somebody did, and what came of it. */
  news: LogLine[] = [];
  /** Of these what was told last. */
  newest: LogLine[] = [];
  /** The line that is told now, which the seats are shown by; null: by whose turn it is. */
  teller: LogLine | null = null;
  /** How often the board has come to rest. */
  rests = 0;
  /** What has moved since the viewer acted last, by the latest table that has come to stand. */
  stood: Trails = NO_TRAILS;
  /** Counts the tables shown, so that a newer one ends an older one. */
  turn = 0;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.shown = Promise.resolve();
  }

  /** The moment on the board, past or present. */
  get moment(): Shown | null {
    return this.session.history.moment ?? this.latest;
  }

  /** The moment by which seats and goal are shown: one that is played again, or that on the board. */
  get seen(): Shown | null {
    return this.session.turnReplay.moment ?? this.moment;
  }

  /** What has moved up to the moment on the board since the viewer acted last. */
  get trails(): Trails {
    return this.session.history.moment?.trails ?? this.stood;
  }

  /** Whether the present is on the board and at rest. */
  get isPresent() {
    return this.isNow && this.session.history.moment === null;
  }

  /**
   * Whether the present is on the board, or things are moving into it: then the game can be played
   * on.
   */
  get isDue() {
    return (this.isNow || !this.isRunning) && this.session.history.moment === null;
  }

  /** The log up to what is on the board. */
  get toldLines() {
    return this.lines.slice(0, this.told);
  }

  /** The lines told since `speak` was called last. */
  get untold() {
    return this.lines.slice(this.heard, this.told);
  }

  /**
   * The lines told since the last call, to be announced.
   */
  speak() {
    const lines = this.untold;
    this.heard = Math.max(this.heard, this.told);
    return lines;
  }

  /**
   * Takes a new table and ends looking back; nothing of it is shown or said yet. `isNews`:
   * something has happened, to be seen; `stays`: what could be done can be done still; `isTold`:
   * what is new in the log is to be spoken, of a first table what has happened since the viewer acted
   * last. Returns whether there is nothing to be seen.
   */
  take(
    table: Table,
    before: Table | null,
    { isNews, stays, isTold }: { isNews: boolean; stays: boolean; isTold: boolean },
  ): boolean {
    const { history } = this.session;
    const isSame = stays && this.isStill && this.isPresent && !this.isRunning;
    const unheard = this.lines.length - this.heard;
    this.lines = merged(this.lines, table.log);
    // What was to be spoken is so still where the same comes again, for another frame.
    this.heard = this.lines.length - (isTold ? this.#fresh(table, before).length : unheard);
    this.told = isNews ? this.heard : this.lines.length;
    this.isNow = this.isNow && stays;
    this.isRunning = table.scenes.length > 1;
    // Whoever has acted has seen what was before.
    if (table.trails.since !== this.stood.since) this.stood = { ...table.trails, moves: [] };
    history.end();
    return isSame;
  }

  #fresh({ log, setup, trails }: Table, before: Table | null) {
    if (before) return freshLines(this.lines, log, before.position);
    return this.lines.filter(({ position }) => position > Math.max(trails.since, setup));
  }

  /** Shows the moments of a table. `isNews`: it is to be seen how it came about. */
  show(table: Table, isNews: boolean) {
    this.shown = table.moment === null ? this.#show(table, isNews) : this.#hold(table);
  }

  /** A game that is watched begins with a moment of its own: how it ends is not to be seen first. */
  async #hold({ scenes, trails }: Table) {
    this.end();
    this.isRunning = false;
    this.latest = scenes.at(-1) ?? null;
    this.isNow = true;
    this.stood = trails;
    this.rest();
  }

  /** Announces what a table tells if nothing to be seen has changed. */
  stay({ scenes }: Table) {
    this.end();
    this.#hear(this.lines.length);
    for (const moment of scenes) this.#stand(moment);
    this.rest();
  }

  /** Shows the present at once, without the moments before it. */
  skip() {
    if (!this.isRunning || this.session.history.moment !== null) return;
    this.showNow();
  }

  /** Somebody acts: shows the present without waiting. */
  arrive() {
    const now = this.session.table?.scenes.at(-1);
    if (now && this.isDue && !this.isNow) this.#stand(now);
  }

  /** Shows the present, with the items that are laid out. */
  showNow() {
    const { draft, board, table } = this.session;
    this.end();
    this.isRunning = false;
    this.#hear(this.lines.length);
    const now = table?.scenes.at(-1);
    if (now) {
      const marks = this.session.selection.marks();
      void board?.show([draft.lay(now)], { animate: true, marks });
      this.#stand(now);
    }
    this.rest();
  }

  /** The board has come to rest. */
  rest() {
    this.rests += 1;
    this.session.changed();
  }

  /** The whole log as other eyes read it. */
  retell(lines: LogLine[], { viewer, all }: Pick<Table, "viewer" | "all">) {
    const { table } = this.session;
    if (table) Object.assign(table, { viewer, all });
    this.lines = lines;
    this.told = lines.length;
    this.heard = lines.length;
    this.session.changed();
  }

  /** Ends what is being shown. */
  end() {
    this.turn += 1;
  }

  async #show(table: Table, isNews: boolean) {
    const { session } = this;
    const turn = ++this.turn;
    const [first] = table.scenes;
    const before = first ? toldBy(this.lines, first) - first.lines : 0;
    if (isNews) {
      // What is beside the board already belongs to a task of its own.
      await nextTask();
      await session.history.present();
      if (turn !== this.turn) return;
    }
    for (const [index, moment] of table.scenes.entries()) {
      const next = table.scenes[index + 1];
      this.isRunning = next !== undefined;
      const marks = session.selection.marks();
      const told = next ? toldBy(this.lines, moment) : this.lines.length;
      const line = linesAt(this.lines.slice(0, told), moment.position).at(-1);
      if (isNews && line) {
        this.caption = line;
        this.news = this.lines.slice(before, told);
      }
      this.#hear(told);
      const scene = next ? moment : session.draft.lay(moment);
      const standing = session.board?.show([scene], { animate: isNews, marks });
      // Told at once; its trails wait for the scene, as in another frame they lie elsewhere.
      if (!isNews) this.#stand(moment, { isShown: false });
      await standing;
      // The frame that ends a motion has been painted, and the buttons over the board laid.
      await nextTask();
      if (turn !== this.turn) return;
      if (session.history.moment === null && (moment !== this.latest || !isNews)) this.#stand(moment);
      if (next && (next.position === moment.position || session.manner.lingers))
        await session.pace.wait(BEAT, moment.rest);
      else await nextTask();
      await session.history.present();
      if (turn !== this.turn) return;
    }
    this.rest();
  }

  /** A moment of the table has come to stand, also on the board if it `isShown` there. */
  #stand(moment: Shown, { isShown } = { isShown: true }) {
    const { session } = this;
    this.latest = moment;
    const { table } = session;
    if (table && moment === table.scenes.at(-1)) {
      this.isNow = true;
      if (isShown) this.stood = table.trails;
    }
    session.changed();
  }

  /** `told`: how many lines of the log may be read. */
  #hear(told: number) {
    const newest = this.lines.slice(this.told, told);
    if (newest.length > 0) this.newest = newest;
    this.told = told;
    this.session.changed();
  }
}
