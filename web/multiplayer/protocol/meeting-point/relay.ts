/**
 * The connection to one relay: kept up while somebody is waited for, and given up for a while when the
 * relay is slow, refuses, or says what no relay says.
 */

import { Stateful } from "../../../kit/stateful.js";
import { Breath } from "../breath.js";
import { heardIn, listening } from "./nostr.js";

/** Milliseconds within which a relay has to be ready. */
const PATIENCE = 8000;

/** Milliseconds until it is tried again: the first time, and at most. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** So many messages may come at once, and one more after so many milliseconds. */
const BURST = 50;
const PAUSE = 20;

/** `open`: it listens for us; `failed`: the last try came to nothing, there will be another. */
export type RelayState = "connecting" | "open" | "failed";

/**
 * Dispatches "state" when that changes and "heard" with `{topic, content}`.
 */
export class Relay extends Stateful<RelayState> {
  declare address: string;
  declare connect: (address: string) => WebSocket;
  topics: string[] = [];
  socket: WebSocket | null = null;
  failures = 0;
  /** When it was ready last, in milliseconds; 0: not since it failed. */
  opened = 0;
  /** How many messages may come now. */
  breath = new Breath(BURST, PAUSE);
  timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(
    address: string,
    connect: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    super("connecting");
    this.address = address;
    this.connect = connect;
  }

  /** Listens for these topics from now on, and for no others. */
  listen(topics: string[]) {
    this.topics = topics;
    if (!this.socket) this.#open();
    else if (this.socket.readyState === WebSocket.OPEN) this.socket.send(listening(topics));
  }

  send(text: string) {
    if (this.state === "open") this.socket?.send(text);
  }

  /** Tries anew at once: the device has slept, or its network has changed. */
  again() {
    this.failures = 0;
    this.close();
    this.#open();
  }

  #open() {
    clearTimeout(this.timer);
    this.become("connecting");
    try {
      const socket = this.connect(this.address);
      this.socket = socket;
      socket.onopen = () => socket.send(listening(this.topics));
      socket.onmessage = ({ data }) => this.#hear(data);
      socket.onclose = () => this.#fail();
      this.timer = setTimeout(() => this.#fail(), PATIENCE);
    } catch {
      this.#fail(); // an address that this page may not ask
    }
  }

  #hear(text: unknown) {
    const heard = this.breath.take(performance.now()) ? heardIn(text) : null;
    if (heard === null || heard.what === "refused") this.#fail();
    else if (heard.what === "listening") this.#ready();
    else if (heard.what === "event" && this.topics.includes(heard.topic)) {
      const { topic, content } = heard;
      this.dispatchEvent(new CustomEvent("heard", { detail: { topic, content } }));
    }
  }

  #ready() {
    clearTimeout(this.timer);
    this.opened ||= performance.now();
    this.become("open");
  }

  #fail() {
    this.close();
    // One that is ready and then fails, over and over, is not asked every second.
    if (this.opened && performance.now() - this.opened > LONGEST_PAUSE) this.failures = 0;
    this.opened = 0;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.timer = setTimeout(() => this.#open(), pause);
    this.become("failed");
  }

  close() {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
