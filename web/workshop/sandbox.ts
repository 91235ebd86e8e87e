/** The page's side of the wall: an engine in a frame whose origin is nobody's. */

import { BASE } from "../kit/base-url.js";
import { fits } from "../kit/shape.js";
import { Downloads } from "../net/download.js";
import { isHere, request, runtime } from "../net/files.js";
import { BEGINNING } from "../engine/supervisor.js";
import { LOST, Refused } from "../engine/client.js";
import { heard, opened } from "./wall-messages.js";
import { ENTRIES, FAULT, FINDINGS, fittingAnswer } from "./table-shape.js";
import type { Message, Thinkable, Thought } from "../types/engine.js";
import type { Answer, AskCommand } from "../types/page.js";
import type { BootOrder, BootReport, Packed, Progress } from "../types/workers.js";
import type { FrameReport, OpenOrders } from "./wall-messages.js";
import type { Entry, Fault, Finding, Laid, Laying, Promised, WalledEngine } from "./types.js";

/** Seconds without a word after which what runs there is ended: an answer, a start. */
const ANSWER = 4;
const START = 60;

/** Seconds more than they are given that the promises may take. */
const LATE = 6;

const DOCUMENT = "workshop.html";
const SCRIPT = "runtime/workshop.mjs";
const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm" };

/** Files of the runtime that only other ways to start need. */
const IDLE = /^(python_stdlib\.zip|.*\.whl|workshop\.mjs)$/;

/** Findings that are told. */
const MOST_FOUND = 60;

const NOWHERE = { file: "", line: 0, column: 0, text: "" };
const STOPPED: Fault = { ...NOWHERE, message: { key: "workshop-fault-stopped" } };
const UNSHOWN: Fault = { ...NOWHERE, message: { key: "workshop-fault-table" } };

/** There can be no wall here. */
export class SandboxError extends Error {
  words: Message = { key: "workshop-no-wall" };

  constructor() {
    super("no wall");
  }
}

