/** A guest's side of a table that another device deals. */

import { hear } from "../../../kit/hear.js";
import { cleanName } from "../../../model/player-name.js";
import { Malformed, randomBytes, toText } from "../bytes.js";
import { Cipher } from "../keys/cipher.js";
import { RemoteEngine } from "./remote-engine.js";
import { LONGEST_TABLE } from "../links/frames.js";
import { Identity } from "../keys/identity.js";
import { inviteOf, mark, replyText, ticketText } from "./invite-links.js";
import { TICKET_BYTES } from "./invited-game.js";
import { Link } from "../links/link.js";
import { OF_HOSTS, PROTOCOL } from "../messages.js";
import { Mesh } from "../links/mesh.js";
import { GuestDraw } from "../drawing/guest-draw.js";
import { SceneDelta } from "./scene-delta.js";
import { isHost, prove } from "../keys/proofs.js";
import { Trustee } from "../copies/trustee.js";
import { judged, judgedIn, signed, votesIn } from "../talk/signed-votes.js";
import type { FrameName, LogLine, Options, SeatSetup, Table } from "../../../types/engine.js";
import type { GuestRecord } from "../audit/guest-record.js";
import type { Approach } from "../meeting-point/approach.js";
import type { Message } from "../messages.js";
import type { Presence } from "./guest-seat.js";

/** `key`: of the device that has it; empty: none has one of its own. */
export type SeatThere = SeatSetup & { presence: Presence | null; key: string };
interface Welcome {
  deal: number;
  seat: number;
  game: string;
  options: Options;
  painters: string;
}

/** Characters of a hash, as the page has it. */
const HASH = 51;

/** Why a link is closed whose seat another page has: of another device, or of this one. */
const LEFT = new Set(["moved", "again"]);

/** Why the host does not let somebody in, by messages' keys. */
const REASONS = new Set([
  "together-old-guest",
  "together-old-host",
  "together-taken",
  "together-full",
  "together-unwatched",
]);

/** Messages after which nobody's place has changed. */
const SILENT = new Set([
  "answer",
  "table",
  "laid",
  "sealed",
  "entrusted",
  "copy",
  "signal",
  "word",
]);

/**
 * Somebody at a table that another device deals. Dispatches "said" with `{seat, what}`, "ballot" with
 * `{id, seat}` when that seat wants to take back what it did last, "decided" with `{seat, isGranted}`;
 * "drawing" when all draw for a deal, "words" after a game, "entrusted" when a copy of it was left here, "proven" when the host has proven itself;
 * "change" when it got a seat, lost it, or somebody came or went; "begin" when a game is dealt to it, or it is back at one, which a screen may show already.
 */
export class Guest extends EventTarget {
  declare identity: Identity;
  declare guestRecord: GuestRecord;
  declare at: Uint8Array | null;
  /** The key of the device that deals, once it has proven itself; empty: it has not. */
  hostKey = "";
  /** By which this device gets the seat of another one. */
  ticket: Identity | null = null;
  /** Of the ticket for another device of this person. */
  seed = new Uint8Array();
  name = "";
  frame: FrameName = "wide:620";
  link: Link | null = null;
  /** Whether the host has proven itself over it. */
  isProven = false;
  /** The link before, until then. */
  before: Link | null = null;
  welcome: Welcome | null = null;
  seats: SeatThere[] = [];
  /** What those who watch are called; may be empty. */
  watching: string[] = [];
  /** Whether this device wants no seat, and only watches. */
  isWatching = false;
  /** Whether the host is at the table with a game. */
  isPlayed = false;
  /** Why it was not let in; a message's key. */
  refusal: string | null = null;
  /** Brings it to the table by a meeting point; null: it comes by hand. */
  approach: Approach | null = null;
  /** The mark of the table it was sent last; empty: none. */
  shown = "";
  /** Whether it has come over a new link, and no table over that yet. */
  isBack = false;
  /** Whether this person has asked to take something back, and everybody was not asked yet. */
  isWishing = false;
  declare engine: RemoteEngine;
  declare drawing: GuestDraw;
  trustee = new Trustee();
  declare mesh: Mesh;
  /** The invitation of a guest who would go on with the game, as the host is gone. */
  called: string | null = null;
  pictures = new SceneDelta();
  /** The invitation for another device of this person; null: none was asked for. */
  moving: string | null = null;
  /** How the game stands, with all lines of its log, for a screen that is opened. */
  table: Table | null = null;
  /** The deal that came last. */
  seal: string | null = null;
  /** All lines of the log that came last. */
  lines: LogLine[] = [];

