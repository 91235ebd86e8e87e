/**
 * The save of the game at the table: writes it after every move, as the only page that does so.
 * Where another page of this browser writes it, this one follows what happens there.
 */

import { TabLock } from "../../storage/tab-lock.js";
import { newId } from "../../kit/ids.js";
import { dayOf } from "../../model/daily-calendar.js";
import { offerSave } from "../../components/file-pickers.js";
import { noted } from "../../model/notes.js";
import { resultOf } from "../../model/statistics.js";
import { branchOf, isPlayedOut, recordOf } from "../../model/save-record.js";
import type { BranchAnswer, Table } from "../../types/engine.js";
import type { App, Manner, SaveRecord } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** After so many moves by people the browser is asked to keep games. */
const PLAYED = 10;

/** Milliseconds after which it is noted that a game was opened again. */
const DAY = 24 * 3600 * 1000;

export class Autosave {
  declare app: App;
  declare session: TableSession;
  declare id: string;
  declare keeps: Manner["keeps"];
  /** Whether it is written to the disk. */
  declare isKept: boolean;
  record: SaveRecord | null = null;
  /** Another page writes the game. */
  follows = false;
  /** Whether the game is this page's from the next table on. */
  leads = false;
  /** Whether it was begun as somebody's first game. */
  isFirst = false;
  hasBegun = false;
  declare tabLock: TabLock;
  /** What is being read and shown, one after the other. */
  declare reading: Promise<void>;
  /** Moves people have made here. */
  moves = 0;

  constructor(app: App, session: TableSession, id: string, keeps: Manner["keeps"]) {
    this.app = app;
    this.session = session;
    this.id = id;
    this.keeps = keeps;
    this.isKept = keeps === "always";
    this.tabLock = new TabLock(id, (isHeld) => this.#claimed(isHeld), navigator.locks);
    this.reading = Promise.resolve();
    const { signal } = session;
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent;
      if (detail.id === id && !detail.isGone) this.#hear(); // a game deleted in another page may still be played on here
    };
    app.saves.addEventListener("elsewhere", hear, { signal });
    signal.addEventListener("abort", () => {
      this.tabLock.release();
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
    const { tabLock } = this;
    const isNew = this.#isNew;
    if (isNew) void tabLock.begin();
    else await tabLock.begin();
    let isHeld = isNew;
    while (!isNew) {
      const news = this.#news();
      isHeld = tabLock.isHeld;
      this.record = await this.app.saves.get(this.id);
      if (isHeld !== tabLock.isHeld) continue; // as the other page left it
      if (this.record || isHeld || !this.#start || this.session.closed) break;
      await news; // the page that has begun it has not stored it yet
    }
    if (this.record) this.app.pendingGames.forget(this.id);
    if (!this.record && !this.app.saves.disk.isShut) this.app.pendingGames.recall(this.id);
    this.follows = !isHeld;
    this.#hold();
    this.isFirst = (this.record ?? this.app.pendingGames.get(this.id))?.isFirst ?? false;
    this.hasBegun = true;
    this.#open();
  }

  /** The game that is to begin under this id. */
  get #start() {
    return this.app.pendingGames.get(this.id);
  }

  /** Whether no other page can have the game: the deal of the day may have been begun in one. */
  get #isNew() {
    const isBegun = this.#start !== undefined && !this.#start.day;
    return isBegun || !this.session.loader.isKeepable;
  }

  /** Resolves when another page has written something, when the claim is held, or when nobody waits. */
  #news() {
    const { app, tabLock, session } = this;
    const written = new Promise((resolve) => {
      const how = { once: true, signal: session.signal };
      app.saves.addEventListener("elsewhere", resolve, how);
      session.signal.addEventListener("abort", resolve, { once: true });
    });
    return Promise.race([tabLock.granted, written]);
  }

  /** Keeps the table as it is now. */
  save(table: Table) {
    const { saved } = this.app.engine;
    // What was saved last is not the lesson.
    if (this.follows || table.lesson || table.watched || this.session.guest) return;
    if (!saved || this.record?.text === saved) return;
    const wasOver = this.record?.over ?? false;
    this.record = recordOf(this.id, table, saved, this.record);
    this.record.isFirst = this.isFirst;
    this.record.sayings = [...this.session.sayings];
    if (!this.isKept) return;
    this.#hold();
    if (isPlayedOut(this.record)) this.app.preferences.rememberCoach(table.game, { isOver: true });
    void this.#write(this.record);
    if (table.over && !wasOver) this.#enter(table);
    if (table.over && this.moves > 0) this.app.saves.persist();
  }

  /** Keeps how the game came out, when it has come to its end here. */
  #enter(table: Table) {
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

  /** Keeps a branch as a game of its own. */
  branch(branch: BranchAnswer) {
    const { table } = this.session;
    const from = this.record ?? (table && { game: table.game, options: table.options });
    if (!from) return null;
    const record = branchOf(newId(), from, branch);
    void this.app.saves.put(record);
    return record.id;
  }

  /** Keeps a game that is watched among the saves; whether that succeeded. */
  async copy() {
    const { app, session } = this;
    const answer = await app.engine.ask({ do: "copy" });
    if (!answer.ok || !session.table) return false;
    const record = recordOf(newId(), session.table, answer.text, null);
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

  /** Keeps what was written of a moment. */
  note(position: number, text: string) {
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
    if (this.tabLock.isExclusive) void this.tabLock.takeOver();
    else this.#lead();
  }

  async #write(record: SaveRecord) {
    const outcome = await this.app.saves.put(record);
    if (outcome === "stored") this.app.pendingGames.forget(this.id);
    if (outcome !== "stale" || this.session.closed) return;
    await this.#show();
    this.session.refuse({ key: "follow-stale" }, null);
  }

  /** The game is not to be lost as long as this page plays it. */
  #hold() {
    const { app, follows, session, record } = this;
    if (record && !follows && !session.closed) app.saves.hold(record);
  }

  /** Notes that somebody looks after the game. */
  #open() {
    const { follows, record } = this;
    if (record && !follows && Date.now() - record.updated > DAY)
      void this.app.saves.mark(record.id, { opened: Date.now() });
  }

  #claimed(isHeld: boolean) {
    if (!this.hasBegun || this.session.closed || isHeld !== this.follows) return;
    if (isHeld) this.#lead();
    else this.#follow();
  }

  /** Another page has written the game. */
  #hear() {
    if (!this.hasBegun || this.session.closed) return;
    if (!this.follows && !this.tabLock.isExclusive) this.#follow();
    else void this.#show();
  }

  /** Leaves the game to another page. */
  #follow() {
    this.leads = false;
    this.follows = true;
    this.app.saves.release(this.id);
    this.session.rest();
    this.session.changed();
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
    this.session.selection.mark();
    this.session.changed();
    // Without locks the other page learns of it from this.
    if (!this.tabLock.isExclusive && this.record) void this.#write(this.record);
  }

  /**
   * Shows what is stored, once what happens here just now is over and nobody looks back. `isLead`:
   * this page goes on with it.
   */
  #show({ isLead = false }: { isLead?: boolean } = {}) {
    const show = async () => {
      const { app, session } = this;
      await Promise.all([session.history.present(), session.idle()]);
      const record = await app.saves.get(this.id);
      if (session.closed || (!isLead && record?.text === this.record?.text)) return;
      this.record = record ?? this.record;
      this.leads = isLead && this.tabLock.isHeld;
      await session.loader.open();
    };
    return (this.reading = this.reading.then(show));
  }
}
