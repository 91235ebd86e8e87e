/**
 * Links among the guests of a table, besides the one that each has to the host. Over them guests help
 * each other back to the host: they pass on words that only the host and one guest can read.
 */

import { hear } from "../../../kit/hear.js";
import { fromText, randomBytes, toText } from "../bytes.js";
import { NAME, canEncrypt } from "../keys/cipher.js";
import { LONGEST_TABLE, LONGEST_WORD } from "./frames.js";
import { Link, OPENING } from "./link.js";
import { OF_HOSTS, OF_PEERS } from "../messages.js";
import { RecentlyHeard } from "../recently-heard.js";
import { Breath } from "../breath.js";
import type { Message } from "../messages.js";
import type { Guest } from "../seats/guest.js";

/** Between the pages of one browser. */
const CHANNEL = "freebooters words";

/** So much another device may say at once, and one more thing after so many milliseconds. */
const BURST = 24;
const PAUSE = 1000;

/** Another guest's device. `breath`: what it may still say; `since`: when its link was begun, in milliseconds. */
interface Peer {
  link: Link;
  breath: Breath;
  since: number;
}

/**
 * Dispatches "invite" with `{seat, invite}` when another guest would go on with the game at its device,
 * and "reply" with the reply to such an invitation.
 */
export class Mesh extends EventTarget {
  declare guest: Guest;
  /** By their seats. */
  peers: Map<number, Peer> = new Map();
  /** This device's seat when the others were counted. */
  seat: number | null = null;
  /** Words that were heard, each of which is passed on once. */
  heard = new RecentlyHeard();
  /** By what it comes back, offered to the host. */
  offer: { link: Link; name: Uint8Array; packet: Uint8Array; since: number } | null = null;
  pages: BroadcastChannel | null = null;
  /** What is heard, one thing after the other. */
  work: Promise<void> = Promise.resolve();

  constructor(guest: Guest) {
    super();
    this.guest = guest;
    guest.addEventListener("change", () => this.#look());
  }

  /** Other pages of this browser pass words on too: the one that has the seat may have no links of its own. */
  meet(pages: BroadcastChannel = new BroadcastChannel(CHANNEL)) {
    this.pages = pages;
    pages.onmessage = ({ data }) => {
      if (typeof data === "string" && data.length <= LONGEST_WORD) this.word(data, pages);
    };
  }

  /** This page is going away. */
  leave() {
    for (const { link } of this.peers.values()) link.leave();
  }

  /** Says something to the device at a seat. */
  tell(seat: number, message: Message) {
    const link = this.peers.get(seat)?.link;
    if (link?.isOpen) void link.send(message);
  }

  /** Says something to all other guests. `except`: who has said it. */
  spread(message: Message, except: EventTarget | null = null) {
    for (const { link } of this.peers.values())
      if (link !== except && link.isOpen) void link.send(message);
  }

  /** Passes a word on to all others. `from`: whom it has come. */
  #pass(content: string, from: EventTarget | null) {
    this.spread({ t: "word", content }, from);
    if (this.pages !== from) this.pages?.postMessage(content);
  }

  // The links

  /** Whoever has the lower seat offers a link to who is there and has none. */
  #look() {
    const { peers } = this;
    const { refusal, seats, state, welcome } = this.guest;
    if (!canEncrypt() || !welcome) return;
    this.#move(welcome.seat, seats.length);
    // Another page of this browser that has the seat is helped; another device is not.
    const isElsewhere = this.guest.link?.why === "moved";
    for (const [seat, { link }] of peers) {
      const isGone =
        state === "here" && seats[seat]?.presence !== "here" && link.state === "offered";
      if (link.state === "dead" || isGone || isElsewhere) this.#drop(seat, link);
    }
    if (state !== "here" || refusal !== null) return;
    for (const [seat, { presence }] of seats.entries())
      if (presence === "here" && seat > welcome.seat && this.#isFree(seat)) void this.#offer(seat);
  }

