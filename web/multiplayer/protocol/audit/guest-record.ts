/**
 * What a guest's device notes of a game that another one deals, so that it can check the whole game at
 * the end: what it drew, what it did, and a digest of everything its screen was shown.
 */

import { sha256 } from "../../../kit/sha256.js";
import { commitment, freshShare } from "../drawing/lots.js";
import type { Action, Table } from "../../../types/engine.js";
import type { Committed } from "../drawing/lots.js";

/** How often something had been taken back, and how long the log was. */
type Moment = [undone: number, position: number];

/** An action that was sent at that moment, and whether it was answered. */
type Sent = [at: Moment, action: Action, sure: boolean];

/** That the game goes back to that position for that seat; how many seals had been told when it was asked. */
type Grant = [seat: number, undone: number, position: number, sealed: number];

/** What everybody is asked, and the number of seals that had been told. */
interface Asked {
  seat: number;
  undone: number;
  position: number;
  sealed: number;
}

/** Something shown, and its digest; `frame` is its number among the frames. */
export type Seen = [undone: number, position: number, frame: number, digest: string];

/** The notes of one game. */
export interface Noted {
  /** How many games were dealt before at that table, as the host says. */
  deal: number;
  seat: number;
  /** Of the deal; null: no table has come yet. */
  seal: string | null;
  /** How often cards were dealt since the last game that came to its end. */
  dealt: number;
  over: boolean;
  share: string | null;
  commitments: Committed[];
  sent: Sent[];
  /** What this person agreed to. */
  granted: Grant[];
  /** Those that it was told, when something was taken back by them. */
  votes: [undone: number, seat: number, signed: boolean][];
  /** Of the devices that have had seats. */
  keys: [seat: number, key: string][];
  /** When it took back its own last action as of right: how often something had been. */
  undos: number[];
  away: [gone: Moment, back: Moment][];
  /**
   * All seals of choices made at the same time, in the order in which they were told; `bound`: of
   * somebody at the host's device.
   */
  sealed: [undone: number, round: number, seat: number, seal: string, bound: boolean][];
  /** Hashes of the rules and painters of the host's page: one, if it stayed the same. */
  painters: string[];
  frames: string[];
  seen: Seen[];
}

/** What of a table says how things stand, beside the last scene. */
const TOLD = ["acting", "over", "ranks", "outcome", "choices", "arrangement"] as const;

/** Hexadecimal digits of a digest: who wants to find another picture with the same one has 64 bits to guess. */
const DIGITS = 16;

function blank(deal: number, seat: number): Noted {
  return {
    ...{ deal, seat, seal: null, dealt: 1, over: false, share: null, commitments: [] },
    ...{ sent: [], granted: [], votes: [], keys: [], undos: [], away: [], sealed: [] },
    ...{ painters: [], frames: [], seen: [] },
  };
}

/** Digests of the log as it is told, line by line. */
export class Digests {
  /** Of the first lines, none to all. */
  lines: string[] = [""];

  /** Takes in what a table or a picture tells, and makes a digest of all that is painted and said then. */
  of(told: Pick<Table, "scenes" | "log" | typeof TOLD[number]>) {
    const { keep, lines } = told.log;
    this.lines.length = Math.min(keep + 1, this.lines.length);
    for (const line of lines) this.lines.push(digest(`${this.lines.at(-1)}${JSON.stringify(line)}`));
    const picture = [told.scenes.at(-1), ...TOLD.map((name) => told[name])];
    return digest(`${this.lines.at(-1)}${JSON.stringify(picture)}`);
  }
}

function digest(text: string) {
  return sha256(text).slice(0, DIGITS);
}

/** Whether something without an answer would be done once more. */
function isSame(before: Sent[], sent: Sent[]) {
  return (
    before.length === sent.length &&
    before.every(([, action, sure], at) => !sure && JSON.stringify(action) === JSON.stringify(sent[at]?.[1]))
  );
}

export class GuestRecord {
  declare noted: Noted;
  declare keep: (noted: Noted) => void;
  digests = new Digests();
  /** What is being drawn. */
  toss: { round: number; share: string; commitment: string } | null = null;
  /** What was drawn for the next deal. */
  drawn: Pick<Noted, "share" | "commitments"> | null = null;
  /** How often cards were dealt since the last game that came to its end. */
  declare deals: number;
  /** Commands without an answer, by their numbers. */
  open: Map<number, { sent: Sent[]; undo: number | null; isRepeated: boolean }> = new Map();
  /** What everybody is asked, by the names of the questions. */
  takeBacks: Map<string, Asked> = new Map();
  /** The keys of devices by their seats, as they were told last. */
  told: string[] = [];

  constructor(kept: Noted | null, keep: (noted: Noted) => void) {
    this.take(kept);
    this.keep = keep;
  }

  /** Goes on with these notes. */
  take(kept: Noted | null) {
    this.noted = { ...blank(0, 0), ...kept };
    this.deals = this.noted.over ? 0 : this.noted.dealt - 1;
  }

  // What is drawn

  /** The commitment to a fresh share. */
  commits(round: number, seat: number): string {
    const share = freshShare();
    this.toss = { round, share, commitment: commitment(seat, share) };
    return this.toss.commitment;
  }

