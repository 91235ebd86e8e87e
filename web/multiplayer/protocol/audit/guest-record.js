/**
 * What a guest's device notes of a game that another one deals, so that it can check the whole game at
 * the end: what it drew, what it did, and a digest of everything its screen was shown.
 */

import { sha256 } from "../../../kit/sha256.js";
import { commitment, freshShare } from "../drawing/lots.js";

/** @import {Action, Table} from "../../../types/engine.js" */
/** @import {Committed} from "../drawing/lots.js" */

/** How often something had been taken back, and how long the log was. @typedef {[undone: number, position: number]} Moment */

/**
 * An action that was sent at that moment, and whether it was answered.
 * @typedef {[at: Moment, action: Action, sure: boolean]} Sent
 */

/**
 * That the game goes back to that position for that seat; how many seals had been told when it was asked.
 * @typedef {[seat: number, undone: number, position: number, sealed: number]} Grant
 */

/** What everybody is asked, and the number of seals that had been told. @typedef {{seat: number, undone: number, position: number, sealed: number}} Asked */

/** Something shown, and its digest; `frame` is its number among the frames. @typedef {[undone: number, position: number, frame: number, digest: string]} Seen */

/**
 * The notes of one game.
 * @typedef {object} Noted
 * @property {number} deal how many games were dealt before at that table, as the host says
 * @property {number} seat
 * @property {string | null} seal of the deal; null: no table has come yet
 * @property {number} dealt how often cards were dealt since the last game that came to its end
 * @property {boolean} over
 * @property {string | null} share
 * @property {Committed[]} commitments
 * @property {Sent[]} sent
 * @property {Grant[]} granted what this person agreed to
 * @property {[undone: number, seat: number, signed: boolean][]} votes those that it was told, when something
 *   was taken back by them
 * @property {[seat: number, key: string][]} keys of the devices that have had seats
 * @property {number[]} undos when it took back its own last action as of right: how often something had been
 * @property {[gone: Moment, back: Moment][]} away
 * @property {[undone: number, round: number, seat: number, seal: string, bound: boolean][]} sealed all seals of
 *   choices made at the same time, in the order in which they were told; `bound`: of somebody at the host's device
 * @property {string[]} painters hashes of the rules and painters of the host's page: one, if it stayed the same
 * @property {string[]} frames
 * @property {Seen[]} seen
 */

/** What of a table says how things stand, beside the last scene. */
const TOLD = /** @type {const} */ (["acting", "over", "ranks", "outcome", "choices", "arrangement"]);

/** Hexadecimal digits of a digest: who wants to find another picture with the same one has 64 bits to guess. */
const DIGITS = 16;

/** @param {number} deal @param {number} seat @returns {Noted} */
function blank(deal, seat) {
  return {
    ...{ deal, seat, seal: null, dealt: 1, over: false, share: null, commitments: [] },
    ...{ sent: [], granted: [], votes: [], keys: [], undos: [], away: [], sealed: [] },
    ...{ painters: [], frames: [], seen: [] },
  };
}

/** Digests of the log as it is told, line by line. */
export class Digests {
  constructor() {
    /** Of the first lines, none to all. */
    this.lines = [""];
  }

  /**
   * Takes in what a table or a picture tells, and makes a digest of all that is painted and said then.
   * @param {Pick<Table, "scenes" | "log" | typeof TOLD[number]>} told
   */
  of(told) {
    const { keep, lines } = told.log;
    this.lines.length = Math.min(keep + 1, this.lines.length);
    for (const line of lines) this.lines.push(digest(`${this.lines.at(-1)}${JSON.stringify(line)}`));
    const picture = [told.scenes.at(-1), ...TOLD.map((name) => told[name])];
    return digest(`${this.lines.at(-1)}${JSON.stringify(picture)}`);
  }
}

/** @param {string} text */
function digest(text) {
  return sha256(text).slice(0, DIGITS);
}

/** Whether something without an answer would be done once more. @param {Sent[]} before @param {Sent[]} sent */
function isSame(before, sent) {
  return (
    before.length === sent.length &&
    before.every(([, action, sure], at) => !sure && JSON.stringify(action) === JSON.stringify(sent[at]?.[1]))
  );
}

