/**
 * The engine's worker while it runs: answers commands, and exchanges questions and answers with the
 * bots' workers without the page seeing them.
 */

import { BotSearch } from "./bot-search.js";
import type { Consultation, EngineOrder, Question, Thought, WorkReport } from "../types/workers.js";
import type { BotDoors } from "./bot-search.js";

export interface EngineDoors extends BotDoors {
  handle: (text: string) => string;
  rehearse: (game: number) => boolean;
  save: () => string | undefined;
  hear: (id: number, step: string) => void;
}

export class EngineCommands {
  declare bridge: EngineDoors;
  declare tell: (report: WorkReport) => void;
  /** The bots' workers; null: this one. */
  workers: Map<number | null, MessagePort> = new Map();
  /** What thinks here, once something is to be thought about here. */
  own: BotSearch | null = null;
  /** What workers have found about the latest question, by id. */
  found: Map<number, string> = new Map();

  /** `tell`: the page. */
  constructor(bridge: EngineDoors, tell: (report: WorkReport) => void) {
    this.bridge = bridge;
    this.tell = tell;
  }

  hear(order: EngineOrder, [port]: readonly MessagePort[]) {
    if ("join" in order) this.#join(order.join, port as MessagePort);
    else if ("leave" in order) this.#leave(order.leave);
    else if ("agree" in order) this.#agree(order);
    else if ("worker" in order) this.#consult(order);
    else if ("now" in order || "cancel" in order) this.own?.hear(order, []);
    else this.tell({ id: order.id, text: this.#answer(order.text) });
  }

  /** Posts what is to be stored before the answer. */
  #answer(text: string) {
    const answer = this.bridge.handle(text);
    const saved = this.bridge.save();
    if (saved) this.tell({ saved });
    return answer;
  }

  #consult({ id, isAnswered, text, worker, part }: Consultation) {
    const answer = isAnswered ? text : this.#answer(text);
    const { ok, think } = JSON.parse(answer);
    if (part === 0) this.found.clear();
    if (ok) this.#ask(worker, { id, think: JSON.stringify(think), part });
    else this.tell({ id, text: answer });
  }

  #agree({ id, worker, agree }: { id: number; worker: number; agree: number[] }) {
    const texts = agree.flatMap((other) => this.found.get(other) ?? []);
    this.#ask(worker, { id, agree: texts });
  }

  #ask(worker: number | null, question: Question) {
    if (worker === null) this.own ??= this.#search();
    else this.tell({ id: question.id, asked: true });
    this.workers.get(worker)?.postMessage(question);
  }

  /** Thinks in slices, between which orders are read. */
  #search() {
    const search = new BotSearch(this.bridge, this.tell);
    const { port1, port2 } = new MessageChannel();
    this.#join(null, port1);
    search.hear({ join: true }, [port2]);
    return search;
  }

  #join(worker: number | null, port: MessagePort) {
    this.workers.set(worker, port);
    port.onmessage = ({ data }) => this.#take(data);
  }

  #leave(worker: number) {
    this.workers.get(worker)?.close();
    this.workers.delete(worker);
  }

  /** The page gets the result only if it may see it (`open`). */
  #take({ id, step, found, open }: Thought) {
    this.found.set(id, found);
    if (!open) this.bridge.hear(id, step);
    this.tell({ id, text: `{"ok":true,"step":${open ? step : null}}` });
  }
}
