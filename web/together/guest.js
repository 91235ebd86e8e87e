/**
 * A guest's side of a table that another device deals. Its table screen asks that device what it
 * would ask this page's own engine, which need not start.
 */

import { Malformed } from "./bytes.js";
import { LONGEST_TABLE } from "./frames.js";
import { inviteOf, movedText, replyText } from "./invite.js";
import { Link } from "./link.js";
import { OF_HOSTS, PROTOCOL } from "./messages.js";
import { areCommitments, areLots, digestOf, wordsOf } from "./oath.js";
import { Choice, freshNonce } from "./sealing.js";

/** @import {Crash, Failure, FrameName, Options, SeatSetup, Table, Thinkable} from "../types.js" */
/** @import {Answer, Answering, AskCommand} from "../ui/types.js" */
/** @import {Presence} from "./guestseat.js" */
/** @import {Approach} from "./approach.js" */
/** @import {Entrusted} from "./entrusting.js" */
/** @import {Message} from "./messages.js" */
/** @import {Noting} from "./noting.js" */
/** @import {Committed} from "./oath.js" */
/** @import {Kept} from "./sealing.js" */

/** @typedef {SeatSetup & {presence: Presence | null}} SeatThere */
/** @typedef {{deal: number, seat: number, token: string, game: string, options: Options, painters: string}} Welcome */

/** Characters of a hash, as the page has it. */
const HASH = 51;

/** Messages after which nobody's place has changed. */
const SILENT = new Set(["answer", "table", "laid", "sealed", "entrusted", "copy"]);

/** The page's engine seems always up: it is another device's. */
/** @type {Answering["report"]} */
const READY = { stage: "ready", loaded: 1, total: 1 };

/** The answer to a choice that was withdrawn before anybody has seen it. @type {Failure} */
const WITHDRAWN = { ok: false, error: { key: "", args: {} }, rule: null };

/**
 * The engine of a table that is dealt elsewhere. Dispatches "table" with one that came by itself,
 * "sealed" when a choice of this seat was sealed, withdrawn or opened, or somebody else's.
 */
export class FarEngine extends EventTarget {
  /** @param {(message: Message) => void} send @param {Noting} noting */
  constructor(send, noting) {
    super();
    this.send = send;
    this.noting = noting;
    /** Of the table that came last. @type {{round: number | null, viewer: number | null}} */
    this.table = { round: null, viewer: null };
    /** What was sealed in its round, the latest last. @type {Choice[]} */
    this.choices = [];
    /** Who has sealed something in it. @type {number[]} */
    this.laid = [];
    this.report = READY;
    this.ready = true;
    this.isWanted = true;
    this.saved = "";
    this.count = 0;
    /** How often a table's screen was made anew, for who came back over another link. */
    this.sitting = 0;
    /**
     * Commands without an answer yet.
     * @type {Map<number, {text: string, resolve: (text: string) => void, sitting: number}>}
     */
    this.pending = new Map();
  }

  start() {}

  want() {}

  async up() {}

  /**
   * @template {AskCommand["do"]} D
   * @param {Extract<AskCommand, {do: D}>} command
   * @returns {Promise<Answer<D>>}
   */
  async ask(command) {
    const isChoice = command.do === "act" || command.do === "acts";
    const asked = isChoice && this.table.round !== null ? this.#seal(command) : this.#asked(command);
    return JSON.parse(await asked);
  }

  /** What is sealed and not opened yet. */
  get sealed() {
    const last = this.choices.at(-1);
    return last && !last.isWithdrawn ? last : null;
  }