export class GuestRecord {
  /** @param {Noted | null} kept @param {(noted: Noted) => void} keep */
  constructor(kept, keep) {
    // Notes of earlier versions do not tell what was agreed to.
    this.noted = { ...blank(0, 0), ...(kept?.undos ? kept : null) };
    this.keep = keep;
    this.digests = new Digests();
    /** What is being drawn. @type {{round: number, share: string, commitment: string} | null} */
    this.toss = null;
    /** What was drawn for the next deal. @type {Pick<Noted, "share" | "commitments"> | null} */
    this.drawn = null;
    /** How often cards were dealt since the last game that came to its end. */
    this.deals = this.noted.over ? 0 : this.noted.dealt - 1;
    /** Commands without an answer, by their numbers. @type {Map<number, {sent: Sent[], undo: number | null, isRepeated: boolean}>} */
    this.open = new Map();
    /** What everybody is asked, by the names of the questions. @type {Map<string, Asked>} */
    this.ballots = new Map();
    /** The keys of devices by their seats, as they were told last. @type {string[]} */
    this.told = [];
  }

  // What is drawn

  /** @param {number} round @param {number} seat @returns {string} the commitment to a fresh share */
  commits(round, seat) {
    const share = freshShare();
    this.toss = { round, share, commitment: commitment(seat, share) };
    return this.toss.commitment;
  }

  /**
   * All are committed.
   * @param {unknown} round
   * @param {number} seat
   * @param {Committed[]} commitments
   * @returns {string | null} the share, which may be shown now; null: this device is left out
   */
  shows(round, seat, commitments) {
    const { toss } = this;
    const own = commitments.filter(([each]) => each === seat);
    if (!toss || toss.round !== round || own.length !== 1 || own[0]?.[1] !== toss.commitment) return null;
    this.toss = null;
    return toss.share;
  }

  /** It was for a deal. @param {string} share @param {Committed[]} commitments */
  draws(share, commitments) {
    this.drawn = { share, commitments };
    this.deals += 1;
  }

  // What is sent

  /** @param {number} id @param {{do?: unknown, action?: Action, actions?: Action[]}} command */
  asks(id, command) {
    const at = this.moment;
    const { noted } = this;
    const actions = command.do === "act" ? [command.action] : command.do === "acts" ? command.actions : [];
    const sent = (actions ?? []).map((action) => /** @type {Sent} */ ([at, action, false]));
    const undo = command.do === "undo" ? at[0] : null;
    if (sent.length === 0 && undo === null) return;
    // What was sent before this page was loaded again may have been carried out then.
    const before = noted.sent.slice(-sent.length);
    if (sent.length > 0 && !this.open.has(id) && isSame(before, sent)) {
      this.open.set(id, { sent: before, undo, isRepeated: true });
      return;
    }
    if (this.open.has(id)) return;
    noted.sent.push(...sent);
    if (undo !== null) noted.undos.push(undo);
    this.open.set(id, { sent, undo, isRepeated: false });
    this.keep(noted);
  }

  /** What has no answer is asked once more: it may have been carried out before. */
  repeats() {
    for (const each of this.open.values()) each.isRepeated = true;
  }

  /** @param {number} id @param {boolean} isDone */
  hears(id, isDone) {
    const { noted } = this;
    const open = this.open.get(id);
    if (!open) return;
    this.open.delete(id);
    for (const each of open.sent) each[2] = isDone;
    if (!isDone && !open.isRepeated) this.#forgets(open);
    this.keep(noted);
  }

