/**
 * A link between two devices: one ordered, reliable channel of WebRTC, set up by one packet each way.
 * Silence never closes it: a device that slept comes back by itself, with all that was said meanwhile.
 */

import { Stateful } from "../../../kit/stateful.js";
import { Malformed } from "../bytes.js";
import { Breath } from "../breath.js";
import { Joiner, cut } from "./frames.js";
import { RENEWAL, lasting, telling } from "./firefox-timeout.js";
import { isMessage } from "../messages.js";
import { fingerprintIn, pack, unpack } from "./sdp-packet.js";
import type { Message, Sorts } from "../messages.js";
import type { Lasting } from "./firefox-timeout.js";

/** Milliseconds after which something is said although there is nothing to say. */
const BEAT = 5000;

/** Milliseconds of silence after which the other one counts as away. */
const AWAY = 12_000;

/** Milliseconds after which addresses are no longer waited for. */
const GATHERING = 2000;

/**
 * So many frames may come at once, and one more after so many milliseconds: a device that slept hears all
 * that was said meanwhile when it wakes.
 */
const BURST = 400;
const PAUSE = 25;

/** Milliseconds in which a link opens that both sides have agreed on, if it opens at all. */
export const OPENING = 15_000;

/** So many messages that are none are borne. */
const MOST_BAD = 3;

const OPTIONS = { negotiated: true, id: 0, ordered: true };

/**
 * `new`: not offered yet; `offered`: the other side has still to answer; `open`; `quiet`: nothing has
 * been heard for a while; `dead`: closed.
 */
type State = "new" | "offered" | "open" | "quiet" | "dead";

/** The fingerprints of both ends' certificates: of who offered the link, and who answered. */
export interface Ends {
  offered: Uint8Array;
  answered: Uint8Array;
}

/**
 * Dispatches "open" once, "state" when that changes, and "message" with what the other one says.
 */
export class Link extends Stateful<State> {
  declare heard: Sorts;
  declare configuration: RTCConfiguration;
  declare connection: RTCPeerConnection;
  declare channel: RTCDataChannel;
  declare joiner: Joiner;
  /** What is being sent, one message after the other. */
  sending: Promise<void> = Promise.resolve();
  /** What is being read, one message after the other. */
  reading: Promise<void> = Promise.resolve();
  /** As far as they are known. */
  prints: Partial<Ends> = {};
  bad = 0;
  /** Why the other side has closed it, as it says; empty: it has not. */
  why = "";
  /** When something was last heard and said, in milliseconds. */
  last = 0;
  said = 0;
  /** How many frames may come now. */
  breath = new Breath(BURST, PAUSE);
  declare renewing: number | undefined;
  declare beating: number | undefined;

  /** `heard`: what the other side may say. `longest`: bytes of what it says at once. */
  constructor(heard: Sorts, longest: number, configuration: RTCConfiguration = {}) {
    super("new");
    this.heard = heard;
    this.configuration = { iceServers: [], ...configuration };
    this.connection = new RTCPeerConnection(this.configuration);
    this.channel = this.#listened(this.connection);
    this.joiner = new Joiner(longest);
  }

