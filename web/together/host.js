/**
 * The host's side of a table at which others sit at devices of their own. The match is in this page's
 * engine; every guest gets what its seat may see, and sends commands.
 */

import { Ballots } from "./ballots.js";
import { Malformed, fromText, randomBytes, toText } from "./bytes.js";
import { KEY } from "./cipher.js";
import { Copies } from "./entrusting.js";
import { GuestSeat } from "./guestseat.js";
import { TABLE_ID, TOKEN, replyOf } from "./invite.js";
import { PROTOCOL } from "./messages.js";
import { digestOf, wordsOf } from "./oath.js";
import { Breath, isSaying } from "./sayings.js";
import { Round } from "./sealing.js";
import { Tosses } from "./tosses.js";

/** @import {FrameName, Options, SeatSetup} from "../types.js" */
/** @import {Answering} from "../ui/types.js" */
/** @import {Handover} from "./entrusting.js" */
/** @import {Presence} from "./guestseat.js" */
/** @import {Link} from "./link.js" */
/** @import {Message} from "./messages.js" */
/** @import {Lot} from "./oath.js" */

/**
 * What lets guests find back to a table after this page was loaded again.
 * @typedef {object} Kept
 * @property {string} table
 * @property {Record<number, string>} tokens by seat
 * @property {Record<number, string>} [keys] by seat
 * @property {boolean} [isOnline]
 */

/**
 * A table that this page deals. Dispatches "change" when somebody came, went, or was renamed, "acted"
 * when the match was changed by a guest, which this page then hears of and shares, "back" with the seat of a guest for whom a bot played,
 * "skew" with `{seat, isOlder}` of a device with another version of the page, which was not let in, and
 * what a `Guest` dispatches when people talk; "laid" when somebody has sealed a choice; "reception" is
 * dispatched on it when a meeting point is reached, or lost.
 */
export class Host extends EventTarget {
  /**
   * @param {Answering} engine
   * @param {string} id of the game's save
   * @param {{game: string, options: Options, seats: SeatSetup[]}} setup
   * @param {Kept | null} kept
   * @param {string} painters a hash of this page's rules and painters
   */
  constructor(engine, id, { game, options, seats }, kept = null, painters = "") {
    super();
    this.engine = engine;
    this.id = id;
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.painters = painters;
    this.table = kept ? fromText(kept.table) : randomBytes(TABLE_ID);
    /** How many games were dealt here before. */
    this.deal = 0;
    /** Whether the match is the one in the engine. */
    this.isAtTable = false;
    /** @type {Map<number, GuestSeat>} */
    this.guests = new Map();
    for (const [seat, { who }] of seats.entries())
      if (who === "friend") this.guests.set(seat, guestSeat(seat, kept));
    /** Whether guests come by a meeting point. */
    this.isOnline = kept?.isOnline ?? false;
    this.breath = new Breath();
    this.round = new Round();
    /** Who acts now. @type {number[]} */
    this.acting = [];
    this.copies = new Copies();
    /** Of a game that another device has dealt, and that goes on here. @type {Handover | null} */
    this.handover = null;
    this.tosses = new Tosses((seat, message) => this.guests.get(seat)?.send(message));
    /** Three words that tell whether all were told the same game, by their numbers. @type {number[] | null} */
    this.words = null;
    this.ballots = new Ballots();
    this.ballots.addEventListener("decided", (event) =>
      this.#decide(/** @type {CustomEvent} */ (event).detail),
    );
    /** What is done for guests, one thing after the other. @type {Promise<void>} */
    this.work = Promise.resolve();
  }

  /** @returns {Kept} */
  get kept() {
    const guests = [...this.guests.values()];
    return {
      table: toText(this.table),
      tokens: Object.fromEntries(guests.map(({ seat, token }) => [seat, token])),
      keys: Object.fromEntries(guests.map(({ seat, key }) => [seat, toText(key)])),
      isOnline: this.isOnline,
    };
  }

  /** @param {number} seat @returns {Presence | null} null: nobody with a device of their own */
  presence(seat) {
    return this.guests.get(seat)?.presence ?? null;
  }

  // Coming

