/** The page's side of the wall: an engine in a frame whose origin is nobody's. */

import { make } from "../components/dom.js";
import { LOST, Refused } from "../engine/client.js";
import { ReadyEngine } from "../engine/ready-engine.js";
import { LackError, faultWords } from "../engine/start-fault.js";
import { BASE } from "../kit/base-url.js";
import { parsed } from "../kit/parsed.js";
import { pause } from "../kit/timeout.js";
import { Downloads } from "../net/download.js";
import { isHere, request, runtime } from "../net/files.js";
import { fittingAnswer } from "./table-shape.js";
import { heard } from "./wall-messages.js";
import type { Message, Thinkable, Thought } from "../types/engine.js";
import type { Answer, Answering, AskCommand, Thoughtful } from "../types/page.js";
import type { BootOrder, Packed, Progress } from "../types/workers.js";
import type { Entry, Failed, Finding, Laid, Laying } from "./types.js";

/** Seconds without an answer after which what runs there is ended: of the frame, a start, an order, a whole game. */
const FIRST = 4;
const START = 60;
const ANSWER = 4;
const GAME = 9;

const DOCUMENT = "workshop.html";
const SCRIPT = "runtime/workshop.mjs";
const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm" };

/** Files of the runtime that only other ways to start need. */
const IDLE = /^(python_stdlib\.zip|.*\.whl)$/;

/** The id of what a bot has thought: there is one at a time. */
const THOUGHT = 0;

const STOPPED = failed(LOST.error, { key: "workshop-fault-stopped" });
const UNSHOWN = failed({ key: "workshop-fault-table" });

/**
 * An engine in a frame, and its bots: what a table's screen needs of both. It has the game that was laid on its
 * table. Dispatches "fault" with what is wrong with a game that failed to answer, and "ended" when what ran there
 * was stopped or has ended: nothing of it is mended here, for it may end again. The next game that is laid starts
 * it anew.
 */
export class Sandbox extends ReadyEngine implements Answering, Thoughtful {
  readonly trouble: Message = { key: "error-bot" };
  /** The game that lies on the table; "": none does. */
  game = "";
  /** What has been done at it, also after its end. */
  log: Entry[] = [];
  #frame: HTMLIFrameElement | null = null;
  #port: MessagePort | null = null;
  #start: Promise<void> | null = null;
  /** What waits for answers, by their ids; null: nothing comes any more. */
  #waiting: Map<number, (text: string | null) => void> = new Map();
  #count = 0;
  /** Counts what bots were asked: an earlier question is dropped. */
  #asked = 0;
  /** Whether thinking is to end. */
  #isHurried = false;

  /** Resolves when it is ready. Rejects with `LackError` where there is no wall. */
  override up(): Promise<void> {
    return this.#start ?? this.#started(this.#begin());
  }

  /** Lays a game on its table, in the place of the one before; that one stays where the new one is at fault. */
  async lay(laying: Laying): Promise<Laid | Failed> {
    const laid = await this.#answer("lay", { ...laying }, ANSWER, laying.name);
    if (!laid.ok) return { ...UNSHOWN, ...laid };
    this.cancel();
    this.game = laying.name;
    return laid;
  }

  async ask<D extends AskCommand["do"]>(command: Extract<AskCommand, { do: D }>): Promise<Answer<D>> {
    if (!this.game) return failed({ key: "workshop-stopped" });
    const answer = await this.#told(command.do, { do: "ask", text: JSON.stringify(command) });
    this.log = answer.done ?? this.log;
    return answer;
  }

  /** What is broken in one more game; `done`: there are no more. */
  async examine(): Promise<{ done: boolean; found: Finding[] }> {
    const told = await this.#told("promise", {}, GAME);
    return told.ok ? told : { done: true, found: [] };
  }

  // Bots

