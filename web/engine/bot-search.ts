/**
 * A bot's worker while it runs: thinks in slices, so that it can read a cancellation between two of
 * them.
 */

import type { Step } from "../types/engine.js";
import type { BotOrder, Question, WorkReport } from "../types/workers.js";

export interface BotDoors {
  think: (text: string, part: number) => void;
  step: (milliseconds: number) => string;
  now: () => void;
  found: () => string;
  agree: (texts: string) => string;
  missed: () => boolean;
  lend: (home: string) => void;
}

/** Brings the small games, if they can be had. */
export type Lend = () => Promise<void>;

/** Milliseconds of thinking before messages are read again. */
const SLICE = 25;

export class BotSearch {
  declare bridge: BotDoors;
  declare tell: (report: WorkReport) => void;
  declare lend: Lend;
  /** To the engine's worker. */
  engine: MessagePort | null = null;
  /** The id of the running task; null when there is none or it was cancelled. */
  task: number | null = null;
  /** Tasks up to this id are cancelled. */
  cancelled = 0;
  /** Whether the page may see the result, because it concerns only what the viewer knows. */
  isOpen = false;
  declare ticks: MessagePort;

  /** `tell`: the page. */
  constructor(bridge: BotDoors, tell: (report: WorkReport) => void, lend: Lend) {
    this.bridge = bridge;
    this.tell = tell;
    this.lend = lend;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#slice(data);
    this.ticks = port2;
  }

  hear(order: BotOrder, [port]: readonly MessagePort[]) {
    if ("join" in order) this.#join(port as MessagePort);
    else if ("now" in order) this.bridge.now();
    else {
      this.cancelled = order.cancel;
      this.task = null;
    }
  }

  #join(port: MessagePort) {
    this.engine?.close();
    this.engine = port;
    port.onmessage = ({ data }) => this.#ask(data);
  }

  #ask(question: Question) {
    const { id } = question;
    if (id <= this.cancelled) return;
    this.#guard(id, () => {
      if ("agree" in question) {
        this.#end(id, this.bridge.agree(JSON.stringify(question.agree)));
        return;
      }
      this.isOpen = JSON.parse(question.think).purpose !== "move";
      try {
        this.bridge.think(question.think, question.part);
      } catch (error) {
        if (!this.bridge.missed()) throw error;
        void this.lend().then(() => this.#ask(question));
        return;
      }
      this.task = id;
      this.tell({ id, progress: 0 });
      this.ticks.postMessage(id);
    });
  }

  #slice(id: number) {
    if (this.task !== id) return;
    this.#guard(id, () => {
      const text = this.bridge.step(SLICE);
      const step: Step = JSON.parse(text);
      if (step.done) {
        this.task = null;
        this.#end(id, text);
        return;
      }
      const { progress } = step;
      this.tell(this.isOpen ? { id, progress, step } : { id, progress });
      this.ticks.postMessage(id);
    });
  }

  #end(id: number, step: string) {
    this.tell({ id, progress: 1 });
    this.engine?.postMessage({ id, step, found: this.bridge.found(), open: this.isOpen });
  }

  /** Tells the page only that something went wrong, since the error may contain what is hidden. */
  #guard(id: number, act: () => void) {
    try {
      act();
    } catch (error) {
      console.error(error);
      this.task = null;
      this.tell({ id, fault: true });
    }
  }
}
