/**
 * A guest's side of the meeting point: it offers itself until the host lets it in, and comes back by
 * itself when the link is cut.
 */

import { Stateful } from "../../../kit/stateful.js";
import { hear } from "../../../kit/hear.js";
import { LONGEST_TABLE } from "../links/frames.js";
import { Link, OPENING } from "../links/link.js";
import { MeetingFrame } from "./meeting-frame.js";
import { OF_HOSTS } from "../messages.js";
import { Cipher, NAME } from "../keys/cipher.js";
import { configurationOf } from "./servers.js";
import { randomBytes, toText } from "../bytes.js";
import type { Guest } from "../seats/guest.js";
import type { Servers } from "./servers.js";

/** Milliseconds after which an offer is made anew and not only repeated. */
const STALE = 30_000;

/** Milliseconds between two attempts: the first time, and at most. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * `waiting`: the host has not answered; `stuck`: it has, but no link opens; `failed`: no relay can be
 * reached.
 */
type ApproachState = "connecting" | "waiting" | "answered" | "stuck" | "failed" | "here";

interface Offer {
  name: Uint8Array;
  packet: Uint8Array;
  since: number;
}

/** Dispatches "state" when that changes. */
export class Approach extends Stateful<ApproachState> {
  declare guest: Guest;
  declare servers: Servers;
  declare key: Uint8Array;
  declare cipher: Promise<Cipher>;
  meetingFrame: MeetingFrame | null = null;
  /** By which the guest is to come, or has come. */
  link: Link | null = null;
  /** What was offered last, once it could be. */
  offer: Offer | null = null;
  attempts = 0;
  timer: ReturnType<typeof setTimeout> | undefined = undefined;
  closing = new AbortController();

  /** `key`: of its seat, or of the table. */
  constructor(guest: Guest, key: Uint8Array, servers: Servers) {
    super("connecting");
    this.guest = guest;
    this.servers = servers;
    this.key = key;
    this.cipher = Cipher.of(key);
    guest.addEventListener("change", () => this.#follow(), { signal: this.closing.signal });
    void this.#go();
  }

  /** Whether it still waits, and where nobody with that key would come. */
  isAstray(key: Uint8Array) {
    return this.state !== "here" && toText(key) !== toText(this.key);
  }

  /** Tries once more, at once. */
  again() {
    clearTimeout(this.timer);
    this.#leave();
    void this.#go();
  }

  /** Gives up. */
  close() {
    clearTimeout(this.timer);
    this.closing.abort();
    this.#leave();
    this.guest.approach = null;
  }

  /** The link has opened, or was cut. */
  #follow() {
    const { guest, link } = this;
    if (guest.refusal !== null) this.close();
    else if (guest.state === "here" || guest.state === "away") this.#arrive();
    else if (guest.state === "gone" && link && guest.link === link) {
      this.#leave();
      this.#later();
    }
  }

  #arrive() {
    if (this.state === "here") return;
    clearTimeout(this.timer);
    this.#leave(false);
    this.become("here");
    this.timer = setTimeout(() => (this.attempts = 0), OPENING);
  }

  #later() {
    clearTimeout(this.timer);
    this.become("connecting");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempts);
    this.attempts += 1;
    this.timer = setTimeout(() => void this.#go(), pause);
  }

  async #go() {
    this.become("connecting");
    const meetingFrame = new MeetingFrame(this.servers.relays);
    this.meetingFrame = meetingFrame;
    hear(meetingFrame, {
      state: () => this.#reached(),
      met: (relay) => void this.#repeat([relay]),
      heard: (said) => void this.#hear(said),
    });
    meetingFrame.listen([(await this.cipher).topic]);
    await this.#offer();
  }

  /** Makes an offer, which goes to every relay that listens, and to the others when they do: to none twice. */
  async #offer() {
    if (this.closing.signal.aborted) return;
    const link = new Link(OF_HOSTS, LONGEST_TABLE, configurationOf(this.servers));
    this.link = link;
    this.offer = null;
    this.guest.connect(link);
    const packet = await link.offer().catch((error) => {
      if (this.link === link) throw error;
      return null; // it was given up meanwhile
    });
    if (!packet || this.link !== link) return;
    const offer = { name: randomBytes(NAME), packet, since: performance.now() };
    const sealed = await this.#sealed(offer);
    if (this.link !== link) return;
    this.offer = offer; // whoever listens from now on hears it by `#repeat`
    this.meetingFrame?.say(...sealed);
  }

  /** An offer's topic, and what is said there. */
  async #sealed({ name, packet }: Offer): Promise<[string, string]> {
    const cipher = await this.cipher;
    return [cipher.topic, await cipher.encrypt({ sort: "offer", name, packet })];
  }

  /**
   * The offer was not heard: by relays that were not there, or by a host that was not. `relays`:
   * their addresses; all that listen where they are not named.
   */
  async #repeat(relays?: string[]) {
    const { offer } = this;
    if (!offer || !this.#isWaiting) return;
    if (performance.now() - offer.since < STALE) this.meetingFrame?.say(...(await this.#sealed(offer)), relays);
    else await this.#offer();
  }

  get #isWaiting() {
    return this.state !== "answered" && this.state !== "here";
  }

  #reached() {
    const { meetingFrame, state } = this;
    if (meetingFrame?.state === "open" && (state === "connecting" || state === "failed"))
      this.become("waiting");
    if (meetingFrame?.state === "failed" && (state === "connecting" || state === "waiting"))
      this.become("failed");
  }

  async #hear({ content }: { content: string }) {
    const said = await (await this.cipher).decrypt(content);
    const { link, offer } = this;
    if (!said || !link || !offer) return;
    if (said.sort === "call") await this.#repeat();
    else if (said.sort === "answer" && this.#isWaiting && toText(said.name) === toText(offer.name)) {
      this.become("answered");
      this.timer = setTimeout(() => this.#stick(), OPENING);
      await link.accept(said.packet).catch(() => this.#stick());
    }
  }

  /** No link opens. Who has been at the table comes back without being asked. */
  #stick() {
    clearTimeout(this.timer);
    this.become("stuck");
    if (this.guest.welcome) this.timer = setTimeout(() => this.again(), LONGEST_PAUSE);
  }

  /** `isGivenUp`: whether the link is closed that was offered. */
  #leave(isGivenUp = true) {
    this.meetingFrame?.close();
    this.meetingFrame = null;
    if (!isGivenUp) return;
    const { link } = this;
    this.link = this.offer = null;
    void link?.close("moved");
  }
}
