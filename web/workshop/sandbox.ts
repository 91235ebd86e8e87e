/** The page's side of the wall: an engine in a frame whose origin is nobody's. */

import { make } from "../components/dom.js";
import { LOST, Refused } from "../engine/client.js";
import { LackError, faultWords } from "../engine/start-fault.js";
import { BASE } from "../kit/base-url.js";
import { parsed } from "../kit/parsed.js";
import { fits } from "../kit/shape.js";
import { Downloads } from "../net/download.js";
import { isHere, request, runtime } from "../net/files.js";
import { FAULT, LAID, PROMISED, fittingAnswer } from "./table-shape.js";
import { heard, opened } from "./wall-messages.js";
import type { Message, Thinkable, Thought } from "../types/engine.js";
import type { Answer, AskCommand, Thoughtful } from "../types/page.js";
import type { BootOrder, Packed, Progress } from "../types/workers.js";
import type { Fault, Finding, Laid, Laying } from "./types.js";
import type { OpenOrder } from "./wall-messages.js";

/** Seconds without a word after which what runs there is ended: the frame's first, an answer, a start. */
const FIRST = 4;
const ANSWER = 4;
const START = 60;

/** Seconds more than they are given that the promises may take. */
const LATE = 6;

const DOCUMENT = "workshop.html";
const SCRIPT = "runtime/workshop.mjs";
const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm" };

/** Files of the runtime that only other ways to start need. */
const IDLE = /^(python_stdlib\.zip|.*\.whl|workshop\.mjs)$/;

const STOPPED: Fault = { line: 0, column: 0, message: { key: "workshop-fault-stopped" } };
const UNSHOWN: Fault = { line: 0, column: 0, message: { key: "workshop-fault-table" } };

/** Why there is no wall: there can be none here; its frame does not come. */
type Reason = "workshop-no-wall" | "workshop-no-frame";

interface Waiting extends OpenOrder {
  /** Ends its waiting. */
  answer: (answer: any) => void;
  /** Is told what comes before the answer: another game ends that. Null: nothing does. */
  onPart: ((part: any) => void) | null;
}

/**
 * An engine in a frame, and its bots: what a table's screen needs of a pool of bots. Dispatches "fault" with what
 * is wrong with a game that failed to answer, and "lost" when what ran there was stopped or has ended; the next
 * command starts it again, without a table.
 */
export class Sandbox extends EventTarget implements Thoughtful {
  trouble: Message = { key: "error-bot" };
  /** The game that lies on the table; "": none does. */
  game = "";
  #frame: HTMLIFrameElement | null = null;
  #port: MessagePort | null = null;
  #start: Promise<void> | null = null;
  #settle: { resolve: () => void; reject: (error: LackError) => void } | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #waiting: Map<number, Waiting> = new Map();
  #count = 0;
  /** What a bot thinks about now. */
  #thinking = 0;

  /** Resolves when it is ready. Rejects with `LackError` where there is no wall. */
  up(): Promise<void> {
    return this.#start ?? this.#started(this.#begin());
  }

