/**
 * The save of the game at the table: writes it after every move, as the only page that does so.
 * Where another page of this browser writes it, this one follows what happens there.
 */

import { Claim } from "../claim.js";
import { newId } from "../ids.js";
import { dayOf } from "./calendar.js";
import { offerSave } from "./files.js";
import { noted } from "./notes.js";
import { resultOf } from "./outcomes.js";
import { branchOf, isPlayedOut, recordOf } from "./record.js";

/** @import {BranchAnswer, Table} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App, Manner, SaveRecord} from "./types.js" */

/** After so many moves by people the browser is asked to keep games. */
const PLAYED = 10;

/** Milliseconds after which it is noted that a game was opened again. */
const DAY = 24 * 3600 * 1000;

export class Keeping {
  /**
   * @param {App} app
   * @param {Play} play
   * @param {string} id
   * @param {Manner["keeps"]} keeps
   */
  constructor(app, play, id, keeps) {
    this.app = app;
    this.play = play;
    this.id = id;
    this.keeps = keeps;
    /** Whether it is written to the disk. */
    this.isKept = keeps === "always";
    /** @type {SaveRecord | null} */
    this.record = null;
    /** Another page writes the game. */
    this.follows = false;
    /** Whether the game is this page's from the next table on. */
    this.leads = false;
    /** Whether it was begun as somebody's first game. */
    this.isFirst = false;
    this.hasBegun = false;
    this.claim = new Claim(id, (isHeld) => this.#claimed(isHeld), navigator.locks);
    /** What is being read and shown, one after the other. @type {Promise<void>} */
    this.reading = Promise.resolve();
    /** Moves people have made here. */
    this.moves = 0;
    const { signal } = play;
    const hear = (/** @type {Event} */ event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      if (detail.id === id && !detail.isGone) this.#hear(); // a game deleted in another page may still be played on here
    };
    app.saves.addEventListener("elsewhere", hear, { signal });
    signal.addEventListener("abort", () => {
      this.claim.release();
      app.saves.release(id);
    });
  }

  /** What is to be said where the last move, or a note, is not on disk, and that is taking too long. */
  get trouble() {
    const { id } = this;
    const { saves } = this.app;
    const isLate = saves.isLate(id);
    if (!isLate && !saves.areNotesLate(id)) return null;
    if (saves.isNewer) return "stores-newer";
    return isLate ? "table-unsaved" : "table-unsaved-notes";
  }

  /** Claims the game and reads it, or leaves it to the page that has it. */
  async find() {
    const { claim } = this;
    const isNew = this.#isNew;
    if (isNew) void claim.begin();
    else await claim.begin();
    let isHeld = isNew;
    while (!isNew) {
      const news = this.#news();
      isHeld = claim.isHeld;
      this.record = await this.app.saves.get(this.id);
      if (isHeld !== claim.isHeld) continue; // as the other page left it
      if (this.record || isHeld || !this.#start || this.play.closed) break;
      await news; // the page that has begun it has not stored it yet
    }
    if (this.record) this.app.starting.forget(this.id);
    if (!this.record && !this.app.saves.disk.isShut) this.app.starting.recall(this.id);
    this.follows = !isHeld;
    this.#hold();
    this.isFirst = (this.record ?? this.app.starting.get(this.id))?.isFirst ?? false;
    this.hasBegun = true;
    this.#open();
  }

  /** The game that is to begin under this id. */
  get #start() {
    return this.app.starting.get(this.id);
  }

  /** Whether no other page can have the game: the deal of the day may have been begun in one. */
  get #isNew() {
    const isBegun = this.#start !== undefined && !this.#start.day;
    return isBegun || !this.play.opening.isKeepable;
  }

