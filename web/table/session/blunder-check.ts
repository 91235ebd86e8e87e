/**
 * What becomes of a person's decisions while the game goes on: a bot's worker compares what can be
 * done while the person thinks, and then what was done with the best. Until that is known, and until
 * the person has answered to a mistake, no bot moves.
 */

import { HUMAN, isLevel } from "../../model/setup.js";
import type { Action, Slip, Step, Table, ThinkCommand } from "../../types/engine.js";
import type { App, TableCommand } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Points of a hundred of the chance of winning from which on one is warned, as somebody prefers. */
export const LEAST = { off: Infinity, big: 15, clear: 5 };

/** Commands after whose answer nothing is known of the game. */
const ANEW = new Set(["start", "load", "learn", "puzzle", "watch", "play_on"]);

type AssessCommand = Extract<ThinkCommand, { do: "assess" }>;

/** A moment at which the person decides alone. */
class Decision {
  declare position: number;
  /** Whether all that can be done was compared while the person thought. */
  isCompared = false;
  /** Whether nothing can be said of it, as the worker has failed. */
  isLost = false;
  /** What is known of things done before they were taken back. */
  slips: Map<string, Slip | null> = new Map();
  /** What the person did; null: nothing yet. */
  taken: Action | null = null;
  /** What that gave away; undefined: not known yet. */
  found: Slip | null | undefined = undefined;
  /** Whether the coach had it taken back before. */
  isSecond = false;
  /** Whether the person has gone on after what was said. */
  isHeard = false;

  constructor(position: number) {
    this.position = position;
  }

  /** What is to be asked next; null: nothing. */
  next(least: number, gaps: number[]): AssessCommand | null {
    const { position, taken } = this;
    if (this.found !== undefined || (taken === null && this.isCompared)) return null;
    return { do: "assess", position, action: taken, least, gaps };
  }

  /** Learns what is known already, if anything is. */
  recall(least: number) {
    if (this.taken === null || this.found !== undefined) return;
    this.found = this.isLost ? null : this.slips.get(JSON.stringify([this.taken, least]));
  }

  hear({ action, least }: AssessCommand, { slip = null }: Step) {
    this.isCompared = true;
    if (action !== null) this.slips.set(JSON.stringify([action, least]), slip);
  }
}

export class BlunderCheck {
  declare app: App;
  declare session: TableSession;
  /** By position, the earliest first. */
  decisions: Map<number, Decision> = new Map();
  /** By how much two looks differ, of each decision compared. */
  gaps: Map<number, number> = new Map();
  /** Whether a worker has been asked and has not answered yet. */
  asked: AssessCommand | null = null;
  /** What is told, and whether nothing is left, as the page knows it. */
  known: { told: Decision | null; isSettled: boolean } = {
    told: null as Decision | null,
    isSettled: true,
  };
  /** Who waits until nothing is left to be said. */
  waiting: (() => void)[] = [];

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    const { signal } = session;
    app.preferences.addEventListener("change", () => this.#prefer(), { signal });
  }

  /** Whether it may be wanted at this table. */
  get isOffered() {
    const { follows, autosave, manner, table } = this.session;
    if (manner.keeps !== "always" || follows || table?.lesson || table?.watched) return false;
    // Known before the engine has dealt, so that the board gets its place at once.
    const begun = table ?? autosave.record ?? this.app.pendingGames.get(this.session.id);
    if (!begun || begun.day || begun.contest) return false;
    const people = begun.seats.filter(({ who }) => who === HUMAN);
    return people.length === 1 && begun.seats.every(({ who }) => who === HUMAN || isLevel(who));
  }

  get isOn() {
    return this.#least < Infinity && this.isOffered;
  }

