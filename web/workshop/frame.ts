/**
 * The whole script of the document in the sandbox. It starts the worker, ends it, and passes on what it says;
 * no code of others ever runs here.
 */

import { addressPolicy } from "../kit/address-policy.js";
import { heard } from "./wall-messages.js";
import type { BootOrder } from "../types/workers.js";
import type { BenchOrder, BenchReport, FrameOrder, FrameReport } from "./wall-messages.js";

// In a frame without `sandbox` of a page that somebody else has made it would have this page's origin.
if (self.origin !== "null" || self.parent === self) throw new Error("not in a sandbox");

const policy = addressPolicy({ createScriptURL: (address) => address });
const open: Set<number> = new Set();
let worker: Worker | null = null;
let isGiven = false;

self.addEventListener("message", ({ data, ports: [port], source }) => {
  if (source !== self.parent || !port || isGiven) return;
  isGiven = true;
  const { boot, script }: { boot: BootOrder; script: string } = data;
  const tell = (report: FrameReport) => port.postMessage(report);
  port.onmessage = ({ data: order }: MessageEvent<FrameOrder>) => {
    if ("begun" in order) tell({ id: order.id, text: "" });
    else if ("start" in order) begin(order.id, boot, script, tell);
    else pass(order);
  };
});

function pass(order: BenchOrder) {
  open.add(order.id);
  worker?.postMessage(order);
}

/** Ends the worker, and begins with another. */
function begin(id: number, boot: BootOrder, script: string, tell: (report: FrameReport) => void) {
  worker?.terminate();
  open.clear();
  // Chromium starts no module worker from a blob in a document without an origin.
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(script)}`;
  const begun = new Worker(policy.createScriptURL(address), { type: "module" });
  worker = begun;
  begun.onmessage = ({ data }: MessageEvent<BenchReport>) => {
    const report = worker === begun ? heard(data, open) : null;
    if (!report) return;
    if ("ended" in report) begun.terminate();
    else if (report.id === id) boot.module ??= data.module ?? null; // nothing of others has run yet
    tell(report);
  };
  begun.onerror = (event) => {
    event.preventDefault();
    if (worker === begun && open.delete(id)) tell({ id, text: "error" });
  };
  pass({ id, boot });
}