  /** Lays a game on its table, in the place of the one before; that one stays where the new one is at fault. */
  async lay(laying: Laying): Promise<Laid> {
    const answer = await this.#order({ do: "lay", ...laying }, ANSWER);
    if (answer?.ok !== true) return { ok: false, fault: fits(FAULT, answer?.fault) ? answer.fault : UNSHOWN };
    this.#drop();
    const table = fittingAnswer(answer.table, laying.name, "lay");
    if (!table || !fits(LAID, answer)) return { ok: false, fault: UNSHOWN };
    this.game = laying.name;
    const { kept, log, of } = answer;
    return { ok: true, table: table as any, kept, log, of };
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

  /** The next question takes its place behind the wall. */
  cancel() {
    this.#waiting.get(this.#thinking)?.answer(LOST);
    this.#thinking = 0;
  }

  // Promises

  /** Plays games for that many seconds; how many. `onFound`: is told each finding as soon as there is one. */
  async promise(seconds: number, onFound: (found: Finding) => void): Promise<number> {
    const take = (part: unknown) => fits(PROMISED, part) && part.found.forEach(onFound);
    const last = this.#shown(await this.#order({ do: "promise", seconds }, seconds + LATE, take));
    return fits(PROMISED, last) ? last.games : 0;
  }

  // The end

  /** Ends what runs there; whoever waits for it is told a failure. */
  async stop() {
    if (!this.#port) return;
    this.#lose();
    const start = this.#started(this.#starting("workshop-no-wall"));
    this.#port.postMessage({ stop: true });
    this.dispatchEvent(new Event("lost"));
    await start.catch(() => {});
  }

  /** Takes the frame away. */
  end() {
    clearTimeout(this.#patience);
    this.#port?.close();
    this.#frame?.remove();
    this.#frame = this.#port = this.#start = null;
    this.#lose();
  }

  /** What was begun for the game before is not gone on with. */
  #drop() {
    for (const { answer, onPart } of [...this.#waiting.values()]) if (onPart) answer(LOST);
  }

  /** Whoever waits is told that nothing comes any more. */
  #lose() {
    this.game = "";
    for (const { answer } of [...this.#waiting.values()]) answer({ ...LOST, fault: STOPPED });
  }

  async #begin() {
    const html = isHere(DOCUMENT) ? await textOf(DOCUMENT) : null;
    const [script, boot] = await Promise.all([textOf(SCRIPT), bootOrder()]);
    if (!this.#start) throw new LackError("workshop-no-frame"); // it was ended meanwhile
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#hear(data);
    // A frame with this asks past the service worker. Without a network the header that was stored with the
    // document says the same, and where none was, the document does nothing.
    const sandbox = html || navigator.onLine ? "allow-scripts" : null;
    const src = html ? `data:text/html;charset=utf-8,${encodeURIComponent(html)}` : new URL(DOCUMENT, BASE).href;
    const load = () => {
      this.#expect(FIRST, "workshop-no-frame");
      frame.contentWindow?.postMessage({ boot, script }, "*", [port2]);
      port1.postMessage({ begun: true });
    };
    const frame = make("iframe", { hidden: true, sandbox, src, on: { load } });
    this.#port = port1;
    this.#frame = frame;
    document.body.append(frame);
    return this.#starting("workshop-no-frame");
  }

  /** What does not start is taken away, so that it can be begun anew. */
  #started(starting: Promise<void>): Promise<void> {
    this.#start = starting.catch((error) => {
      this.end();
      throw error;
    });
    return this.#start;
  }

  /** Resolves when it is ready. `key`: why it is not, where nothing is heard. */
  #starting(key: Reason): Promise<void> {
    this.#expect(START, key);
    return new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  #expect(seconds: number, key: Reason) {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#settle?.reject(new LackError(key)), 1000 * seconds);
  }

  #hear(data: any) {
    const waiting = this.#waiting.get(data?.id);
    const report = heard(data, this.#waiting);
    if (!report) return;
    if ("ended" in report) void this.stop();
    else if ("begun" in report) this.#expect(START, "workshop-no-wall");
    else if ("id" in report) {
      const told = parsed(report.text);
      if (report.isDone) waiting?.answer(told);
      else waiting?.onPart?.(told);
    } else {
      clearTimeout(this.#patience);
      if ("ready" in report) this.#settle?.resolve();
      else this.#settle?.reject(new LackError("workshop-no-wall"));
    }
  }

  /** `limit`: seconds for which it may go on; null: without end, as long as something is heard. */
  async #order(order: object, limit: number | null, onPart: Waiting["onPart"] = null): Promise<any> {
    const id = ++this.#count;
    const lack = await this.up().then(() => null, faultWords);
    if (lack) return { ...LOST, fault: { ...STOPPED, message: lack } };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (seconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.stop(), 1000 * seconds);
    };
    return new Promise((resolve) => {
      const answer = (told: any) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(told);
      };
      const hear = (part: any) => {
        if (limit === null) wait(ANSWER);
        onPart?.(part);
      };
      opened(this.#waiting, id, { answer, onPart: onPart && hear });
      wait(limit ?? ANSWER);
      this.#port?.postMessage({ id, text: JSON.stringify(order) });
    });
  }

  /** An answer that the page can show, or a failure in its place. */
  #shown(answer: any, command = ""): any {
    if (answer?.ok === false && fits(FAULT, answer.fault)) this.dispatchEvent(new CustomEvent("fault", { detail: answer.fault }));
    return fittingAnswer(answer, this.game, command) ?? { ok: false, error: UNSHOWN.message, rule: null };
  }
}

async function textOf(name: string) {
  return (await request(new URL(name, BASE))).text();
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