  /** From how many points on it is told. */
  get #least() {
    return LEAST[this.app.preferences.values.warnings];
  }

  /** What is told just now. */
  get told() {
    const told = [...this.decisions.values()].find(({ found, isHeard }) => found && !isHeard);
    return told?.found ? { slip: told.found, decision: told } : null;
  }

  /** Whether something that was done is still looked at. */
  get isDue() {
    return [...this.decisions.values()].some(({ found, taken }) => taken && found === undefined);
  }

  /** Whether nothing is left to be found or answered. */
  get isSettled() {
    const open = [...this.decisions.values()].some(
      ({ found, isHeard, taken }) => taken && (found === undefined || (found && !isHeard)),
    );
    return !open && this.asked === null;
  }

  /** Resolves then. */
  settled() {
    if (this.isSettled) return Promise.resolve();
    return new Promise((resolve: (value?: undefined) => void) =>
      this.waiting.push(resolve),
    );
  }

  /** Whether what is told can be taken back at the coach's advice: once, and nothing new was seen. */
  get mayTakeBack() {
    const { told } = this;
    const undo = this.session.table?.undo;
    if (!told || told.decision.isSecond || !undo) return false;
    return undo.free && undo.position >= told.decision.position;
  }

  /** A person decides. */
  decided(position: number, action: Action) {
    this.#dismiss();
    const decision = this.decisions.get(position);
    if (decision) decision.taken = action;
  }

  /** The person goes on as things are. */
  goOn() {
    this.#dismiss();
    this.#tell();
  }

  #dismiss() {
    const { told } = this;
    if (told) told.decision.isHeard = true;
  }

  /** Takes another table: what was taken back is open again. */
  take(table: Table, cause: TableCommand["do"]) {
    const { decisions } = this;
    if (ANEW.has(cause) || this.session.recovery.isOn || !this.isOn || table.over) decisions.clear();
    for (const [position, decision] of decisions) {
      if (position > table.position) decisions.delete(position);
      else if (position === table.position && cause !== "frame" && decision.taken) this.#reopen(decision);
    }
    if (this.#isAsked(table) && !decisions.has(table.position))
      decisions.set(table.position, new Decision(table.position));
    void this.#work();
  }

  #reopen(decision: Decision) {
    decision.isSecond ||= Boolean(decision.found);
    decision.taken = null;
    decision.found = undefined;
    decision.isHeard = false;
  }

  /** Whether the person alone has a choice to make that is not laid out as a whole. */
  #isAsked({ acting, arrangement, choices, over, viewer }: Table) {
    if (!this.isOn || over || arrangement !== null || choices.length < 2) return false;
    return acting.length === 1 && acting[0] === viewer;
  }

  /** Looks on, where something has ended that came first. */
  resume() {
    void this.#work();
  }

  #prefer() {
    if (!this.isOn) this.decisions.clear();
    else if (this.session.table) this.take(this.session.table, "frame");
    void this.#work();
  }

  // Looking

  /** What is to be asked next, of decisions that were made first. */
  #next(): AssessCommand | null {
    const { hintRequest, closed, recovery } = this.session;
    const isBusy =
      hintRequest.hint !== null &&
      hintRequest.hint.state !== "done" &&
      hintRequest.hint.state !== "stuck";
    if (closed || recovery.isOn || isBusy || !this.isOn) return null;
    for (const decision of this.decisions.values()) {
      decision.recall(this.#least);
      const next = decision.next(this.#least, [...this.gaps.values()]);
      if (next) return next;
    }
    return null;
  }

  /** Looks on, one thing after the other. */
  async #work() {
    const next = this.#next();
    if (this.asked !== null) {
      // One task at a time; what is not wanted any more ends.
      if (JSON.stringify(this.asked) !== JSON.stringify(next)) this.app.botPool.cancel();
      return;
    }
    this.#tell();
    if (next === null) return;
    this.asked = next;
    const decision = this.decisions.get(next.position);
    try {
      const thought = await this.app.botPool.think(next, () => {});
      const { step } = thought ?? {};
      if (step) decision?.hear(next, step);
      if (step?.gap != null) this.gaps.set(next.position, step.gap);
    } catch {
      if (decision) decision.isLost = decision.isCompared = true; // nothing can be said of it
    }
    this.asked = null;
    void this.#work();
  }

  /** Tells what was found, or lets go who waits. */
  #tell() {
    const { isSettled, known } = this;
    const told = this.told?.decision ?? null;
    this.known = { told, isSettled };
    if (told !== known.told || isSettled !== known.isSettled) this.session.changed();
    if (isSettled) for (const go of this.waiting.splice(0)) go();
  }
}
