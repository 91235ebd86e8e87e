/**
 * The engine's worker while it runs: answers commands, and exchanges questions and answers with the
 * bots' workers without the page seeing them.
 */

/** @import {Consultation, EngineOrder, Question, Thought, WorkReport} from "../types/workers.js" */

/**
 * @typedef {object} EngineDoors
 * @property {(text: string) => string} handle
 * @property {(game: number) => boolean} rehearse
 * @property {() => string | undefined} save
 * @property {(id: number, step: string) => void} hear
 */

export class EngineCommands {
  /** @param {EngineDoors} bridge @param {(report: WorkReport) => void} tell the page */
  constructor(bridge, tell) {
    this.bridge = bridge;
    this.tell = tell;
    /** The bots' workers. @type {Map<number, MessagePort>} */
    this.workers = new Map();
    /** What workers have found about the latest question, by id. @type {Map<number, string>} */
    this.found = new Map();
  }

  /** @param {EngineOrder} order @param {readonly MessagePort[]} ports */
  hear(order, [port]) {
    if ("join" in order) this.#join(order.join, /** @type {MessagePort} */ (port));
    else if ("leave" in order) this.#leave(order.leave);
    else if ("agree" in order) this.#agree(order);
    else if ("worker" in order) this.#consult(order);
    else this.tell({ id: order.id, text: this.#answer(order.text) });
  }

  /** Posts what is to be stored before the answer. @param {string} text */
  #answer(text) {
    const answer = this.bridge.handle(text);
    const saved = this.bridge.save();
    if (saved) this.tell({ saved });
    return answer;
  }

  /** @param {Consultation} consultation */
  #consult({ id, isAnswered, text, worker, part }) {
    const answer = isAnswered ? text : this.#answer(text);
    const { ok, think } = JSON.parse(answer);
    if (part === 0) this.found.clear();
    if (ok) this.#ask(worker, { id, think: JSON.stringify(think), part });
    else this.tell({ id, text: answer });
  }

  /** @param {{id: number, worker: number, agree: number[]}} order */
  #agree({ id, worker, agree }) {
    const texts = agree.flatMap((other) => this.found.get(other) ?? []);
    this.#ask(worker, { id, agree: texts });
  }

  /** @param {number} worker @param {Question} question */
  #ask(worker, question) {
    this.tell({ id: question.id, asked: true });
    this.workers.get(worker)?.postMessage(question);
  }

  /** @param {number} worker @param {MessagePort} port */
  #join(worker, port) {
    this.workers.set(worker, port);
    port.onmessage = ({ data }) => this.#take(data);
  }

  /** @param {number} worker */
  #leave(worker) {
    this.workers.get(worker)?.close();
    this.workers.delete(worker);
  }

  /** The page gets the result only if it may see it (`open`). @param {Thought} thought */
  #take({ id, step, found, open }) {
    this.found.set(id, found);
    if (!open) this.bridge.hear(id, step);
    this.tell({ id, text: `{"ok":true,"step":${open ? step : null}}` });
  }
}
