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
  /** By the moment to which they led, scenes of which several did: a past moment is the last of them alone. */
  beats: Map<number, Shown[]> = new Map();
  /** For whom they were painted, and where. */
  painted = "";

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    const { playback } = session;
    session.when(
      () => [session.table],
      () => this.#keep(),
    );
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

  /** Keeps what can be played again of the table that has come, and nothing that other eyes have seen. */
  #keep() {
    const { table } = this.session;
    if (!table) return;
    const { frame, scenes, trails, undone, viewer } = table;
    const painted = JSON.stringify([frame, undone, viewer]);
    if (painted !== this.painted) this.beats.clear();
    this.painted = painted;
    for (const position of this.beats.keys()) if (position <= trails.since) this.beats.delete(position);
    for (const { position } of scenes) {
      const beats = scenes.filter((shown) => shown.position === position);
      if (beats.length > 1) this.beats.set(position, beats);
    }
  }

  /** What is shown of a moment, one after another, and what each tells. */
  #steps(position: number): { position: number; shown: Shown | null; lines: LogLine[] }[] {
    const lines = linesAt(this.session.playback.lines, position);
    const beats = this.beats.get(position);
    if (!beats) return [{ position, shown: null, lines }];
    return beats.map((shown, at) => {
      const end = at === beats.length - 1 ? lines.length : shown.lines;
      return { position, shown, lines: lines.slice(beats[at - 1]?.lines ?? 0, end) };
    });
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
    const { latest } = playback;
    if (!start || !board || !latest || !this.isOffered) return;
    board.setTrails([]);
    const steps = moments.flatMap((position) => this.#steps(position));
    const onScene = (at: number) => {
      const step = steps[at - 1];
      if (this.played !== trails) return;
      if (board.isStill) board.setTrails(trails.moves.filter(({ position }) => position <= (step?.position ?? 0)));
      const shown = step ? (step.shown ?? come.get(step.position)) : at === 0 ? start : null;
      // What led to a moment is told with its first scene.
      this.#tell(shown ?? null, !step || step.lines.length > 0 ? (step?.lines ?? []) : this.told);
    };
    const again = steps.map(({ position, shown }) => shown ?? later(position));
    const scenes = [start, ...again, session.draft.lay(latest)];
    await board.show(scenes, { animate: true, onScene, stays: STAYS });
  }
}