  /**
   * All are committed. Returns the share, which may be shown now; null: this device is left out.
   */
  shows(round: unknown, seat: number, commitments: Committed[]): string | null {
    const { toss } = this;
    const own = commitments.filter(([each]) => each === seat);
    if (!toss || toss.round !== round || own.length !== 1 || own[0]?.[1] !== toss.commitment) return null;
    this.toss = null;
    return toss.share;
  }

  /** It was for a deal. */
  draws(share: string, commitments: Committed[]) {
    this.drawn = { share, commitments };
    this.deals += 1;
  }

  // What is sent

  asks(id: number, command: { do?: unknown; action?: Action; actions?: Action[] }) {
    const at = this.moment;
    const { noted } = this;
    const actions =
      command.do === "act" ? [command.action] : command.do === "acts" ? command.actions : [];
    const sent = (actions ?? []).map((action) => [at, action, false] as Sent);
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

  hears(id: number, isDone: boolean) {
    const { noted } = this;
    const open = this.open.get(id);
    if (!open) return;
    this.open.delete(id);
    for (const each of open.sent) each[2] = isDone;
    if (!isDone && !open.isRepeated) this.#forgets(open);
    this.keep(noted);
  }

  /** What was refused was never done. */
  #forgets(open: { sent: Sent[]; undo: number | null }) {
    const { noted } = this;
    noted.sent = noted.sent.filter((each) => !open.sent.includes(each));
    const at = open.undo === null ? -1 : noted.undos.lastIndexOf(open.undo);
    noted.undos = noted.undos.filter((_, each) => each !== at);
  }

  /**
   * Everybody is asked something. `seat`: that wants to take back what it did last. `undone`: how
   * often something had been taken back. `position`: that the game would go back to.
   */
  asked(id: string, seat: number, undone: number, position: number) {
    this.takeBacks.set(id, { seat, undone, position, sealed: this.noted.sealed.length });
  }

  /** This person answers that. Null: it was not asked. */
  votes(id: string, isFor: boolean): Asked | null {
    const ballot = this.takeBacks.get(id) ?? null;
    if (!ballot || !isFor) return ballot;
    const { position, seat, sealed, undone } = ballot;
    this.noted.granted.push([seat, undone, position, sealed]);
    this.keep(this.noted);
    return ballot;
  }

  /** Something was taken back, to which those have agreed. */
  agrees(undone: number, votes: [seat: number, signed: boolean][]) {
    for (const [seat, isSigned] of votes) if (isSigned) this.noted.votes.push([undone, seat, true]);
    this.keep(this.noted);
  }

  /** By which keys devices are known. `keys`: by seat. */
  tells(keys: string[]) {
    this.told = keys;
    for (const [seat, key] of keys.entries())
      if (key !== "" && !this.knows(seat, key)) this.noted.keys.push([seat, key]);
  }

  /** Whether a device with that key has had that seat. */
  knows(seat: number, key: string) {
    return this.noted.keys.some(([each, known]) => each === seat && known === key);
  }

  /**
   * Everybody has sealed a choice. `undone`: how often something had been taken back. `seals`: by
   * seat. `isBound`: whether somebody at the host's device plays there.
   */
  seals(
    round: number,
    undone: number,
    seals: Record<string, string>,
    isBound: (seat: number) => boolean,
  ) {
    const { sealed } = this.noted;
    for (const [name, seal] of Object.entries(seals)) {
      const told = [undone, round, Number(name), String(seal)];
      const isKnown = sealed.some((each) => told.every((part, at) => part === each[at]));
      if (!isKnown) sealed.push([undone, round, Number(name), String(seal), isBound(Number(name))]);
    }
    this.keep(this.noted);
  }

  // What is shown

  /** The last one that was shown. */
  get moment(): Moment {
    const [undone, position] = this.noted.seen.at(-1) ?? [0, 0];
    return [undone, position];
  }

  /** `isBack`: whether something may have happened that was never told. */
  sees(
    table: Table,
    { deal, seat, painters }: { deal: number; seat: number; painters: string },
    isBack: boolean,
  ) {
    if (table.seal !== this.noted.seal && (this.drawn || deal !== this.noted.deal || this.noted.seal === null))
      this.#begin(table, deal, seat);
    const { noted } = this;
    // Whoever looks around after the end sees with other eyes.
    const isOthers = table.over && (table.viewer !== seat || table.all);
    const found = this.digests.of(table);
    if (isOthers) return;
    const moment = [table.undone, table.position] as Moment;
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

  #begin({ seal }: Table, deal: number, seat: number) {
    this.deals = Math.max(this.deals, 1);
    this.noted = { ...blank(deal, seat), seal, dealt: this.deals, ...this.drawn };
    this.drawn = null;
    this.open.clear();
    this.takeBacks.clear();
    this.tells(this.told);
  }

  /** Whether all that was shown was painted as this page paints. */
  isPaintedBy(own: string) {
    return this.noted.painters.every((each) => each === own);
  }

  /** For the engine. */
  get witness() {
    const { seat, seal, share, commitments, sent, granted, undos, away, sealed } = this.noted;
    return { seat, seal, share, commitments, sent, granted, undos, away, sealed };
  }
}