  /** What was refused was never done. @param {{sent: Sent[], undo: number | null}} open */
  #forgets(open) {
    const { noted } = this;
    noted.sent = noted.sent.filter((each) => !open.sent.includes(each));
    const at = open.undo === null ? -1 : noted.undos.lastIndexOf(open.undo);
    noted.undos = noted.undos.filter((_, each) => each !== at);
  }

  /**
   * Everybody is asked something.
   * @param {string} id
   * @param {number} seat that wants to take back what it did last
   * @param {number} undone how often something had been taken back
   * @param {number} position that the game would go back to
   */
  asked(id, seat, undone, position) {
    this.ballots.set(id, { seat, undone, position, sealed: this.noted.sealed.length });
  }

  /** This person answers that. @param {string} id @param {boolean} isFor @returns {Asked | null} null: it was not asked */
  votes(id, isFor) {
    const ballot = this.ballots.get(id) ?? null;
    if (!ballot || !isFor) return ballot;
    const { position, seat, sealed, undone } = ballot;
    this.noted.granted.push([seat, undone, position, sealed]);
    this.keep(this.noted);
    return ballot;
  }

  /** Something was taken back, to which those have agreed. @param {number} undone @param {[seat: number, signed: boolean][]} votes */
  agrees(undone, votes) {
    for (const [seat, isSigned] of votes) if (isSigned) this.noted.votes.push([undone, seat, true]);
    this.keep(this.noted);
  }

  /** By which keys devices are known. @param {string[]} keys by seat */
  tells(keys) {
    this.told = keys;
    for (const [seat, key] of keys.entries())
      if (key !== "" && !this.knows(seat, key)) this.noted.keys.push([seat, key]);
  }

  /** Whether a device with that key has had that seat. @param {number} seat @param {string} key */
  knows(seat, key) {
    return this.noted.keys.some(([each, known]) => each === seat && known === key);
  }

  /**
   * Everybody has sealed a choice.
   * @param {number} round
   * @param {number} undone how often something had been taken back
   * @param {Record<string, string>} seals by seat
   * @param {(seat: number) => boolean} isBound whether somebody at the host's device plays there
   */
  seals(round, undone, seals, isBound) {
    const { sealed } = this.noted;
    for (const [name, seal] of Object.entries(seals)) {
      const told = [undone, round, Number(name), String(seal)];
      const isKnown = sealed.some((each) => told.every((part, at) => part === each[at]));
      if (!isKnown) sealed.push([undone, round, Number(name), String(seal), isBound(Number(name))]);
    }
    this.keep(this.noted);
  }

  // What is shown

  /** The last one that was shown. @returns {Moment} */
  get moment() {
    const [undone, position] = this.noted.seen.at(-1) ?? [0, 0];
    return [undone, position];
  }

  /**
   * @param {Table} table
   * @param {{deal: number, seat: number, painters: string}} welcome
   * @param {boolean} isBack whether something may have happened that was never told
   */
  sees(table, { deal, seat, painters }, isBack) {
    if (table.seal !== this.noted.seal && (this.drawn || deal !== this.noted.deal || this.noted.seal === null))
      this.#begin(table, deal, seat);
    const { noted } = this;
    // Whoever looks around after the end sees with other eyes.
    const isOthers = table.over && (table.viewer !== seat || table.all);
    const found = this.digests.of(table);
    if (isOthers) return;
    const moment = /** @type {Moment} */ ([table.undone, table.position]);
    if (isBack && table.position > 0 && (noted.seen.length > 0 || noted.share === null))
      noted.away.push([this.moment, moment]);
    const { frame } = table;
    if (!noted.frames.includes(frame)) noted.frames.push(frame);
    if (!noted.painters.includes(painters)) noted.painters.push(painters);
    noted.seen.push([...moment, noted.frames.indexOf(frame), found]);
    if (table.over) this.deals = 0;
    noted.over = table.over;
    this.keep(noted);
  }

  /** @param {Table} table @param {number} deal @param {number} seat */
  #begin({ seal }, deal, seat) {
    this.deals = Math.max(this.deals, 1);
    this.noted = { ...blank(deal, seat), seal, dealt: this.deals, ...this.drawn };
    this.drawn = null;
    this.open.clear();
    this.ballots.clear();
    this.tells(this.told);
  }

  /** Whether all that was shown was painted as this page paints. @param {string} own */
  isPaintedBy(own) {
    return this.noted.painters.every((each) => each === own);
  }

  /** For the engine. */
  get witness() {
    const { seat, seal, share, commitments, sent, granted, undos, away, sealed } = this.noted;
    return { seat, seal, share, commitments, sent, granted, undos, away, sealed };
  }
}
