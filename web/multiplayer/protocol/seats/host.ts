/**
 * The host's side of a table at which others sit at devices of their own. The match is in this page's
 * engine; every guest gets what its seat may see, and sends commands.
 */

import { hear } from "../../../kit/hear.js";
import { Admission } from "./admission.js";
import { Arrivals } from "./arrivals.js";
import { ANY } from "./invite-links.js";
import { toText } from "../bytes.js";
import { Seating } from "./seating.js";
import { HostDraws } from "../drawing/host-draws.js";
import { Identity } from "../keys/identity.js";
import { MeshHost } from "../links/mesh-host.js";
import { CommitRounds } from "../sealing/commit-rounds.js";
import { MatchServer } from "./match-server.js";
import { Talk } from "../talk/talk.js";
import { Watchers } from "./watchers.js";
import { Trustees } from "../copies/trustees.js";
import { judgedIn } from "../talk/signed-votes.js";
import type { Options, SeatSetup } from "../../../types/engine.js";
import type { Answering } from "../../../types/page.js";
import type { Handover } from "../copies/encrypted-copy.js";
import type { Link } from "../links/link.js";
import type { Message } from "../messages.js";
import type { FarScreen } from "./far-screen.js";
import type { GuestSeat } from "./guest-seat.js";

/** What lets guests find back to a table after this page was loaded again. */
export interface Kept {
  /** Of this table's own keys. */
  secret: string;
  /** The keys of the devices that have seats, by seat. */
  holders: Record<number, string>;
  /** The keys of those that have parts of the key to the copy. */
  trusted: Record<number, string>;
  /** By which guests are let in at a meeting point, by seat. */
  keys?: Record<number, string>;
  /** The seats whose own links may be out. */
  linked?: number[];
  /** By which whoever has the link of the table is; empty: none is out. */
  open?: string;
  /** The keys of devices that may watch. */
  watchers?: string[];
  isOnline?: boolean;
}

/**
 * A table that this page deals. Dispatches "change" when somebody came, went, was renamed, or asks to watch, "acted"
 * when the match was changed by a guest, which this page then hears of and shares, "back" with the seat of a guest for whom a bot played,
 * "renewed" as `Admission` does, "blocked" with `{seat}`, which is
 * null where that is not known, when a guest has knocked at a meeting point and no link has opened,
 * "skew" with `{seat, isOlder}` of a device with another version of the page, which was not let in, and
 * what a `Guest` dispatches when people talk; "laid" when somebody has sealed a choice; "reception" is
 * dispatched on it when a meeting point is reached, or lost.
 */
export class Host extends EventTarget {
  declare id: string;
  declare game: string;
  declare options: Options;
  declare painters: string;
  declare identity: Identity;
  /** Whether it was here before this page was loaded, and links to it may be out. */
  declare isKept: boolean;
  /** Whether a game was begun here. */
  isBegun = false;
  /** How many games were dealt here before. */
  deal = 0;
  /** Of a game that another device has dealt, and that goes on here. */
  handover: Handover | null = null;
  declare seating: Seating;
  declare watchers: Watchers;
  declare admission: Admission;
  declare arrivals: Arrivals;
  declare matchServer: MatchServer;
  declare commitRounds: CommitRounds;
  declare hostDraws: HostDraws;
  declare talk: Talk;
  declare trustees: Trustees;
  declare meshHost: MeshHost;

  /** `id`: of the game's save. `painters`: a hash of this page's rules and painters. */
  constructor(
    engine: Answering,
    id: string,
    { game, options, seats }: { game: string; options: Options; seats: SeatSetup[] },
    kept: Kept | null = null,
    painters = "",
  ) {
    super();
    this.id = id;
    this.game = game;
    this.options = options;
    this.painters = painters;
    this.identity = Identity.of(kept?.secret);
    this.isKept = kept !== null;
    this.seating = new Seating(seats, kept);
    this.watchers = new Watchers(kept?.watchers);
    this.arrivals = new Arrivals(this);
    const expect = (guest: GuestSeat | null, link: Link) => this.arrivals.expect(guest, link);
    const to = { game, isOnline: kept?.isOnline ?? false };
    this.admission = new Admission(this.seating, this.identity, to, expect);
    this.matchServer = new MatchServer(engine, this.seating, this.watchers);
    this.commitRounds = new CommitRounds(this.seating, this.matchServer);
    this.hostDraws = new HostDraws(engine, this.seating);
    this.talk = new Talk(this.seating, this.matchServer, this.commitRounds, this.admission.table);
    this.trustees = new Trustees(this.seating, this.matchServer);
    this.meshHost = new MeshHost(this.seating, this.identity, expect);
    this.#pass(this.admission, ["change", "renewed"]);
    this.#pass(this.matchServer, ["acted"]);
    this.#pass(this.commitRounds, ["laid"]);
    this.#pass(this.hostDraws, ["words"]);
    this.#pass(this.talk, ["said", "ballot", "decided", "taken"]);
  }