  /** @param {object} command @returns {Promise<string>} */
  #seal(command) {
    const { round: start, viewer } = this.table;
    const id = ++this.count;
    const text = JSON.stringify(command);
    const kept = { start: Number(start), seat: Number(viewer), text, nonce: freshNonce() };
    this.choices.push(new Choice(id, kept));
    this.#showSeal();
    return new Promise((resolve) => this.pending.set(id, { text, resolve, sitting: this.sitting }));
  }

  /** Tells the host what is sealed now. */
  #showSeal() {
    const { choices, sealed } = this;
    const start = choices.at(-1)?.start;
    if (start !== undefined) this.send({ t: "seal", round: start, seal: sealed?.seal ?? "" });
    this.dispatchEvent(new Event("sealed"));
  }

  /** Takes back what is sealed, to choose something else. */
  withdraw() {
    const { sealed } = this;
    if (!sealed) return;
    sealed.isWithdrawn = true;
    this.#end(sealed);
    this.#showSeal();
  }

  /** Nothing comes of it here. @param {Choice} choice */
  #end({ id }) {
    this.pending.get(id)?.resolve(JSON.stringify(WITHDRAWN));
    this.pending.delete(id);
  }

  /** Whether a choice was taken back before anybody has seen it. @param {Failure | Crash} answer */
  isWithdrawn(answer) {
    return "error" in answer && answer.error.key === WITHDRAWN.error.key;
  }

  /** Takes up what was sealed before this page was loaded again. @param {Kept[]} kept */
  takeUp(kept) {
    this.choices = kept.map((each) => new Choice(++this.count, each));
  }

  /** Everybody has sealed a choice: this seat's is opened. @param {Message} message */
  open({ seals }) {
    const own = Object(seals)[String(this.table.viewer)];
    const choice = this.choices.find(({ seal }) => seal === own);
    if (!choice) return;
    for (const other of this.choices) if (other !== choice) this.#end(other);
    choice.isWithdrawn = false;
    this.choices = [choice];
    const { id, nonce, text } = choice;
    // The table comes by itself where nobody waits for it any more.
    const resolve = (/** @type {string} */ answer) => this.#hear(JSON.parse(answer));
    if (!this.pending.has(id)) this.pending.set(id, { text, resolve, sitting: this.sitting });
    this.noting.asks(id, JSON.parse(text));
    this.send({ t: "open", id, text, nonce });
  }

  /** @param {Table | Failure} answer */
  #hear(answer) {
    if (answer.ok) this.dispatchEvent(new CustomEvent("table", { detail: answer }));
  }

  /** Who has sealed something. @param {Message} message */
  hearLaid({ seats }) {
    this.laid = /** @type {number[]} */ (seats);
    this.dispatchEvent(new Event("sealed"));
  }

  /** A table has come. @param {{round: number | null, viewer: number | null}} table */
  note({ round, viewer }) {
    if (round !== this.table.round) this.laid = [];
    this.table = { round, viewer };
    const over = this.choices.filter(({ start }) => start !== round);
    if (over.length === 0) return;
    this.choices = this.choices.filter(({ start }) => start === round);
    for (const choice of over) this.#end(choice);
    this.dispatchEvent(new Event("sealed"));
  }

  /**
   * The question that a command is answered with.
   * @param {Thinkable} command
   * @returns {Promise<{ok: true, think: object} | Failure | Crash>}
   */
  async question(command) {
    return JSON.parse(await this.#asked(command));
  }

  /** @param {object} command @returns {Promise<string>} */
  #asked(command) {
    const id = ++this.count;
    const text = JSON.stringify(command);
    this.noting.asks(id, command);
    this.send({ t: "ask", id, text });
    return new Promise((resolve) => this.pending.set(id, { text, resolve, sitting: this.sitting }));
  }

  /** Asks again what has no answer, of a host that was away. */
  repeat() {
    this.noting.repeats();
    const sealed = new Set(this.choices.map(({ id }) => id));
    for (const [id, { text }] of this.pending)
      if (!sealed.has(id)) this.send({ t: "ask", id, text });
    this.#showSeal();
  }

  /** @param {Message} answer @param {boolean} isDone whether it is no refusal */
  answer({ id, text }, isDone) {
    this.noting.hears(Number(id), isDone);
    const pending = this.pending.get(Number(id));
    this.pending.delete(Number(id));
    if (this.choices.some((each) => each.id === id)) {
      this.choices = this.choices.filter((each) => each.id !== id);
      this.dispatchEvent(new Event("sealed"));
    }
    pending?.resolve(String(text));
    if (pending && pending.sitting !== this.sitting) this.#late(JSON.parse(String(text)));
  }

  /** What an earlier screen has asked for is the table of the present one too. @param {Table | Failure} answer */
  #late(answer) {
    if ("mark" in answer) this.#hear(answer);
  }
}

