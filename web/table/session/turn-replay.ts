/**
 * What has happened since the viewer acted last, on the board: the trails of it, and all of it played
 * again when that is wanted.
 */

import { linesAt, momentsOf } from "./log-lines.js";
import type { LogLine, Shown, Trails } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Milliseconds at normal pace for which each move stays before the next one is shown. */
const STAYS = 700;
/** So many moves are shown again, the last ones. */
const MOST = 30;

export class TurnReplay {
  declare app: App;
  declare session: TableSession;
  /** The trails that are played again now; null: none. */
  played: Trails | null = null;
  /** The moment that is on the board again; null: the present. */
  moment: Shown | null = null;
  /** What is told of the move that led there. */
  told: LogLine[] = [];

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    const { playback } = session;
    session.when(
      () => [playback.trails],
      () => this.#end(playback.trails),
    );
  }

  /** Whether there is something to be played again; not while bots add to it. */
  get isOffered() {
    const { playback, table } = this.session;
    const isAtRest = playback.isPresent && !playback.isRunning && table?.think == null;
    return isAtRest && this.#moments.length > 0;
  }

  /**
   * The moments to be shown again, the oldest first: all that the log tells of, also where nothing has
   * moved, if others have acted since.
   */
  get #moments(): number[] {
    const { playback, table } = this.session;
    const { moves, since } = playback.trails;
    const later = playback.lines.filter(({ position }) => position > since);
    const others = later.filter(({ seat }) => seat !== null && seat !== table?.viewer);
    if (others.length + moves.length === 0) return [];
    return momentsOf([...later, ...moves]).slice(-MOST);
  }

  /** Plays it again, and leaves the board as it was. */
  async play() {
    const { trails } = this.session.playback;
    if (!this.isOffered || this.played) return;
    this.played = trails;
    await this.#show(trails, this.#moments);
    if (this.played === trails) this.#end(trails);
  }

  /** Shows at once what is left of it. Returns whether something was. */
  skip() {
    const { played } = this;
    if (played) this.#end(played);
    return played !== null;
  }

  /** All trails are on the board again, and nothing is told any more. Over an ending there are none. */
  #end({ moves }: Trails) {
    const { board, history, isOver } = this.session;
    this.played = null;
    board?.setTrails(isOver && !history.moment ? [] : moves);
    this.#tell(null, []);
  }

  #tell(moment: Shown | null, lines: LogLine[]) {
    if (moment === this.moment && lines.length === 0 && this.told.length === 0) return;
    this.moment = moment;
    this.told = lines;
    this.session.changed();
  }

  /** Where nothing moves, each move comes with its trail. */
  async #show(trails: Trails, moments: number[]) {
    const { session } = this;
    const [first] = moments;
    if (first === undefined) return;
    const come: Map<number, Shown> = new Map();
    // The others are asked for while those before them are on the board.
    const later = (position: number) => async () => {
      if (this.played !== trails) return null;
      const answer = await this.app.engine.ask({ do: "show", position, eyes: null });
      if (this.played !== trails || !answer.ok) return null;
      come.set(position, answer.shown);
      return answer.shown;
    };
    const start = await later(first - 1)();
    const { board, playback } = session;
    const { latest, lines } = playback;
    if (!start || !board || !latest || !this.isOffered) return;
    board.setTrails([]);
    const onScene = (at: number) => {
      const moment = moments[at - 1];
      if (this.played !== trails) return;
      if (board.isStill) board.setTrails(trails.moves.filter(({ position }) => position <= (moment ?? 0)));
      const shown = at === 0 ? start : come.get(moment ?? -1);
      this.#tell(shown ?? null, moment === undefined ? [] : linesAt(lines, moment));
    };
    const scenes = [start, ...moments.map(later), session.draft.lay(latest)];
    await board.show(scenes, { animate: true, onScene, stays: STAYS });
  }
}
