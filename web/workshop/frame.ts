/**
 * The whole script of the document in the sandbox. It starts the worker, ends it, and passes on what it says;
 * no code of others ever runs here.
 */

import { heard, opened } from "./wall-messages.js";
import type { BootOrder } from "../types/workers.js";
import type { BenchReport, FrameOrder, FrameReport, OpenOrder } from "./wall-messages.js";

// In a frame without `sandbox` of a page that somebody else has made it would have this page's origin.
if (self.origin !== "null" || self.parent === self) throw new Error("not in a sandbox");

interface Rules {
  createScriptURL: (address: string) => string;
}

const ownRules: Rules = { createScriptURL: (address) => address };
const types: { createPolicy: (name: string, rules: Rules) => Rules } | undefined = (self as any).trustedTypes;
const rules = types?.createPolicy("freebooters", ownRules) ?? ownRules;
const open: Map<number, OpenOrder> = new Map();
let worker: Worker | null = null;
let isGiven = false;

self.addEventListener("message", ({ data, ports: [port], source }) => {
  if (source !== self.parent || !port || isGiven) return;
  isGiven = true;
  const { boot, script }: { boot: BootOrder; script: string } = data;
  const tell = (report: FrameReport) => port.postMessage(report);
  port.onmessage = ({ data: order }: MessageEvent<FrameOrder>) => {
    if ("begun" in order) tell(order);
    else if ("stop" in order) begin(boot, script, tell);
    else {
      opened(open, order.id);
      worker?.postMessage(order);
    }
  };
  begin(boot, script, tell);
});

/** Ends the worker, and begins with another. */
function begin(boot: BootOrder, script: string, tell: (report: FrameReport) => void) {
  worker?.terminate();
  open.clear();
  // Chromium starts no module worker from a blob in a document without an origin.
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(script)}`;
  const begun = new Worker(rules.createScriptURL(address), { type: "module" });
  worker = begun;
  begun.onmessage = ({ data }: MessageEvent<BenchReport>) => {
    const report = worker === begun ? heard(data, open) : null;
    if (report && "ready" in report && "module" in data) boot.module ??= data.module ?? null;
    if (report && "ended" in report) begun.terminate();
    if (report) tell(report);
  };
  begun.onerror = (event) => {
    event.preventDefault();
    if (worker === begun) tell({ failed: "" });
  };
  begun.postMessage({ boot });
}