/**
 * Somebody at a table that another device deals. Dispatches "said" with `{seat, what}`, "ballot" with
 * `{id, seat}` when that seat wants to take back what it did last, "decided" with `{seat, isGranted}`;
 * "drawing" when all draw for a deal;
 * "change" when it got a seat, lost it, or somebody came or went; "begin" when a game is dealt to it, or it is back at one.
 */
export class Guest extends EventTarget {
  /**
   * @param {string} token of this device for a seat at that table; empty: it has none yet
   * @param {Noting} noting
   */
  constructor(token, noting) {
    super();
    this.token = token;
    this.noting = noting;
    this.name = "";
    /** @type {FrameName} */
    this.frame = "wide:620";
    /** @type {Link | null} */
    this.link = null;
    /** @type {Welcome | null} */
    this.welcome = null;
    /** @type {SeatThere[]} */
    this.seats = [];
    /** Whether the host is at the table with a game. */
    this.isPlayed = false;
    /** Why it was not let in; a message's key. @type {string | null} */
    this.refusal = null;
    /** Brings it to the table by a meeting point; null: it comes by hand. @type {Approach | null} */
    this.approach = null;
    /** The mark of the table it was sent last; empty: none. */
    this.shown = "";
    /** Whether it has come over a new link, and no table over that yet. */
    this.isBack = false;
    this.engine = new FarEngine((message) => void this.link?.send(message), noting);
    /** Three words that tell whether all were told the same game, by their numbers. @type {number[] | null} */
    this.words = null;
    /** The game that is over, as it was opened. @type {Promise<string> | null} */
    this.opened = null;
    /** All commitments of the round that is under way. @type {{round: number, about: string, commitments: Committed[], share: string} | null} */
    this.round = null;
    /** What the host has left here, in case it does not come back. @type {Entrusted | null} */
    this.entrusted = null;
    /** The name of the copy whose part is asked for here, to go on with another device's game. @type {string | null} */
    this.wanted = null;
    /** The invitation for another device of this person; null: none was asked for. @type {string | null} */
    this.moving = null;
    /** The first table of the game, for its screen. @type {Table | null} */
    this.table = null;
  }

  /** @returns {"new" | "waiting" | "here" | "away" | "gone"} how the link to the host is */
  get state() {
    if (!this.link) return "new";
    if (this.link.state === "dead") return "gone";
    if (this.link.state === "quiet") return "away";
    return this.link.state === "open" ? "here" : "waiting";
  }

  /**
   * Answers an invitation; throws `Malformed` if it is none.
   * @param {string} text
   * @returns {Promise<string>} the text of the reply, which has to come to the host
   */
  async answer(text) {
    const { table, seat, packet } = inviteOf(text);
    if (!packet) throw new Malformed("no packet");
    const link = new Link(OF_HOSTS, LONGEST_TABLE);
    this.connect(link);
    return replyText({ table, seat, packet: await link.answer(packet, true) });
  }

