/**
 * The addresses of the scripts that run beside the page. In browsers with Trusted Types they are
 * made by the page's only policy, and nothing else can make others.
 */

import { addressPolicy } from "./address-policy.js";
import { BASE } from "./base-url.js";
import { shared } from "./shared-globals.js";

const KEEPER = new URL("sw.js", BASE).href;

/** The address of the workers' script, once it is known. */
let worker: string | null = null;

/** Whoever gets hold of the policy can have it make what this page starts anyway, and nothing else. */
const rules = {
  /** Throws `TypeError` if it is no script of this page. */
  createScriptURL(address: string): string {
    if (address === KEEPER || address === worker) return address;
    throw new TypeError(`not a script of this page: ${address.slice(0, 200)}`);
  },
};

function trusted(address: string) {
  shared.policy ??= addressPolicy(rules);
  return shared.policy.createScriptURL(address);
}

/**
 * The workers' script. The built page contains its text: a worker started from that needs no
 * request, and obeys the page's policy even if the host sends no headers.
 */
export function workerScript() {
  shared.worker ??= trusted((worker = workerAddress()));
  return shared.worker;
}

function workerAddress() {
  return typeof WORKER_TEXT === "undefined"
    ? new URL("web/engine/worker.js", BASE).href
    : inline(WORKER_TEXT);
}

/**
 * The address of a script by its text. A document that was opened as a file has no origin, and
 * Chromium starts no module worker from a blob there.
 */
function inline(text: string) {
  return globalThis.origin === "null"
    ? `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`
    : URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

export function keeperScript() {
  return trusted(KEEPER);
}