  async think(command: Thinkable, onProgress: (progress: Progress) => void): Promise<Thought | null> {
    const turn = ++this.#asked;
    this.#isHurried = false;
    let told = await this.#told("think", { text: JSON.stringify(command) });
    while (turn === this.#asked && told.ok && !told.done) {
      onProgress({ id: THOUGHT, progress: told.progress });
      told = await this.#told("step", { hurried: this.#isHurried });
    }
    if (turn !== this.#asked) return null;
    if (!told.ok) throw new Refused(told.error.key);
    return { id: THOUGHT, step: told.step };
  }

  now() {
    this.#isHurried = true;
  }

  cancel() {
    this.#asked += 1;
  }

  // The end

  /** Ends what runs there; whoever waits for it is told a failure. */
  async stop() {
    if (!this.#port) return;
    this.#lose();
    const start = this.#started(this.#tell({ start: true }, START, "workshop-no-wall"));
    this.dispatchEvent(new Event("ended"));
    await start.catch(() => {});
  }

  /** Takes the frame away. */
  end() {
    this.#port?.close();
    this.#frame?.remove();
    this.#frame = this.#port = this.#start = null;
    this.#lose();
  }

  /** Whoever waits is told that nothing comes any more. */
  #lose() {
    this.game = "";
    for (const answer of [...this.#waiting.values()]) answer(null);
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
    const frame = make("iframe", { hidden: true, sandbox, src });
    this.#frame = frame;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    await Promise.race([loaded, pause(1000 * START)]);
    this.#port = port1;
    frame.contentWindow?.postMessage({ boot, script }, "*", [port2]);
    await this.#tell({ begun: true }, FIRST, "workshop-no-frame");
    await this.#tell({ start: true }, START, "workshop-no-wall");
  }

  /** What does not start is taken away, so that it can be begun anew. */
  #started(starting: Promise<void>): Promise<void> {
    const start = starting.catch((error) => {
      if (this.#start === start) this.end();
      throw error;
    });
    this.#start = start;
    return start;
  }

  /** Rejects with `LackError` of that key unless the frame answers in time that all is well. */
  async #tell(order: { begun: true } | { start: true }, seconds: number, key: string) {
    const text = await this.#post(order, seconds, (late) => late(null));
    if (text !== "") throw new LackError(key);
  }

  #hear(data: any) {
    const answer = this.#waiting.get(data?.id);
    const report = heard(data, this.#waiting);
    if (report && "ended" in report) void this.stop();
    else if (report) answer?.(report.text);
  }

  /** The answer to a message; null: there is none. `late`: is called after so many seconds, with what ends the waiting. */
  #post(order: object, seconds: number, late: (answer: (text: null) => void) => void): Promise<string | null> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      const timer = setTimeout(() => late(answer), 1000 * seconds);
      const answer = (text: string | null) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(text);
      };
      this.#waiting.set(id, answer);
      this.#port?.postMessage({ id, ...order });
    });
  }

  /** The answer to an order, if the page can show it, or a failure in its place. `kind`: what it has to look like. */
  async #answer(kind: string, order: object, seconds = ANSWER, game = this.game): Promise<any> {
    const lack = await this.up().then(() => null, faultWords);
    if (lack) return failed(lack);
    const text = await this.#post({ text: JSON.stringify({ do: kind, ...order }) }, seconds, () => void this.stop());
    return text === null ? STOPPED : (fittingAnswer(parsed(text), game, kind) ?? UNSHOWN);
  }

  /** The same about the game on the table, whose fault is told. */
  async #told(kind: string, order: object, seconds = ANSWER): Promise<any> {
    const answer = await this.#answer(kind, order, seconds);
    if (this.game && answer.fault) this.dispatchEvent(new CustomEvent("fault", { detail: answer.fault }));
    return answer;
  }
}

/** `message`: what is wrong with the rules, though at no line. */
function failed(error: Message, message: Message = error): Failed {
  return { ok: false, error, rule: null, fault: { line: 0, column: 0, message } };
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