  /** It comes over that link, and no longer over the one before. @param {Link} link */
  connect(link) {
    const before = this.link;
    this.link = link;
    this.refusal = null;
    void before?.close("moved");
    link.addEventListener("open", () => this.#greet(link));
    link.addEventListener("state", () => this.#follow(link));
    link.addEventListener("message", (event) =>
      this.#hear(link, /** @type {CustomEvent<Message>} */ (event).detail),
    );
  }

  /** This page is going away. */
  leave() {
    this.link?.leave();
  }

  /** The seat is this device's, which another one has left to it. @param {string} token */
  take(token) {
    this.token = token;
    this.refusal = null;
  }

  /** Wants to go on at another device, or does no longer; what that takes is in `moving` then. @param {boolean} isOn */
  move(isOn) {
    this.moving = null;
    void this.link?.send({ t: "move", isOn });
  }

  /** The other device has answered. @param {string} reply */
  bring(reply) {
    void this.link?.send({ t: "reply", reply });
  }

  /** The seat is another device's, or another page's. */
  yield() {
    void this.link?.close("moved");
    this.#moved();
  }

  #moved() {
    this.refusal = "together-moved";
    this.moving = null;
    this.#tell("change");
  }

  /** Says something to everybody. @param {string} what one of `SAYINGS` */
  say(what) {
    void this.link?.send({ t: "say", what });
  }

  /** Asks everybody whether it may take back what it did last. */
  wish() {
    void this.link?.send({ t: "wish" });
  }

  /** Answers what everybody is asked. @param {number} id @param {boolean} isFor */
  vote(id, isFor) {
    void this.link?.send({ t: "vote", id, isFor });
  }

  /** @param {Link} link */
  #follow(link) {
    if (this.link !== link) return;
    if (link.state === "dead") this.moving = null;
    if (link.why === "moved") this.#moved();
    else this.#tell("change");
  }

