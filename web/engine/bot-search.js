/**
 * A bot's worker while it runs: thinks in slices, so that it can read a cancellation between two of
 * them.
 */

/** @import {BotOrder, Question, WorkReport} from "../types/workers.js" */
/** @import {Step} from "../types/engine.js" */

/**
 * @typedef {object} BotDoors
 * @property {(text: string, part: number) => void} think
 * @property {(milliseconds: number) => string} step
 * @property {() => void} now
 * @property {() => string} found
 * @property {(texts: string) => string} agree
 */

/** Milliseconds of thinking before messages are read again. */
const SLICE = 25;

export class BotSearch {
  /** @param {BotDoors} bridge @param {(report: WorkReport) => void} tell the page */
  constructor(bridge, tell) {
    this.bridge = bridge;
    this.tell = tell;
    /** To the engine's worker. @type {MessagePort | null} */
    this.engine = null;
    /**
     * The id of the running task; null when there is none or it was cancelled.
     * @type {number | null}
     */
    this.task = null;
    /** Tasks up to this id are cancelled. */
    this.cancelled = 0;
    /** Whether the page may see the result, because it concerns only what the viewer knows. */
    this.isOpen = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#slice(data);
    this.ticks = port2;
  }

  /** @param {BotOrder} order @param {readonly MessagePort[]} ports */
  hear(order, [port]) {
    if ("join" in order) this.#join(/** @type {MessagePort} */ (port));
    else if ("now" in order) this.bridge.now();
    else {
      this.cancelled = order.cancel;
      this.task = null;
    }
  }

  /** @param {MessagePort} port */
  #join(port) {
    this.engine?.close();
    this.engine = port;
    port.onmessage = ({ data }) => this.#ask(data);
  }

  /** @param {Question} question */
  #ask(question) {
    const { id } = question;
    if (id <= this.cancelled) return;
    this.#guard(id, () => {
      if ("agree" in question) {
        this.#end(id, this.bridge.agree(JSON.stringify(question.agree)));
        return;
      }
      this.isOpen = JSON.parse(question.think).purpose !== "move";
      this.bridge.think(question.think, question.part);
      this.task = id;
      this.tell({ id, progress: 0 });
      this.ticks.postMessage(id);
    });
  }

  /** @param {number} id */
  #slice(id) {
    if (this.task !== id) return;
    this.#guard(id, () => {
      const text = this.bridge.step(SLICE);
      /** @type {Step} */
      const step = JSON.parse(text);
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

  /** @param {number} id @param {string} step */
  #end(id, step) {
    this.tell({ id, progress: 1 });
    this.engine?.postMessage({ id, step, found: this.bridge.found(), open: this.isOpen });
  }

  /**
   * Tells the page only that something went wrong, since the error may contain what is hidden.
   * @param {number} id @param {() => void} act
   */
  #guard(id, act) {
    try {
      act();
    } catch (error) {
      console.error(error);
      this.task = null;
      this.tell({ id, fault: true });
    }
  }
}
