/**
 * The engine's worker while it runs: answers commands, and exchanges questions and answers with the
 * bots' workers without the page seeing them.
 */

import { BotSearch } from "./bot-search.js";
import type { Consultation, EngineOrder, Question, Thought, WorkReport } from "../types/workers.js";
import type { BotDoors, Lend } from "./bot-search.js";

export interface EngineDoors extends BotDoors {
  handle: (text: string) => string;
  rehearse: (game: number) => boolean;
  save: () => string | undefined;
  hear: (id: number, step: string) => void;
}

export class EngineCommands {
  declare bridge: EngineDoors;
  declare tell: (report: WorkReport) => void;
  declare lend: Lend;
  /** What came while small games are on their way; null: none are. */
  held: [order: EngineOrder, ports: readonly MessagePort[]][] | null = null;
  /** The bots' workers; null: this one. */
  workers: Map<number | null, MessagePort> = new Map();
  /** What thinks here, once something is to be thought about here. */
  own: BotSearch | null = null;
  /** What workers have found about the latest question, by id. */
  found: Map<number, string> = new Map();

  /** `tell`: the page. */
  constructor(bridge: EngineDoors, tell: (report: WorkReport) => void, lend: Lend) {
    this.bridge = bridge;
    this.tell = tell;
    this.lend = lend;
  }

  hear(order: EngineOrder, ports: readonly MessagePort[]) {
    const [port] = ports;
    if (this.held) this.held.push([order, ports]);
    else if ("join" in order) this.#join(order.join, port as MessagePort);
    else if ("leave" in order) this.#leave(order.leave);
    else if ("agree" in order) this.#agree(order);
    else if ("worker" in order) this.#consult(order);
    else if ("now" in order || "cancel" in order) this.own?.hear(order, []);
    else this.#answer(order.text, (text) => this.tell({ id: order.id, text }));
  }

  /** Posts what is to be stored before the answer. Whoever asks for a small game waits until these are here. */
  #answer(text: string, give: (answer: string) => void) {
    const answer = this.bridge.handle(text);
    if (this.bridge.missed()) void this.#borrow(() => this.#give(this.bridge.handle(text), give));
    else this.#give(answer, give);
  }

  #give(answer: string, give: (answer: string) => void) {
    const saved = this.bridge.save();
    if (saved) this.tell({ saved });
    give(answer);
  }

  async #borrow(then: () => void) {
    const held: NonNullable<typeof this.held> = (this.held = []);
    await this.lend();
    this.held = null;
    then();
    for (const [order, ports] of held) this.hear(order, ports);
  }

  #consult(order: Consultation) {
    if (order.isAnswered) this.#consulted(order, order.text);
    else this.#answer(order.text, (answer) => this.#consulted(order, answer));
  }

  #consulted({ id, worker, part }: Consultation, answer: string) {
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
    const search = new BotSearch(this.bridge, this.tell, this.lend);
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