  /** @param {Link} link */
  #greet(link) {
    const { frame, name, shown, token } = this;
    this.isBack = true;
    void link.send({ t: "hello", protocol: PROTOCOL, name, frame, token, shown });
  }

  /** @param {Link} link @param {Message} message */
  #hear(link, message) {
    if (this.link !== link) return;
    const { t } = message;
    if (t === "welcome") this.#sit(/** @type {any} */ (message));
    else if (t === "seats") this.#seats(/** @type {any} */ (message));
    else if (t === "table") this.#table(/** @type {any} */ (message).table);
    else if (t === "answer") this.#answer(message);
    else if (t === "entrusted") this.#entrust(/** @type {any} */ (message));
    else if (t === "copy") this.#copy(/** @type {any} */ (message));
    else if (t === "wanted") this.wanted = String(message.copy);
    else if (t === "moving") this.moving = movedText(String(message.invite), this.token);
    else if (t === "laid") this.engine.hearLaid(message);
    else if (t === "sealed") this.#open(message);
    else if (t === "said" || t === "ballot" || t === "decided") {
      if (t === "decided" && message.isGranted) this.noting.grants(Number(message.seat));
      this.dispatchEvent(new CustomEvent(t, { detail: message }));
    } else if (t === "toss") void this.#toss(link, message);
    else if (t === "commitments") this.#show(link, message);
    else if (t === "shares") void this.#compare(message);
    else if (t === "refused") this.refusal = String(message.reason);
    if (!SILENT.has(t)) this.#tell("change");
  }

  /** @param {Welcome} welcome */
  #sit({ deal, seat, token, game, options, painters }) {
    if (this.welcome && this.welcome.deal !== deal) this.table = null;
    this.#forget();
    this.token = token;
    this.welcome = { deal, seat, token, game, options, painters: painters.slice(0, HASH) };
  }

  /** @param {{copy: string, part: string, parts: number}} entrusted */
  #entrust({ copy, part, parts }) {
    const data = this.entrusted?.copy === copy ? this.entrusted.data : "";
    this.entrusted = { copy, part, parts, data };
  }

  /** @param {{copy: string, data: string}} copied */
  #copy({ copy, data }) {
    if (this.entrusted?.copy === copy) this.entrusted = { ...this.entrusted, data };
    this.#tell("entrusted");
  }

  /** Gives its part of the key to the device that goes on with the game. @param {string} part empty: it has none */
  give(part) {
    const { wanted } = this;
    if (wanted !== null) void this.link?.send({ t: "part", copy: wanted, part });
    this.wanted = null;
    this.#tell("change");
  }

  /** @param {{isPlayed: boolean, seats: SeatThere[]}} there */
  #seats({ isPlayed, seats }) {
    this.isPlayed = isPlayed;
    this.seats = seats;
  }

  /** Everybody has sealed a choice. @param {Message} message */
  #open(message) {
    const isBound = (/** @type {number} */ seat) => this.seats[seat]?.presence === null;
    this.noting.seals(Number(message.round), Object(message.seals), isBound);
    this.engine.open(message);
  }

  /** The game before is no longer the one that is opened. */
  #forget() {
    this.words = null;
    this.opened = null;
  }

  /** The game that is over, with all that is needed to check it. @returns {Promise<string>} */
  disclosed() {
    this.opened ??= this.engine.ask({ do: "disclose" }).then((answer) => {
      if (answer.ok) return answer.text;
      this.opened = null;
      throw new Error("not opened");
    });
    return this.opened;
  }

  /** All devices draw something. @param {Link} link @param {Message} message */
  async #toss(link, { round: number, about }) {
    const { welcome } = this;
    if (!welcome) return;
    // Whoever is to be compared has to be told before.
    if (about === "words" && !(await this.disclosed().catch(() => null))) return;
    const round = Number(number);
    if (about === "deal") this.#tell("drawing");
    const committed = this.noting.commits(round, welcome.seat);
    this.round = { round, about: String(about), commitments: [], share: "" };
    void link.send({ t: "commit", round, commitment: committed });
  }

  /** All have committed themselves: this device's share may be shown. @param {Link} link @param {Message} message */
  #show(link, { round: number, commitments }) {
    const { noting, round, welcome } = this;
    if (!welcome || !round || round.round !== number || !areCommitments(commitments)) return;
    const share = noting.shows(number, welcome.seat, commitments);
    if (share === null) return;
    Object.assign(round, { commitments, share });
    if (round.about === "deal") noting.draws(share, commitments);
    void link.send({ t: "share", round: round.round, share });
  }

  /** What all have drawn makes the words. @param {Message} message */
  async #compare({ round: number, lots }) {
    const { round, welcome } = this;
    if (!welcome || round?.round !== number || round?.about !== "words" || !areLots(lots)) return;
    const shown = lots.map(([seat, committed]) => [seat, committed]);
    const own = lots.find(([seat]) => seat === welcome.seat);
    if (JSON.stringify(shown) !== JSON.stringify(round.commitments) || own?.[2] !== round.share) return;
    this.words = wordsOf(digestOf(await this.disclosed()), lots);
    this.#tell("words");
  }

  /** @param {Table} table */
  #noted(table) {
    const { isBack, noting, welcome } = this;
    if (welcome) noting.sees(table, welcome, isBack);
    if (!table.over) this.#forget();
  }

  /** @param {Table} table */
  #table(table) {
    this.#noted(table);
    const isNew = this.table === null || this.isBack;
    this.table = table;
    this.shown = table.mark ?? "";
    this.engine.note(table);
    if (isNew) {
      this.engine.sitting += 1;
      this.#tell("begin");
    } else this.engine.dispatchEvent(new CustomEvent("table", { detail: table }));
    if (this.isBack) this.engine.repeat();
    this.isBack = false;
  }

  /** @param {Message} message */
  #answer(message) {
    const answer = JSON.parse(String(message.text));
    const isTable = typeof answer.mark === "string";
    if (isTable) {
      this.shown = answer.mark;
      this.#noted(answer);
    }
    this.engine.answer(message, answer.ok === true);
    if (isTable) this.engine.note(answer);
  }

  /** @param {string} name */
  #tell(name) {
    this.dispatchEvent(new Event(name));
  }
}
