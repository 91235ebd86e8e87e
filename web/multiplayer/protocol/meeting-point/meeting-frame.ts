/**
 * The page's side of the meeting point: a hidden frame that talks to relays. Nothing is asked of any
 * host before there is one, nor after it was closed.
 */

import { Stateful } from "../../../kit/stateful.js";
import { BASE } from "../../../kit/base-url.js";
import type { RelayState } from "./relay.js";

/** What the page tells the frame; `to`: the addresses of relays. */
export type Order =
  { do: "listen"; topics: string[] } | { do: "say"; topic: string; content: string; to: string[] };

/** What the frame tells the page; `met`: the address of a relay that listens now. */
export type Report =
  | { t: "state"; states: RelayState[]; met: string | null }
  | { t: "heard"; topic: string; content: string };

/** Milliseconds within which a relay has to be reached, or none can be. */
const PATIENCE = 12_000;

/**
 * Dispatches "state" when that changes, "met" with the address of a relay that listens from then on,
 * and "heard" with `{topic, content}`.
 */
export class MeetingFrame extends Stateful<RelayState> {
  declare relays: string[];
  /** Those that listen, as far as the page was told. */
  listening: string[] = [];
  declare port: MessagePort;
  declare frame: HTMLIFrameElement;
  declare timer: number;

  /** `relays`: their addresses. */
  constructor(relays: string[]) {
    super("connecting");
    this.relays = relays;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.port.onmessage = ({ data }) => this.#hear(data);
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    // Its origin is nobody's, so it can read nothing of the page, and relays do not learn of which.
    this.frame.setAttribute("sandbox", "allow-scripts");
    this.frame.src = new URL("meet.html", BASE).href;
    this.frame.onload = () => this.frame.contentWindow?.postMessage(relays, "*", [port2]);
    document.body.append(this.frame);
    this.timer = setTimeout(() => this.become("failed"), PATIENCE);
  }

  /** `topics`: all that matter from now on. */
  listen(topics: Iterable<string>) {
    this.port.postMessage({ do: "listen", topics: [...topics] } satisfies Order);
  }

  /** `to`: the addresses of relays. */
  say(topic: string, content: string, to: string[] = this.listening) {
    this.port.postMessage({ do: "say", topic, content, to } satisfies Order);
  }

  /** Nothing is asked or heard any more. */
  close() {
    clearTimeout(this.timer);
    this.port.close();
    this.frame.remove();
  }

  #hear(report: Report) {
    if (report.t === "heard") {
      this.dispatchEvent(new CustomEvent("heard", { detail: report }));
      return;
    }
    const { states, met } = report;
    clearTimeout(this.timer);
    this.listening = this.relays.filter((_, at) => states[at] === "open");
    // One that can be reached is enough.
    if (states.includes("open")) this.become("open");
    else this.become(states.every((each) => each === "failed") ? "failed" : this.state);
    if (met) this.dispatchEvent(new CustomEvent("met", { detail: met }));
  }
}
