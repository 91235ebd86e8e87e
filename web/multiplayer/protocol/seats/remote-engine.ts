/** The engine of a table that another device deals, as the table's screen asks it. */

import { GuestChoices } from "../sealing/guest-choices.js";
import { Choice } from "../sealing/seals.js";
import { ReadyEngine } from "../../../engine/ready-engine.js";
import type { Crash, Failure, Table, Thinkable } from "../../../types/engine.js";
import type { Answer, AskCommand } from "../../../types/page.js";
import type { GuestRecord } from "../audit/guest-record.js";
import type { Message } from "../messages.js";
import type { Kept } from "../sealing/seals.js";

/** The answer to a choice that was withdrawn before anybody has seen it. */
const WITHDRAWN: Failure = { ok: false, error: { key: "", args: {} }, rule: null };

/**
 * Dispatches "table" with one that came by itself, "sealed" when a choice of this seat was sealed,
 * withdrawn or opened, or somebody else's.
 */
export class RemoteEngine extends ReadyEngine {
  declare send: (message: Message) => void;
  declare guestRecord: GuestRecord;
  /** Of the table that came last. */
  table: { round: number | null; viewer: number | null; undone: number } = {
    round: null,
    viewer: null,
    undone: 0,
  };
  /** How often something had been taken back when all seals of the present round were told. */
  told: number | null = null;
  guestChoices = new GuestChoices();
  /** The number of the choice that was opened over the present link. */
  opened: number | null = null;
  count = 0;
  /** How often a table's screen was made anew, for who came back over another link. */
  sitting = 0;
  /** Commands without an answer yet. */
  pending: Map<number, { text: string; resolve: (answer: any) => void; sitting: number }> =
    new Map();

  constructor(send: (message: Message) => void, guestRecord: GuestRecord) {
    super();
    this.send = send;
    this.guestRecord = guestRecord;
  }

  async ask<D extends AskCommand["do"]>(
    command: Extract<AskCommand, { do: D }>,
  ): Promise<Answer<D>> {
    const isChoice = command.do === "act" || command.do === "acts";
    return isChoice && this.table.round !== null ? this.#seal(command) : this.#asked(command);
  }

  /** The question that a command is answered with. */
  async question(command: Thinkable): Promise<{ ok: true; think: object } | Failure | Crash> {
    return this.#asked(command);
  }

  #asked(command: object): Promise<any> {
    const id = ++this.count;
    const text = JSON.stringify(command);
    this.guestRecord.asks(id, command);
    this.send({ t: "ask", id, text });
    return this.#awaited(id, text);
  }

  /** `text`: of a command. Its answer. */
  #awaited(id: number, text: string): Promise<any> {
    return new Promise((resolve) => this.pending.set(id, { text, resolve, sitting: this.sitting }));
  }

  /** Asks again what has no answer, of a host that was away. */
  repeat() {
    this.guestRecord.repeats();
    this.opened = null;
    for (const [id, { text }] of this.pending)
      if (!this.guestChoices.has(id)) this.send({ t: "ask", id, text });
    this.#showSeal();
  }

  /** `id`: of a command. */
  answer(id: unknown, answer: any) {
    this.guestRecord.hears(Number(id), answer.ok === true);
    const pending = this.pending.get(Number(id));
    this.pending.delete(Number(id));
    if (this.guestChoices.has(id)) {
      this.guestChoices.drop(id);
      this.#tellSealed();
    }
    pending?.resolve(answer);
    if (pending && pending.sitting !== this.sitting) this.#late(answer);
  }

  /** What an earlier screen has asked for is the table of the present one too. */
  #late(answer: Table | Failure) {
    if ("mark" in answer) this.#hear(answer);
  }

  #hear(answer: Table | Failure) {
    if (answer.ok) this.dispatchEvent(new CustomEvent("table", { detail: answer }));
  }

  /** A table has come. */
  note({ round, viewer, undone }: { round: number | null; viewer: number | null; undone: number }) {
    // A round whose seals were told begins anew once something is taken back.
    const isAnew = this.told !== null && this.told !== undone;
    if (round !== this.table.round || isAnew) {
      this.guestChoices.laid = [];
      this.told = null;
    }
    this.table = { round, viewer, undone };
    const over = this.guestChoices.outlive(isAnew ? null : round);
    if (over.length === 0) return;
    for (const choice of over) this.#end(choice);
    this.#tellSealed();
  }

  // What is chosen at the same time

  /** What is sealed and not opened yet. */
  get sealed() {
    return this.guestChoices.sealed;
  }

  /** Who has sealed something. */
  get laid() {
    return this.guestChoices.laid;
  }

  /** Takes up what was sealed before this page was loaded again. */
  takeUp(kept: Kept[]) {
    this.guestChoices.all = kept.map((each) => new Choice(++this.count, each));
  }

  #seal(command: object): Promise<any> {
    const id = ++this.count;
    const text = JSON.stringify(command);
    this.guestChoices.add(id, this.table, text);
    this.#showSeal();
    return this.#awaited(id, text);
  }

  /** Tells the host what is sealed now. */
  #showSeal() {
    const { all, sealed } = this.guestChoices;
    const start = all.at(-1)?.kept.start;
    if (start !== undefined) this.send({ t: "seal", round: start, undone: this.table.undone, seal: sealed?.seal ?? "" });
    this.#tellSealed();
  }

  /** Takes back what is sealed, to choose something else. */
  withdraw() {
    const { sealed } = this;
    if (!sealed) return;
    sealed.isWithdrawn = true;
    this.#end(sealed);
    this.#showSeal();
  }

  /** Whether a choice was taken back before anybody has seen it. */
  isWithdrawn(answer: Failure | Crash) {
    return "error" in answer && answer.error.key === WITHDRAWN.error.key;
  }

  /** Everybody has sealed a choice: this seat's is opened. */
  open({ round, undone, seals }: Message) {
    if (round !== this.table.round || undone !== this.table.undone) return;
    this.told = this.table.undone;
    const found = this.guestChoices.open(Object(seals)[String(this.table.viewer)]);
    if (!found) return;
    for (const other of found.others) this.#end(other);
    const { id, kept } = found.choice;
    const { nonce, text } = kept;
    // The host tells all seals again when somebody comes: what is opened once more may come too late.
    if (this.opened === id) return;
    this.opened = id;
    // The table comes by itself where nobody waits for it any more.
    const resolve = (answer: Table | Failure) => this.#hear(answer);
    if (!this.pending.has(id)) this.pending.set(id, { text, resolve, sitting: this.sitting });
    this.guestRecord.asks(id, JSON.parse(text));
    this.send({ t: "open", id, text, nonce });
  }

  /** Who has sealed something. */
  hearLaid({ seats }: Message) {
    this.guestChoices.laid = seats as number[];
    this.#tellSealed();
  }

  /** Nothing comes of it here. */
  #end({ id }: Choice) {
    this.pending.get(id)?.resolve(WITHDRAWN);
    this.pending.delete(id);
  }

  #tellSealed() {
    this.dispatchEvent(new Event("sealed"));
  }
}
