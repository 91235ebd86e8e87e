/**
 * The worker behind the wall: Python and a workbench, on which rules lie that somebody else may have written.
 * Whatever these do here, they find nothing of the page, no network, and no way to speak but the answers that
 * this script gives for them.
 */

import { startPython } from "../engine/interpreter.js";
import { demandWebAssembly, faultWords } from "../engine/start-fault.js";
import type { BootOrder } from "../types/workers.js";
import type { BenchOrder, BenchReport } from "./wall-messages.js";

/** Bytes that Python's memory may have; with more it raises `MemoryError`. */
const MOST_MEMORY = 256 * 2 ** 20;

/** Bytes of a page of memory. */
const PAGE = 2 ** 16;

/**
 * What speaks to the frame, to other tabs or to workers with doors of their own. Whoever floods these can stop
 * the page, whose thread the frame's may be, or fill the memory of its process.
 */
const DOORS = ["postMessage", "reportError", "BroadcastChannel", "Worker"];

/**
 * What asks somebody: the policy refuses all of it, and each refusal is work for the page's process. And the
 * caches, which WebKit gives to nobody's origin too.
 */
const ASKING = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "FontFace", "eval", "caches"];

const post = onlyDoor();
let bench: { take: (text: string) => string } | null = null;

limitMemory();
for (const name of ["error", "unhandledrejection"]) self.addEventListener(name, swallow);
self.addEventListener("message", ({ data, isTrusted }: MessageEvent<BenchOrder>) => {
  if (!isTrusted) return;
  if ("boot" in data) void boot(data.id, data.boot);
  else post({ id: data.id, text: taken(data.text) });
});

/** Takes all doors away but the one for answers; the console, which is one too, says nothing. */
function onlyDoor(): (report: BenchReport) => void {
  const door = self.postMessage.bind(self);
  takeAway(DOORS);
  for (const name of Object.keys(console)) (console as any)[name] = () => {};
  return door;
}

function takeAway(names: string[]) {
  for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) for (const name of names) delete (scope as any)[name];
}

/** An error that nobody has caught would reach the frame. */
function swallow(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function limitMemory() {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + PAGE * pages > MOST_MEMORY) throw new RangeError("enough");
    return grow.call(this, pages);
  };
}

async function boot(id: number, order: BootOrder) {
  try {
    demandWebAssembly();
    if (!(await isWalledOff())) throw new Error("no wall");
    let module: WebAssembly.Module | undefined;
    const { python, bring, complete } = await startPython(order, (report) => {
      if ("module" in report) ({ module } = report);
    });
    await Promise.all([bring("small"), bring("workshop"), complete()]);
    bench = python.pyimport("freebooters.workshop.bench").Bench();
    takeAway(ASKING);
    post({ id, text: "", ...(module && { module }) });
  } catch (error) {
    post({ id, text: JSON.stringify(faultWords(error)) });
  }
}

/** Whether nobody's origin is here, and nothing can be kept or fetched. */
async function isWalledOff() {
  const attempts = [async () => self.fetch("data:,x"), async () => self.indexedDB.open("wall")];
  const outcomes = await Promise.allSettled(attempts.map((each) => each()));
  return self.origin === "null" && outcomes.every(({ status }) => status === "rejected");
}

/** What Python says; nothing if it can say nothing any more. */
function taken(text: string) {
  try {
    return bench?.take(text) ?? "";
  } catch {
    return "";
  }
}
