/**
 * The connection to one relay: kept up while somebody is waited for, and given up for a while when the
 * relay is slow, refuses, or says what no relay says.
 */

import { heardIn, listening } from "./nostr.js";

/** Milliseconds within which a relay has to be ready. */
const PATIENCE = 8000;

/** Milliseconds until it is tried again: the first time, and at most. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** So many messages may come in a second. */
const RATE = 50;

/** `open`: it listens for us; `failed`: the last try came to nothing, there will be another. */
export type RelayState = "connecting" | "open" | "failed";

/**
 * Dispatches "state" when that changes and "heard" with `{topic, content}`.
 */
export class Relay extends EventTarget {
  declare address: string;
  declare connect: (address: string) => WebSocket;
  state: RelayState = "connecting";
  topics: string[] = [];
  socket: WebSocket | null = null;
  failures = 0;
  /** When it was ready last, in milliseconds; 0: not since it failed. */
  opened = 0;
  /** When the second began in which messages are counted, and how many came. */
  second: { begun: number; count: number } = { begun: 0, count: 0 };
  timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(
    address: string,
    connect: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    super();
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
    this.#drop();
    this.#open();
  }

  /** For good. */
  close() {
    this.#drop();
  }

  #open() {
    clearTimeout(this.timer);
    this.#change("connecting");
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
    const heard = this.#isFlood() ? null : heardIn(text);
    if (heard === null || heard.what === "refused") this.#fail();
    else if (heard.what === "listening") this.#ready();
    else if (heard.what === "event" && this.topics.includes(heard.topic)) {
      const { topic, content } = heard;
      this.dispatchEvent(new CustomEvent("heard", { detail: { topic, content } }));
    }
  }

  #isFlood() {
    const { second } = this;
    const now = performance.now();
    if (now - second.begun > 1000) this.second = { begun: now, count: 0 };
    this.second.count += 1;
    return this.second.count > RATE;
  }

  #ready() {
    clearTimeout(this.timer);
    this.opened ||= performance.now();
    this.#change("open");
  }

  #fail() {
    this.#drop();
    // One that is ready and then fails, over and over, is not asked every second.
    if (this.opened && performance.now() - this.opened > LONGEST_PAUSE) this.failures = 0;
    this.opened = 0;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.timer = setTimeout(() => this.#open(), pause);
    this.#change("failed");
  }

  #drop() {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #change(state: RelayState) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }
}