  /** Resolves when another page has written something, when the claim is held, or when nobody waits. */
  #news() {
    const { app, claim, play } = this;
    const written = new Promise((resolve) => {
      const how = { once: true, signal: play.signal };
      app.saves.addEventListener("elsewhere", resolve, how);
      play.signal.addEventListener("abort", resolve, { once: true });
    });
    return Promise.race([claim.granted, written]);
  }

  /** Keeps the table as it is now. @param {Table} table */
  save(table) {
    const { saved } = this.app.engine;
    // What was saved last is not the lesson.
    if (this.follows || table.lesson || table.watched || this.play.guest) return;
    if (this.record?.text === saved) return;
    const wasOver = this.record?.over ?? false;
    this.record = recordOf(this.id, table, saved, this.record);
    this.record.isFirst = this.isFirst;
    this.record.sayings = [...this.play.sayings];
    if (!this.isKept) return;
    this.#hold();
    if (isPlayedOut(this.record)) this.app.preferences.rememberCoach(table.game, { isOver: true });
    void this.#write(this.record);
    if (table.over && !wasOver) this.#enter(table);
    if (table.over && this.moves > 0) this.app.saves.persist();
  }

  /** Keeps how the game came out, when it has come to its end here. @param {Table} table */
  #enter(table) {
    const day = dayOf(this.app.rooms, table);
    const result = this.keeps === "always" && resultOf(this.id, { ...table, day }, Date.now());
    if (result) void this.app.results.add([result]);
  }

  /** A person has made a move here. */
  moved() {
    this.moves += 1;
    this.isKept = this.keeps !== "never";
    if (this.isKept && this.moves === PLAYED) this.app.saves.persist();
  }

  /** Keeps a branch as a game of its own. @param {BranchAnswer} branch */
  branch(branch) {
    const { table } = this.play;
    const from = this.record ?? (table && { game: table.game, options: table.options });
    if (!from) return null;
    const record = branchOf(newId(), from, branch);
    void this.app.saves.put(record);
    return record.id;
  }

  /** Keeps a game that is watched among the saves; whether that succeeded. */
  async copy() {
    const { app, play } = this;
    const answer = await app.engine.ask({ do: "copy" });
    if (!answer.ok || !play.table) return false;
    const record = recordOf(newId(), play.table, answer.text, null);
    return (await app.saves.put(record)) === "stored";
  }

  /** Whether notes can be kept with the game. */
  get isNotable() {
    return this.record !== null && this.isKept && !this.follows;
  }

  /** What the reader has written of moments of the game. */
  get notes() {
    return this.record?.notes ?? [];
  }

  /** Keeps what was written of a moment. @param {number} position @param {string} text */
  note(position, text) {
    if (!this.record) return;
    this.record.notes = noted(this.notes, position, text);
    void this.app.saves.mark(this.id, { notes: this.record.notes });
  }

  /** Whether a file may be made of the game. */
  get isOfferable() {
    return this.record !== null && !this.record.isLocked;
  }

  /** The game for a report of what went wrong, if it may be read. */
  get report() {
    return this.isOfferable ? this.record?.text : undefined;
  }

  /** Hands the game to the reader as a file. */
  offer() {
    if (this.record && this.isOfferable) void offerSave(this.app, this.record);
  }

  /** Plays on here; the page that has the game follows from then on. */
  takeOver() {
    if (this.claim.isExclusive) void this.claim.takeOver();
    else this.#lead();
  }

  /** @param {SaveRecord} record */
  async #write(record) {
    const outcome = await this.app.saves.put(record);
    if (outcome === "stored") this.app.starting.forget(this.id);
    if (outcome !== "stale" || this.play.closed) return;
    await this.#show();
    this.play.refuse({ key: "follow-stale" }, null);
  }

  /** The game is not to be lost as long as this page plays it. */
  #hold() {
    const { app, follows, play, record } = this;
    if (record && !follows && !play.closed) app.saves.hold(record);
  }

  /** Notes that somebody looks after the game. */
  #open() {
    const { follows, record } = this;
    if (record && !follows && Date.now() - record.updated > DAY)
      void this.app.saves.mark(record.id, { opened: Date.now() });
  }

  /** @param {boolean} isHeld */
  #claimed(isHeld) {
    if (!this.hasBegun || this.play.closed || isHeld !== this.follows) return;
    if (isHeld) this.#lead();
    else this.#follow();
  }

  /** Another page has written the game. */
  #hear() {
    if (!this.hasBegun || this.play.closed) return;
    if (!this.follows && !this.claim.isExclusive) this.#follow();
    else void this.#show();
  }

  /** Leaves the game to another page. */
  #follow() {
    this.leads = false;
    this.follows = true;
    this.app.saves.release(this.id);
    this.play.rest();
    this.play.tell("following");
    void this.app.saves.cede(this.id).then(() => this.#show());
  }

  /** Goes on with the game as the other page has left it, once that is on the table. */
  #lead() {
    void this.#show({ isLead: true });
  }

  /** A table has come: a page that leads from it on may act at it. */
  received() {
    if (!this.leads) return;
    this.leads = false;
    this.follows = false;
    this.#hold();
    this.play.picking.mark();
    this.play.tell("following");
    // Without locks the other page learns of it from this.
    if (!this.claim.isExclusive && this.record) void this.#write(this.record);
  }

  /**
   * Shows what is stored, once what happens here just now is over and nobody looks back.
   * @param {{isLead?: boolean}} [how] `isLead`: this page goes on with it
   */
  #show({ isLead = false } = {}) {
    const show = async () => {
      const { app, play } = this;
      await Promise.all([play.past.present(), play.idle()]);
      const record = await app.saves.get(this.id);
      if (play.closed || (!isLead && record?.text === this.record?.text)) return;
      this.record = record ?? this.record;
      this.leads = isLead && this.claim.isHeld;
      await play.opening.open();
    };
    return (this.reading = this.reading.then(show));
  }
}