  /**
   * `identity`: of this device at that table. `at`: the name of the table; null: that of the first
   * invitation.
   */
  constructor(identity: Identity, guestRecord: GuestRecord, at: Uint8Array | null = null) {
    super();
    this.identity = identity;
    this.guestRecord = guestRecord;
    this.at = at;
    this.engine = new RemoteEngine((message) => this.send(message), guestRecord);
    this.drawing = new GuestDraw(this.engine, guestRecord);
    for (const name of ["drawing", "words"])
      this.drawing.addEventListener(name, () => this.#tell(name));
    this.mesh = new Mesh(this);
    hear(this.mesh, { invite: (told) => this.#call(told) });
  }

  /** How the link to the host is. */
  get state(): "new" | "waiting" | "here" | "away" | "gone" {
    if (!this.link) return "new";
    if (this.link.state === "dead") return "gone";
    if (!this.isProven) return "waiting";
    if (this.link.state === "quiet") return "away";
    return this.link.state === "open" ? "here" : "waiting";
  }

  /** The link at whose other end the host is, as it has proven. */
  get proven(): Link | null {
    return this.isProven ? this.link : this.before;
  }

  get words() {
    return this.drawing.words;
  }

  /** The game that is over, with all that is needed to check it. */
  disclosed() {
    return this.drawing.disclosed();
  }

  /** Of what was taken back in a game that is over, who has signed that it may be; as the check wants it. */
  votesIn(text: string) {
    const { noted } = this.guestRecord;
    return [...noted.votes, ...judgedIn(text, this.#name, noted.seal, this.#knows)];
  }

  /** The table's, as votes have it. */
  get #name() {
    return toText(this.at ?? new Uint8Array());
  }

  /** Whether that is the key of the device at that seat, as far as this one was told. */
  #knows = (seat: number, key: string) =>
    seat === this.guestRecord.noted.seat ? key === this.identity.key : this.guestRecord.knows(seat, key);

  // Coming and going

  /**
   * Answers an invitation; throws `Malformed` if it is none. Returns the text of the reply, which
   * has to come to the host. `configuration`: of the link, where the host may be elsewhere.
   */
  async answer(text: string, configuration?: RTCConfiguration): Promise<string> {
    const { table, seat, packet } = inviteOf(text);
    if (!packet) throw new Malformed("no packet");
    this.at ??= table;
    if (toText(this.at) !== toText(table)) throw new Malformed("another table");
    const link = new Link(OF_HOSTS, LONGEST_TABLE, configuration);
    this.connect(link);
    return replyText({ table, seat, invitation: mark(packet), packet: await link.answer(packet, true) });
  }

  /** It comes over that link once the host has proven itself there, and then no longer over the one before. */
  connect(link: Link) {
    const { isProven, link: last } = this;
    this.link = link;
    this.isProven = false;
    this.refusal = null;
    if (isProven) this.before = last;
    else void last?.close("moved");
    hear(link, { state: () => this.#follow(link), message: (said) => this.#hear(link, said) });
  }

  /** It would watch without a seat, if whoever deals lets it. */
  watch() {
    this.isWatching = true;
    this.refusal = null;
  }

  /** This page is going away. */
  leave() {
    for (const link of [this.before, this.link]) link?.leave();
    this.mesh.leave();
  }

  /** This page gives its place up; the device may come back to it. */
  quit() {
    this.approach?.close();
    this.leave();
    this.mesh.pages?.close();
  }

  /** The seat may become this device's, in place of another one. */
  take(ticket: Uint8Array) {
    this.ticket = Identity.from(ticket);
    this.refusal = null;
  }

  /** Wants to go on at another device, or does no longer; what that takes is in `moving` then. */
  move(isOn: boolean) {
    this.moving = null;
    this.seed = randomBytes(TICKET_BYTES);
    this.send({ t: "move", isOn, ticket: Identity.from(this.seed).key });
  }

  /** The other device has answered. */
  bring(reply: string) {
    this.send({ t: "reply", reply });
  }

  /** The seat is another device's, or another page's. */
  yield() {
    void this.link?.close("again");
    this.#moved();
  }

  /** What only the host and this device can read, whoever passes it on; null: the host is not known yet. */
  async cipher(): Promise<Cipher | null> {
    return this.hostKey ? Cipher.of(this.identity.shared(this.hostKey)) : null;
  }

  #moved() {
    this.refusal = "together-moved";
    this.moving = null;
    this.#tell("change");
  }

  #follow(link: Link) {
    if (this.link !== link) return;
    const isLeft = this.isProven && LEFT.has(link.why);
    if (link.state === "dead" && !this.isProven) this.#return();
    if (link.state === "dead") this.moving = null;
    if (isLeft) this.#moved();
    else this.#tell("change");
  }

  /** Nobody has come over the newer link: it goes on over the one before, if that is still there. */
  #return() {
    const { before } = this;
    this.before = null;
    if (!before?.isOpen) return;
    this.link = before;
    this.isProven = true;
    if (this.table) this.#tell("begin");
  }

  /** Another guest invites to its device. */
  #call({ invite }: { invite: string }) {
    const { state, welcome } = this;
    if (state !== "gone" || !isTo(invite, welcome)) return;
    this.called = invite;
    this.#tell("change");
  }

  /** Whoever is at the other end says that it deals this table. */
  #meet(link: Link, { protocol, seat, key, proof }: Message) {
    if (this.isProven) return;
    if (protocol !== PROTOCOL) {
      this.refusal = Number(protocol) > PROTOCOL ? "together-old-guest" : "together-old-host";
      this.#greet(link, { key: "", proof: "", ticket: "" }); // so that it can say so too
      return;
    }
    const coming = { table: this.at ?? new Uint8Array(), seat: Number(seat), ends: link.ends };
    if (!isHost(String(key), coming, String(proof))) return this.#deny(link);
    void this.before?.close("moved");
    this.before = null;
    this.isProven = true;
    this.hostKey = String(key);
    this.isBack = true;
    this.#tell("proven");
    const { key: own } = this.identity;
    const ticket = this.ticket ? prove("ticket", this.ticket, coming, own) : "";
    this.#greet(link, { key: own, proof: prove("guest", this.identity, coming), ticket });
  }

  /**
   * Somebody else than the host is at the other end. Whoever comes by a meeting point tries once more,
   * whoever has a link to the host stays.
   */
  #deny(link: Link) {
    if (!this.approach && !this.before?.isOpen) this.refusal = "together-other-host";
    void link.close("unproven");
  }