  /**
   * The text of an invitation to a seat; the same one until it is answered.
   * @param {number} seat
   * @returns {Promise<string>}
   */
  async invite(seat) {
    const guest = this.#guest(seat);
    if (guest.invitation) return guest.invitation.text;
    const { isOnline } = this;
    const invitation = await this.#wayTo(guest);
    if (isOnline !== this.isOnline) {
      // Somebody has changed their mind meanwhile.
      void invitation.link?.close("withdrawn");
      return this.invite(seat);
    }
    guest.invitation = invitation;
    this.#tell();
    return invitation.text;
  }

  /** How somebody can come to a seat. @param {GuestSeat} guest */
  async #wayTo(guest) {
    const { game, owner, table } = this;
    const to = { table, game, host: owner };
    const way = this.isOnline ? guest.inviteOnline(to) : await guest.invite(to);
    if (way.link) this.expect(guest, way.link);
    return way;
  }

  /** Whose table it is, as people call each other: whoever sits at it first; may be empty. */
  get owner() {
    return this.seats.find(({ who }) => who === "human")?.name ?? "";
  }

  /** A guest wants to go on at another device, or does no longer. @param {GuestSeat} guest @param {boolean} isOn */
  async #move(guest, isOn) {
    guest.stay();
    const { link } = guest;
    if (!isOn || !link) return this.#tell();
    const way = await this.#wayTo(guest);
    if (guest.link !== link) return void way.link?.close("withdrawn");
    guest.stay(); // it may have asked twice
    guest.moving = way;
    guest.send({ t: "moving", invite: way.text });
    this.#tell();
  }

  /** Whoever has a seat comes over that link. @param {GuestSeat} guest @param {Link} link */
  expect(guest, link) {
    link.addEventListener("state", () => this.#follow(guest, link));
    link.addEventListener("message", (event) =>
      this.#hear(guest, link, /** @type {CustomEvent<Message>} */ (event).detail),
    );
  }

  /** Guests come by a meeting point from now on, or by hand; open invitations are void. @param {boolean} isOnline */
  goOnline(isOnline) {
    this.isOnline = isOnline;
    for (const guest of this.guests.values()) guest.withdraw();
    this.#tell();
  }

  /**
   * Lets in who has answered an invitation.
   * @param {string} text of the reply; throws `Malformed` if it belongs to no open invitation here
   */
  async admit(text) {
    const { table, seat, packet } = replyOf(text);
    const awaited = this.guests.get(seat)?.awaited;
    if (toText(table) !== toText(this.table)) throw new Malformed("another table");
    if (!awaited) throw new Malformed("no invitation");
    await awaited.accept(packet);
  }

  /** A guest's other device has answered. @param {GuestSeat} guest @param {string} reply */
  async #admitTo({ moving }, reply) {
    try {
      await moving?.link?.accept(replyOf(reply).packet);
    } catch {
      // The device that brings it shows what it waits for.
    }
  }

  /** Whether a reply is one to this table. @param {string} text */
  isFor(text) {
    try {
      return toText(replyOf(text).table) === toText(this.table);
    } catch {
      return false;
    }
  }

  /**
   * Somebody else is to have a seat, or a bot.
   * @param {number} seat
   * @param {SeatSetup} setup
   */
  reseat(seat, setup) {
    this.seats = this.seats.map((each, at) => (at === seat ? setup : each));
    const guest = this.guests.get(seat);
    if (setup.who === "friend") this.guests.set(seat, guest ?? guestSeat(seat, null));
    else if (guest) {
      void guest.link?.close("reseated");
      guest.withdraw();
      this.guests.delete(seat);
    }
    this.#announce();
  }

  // The match

  /** The match is in the engine from now on, and its table in this page. */
  begin() {
    this.isAtTable = true;
    for (const guest of this.guests.values()) guest.mark = null;
    this.#announce();
    this.share();
  }

  /** The match is no longer in the engine; who asks for something waits. */
  pause() {
    this.isAtTable = false;
    this.#announce();
  }

  /**
   * Takes over who plays in which seat. A friend for whom a bot plays may come back.
   * @param {SeatSetup[]} seats
   */
  seated(seats) {
    const before = JSON.stringify(this.seats);
    this.seats = seats.map(({ name, colour, who }) => ({ name, colour, who }));
    if (JSON.stringify(this.seats) !== before) this.#announce();
  }

  /**
   * Takes over whose choices are waited for.
   * @param {{round: number | null, acting: number[]}} table
   */
  awaits({ round, acting }) {
    this.acting = acting;
    if (this.round.take(round)) this.#tellLaid();
    this.#seal();
  }

  /** Once only guests have still to choose, and all have sealed something, everybody opens. */
  #seal() {
    const { acting, round, seats } = this;
    if (round.all || !acting.every((seat) => seats[seat]?.who === "friend")) return;
    if (!round.has(acting)) return;
    const { start } = round;
    this.#do(async () => {
      if (start === null || !this.isAtTable || round.start !== start || round.all) return;
      const own = await this.engine.ask({ do: "seals", start });
      if (!own.ok || round.start !== start || !round.has(this.acting)) return;
      round.close(own.seals, this.acting);
      for (const guest of this.guests.values()) this.#tellSealed(guest);
    });
  }

  /** A device that comes seals anew what it has sealed: another one may know nothing of it. @param {GuestSeat} guest */
  #unseal({ seat }) {
    if (!this.round.all && this.round.seal(seat, this.round.start, "")) this.#tellLaid();
  }

  #tellLaid() {
    this.#tellAll({ t: "laid", seats: [...this.round.seals.keys()] });
    this.dispatchEvent(new Event("laid"));
  }

  /** @param {GuestSeat} guest */
  #tellSealed(guest) {
    const { all, seals, start } = this.round;
    if (start === null) return;
    guest.send({ t: "laid", seats: [...seals.keys()] });
    if (all) guest.send({ t: "sealed", round: start, seals: all });
  }

  /** @param {GuestSeat} guest @param {Message} message */
  #take(guest, { round: start, seal }) {
    const isNoted = this.round.seal(guest.seat, start, String(seal));
    if (!isNoted || this.round.all) {
      this.#tellSealed(guest);
      return;
    }
    this.#tellLaid();
    this.#seal();
  }

  /** @param {GuestSeat} guest @param {Message} message */
  #open(guest, message) {
    const [text, nonce] = [String(message.text), String(message.nonce)];
    if (this.round.open(guest.seat, text, nonce)) this.#do(() => this.#answer(guest, message, nonce));
    else void guest.link?.close("unsealed");
  }

  /** The seat that speaks for who is at this device; null: nobody is. */
  get own() {
    const seat = this.seats.findIndex(({ who }) => who === "human");
    return seat < 0 ? null : seat;
  }

  // Drawing

  /** Everybody who is there draws for the next deal. @returns {Promise<Lot[] | null>} null: anew meanwhile */
  draw() {
    return this.tosses.draw("deal", this.#there());
  }

  /** The game is over: everybody can hear by three words whether all were told the same. */
  async compare() {
    this.words = null;
    const lots = await this.tosses.draw("words", this.#there());
    if (!lots) return;
    this.words = wordsOf(digestOf(await this.disclosed()), lots);
    this.dispatchEvent(new Event("words"));
  }

  /** The game that is over, with all that is needed to check it. */
  async disclosed() {
    const answer = await this.engine.ask({ do: "disclose" });
    if (!answer.ok) throw new Error("not opened");
    return answer.text;
  }

  /** The seats whose devices can be reached. */
  #there() {
    return [...this.guests.values()].filter(({ isOpen }) => isOpen).map(({ seat }) => seat);
  }

  // Talking

  /** Says something to everybody. @param {string} what one of `SAYINGS` */
  say(what) {
    if (this.own !== null && this.breath.take(performance.now())) this.#spread(this.own, what);
  }

  /** Asks everybody whether the person at this device may take back what it did last. */
  wish() {
    if (this.own !== null) this.#propose(this.own);
  }

  /** The answer of who is at this device. @param {number} id of the ballot @param {boolean} isFor */
  vote(id, isFor) {
    this.ballots.vote(null, id, isFor);
  }

  /** @param {number} seat @param {string} what */
  #spread(seat, what) {
    for (const guest of this.guests.values())
      if (guest.seat !== seat) guest.send({ t: "said", seat, what });
    if (seat !== this.own) this.#dispatch("said", { seat, what });
  }

  /** @param {number} seat */
  #propose(seat) {
    if (!this.isAtTable) return;
    const others = [...this.guests.values()].filter(
      (guest) => guest.seat !== seat && guest.isOpen,
    );
    const isAsked = this.own !== null && this.own !== seat;
    const voters = [...others.map((guest) => guest.seat), ...(isAsked ? [null] : [])];
    const id = this.ballots.ask(seat, voters);
    if (id === null) return;
    for (const guest of others) guest.send({ t: "ballot", id, seat });
    if (isAsked) this.#dispatch("ballot", { id, seat });
  }

  /** @param {{seat: number, isGranted: boolean}} decided */
  #decide(decided) {
    this.#tellAll({ t: "decided", ...decided });
    this.#dispatch("decided", decided);
  }

  /** @param {string} name @param {object} detail */
  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Sends everybody what has happened. */
  share() {
    for (const guest of this.guests.values()) this.#do(() => this.#news(guest));
  }

  /**
   * Leaves a copy of the game with the guests, who can open it together if this device is gone.
   * @param {string} text the game's save
   */
  entrust(text) {
    const guests = [...this.guests.values()];
    const holders = guests.filter(({ seat, token }) => token && this.seats[seat]?.who === "friend");
    this.#do(async () => {
      const isDivided = this.copies.divide(holders.map(({ seat }) => seat));
      if (isDivided) for (const guest of guests) this.#tellPart(guest);
      if (await this.copies.renew(text)) for (const guest of guests) this.#tellCopy(guest);
    });
  }

  /** @param {GuestSeat} guest */
  #tellPart(guest) {
    const part = this.copies.partOf(guest.seat);
    if (part) guest.send({ t: "entrusted", ...part });
  }

  /** @param {GuestSeat} guest */
  #tellCopy(guest) {
    const { data, name } = this.copies;
    if (data && this.copies.partOf(guest.seat)) guest.send({ t: "copy", copy: name, data });
  }

  /**
   * Goes on with another game of the same kind: everybody moves up by one seat.
   * @param {string} id of its save
   */
  rematch(id) {
    this.id = id;
    this.deal += 1;
    this.copies = new Copies();
    this.words = null;
    const count = this.seats.length;
    this.seats = this.seats.map(({ colour }, seat) => ({
      .../** @type {SeatSetup} */ (this.seats[(seat + 1) % count]),
      colour,
    }));
    const guests = [...this.guests.values()];
    this.guests = new Map();
    for (const guest of guests) {
      guest.seat = (guest.seat + count - 1) % count;
      guest.mark = null;
      // Its invitation was to another seat.
      guest.withdraw();
      this.guests.set(guest.seat, guest);
      this.#welcome(guest);
    }
    this.#announce();
  }

  /** This page is going away. */
  leave() {
    for (const { link } of this.guests.values()) link?.leave();
  }

  /** @param {number} seat */
  #guest(seat) {
    const guest = this.guests.get(seat);
    if (!guest) throw new RangeError(`nobody has a device of their own at seat ${seat}`);
    return guest;
  }

  /** @param {GuestSeat} guest @param {Link} link */
  #follow(guest, link) {
    if (link.state === "dead" && guest.lost(link)) {
      this.ballots.gone(guest.seat);
      this.tosses.gone(guest.seat);
    }
    if (link.state !== "offered") this.#announce();
  }

  /** @param {GuestSeat} guest @param {Link} link @param {Message} message */
  #hear(guest, link, message) {
    const { t, what, id, isFor } = message;
    if (t === "hello") this.#greet(guest, link, message);
    else if (guest.link !== link) return;
    else if (t === "ask") this.#do(() => this.#answer(guest, message, null));
    else if (t === "seal") this.#take(guest, message);
    else if (t === "open") this.#open(guest, message);
    else if (t === "part") this.#receive(guest, message);
    else if (t === "move") void this.#move(guest, message.isOn === true);
    else if (t === "reply") void this.#admitTo(guest, String(message.reply));
    else if (t === "wish") this.#propose(guest.seat);
    else if (t === "commit") this.tosses.commit(guest.seat, message);
    else if (t === "share") this.tosses.show(guest.seat, message);
    else if (t === "vote") this.ballots.vote(guest.seat, id, isFor === true);
    else if (t === "say" && isSaying(what) && guest.breath.take(performance.now()))
      this.#spread(guest.seat, String(what));
  }

  /** @param {GuestSeat} guest @param {Link} link @param {Message} hello */
  #greet(guest, link, { protocol, name, frame, shown, token }) {
    if (protocol !== PROTOCOL) {
      const isOlder = Number(protocol) < PROTOCOL;
      const reason = isOlder ? "together-old-guest" : "together-old-host";
      this.#dispatch("skew", { seat: guest.seat, isOlder });
      void link.send({ t: "refused", reason }).then(() => link.close("version"));
      return;
    }
    if (!guest.admits(token)) {
      void link.send({ t: "refused", reason: "together-taken" }).then(() => link.close("taken"));
      return;
    }
    const isMoved = guest.isOpen && guest.link !== link;
    guest.take(link);
    guest.frame = /** @type {FrameName} */ (frame);
    guest.mark = shown === "" ? null : String(shown);
    // The device from which somebody has moved has no seat any more.
    if (isMoved || guest.token === "" || token !== guest.token) guest.token = toText(randomBytes(TOKEN));
    this.#unseal(guest);
    if (!this.isAtTable) this.#rename(guest.seat, String(name));
    this.#welcome(guest);
    this.#announce();
    if (this.isAtTable && this.seats[guest.seat]?.who !== "friend")
      this.#dispatch("back", { seat: guest.seat });
    this.#do(() => this.#news(guest));
    this.#do(async () => {
      this.#tellSealed(guest);
      this.#tellPart(guest);
      this.#tellCopy(guest);
    });
    if (this.handover && !this.isAtTable) guest.send({ t: "wanted", copy: this.handover.own.copy });
  }

  /** A guest gives its part of the key. @param {GuestSeat} guest @param {Message} message */
  #receive({ seat }, { copy, part }) {
    this.handover?.add(seat, String(copy), String(part));
    this.#tell();
  }

  /** @param {GuestSeat} guest */
  #welcome(guest) {
    const { deal, game, options, painters } = this;
    const { seat, token } = guest;
    guest.send({ t: "welcome", deal, seat, token, game, options, painters });
  }

  /** @param {number} seat @param {string} name */
  #rename(seat, name) {
    if (name === "") return;
    this.seats = this.seats.map((each, at) => (at === seat ? { ...each, name } : each));
  }

  /** @param {GuestSeat} guest @param {Message} message @param {string | null} nonce of its seal */
  async #answer(guest, { id, text }, nonce) {
    if (!this.isAtTable) return;
    const { seat } = guest;
    if (nonce === null && this.round.binds(seat) && isChoice(String(text))) return;
    const found = await this.engine.ask({ do: "far", seat, text: String(text), nonce });
    const answer = found.ok ? found.answer : found;
    guest.frame = frameIn(String(text)) ?? guest.frame;
    if ("mark" in answer) [guest.mark, guest.revision] = [answer.mark, answer.revision];
    guest.send({ t: "answer", id, text: JSON.stringify(answer) });
    if (found.ok && found.changed) this.dispatchEvent(new Event("acted"));
  }

  /** @param {GuestSeat} guest */
  async #news(guest) {
    const { frame, mark, seat } = guest;
    const isPlaying = this.seats[seat]?.who === "friend";
    if (!this.isAtTable || !guest.isOpen || !isPlaying) return;
    const table = await this.engine.ask({ do: "news", seat, since: mark, frame });
    if (!table.ok || (table.mark === mark && table.revision === guest.revision)) return;
    guest.mark = table.mark;
    guest.revision = table.revision;
    guest.send({ t: "table", table });
  }

  /** @param {() => Promise<void>} job */
  #do(job) {
    this.work = this.work.then(job).catch(() => {});
  }

  /** Tells everybody who sits where. */
  #announce() {
    const seats = this.seats.map(({ name, colour, who }, seat) => ({
      name,
      colour,
      who,
      presence: this.presence(seat),
    }));
    this.#tellAll({ t: "seats", isPlayed: this.isAtTable, seats });
    this.#tell();
  }

  /** @param {Message} message */
  #tellAll(message) {
    for (const guest of this.guests.values()) guest.send(message);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {number} seat @param {Kept | null} kept */
function guestSeat(seat, kept) {
  const key = kept?.keys?.[seat];
  return new GuestSeat(seat, kept?.tokens[seat] ?? "", key ? fromText(key) : randomBytes(KEY));
}

/**
 * @param {string} text of a command
 * @returns {{do?: unknown, frame?: unknown}} nothing, if it is none: the engine says what is wrong with it
 */
function commandIn(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Whether it does something in the match. @param {string} text of a command */
function isChoice(text) {
  const { do: name } = commandIn(text);
  return name === "act" || name === "acts";
}

/**
 * The frame that a guest's command asks for, if it asks for one.
 * @param {string} text
 * @returns {FrameName | null}
 */
function frameIn(text) {
  const command = commandIn(text);
  return command.do === "frame" ? /** @type {FrameName} */ (command.frame) : null;
}
