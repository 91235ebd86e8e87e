/**
 * What becomes of a person's decisions while the game goes on: a bot's worker compares what can be
 * done while the person thinks, and then what was done with the best. Until that is known, and until
 * the person has answered to a mistake, no bot moves.
 */

import { HUMAN, isLevel } from "../../model/setup.js";
import { LEAST } from "../../storage/warnings.js";

/** @import {Action, Slip, Step, Table, ThinkCommand} from "../../types/engine.js" */
/** @import {TableSession} from "./session.js" */
/** @import {App, TableCommand} from "../../types/page.js" */

/** Commands after whose answer nothing is known of the game. */
const ANEW = new Set(["start", "load", "learn", "puzzle", "watch", "play_on"]);

/** @typedef {Extract<ThinkCommand, {do: "assess"}>} AssessCommand */

/** A moment at which the person decides alone. */
class Decision {
  /** @param {number} position */
  constructor(position) {
    this.position = position;
    /** Whether all that can be done was compared while the person thought. */
    this.isCompared = false;
    /** Whether nothing can be said of it, as the worker has failed. */
    this.isLost = false;
    /** What is known of things done before they were taken back. @type {Map<string, Slip | null>} */
    this.slips = new Map();
    /** What the person did; null: nothing yet. @type {Action | null} */
    this.taken = null;
    /** What that gave away; undefined: not known yet. @type {Slip | null | undefined} */
    this.found = undefined;
    /** Whether the coach had it taken back before. */
    this.isSecond = false;
    /** Whether the person has gone on after what was said. */
    this.isHeard = false;
  }

  /**
   * What is to be asked next; null: nothing.
   * @param {number} least
   * @param {number[]} gaps
   * @returns {AssessCommand | null}
   */
  next(least, gaps) {
    const { position, taken } = this;
    if (this.found !== undefined || (taken === null && this.isCompared)) return null;
    return { do: "assess", position, action: taken, least, gaps };
  }

  /** Learns what is known already, if anything is. @param {number} least */
  recall(least) {
    if (this.taken === null || this.found !== undefined) return;
    this.found = this.isLost ? null : this.slips.get(JSON.stringify([this.taken, least]));
  }

  /** @param {AssessCommand} asked @param {Step} step */
  hear({ action, least }, { slip = null }) {
    this.isCompared = true;
    if (action !== null) this.slips.set(JSON.stringify([action, least]), slip);
  }
}

export class BlunderCheck {
  /** @param {App} app @param {TableSession} session */
  constructor(app, session) {
    this.app = app;
    this.session = session;
    /** By position, the earliest first. @type {Map<number, Decision>} */
    this.decisions = new Map();
    /** By how much two looks differ, of each decision compared. @type {Map<number, number>} */
    this.gaps = new Map();
    /** Whether a worker has been asked and has not answered yet. @type {AssessCommand | null} */
    this.asked = null;
    /** What is told, and whether nothing is left, as the page knows it. */
    this.known = { told: /** @type {Decision | null} */ (null), isSettled: true };
    /** Who waits until nothing is left to be said. @type {(() => void)[]} */
    this.waiting = [];
    const { signal } = session;
    for (const event of ["hint", "mending"]) session.addEventListener(event, () => void this.#work());
    app.preferences.addEventListener("change", () => this.#prefer(), { signal });
  }

  /** Whether it may be wanted at this table. */
  get isOffered() {
    const { follows, autosave, manner, table } = this.session;
    if (manner.keeps !== "always" || follows || table?.lesson || table?.watched) return false;
    // Known before the engine has dealt, so that the board gets its place at once.
    const begun = table ?? autosave.record ?? this.app.pendingGames.get(this.session.id);
    if (!begun || begun.day) return false;
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
    return new Promise((/** @type {(value?: undefined) => void} */ resolve) =>
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

  /** A person decides. @param {number} position @param {Action} action */
  decided(position, action) {
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

  /**
   * Takes another table: what was taken back is open again.
   * @param {Table} table
   * @param {TableCommand["do"]} cause
   */
  take(table, cause) {
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

  /** @param {Decision} decision */
  #reopen(decision) {
    decision.isSecond ||= Boolean(decision.found);
    decision.taken = null;
    decision.found = undefined;
    decision.isHeard = false;
  }

  /** Whether the person alone has a choice to make that is not laid out as a whole. @param {Table} table */
  #isAsked({ acting, arrangement, choices, over, viewer }) {
    if (!this.isOn || over || arrangement !== null || choices.length < 2) return false;
    return acting.length === 1 && acting[0] === viewer;
  }

  #prefer() {
    if (!this.isOn) this.decisions.clear();
    else if (this.session.table) this.take(this.session.table, "frame");
    void this.#work();
  }

  // Looking

  /** What is to be asked next, of decisions that were made first. @returns {AssessCommand | null} */
  #next() {
    const { hintRequest, closed, recovery } = this.session;
    const isBusy = hintRequest.hint !== null && hintRequest.hint.state !== "done" && hintRequest.hint.state !== "stuck";
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
    if (told !== known.told || isSettled !== known.isSettled) this.session.tell("assessed");
    if (isSettled) for (const go of this.waiting.splice(0)) go();
  }
}