  #greet(link: Link, proven: { key: string; proof: string; ticket: string }) {
    const { frame, isWatching, name, shown } = this;
    void link.send({ t: "hello", protocol: PROTOCOL, ...proven, name, frame, shown, isWatching });
    this.#tell("change");
  }

  // Talking

  /** Says something to everybody. `what`: one of `SAYINGS`. */
  say(what: string) {
    this.send({ t: "say", what });
  }

  /** Asks everybody whether it may take back what it did last. */
  wish() {
    this.isWishing = true;
    this.send({ t: "wish" });
  }

  /** Answers what everybody is asked. */
  vote(id: string, isFor: boolean) {
    const { identity, guestRecord } = this;
    const about = guestRecord.votes(id, isFor);
    if (!about) return;
    const request = { table: this.#name, deal: guestRecord.noted.seal ?? "", id, ...about };
    const signature = signed(identity, request, guestRecord.noted.seat, isFor);
    this.send({ t: "vote", id, isFor, signature });
  }

  /**
   * Gives its part of the key to the device that goes on with the game. `part`: empty: it has none.
   */
  give(part: string) {
    this.trustee.give(part, (message) => this.send(message));
    this.#tell("change");
  }

  // Hearing

  /** What is done for each message of the host. */
  #acts: Record<string, (message: any, link: Link) => void> = {
    welcome: (message) => this.#sit(message),
    refused: ({ reason }) => (this.refusal = REASONS.has(reason) ? reason : "together-taken"),
    seats: (message) => this.#seats(message),
    table: ({ table }) => this.#table(table),
    answer: (message) => this.#answer(message),
    laid: (message) => this.engine.hearLaid(message),
    sealed: (message) => this.#open(message),
    entrusted: (message) => this.trustee.take(message),
    copy: (message) => this.#copy(message),
    wanted: ({ copy }) => (this.trustee.wanted = String(copy)),
    moving: ({ invite }) => (this.moving = ticketText(String(invite), this.seed)),
    said: (message) => this.#pass(message),
    ballot: (message) => this.#ballot(message),
    decided: (message) => this.#decided(message),
    toss: (message, link) => void this.drawing.toss(link, message),
    commitments: (message, link) => this.drawing.show(link, message),
    shares: (message) => void this.drawing.compare(message),
    signal: (message) => void this.mesh.signal(message),
    word: ({ content }) => this.mesh.word(String(content), null),
  };

  #hear(link: Link, message: Message) {
    if (this.link === link && message.t === "greeting") return this.#meet(link, message);
    if (link !== this.proven) return;
    this.#acts[message.t]?.(message, link);
    if (!SILENT.has(message.t)) this.#tell("change");
  }

  #pass(message: Message) {
    this.dispatchEvent(new CustomEvent(message.t, { detail: message }));
  }

  /** Everybody is asked whether somebody may take something back. */
  #ballot(message: Message) {
    const [id, seat] = [String(message.id), Number(message.seat)];
    this.guestRecord.asked(id, seat, Number(message.undone), Number(message.position));
    if (seat !== this.welcome?.seat) return this.#pass(message);
    this.vote(id, this.isWishing);
    this.isWishing = false;
  }

  /** Whose devices have signed what was decided is noted, so that it is known whatever is opened at the end. */
  #decided(message: Message) {
    const { guestRecord } = this;
    const about = guestRecord.takeBacks.get(String(message.id));
    if (about) {
      const request = { table: this.#name, deal: guestRecord.noted.seal ?? "", ...about };
      guestRecord.agrees(about.undone, judged(votesIn(message.votes), request, this.#knows));
    }
    if (message.seat === this.welcome?.seat) this.isWishing = false;
    this.#pass(message);
  }

  #sit({ deal, seat, game, options, painters }: Welcome) {
    if (this.welcome && this.welcome.deal !== deal) this.table = null;
    this.drawing.sit(seat);
    this.called = this.ticket = null;
    this.welcome = { deal, seat, game, options, painters: painters.slice(0, HASH) };
  }

  #seats({ isPlayed, seats, watching }: { isPlayed: boolean; seats: SeatThere[]; watching: unknown[] }) {
    this.isPlayed = isPlayed;
    this.watching = watching.map((name) => cleanName(String(name)));
    this.seats = seats.map((each) => ({ ...each, name: cleanName(String(each.name)) }));
    if (!this.isWatching) this.guestRecord.tells(this.seats.map(({ key }) => String(key)));
  }

  #copy(message: Message) {
    this.trustee.renew(message);
    this.#tell("entrusted");
  }

  /** Everybody has sealed a choice. */
  #open(message: Message) {
    const isBound = (seat: number) => this.seats[seat]?.presence === null;
    this.guestRecord.seals(Number(message.round), Number(message.undone), Object(message.seals), isBound);
    this.engine.open(message);
  }

  #noted(table: Table) {
    const { isBack, isWatching, guestRecord, welcome } = this;
    if (welcome && !isWatching) guestRecord.sees(table, welcome, isBack);
    if (!table.over) this.drawing.forget();
  }

  /** Whether a table can be shown: what was shown last is left out. */
  #isWhole(table: Table) {
    if (this.pictures.complete(table)) return true;
    // What is said twice was shown before.
    if (table.number !== this.pictures.number) void this.link?.close("unreadable");
    return false;
  }

  #table(table: Table) {
    if (!this.#isWhole(table)) return;
    this.#noted(table);
    const { isBack } = this;
    const isSame = table.seal === this.seal;
    this.seal = table.seal;
    this.#keep(table);
    this.engine.note(table);
    this.isBack = false;
    // A screen that shows this game goes on with it, and with what its person has picked out.
    if (isSame) this.engine.dispatchEvent(new CustomEvent("table", { detail: table }));
    if (!isSame || isBack) this.#tell("begin");
    if (!isBack) return;
    this.engine.repeat();
    this.#tell("change");
  }

  /** Who opens the table later has been told nothing before. */
  #keep(table: Table) {
    const { keep, lines } = table.log;
    this.lines = [...this.lines.slice(0, keep), ...lines];
    this.table = { ...table, log: { keep: 0, lines: this.lines } };
    this.shown = table.mark ?? "";
  }

  #answer(message: Message) {
    const answer = JSON.parse(String(message.text));
    const isTable = typeof answer.mark === "string";
    if (isTable && !this.#isWhole(answer)) return;
    if (isTable) {
      this.#keep(answer);
      this.#noted(answer);
    }
    this.engine.answer(message.id, answer);
    if (isTable) this.engine.note(answer);
  }

  /** Says something to the host. */
  send(message: Message) {
    void this.proven?.send(message);
  }

  #tell(name: string) {
    this.dispatchEvent(new Event(name));
  }
}

/** Who comes to a table with this page leaves the others at which it is. `guests`: by tables. */
export function leaveOthers(guests: Map<string, Guest>, stays: Guest) {
  for (const [table, guest] of guests) {
    if (guest === stays) continue;
    guests.delete(table);
    guest.quit();
  }
}

/** Whether it is an invitation to that seat of a game. */
function isTo(text: string, welcome: Welcome | null) {
  try {
    const { game, seat } = inviteOf(text);
    return game === welcome?.game && seat === welcome.seat;
  } catch {
    return false;
  }
}
