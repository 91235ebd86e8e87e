/** The page's side of the engine's worker, which answers commands. */

import { BEGINNING, RUNTIME, Starter } from "./starting.js";

/** @import {BootReport, EngineOrder, StartPath} from "./boot.js" */
/** @import {Step, ThinkCommand} from "./types.js" */
/** @import {Answer, AskCommand} from "./ui/types.js" */

/** The engine. Dispatches "progress" while it starts; `report` holds how far it is. */
export class Engine extends EventTarget {
  constructor() {
    super();
    this.report = BEGINNING;
    /** The compiled program, shared with the bot's worker. @type {WebAssembly.Module | null} */
    this.module = null;
    /** @type {StartPath} */
    this.path = "compiled";
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Starter | null} */
    this.starter = null;
    /** @type {Map<number, (text: string) => void>} */
    this.pending = new Map();
    /** The id given last. */
    this.count = 0;
    /** @type {(() => void)[]} */
    this.waiting = [];
    /** The match as text, as it was with the answer that came last. */
    this.saved = "";
  }

  get ready() {
    return this.worker !== null;
  }

  /** Starts, or starts again after an error. */
  start() {
    if (this.worker || this.starter) return;
    if (typeof WebAssembly !== "object") {
      this.#tell({ ...BEGINNING, stage: "error", error: { key: "error-no-wasm" } });
      return;
    }
    this.#tell(BEGINNING);
    this.starter = new Starter(
      {
        role: "engine",
        base: RUNTIME,
        path: this.path,
        counted: !navigator.serviceWorker?.controller,
        module: this.module,
      },
      (report) => this.#tell(report),
      (worker) => this.#begin(worker),
      (report, fallback) => this.#failed(report, fallback),
    );
  }

  /**
   * The answer to a command; waits until the engine is up.
   * @template {AskCommand["do"]} D
   * @param {Extract<AskCommand, {do: D}>} command
   * @returns {Promise<Answer<D>>}
   */
  async ask(command) {
    if (!this.worker) await new Promise((resolve) => this.waiting.push(() => resolve(undefined)));
    return JSON.parse(await this.#answer({ id: ++this.count, text: JSON.stringify(command) }));
  }

  // The bots' workers, each by a number

  /**
   * Puts a question to a mind: the id under which it thinks, and what it comes to in the end.
   * @param {number} mind
   * @param {number} part of the question, of which it thinks
   * @param {ThinkCommand} command
   */
  consult(mind, part, command) {
    const id = ++this.count;
    return { id, thought: this.#thought({ id, mind, part, text: JSON.stringify(command) }) };
  }

  /**
   * Has a mind settle with what others have thought of the same.
   * @param {number} mind
   * @param {number[]} agree the ids under which those were asked
   */
  agree(mind, agree) {
    const id = ++this.count;
    return { id, thought: this.#thought({ id, mind, agree }) };
  }

  /** @param {number} mind @param {MessagePort} port that leads to it */
  join(mind, port) {
    this.worker?.postMessage({ join: mind }, [port]);
  }

  /** That mind is no more. @param {number} mind */
  leave(mind) {
    this.worker?.postMessage({ leave: mind });
  }

  /** Waits no longer for what was asked under that id. @param {number} id */
  forget(id) {
    this.pending.delete(id);
  }

  /**
   * The last step of a mind, null where it is not for the page. Rejects with the refusal.
   * @param {Extract<EngineOrder, {mind: number}>} order
   * @returns {Promise<Step | null>}
   */
  async #thought(order) {
    const answer = JSON.parse(await this.#answer(order));
    if (!answer.ok) throw new Error(`refused: ${answer.error?.key}`);
    return answer.step;
  }

  /** @param {Extract<EngineOrder, {id: number}>} order @returns {Promise<string>} */
  #answer(order) {
    return new Promise((resolve) => {
      this.pending.set(order.id, resolve);
      this.worker?.postMessage(order);
    });
  }

  /** @param {Worker} worker */
  #begin(worker) {
    this.module = this.starter?.module ?? null;
    this.starter = null;
    this.worker = worker;
    worker.onmessage = ({ data }) => {
      if ("saved" in data) this.saved = data.saved;
      this.pending.get(data.id)?.(data.text);
      this.pending.delete(data.id);
    };
    this.#tell({ stage: "ready", loaded: 1, total: 1 });
    for (const go of this.waiting.splice(0)) go();
  }

  /** @param {BootReport} report @param {boolean} fallback */
  #failed(report, fallback) {
    this.module = null;
    this.starter = null;
    if (fallback && this.path === "compiled") {
      this.path = "stock";
      this.start();
    } else {
      this.path = "compiled";
      this.#tell(report);
    }
  }

  /** @param {BootReport} report */
  #tell(report) {
    this.report = report;
    this.dispatchEvent(new Event("progress"));
  }
}