  /** The channel of a connection. */
  #listened(connection: RTCPeerConnection) {
    const channel = connection.createDataChannel("table", OPTIONS);
    channel.binaryType = "arraybuffer";
    channel.onopen = () => this.#opened();
    channel.onclose = () => this.#closed();
    channel.onmessage = ({ data }) => this.#take(data);
    return channel;
  }

  /** Of a link that has been answered. */
  get ends(): Ends {
    const { offered, answered } = this.prints;
    if (!offered || !answered) throw new Error("not answered");
    return { offered, answered };
  }

  get isOpen() {
    return this.state === "open" || this.state === "quiet";
  }

  /** Offers it: the packet goes to the other side, whose reply comes back. */
  async offer() {
    await this.connection.setLocalDescription(await this.connection.createOffer());
    this.become("offered");
    const packet = await this.#packet();
    this.prints.offered = fingerprintIn(packet);
    return packet;
  }

  /**
   * `packet`: of an offer. `isCarried`: whether people carry what goes back, which takes its time.
   * The packet that goes back.
   */
  async answer(packet: Uint8Array, isCarried = false) {
    const sdp = unpack(packet, "offer");
    this.prints.offered = fingerprintIn(packet);
    const own = isCarried ? await lasting() : null;
    await (own ? this.#renew(sdp, own) : this.#reply(sdp));
    this.become("offered");
    const reply = await this.#packet();
    this.prints.answered = fingerprintIn(reply);
    if (own) this.renewing = setInterval(() => void this.#renew(sdp, own).catch(() => {}), RENEWAL);
    return reply;
  }

  /** The other side has closed it: what it has said before is still heard. */
  #closed() {
    const end = () => this.#end();
    void this.reading.then(end, end);
  }

  /** `sdp`: of an offer. */
  async #reply(sdp: string, own: Lasting | null = null) {
    const { connection } = this;
    await connection.setRemoteDescription({ type: "offer", sdp });
    const { type, sdp: said = "" } = await connection.createAnswer();
    await connection.setLocalDescription({ type, sdp: own ? telling(said, own) : said });
  }

  /** Makes the connection anew, unless it is about to open. `sdp`: of an offer. */
  async #renew(sdp: string, own: Lasting) {
    if (/^(connected|completed)$/.test(this.connection.iceConnectionState)) return;
    this.channel.onclose = null;
    this.connection.close();
    this.connection = new RTCPeerConnection({
      ...this.configuration,
      certificates: [own.certificate],
    });
    this.channel = this.#listened(this.connection);
    await this.#reply(sdp, own);
  }

  /** `packet`: of the other side's answer; of several the first counts. */
  async accept(packet: Uint8Array) {
    const sdp = unpack(packet, "answer");
    if (this.prints.answered) throw new Malformed("answered before");
    this.prints.answered = fingerprintIn(packet);
    await this.connection.setRemoteDescription({ type: "answer", sdp });
  }

  send(message: Message) {
    const send = async () => {
      const frames = await cut(message);
      if (this.channel.readyState !== "open") return;
      for (const frame of frames) this.channel.send(frame);
      this.said = performance.now();
    };
    this.sending = this.sending.then(send).catch(() => {});
    return this.sending;
  }

  /** Says why, and closes it. */
  async close(why: string) {
    if (this.isOpen) await this.send({ t: "bye", why });
    this.#end();
  }

  /** Says at once that this page is going away; what waits to be sent is lost. */
  leave() {
    if (this.channel.readyState !== "open") return;
    const plain = new TextEncoder().encode(JSON.stringify({ t: "bye", why: "page" }));
    const last = 2; // a short message in one frame
    this.channel.send(Uint8Array.of(last, ...plain));
    clearInterval(this.beating);
    this.connection.close();
  }

  async #packet() {
    await gathered(this.connection);
    return pack(this.connection.localDescription?.sdp ?? "");
  }

  #opened() {
    clearInterval(this.renewing);
    this.last = this.said = performance.now();
    this.become("open");
    this.dispatchEvent(new Event("open"));
    this.beating = setInterval(() => this.#beat(), BEAT / 2);
  }

  #beat() {
    const now = performance.now();
    if (now - this.said >= BEAT) void this.send({ t: "beat" });
    if (this.state === "open" && now - this.last > AWAY) this.become("quiet");
  }

  #take(frame: unknown) {
    this.last = performance.now();
    if (this.state === "quiet") this.become("open");
    if (!this.breath.take(this.last)) return void this.close("flood");
    try {
      const message = this.joiner.add(frame);
      if (message) this.#read(message);
    } catch {
      this.#refuse();
    }
  }

  #read(message: Promise<unknown>) {
    message.catch(() => {}); // it is read in its turn
    const hear = async () => this.#hear(await message);
    this.reading = this.reading.then(hear).catch((error) => {
      if (!(error instanceof Malformed)) throw error;
      this.#refuse();
    });
  }

  #hear(said: unknown) {
    if (this.state === "dead") return;
    if (!isMessage(said, this.heard)) this.#refuse();
    else if (said.t === "bye") {
      this.why = String(said.why);
      this.#end();
    } else if (said.t !== "beat")
      this.dispatchEvent(new CustomEvent("message", { detail: said }));
  }

  #refuse() {
    this.bad += 1;
    if (this.bad >= MOST_BAD) void this.close("unreadable");
  }

  #end() {
    if (this.state === "dead") return;
    clearInterval(this.beating);
    clearInterval(this.renewing);
    this.connection.close();
    this.become("dead");
  }

  override become(state: State) {
    if (this.state !== "dead") super.become(state);
  }
}

/** Resolves when all addresses are known, or after a while. */
function gathered(connection: RTCPeerConnection) {
  if (connection.iceGatheringState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, GATHERING);
    connection.addEventListener("icegatheringstatechange", () => {
      if (connection.iceGatheringState !== "complete") return;
      clearTimeout(late);
      resolve(undefined);
    });
  });
}