interface Waiting {
  onPart: (part: any) => void;
  resolve: (answer: any) => void;
  /** Whether it comes in parts: another game ends it. */
  isLong: boolean;
  /** Seconds for which it may go on; null: without end, as long as something is heard. */
  limit: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Sandbox extends EventTarget implements WalledEngine {
  report: BootReport = BEGINNING;
  ready = false;
  isWanted = false;
  saved = "";
  trouble: Message = { key: "error-bot" };
  #frame: HTMLIFrameElement | null = null;
  #port: MessagePort | null = null;
  #start: Promise<void> | null = null;
  #settle: { resolve: () => void; reject: (error: SandboxError) => void } | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #open: OpenOrders = new Map();
  #waiting: Map<number, Waiting> = new Map();
  #count = 0;
  /** What a bot thinks about now. */
  #thinking = 0;
  /** The game that lies on the table. */
  #game = "";

  start() {
    this.up().catch(() => {});
  }

  want() {
    if (!this.isWanted) this.start();
  }

  up() {
    this.isWanted = true;
    this.#start ??= this.#begin().catch((error) => {
      this.end();
      throw error;
    });
    return this.#start;
  }

  async lay({ name, texts, seed, log, frame, seats, setting }: Laying): Promise<Laid> {
    const laid = { do: "lay", name, texts, seed, log, frame, seats, setting };
    const answer = await this.#order(laid, ANSWER);
    if (answer?.ok === true) {
      this.#drop();
      const table = fittingAnswer(answer.table, name, "lay");
      const { kept, log, of } = answer;
      if (!table || !isCount(kept) || !isCount(of) || !fits(ENTRIES, log)) return { ok: false, fault: UNSHOWN };
      this.#game = name;
      return { ok: true, table: table as any, kept, of, log: log as Entry[] };
    }
    return { ok: false, fault: faultIn(answer?.fault) ?? UNSHOWN };
  }

  async ask<D extends AskCommand["do"]>(command: Extract<AskCommand, { do: D }>): Promise<Answer<D>> {
    return this.#shown(await this.#order({ do: "ask", text: JSON.stringify(command) }, ANSWER), command.do);
  }

  // Bots

  async think(command: Thinkable, onProgress: (progress: Progress) => void): Promise<Thought | null> {
    this.cancel();
    const id = this.#count + 1;
    this.#thinking = id;
    const order = { do: "think", text: JSON.stringify(command) };
    const tell = (part: any) => onProgress({ id, progress: Number(part?.progress) });
    const answer = this.#shown(await this.#order(order, null, tell));
    if (this.#thinking !== id) return null;
    if (!answer.ok) throw new Refused(answer.error?.key);
    return { id, step: answer.step };
  }

  now() {
    if (this.#thinking) void this.#order({ do: "now" }, ANSWER);
  }

  cancel() {
    const number = this.#thinking;
    this.#thinking = 0;
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    void this.#order({ do: "drop", number }, ANSWER);
    this.#answer(number, LOST);
  }

  // Promises

  async promise(seconds: number, onFound: (found: Finding) => void): Promise<Promised> {
    const found: Finding[] = [];
    const take = (part: any) => {
      const news = fits(FINDINGS, part?.found) ? (part.found as Finding[]).slice(0, MOST_FOUND - found.length) : [];
      found.push(...news);
      news.forEach(onFound);
    };
    const answer = this.#shown(await this.#order({ do: "promise", seconds }, seconds + LATE, take));
    take(answer);
    return { found, games: isCount(answer.games) ? answer.games : 0 };
  }

  // The end

  async stop() {
    if (!this.#port) return;
    this.#lose();
    this.#restart();
    this.#port.postMessage({ stop: true });
    await this.#start?.catch(() => {});
  }

  end() {
    clearTimeout(this.#patience);
    this.#port?.close();
    this.#frame?.remove();
    this.#frame = this.#port = this.#start = null;
    this.#lose();
  }

  /** What was begun for the game before is not gone on with. */
  #drop() {
    for (const [id, { isLong }] of [...this.#waiting]) if (isLong) this.#answer(id, LOST);
  }

  /** Whoever waits is told that nothing comes any more. */
  #lose() {
    const wasReady = this.ready;
    this.ready = false;
    this.#open.clear();
    for (const id of [...this.#waiting.keys()]) this.#answer(id, { ...LOST, fault: STOPPED });
    if (wasReady) this.dispatchEvent(new Event("lost"));
  }

  async #begin() {
    const settled = this.#restart();
    settled.catch(() => {});
    const [{ document: html, script }, boot] = await Promise.all([ownFiles(), bootOrder()]);
    const frame = document.createElement("iframe");
    frame.hidden = true;
    // A frame with this asks past the service worker. Without a network the header that was stored with the
    // document says the same, and where none was, the document does nothing.
    if (html || navigator.onLine) frame.setAttribute("sandbox", "allow-scripts");
    frame.src = html ? `data:text/html;charset=utf-8,${encodeURIComponent(html)}` : new URL(DOCUMENT, BASE).href;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#hear(data);
    this.#port = port1;
    this.#frame = frame;
    frame.onload = () => frame.contentWindow?.postMessage({ boot, script }, "*", [port2]);
    document.body.append(frame);
    return settled;
  }

  /** It starts from now on; resolves when it is ready. */
  #restart(): Promise<void> {
    this.report = BEGINNING;
    this.dispatchEvent(new Event("progress"));
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#settle?.reject(new SandboxError()), 1000 * START);
    const settled = new Promise<void>((resolve, reject) => (this.#settle = { resolve, reject }));
    if (this.#start) this.#start = settled;
    return settled;
  }

  #hear(data: unknown) {
    const report = heard(data, this.#open);
    if (!report) return;
    if ("id" in report) this.#take(report);
    else if ("ended" in report) void this.stop();
    else {
      clearTimeout(this.#patience);
      this.ready = "ready" in report;
      if (this.ready) this.report = { stage: "ready", loaded: 1, total: 1 };
      if (this.ready) this.#settle?.resolve();
      else this.#settle?.reject(new SandboxError());
      this.dispatchEvent(new Event("progress"));
    }
  }

  #take({ id, text, isDone }: Extract<FrameReport, { id: number }>) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const answer = parsed(text);
    if (isDone) this.#answer(id, answer);
    else {
      if (waiting.limit === null) this.#wait(waiting, ANSWER);
      waiting.onPart(answer);
    }
  }

  #answer(id: number, answer: any) {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    waiting?.resolve(answer);
  }

  #wait(waiting: Waiting, seconds: number) {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => void this.stop(), 1000 * seconds);
  }

  async #order(order: object, limit: number | null, onPart: ((part: any) => void) | null = null): Promise<any> {
    const id = ++this.#count;
    await this.up();
    return new Promise((resolve) => {
      const waiting: Waiting = { onPart: onPart ?? (() => {}), isLong: onPart !== null, resolve, limit, timer: undefined };
      this.#waiting.set(id, waiting);
      opened(this.#open, id);
      this.#wait(waiting, limit ?? ANSWER);
      this.#port?.postMessage({ id, text: JSON.stringify(order) });
    });
  }

  /** An answer that the page can show, or a failure in its place. */
  #shown(answer: any, command = ""): any {
    const found = answer?.ok === false ? faultIn(answer.fault) : null;
    if (found) this.dispatchEvent(new CustomEvent("fault", { detail: found }));
    return fittingAnswer(answer, this.#game, command) ?? { ok: false, error: UNSHOWN.message, rule: null };
  }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function faultIn(value: unknown): Fault | null {
  return fits(FAULT, value) ? (value as Fault) : null;
}

/** Nothing that fits where it is no JSON. */
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The worker's script; and the document, where it has to be an address of its own. */
async function ownFiles() {
  const text = async (name: string) => (await request(new URL(name, BASE))).text();
  return { script: await text(SCRIPT), document: isHere(DOCUMENT) ? await text(DOCUMENT) : null };
}

/** The runtime's files, which the worker can ask nobody for. */
async function bootOrder(): Promise<BootOrder> {
  const { base, files, copies, store } = runtime();
  const downloads = new Downloads(base, files, false, () => {}, copies, store);
  const plain = async (name: string): Promise<[string, Packed]> => {
    const bytes = new Uint8Array(await downloads.bytes(name));
    return [name, { bytes, type: TYPES[name.split(".").at(-1) ?? ""] ?? "", isPlain: true }];
  };
  const wanted = Object.keys(files.sizes).filter((name) => !IDLE.test(name) && !copies[name]);
  const held = { ...copies, ...Object.fromEntries(await Promise.all(wanted.map(plain))) };
  const path = "snapshot.bin" in held ? "snapshot" : "compiled";
  const nobody = { base: "https://wall.invalid/", counted: false, module: null, store: "", life: "" };
  return { role: "bench", files, copies: held, path, ...nobody };
}