  /** What a part dispatches is dispatched here too. */
  #pass(part: EventTarget, names: string[]) {
    for (const name of names) hear(part, { [name]: (detail) => this.tell(name, detail) });
  }

  get kept(): Kept {
    const watchers = this.watchers.kept;
    return { secret: this.identity.kept, ...this.seating.kept, watchers, isOnline: this.isOnline };
  }

  /** The table's name in invitations. */
  get table() {
    return this.admission.table;
  }

  get seats() {
    return this.seating.seats;
  }

  get guests() {
    return this.seating.guests;
  }

  presence(seat: number) {
    return this.seating.presence(seat);
  }

  // Coming

  get isOnline() {
    return this.admission.isOnline;
  }

  /** Somebody else is to have a seat, or a bot. */
  reseat(seat: number, setup: SeatSetup) {
    this.seating.reseat(seat, setup);
    this.announce();
  }

  // The match

  /** The match is in the engine from now on, and its table in this page. */
  begin() {
    this.isBegun = true;
    this.matchServer.begin();
    this.announce();
  }

  /** The match is no longer in the engine; who asks for something waits. */
  pause() {
    this.matchServer.isAtTable = false;
    this.announce();
  }

  /** Takes over who plays in which seat. */
  seated(seats: SeatSetup[]) {
    if (this.seating.take(seats)) this.announce();
  }

  /** The seats that have sealed a choice. */
  get laid() {
    return new Set(this.commitRounds.round.seals.keys());
  }

  /**
   * Goes on with another game of the same kind: everybody moves up by one seat. `id`: of its save.
   */
  rematch(id: string) {
    this.id = id;
    this.deal += 1;
    this.trustees.renew();
    this.hostDraws.words = null;
    this.matchServer.unanswered = [];
    this.seating.rotate();
    for (const guest of this.guests.values()) this.welcome(guest, guest.seat);
    this.watchers.forget();
    for (const watcher of this.watchers.watching) this.welcome(watcher, ANY);
    this.announce();
  }

  /** This page is going away. */
  leave() {
    for (const guest of this.guests.values()) {
      guest.link?.leave();
      guest.withdraw();
    }
    for (const { link } of this.watchers.all) link?.leave();
  }

  // Drawing

  get words() {
    return this.hostDraws.words;
  }

  draw() {
    // Who sits down to a new game is trusted with a part of the key to its copy.
    for (const guest of this.guests.values()) guest.trust();
    return this.hostDraws.draw();
  }

  disclosed() {
    return this.hostDraws.disclosed();
  }

  /** Of what was taken back in a game that is over, who has signed that it may be; as the check wants it. */
  votesIn(text: string) {
    // Whose key is whose was known here when the votes came.
    return judgedIn(text, toText(this.table), null, () => true);
  }

  // Talking, of who is at this device

  /** `what`: one of `SAYINGS`. */
  say(what: string) {
    this.talk.say(what);
  }

  /** Asks everybody whether it may take back what it did last. */
  wish() {
    const { own } = this.seating;
    if (own !== null && this.matchServer.isAtTable) this.talk.propose(own);
  }

  /** `id`: of the ballot. */
  vote(id: string, isFor: boolean) {
    this.talk.takeBacks.vote(null, id, isFor);
  }

  // Hearing

  /** The link of a guest has changed. */
  follow(guest: GuestSeat, link: Link) {
    if (link.state === "dead") this.#lost(guest, link);
    if (link.state !== "offered") this.announce();
  }

  #lost(guest: GuestSeat, link: Link) {
    const { carried, invitation, moving } = guest;
    if (guest.lost(link)) {
      this.talk.takeBacks.gone(guest.seat);
      this.hostDraws.tosses.gone(guest.seat);
    }
    if ([carried, invitation].some((way) => way?.link === link)) this.admission.renewed(guest);
    if (moving?.link === link) void this.admission.move(guest, moving.ticket);
  }

  /** What is done for each message of a guest. */
  #acts: Record<string, (guest: GuestSeat, message: Message) => void> = {
    signal: (guest, message) => this.meshHost.pass(guest, message),
    word: (guest, { content }) => this.meshHost.word(guest, content),
    ask: (guest, message) => this.#answer(guest, message),
    seal: (guest, message) => this.commitRounds.seal(guest, message),
    open: (guest, message) => this.commitRounds.open(guest, message),
    part: (guest, message) => this.#receive(guest, message),
    move: (guest, { isOn, ticket }) => void this.admission.move(guest, isOn === true ? String(ticket) : null),
    reply: (guest, { reply }) => void this.admission.admitTo(guest, String(reply)),
    wish: (guest) => this.matchServer.isAtTable && this.talk.hearWish(guest),
    commit: ({ seat }, message) => this.hostDraws.tosses.commit(seat, message),
    share: ({ seat }, message) => this.hostDraws.tosses.show(seat, message),
    vote: (guest, message) => this.talk.hearVote(guest, message),
    say: (guest, { what }) => this.talk.hear(guest, what),
  };

  /** A guest has said something who is at the table. */
  hear(guest: GuestSeat, message: Message) {
    this.#acts[message.t]?.(guest, message);
  }

  #answer(guest: GuestSeat, message: Message) {
    this.matchServer.do(async () => {
      if (!this.commitRounds.binds(guest, message)) await this.matchServer.answer(guest, message, null);
    });
  }

  /** A guest gives its part of the key. */
  #receive({ seat }: GuestSeat, { copy, part }: Message) {
    this.handover?.add(seat, String(copy), String(part));
    this.tell("change");
  }

  // Telling

  /** `seat`: `ANY`: none. */
  welcome(screen: FarScreen, seat: number) {
    const { deal, game, options, painters } = this;
    screen.send({ t: "welcome", deal, seat, game, options, painters });
  }

  /** Tells everybody who sits where, and who watches. */
  announce() {
    const watching = this.watchers.watching.map(({ name }) => name);
    const message = { t: "seats", isPlayed: this.matchServer.isAtTable, seats: this.seating.told, watching };
    for (const screen of this.matchServer.screens) screen.send(message);
    this.meshHost.call();
    this.tell("change");
  }

  /** Dispatches it. */
  tell(name: string, detail?: object) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