  /** All have moved up for another game. `count`: of all seats. */
  #move(seat: number, count: number) {
    const by = seat - (this.seat ?? seat);
    this.seat = seat;
    if (by === 0 || count === 0) return;
    this.peers = new Map([...this.peers].map(([each, peer]) => [(each + by + count) % count, peer]));
  }

  /** Whether no link to there is open, or may open still. */
  #isFree(seat: number) {
    const peer = this.peers.get(seat);
    return !peer || (!peer.link.isOpen && performance.now() - peer.since > OPENING);
  }

  async #offer(seat: number) {
    const link = this.#begin(seat);
    const packet = await link.offer();
    this.#signal(seat, link, true, packet);
  }

  /** A device says by the host how a link to it is made. */
  async signal({ seat: from, isOffer, packet }: Message) {
    const seat = Number(from);
    if (!canEncrypt() || this.guest.refusal !== null) return;
    const offered = this.peers.get(seat)?.link;
    try {
      if (isOffer !== true) return await offered?.accept(fromText(String(packet)));
      const link = this.#begin(seat);
      this.#signal(seat, link, false, await link.answer(fromText(String(packet))));
    } catch {
      this.#drop(seat, this.peers.get(seat)?.link);
    }
  }

  #signal(seat: number, link: Link, isOffer: boolean, packet: Uint8Array) {
    if (this.peers.get(seat)?.link === link)
      this.guest.send({ t: "signal", seat, isOffer, packet: toText(packet) });
  }

  /** A link to a seat in place of the one before. */
  #begin(seat: number) {
    this.#drop(seat, this.peers.get(seat)?.link);
    const link = new Link(OF_PEERS, LONGEST_WORD, this.guest.link?.configuration);
    const peer = { link, breath: new Breath(BURST, PAUSE), since: performance.now() };
    this.peers.set(seat, peer);
    hear(link, { state: () => this.#look(), message: (said) => this.#hear(peer, said) });
    return link;
  }

  #drop(seat: number, link?: Link) {
    if (!link || this.peers.get(seat)?.link !== link) return;
    this.peers.delete(seat);
    void link.close("moved");
  }

  // What is said over them

  #hear(peer: Peer, message: Message) {
    if (!peer.breath.take(performance.now())) return;
    const seat = [...this.peers].find(([, each]) => each === peer)?.[0];
    if (seat === undefined) return;
    if (message.t === "word") this.word(String(message.content), peer.link);
    else this.dispatchEvent(new CustomEvent(message.t, { detail: { ...message, seat } }));
  }

  /**
   * A word has come: it is for this device, or is passed on. `from`: whom it has come; null: the
   * host.
   */
  word(content: string, from: EventTarget | null) {
    if (this.heard.has(content)) return;
    this.work = this.work.then(() => this.#word(content, from)).catch(() => {});
  }

  async #word(content: string, from: EventTarget | null) {
    // What is for this seat is for the page that has it.
    const said = this.guest.refusal === null ? await this.#opened(content) : null;
    if (said?.sort === "call") await this.#come();
    else if (said?.sort === "answer") await this.#accept(said.name, said.packet);
    else if (!said) {
      this.#pass(content, from);
      if (from && this.guest.state === "here") this.guest.send({ t: "word", content });
    }
  }

  /** What the host says to this device; null: it is not for it. */
  async #opened(content: string) {
    return (await this.guest.cipher())?.decrypt(content) ?? null;
  }

  /** The host is there, and misses this device, which offers itself unless it comes by a meeting point. */
  async #come() {
    const { approach, refusal, state } = this.guest;
    if (approach || refusal !== null || state === "here") return;
    const isFresh = this.offer && performance.now() - this.offer.since < OPENING;
    const offer = isFresh ? this.offer : await this.#renew();
    if (!offer || this.offer !== offer) return;
    const { name, packet } = offer;
    const cipher = await this.guest.cipher();
    if (cipher) this.#say(await cipher.encrypt({ sort: "offer", name, packet }));
  }

  /** Makes an offer in place of the one before. */
  async #renew() {
    void this.offer?.link.close("moved");
    const link = new Link(OF_HOSTS, LONGEST_TABLE, this.guest.link?.configuration);
    link.addEventListener("open", () => this.#arrive(link));
    const since = performance.now();
    this.offer = { link, name: randomBytes(NAME), packet: await link.offer(), since };
    return this.offer;
  }

  #say(content: string) {
    this.heard.has(content); // it may come back
    this.#pass(content, null);
  }

  async #accept(name: Uint8Array, packet: Uint8Array) {
    if (this.offer && toText(this.offer.name) === toText(name)) await this.offer.link.accept(packet);
  }

  #arrive(link: Link) {
    if (this.offer?.link !== link) return;
    this.offer = null;
    if (this.guest.state === "here" || this.guest.refusal !== null) void link.close("moved");
    else this.guest.connect(link);
  }
}
