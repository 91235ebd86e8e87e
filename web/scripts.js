/**
 * The addresses of the scripts that run beside the page. In browsers with Trusted Types they are
 * made by the page's only policy, and nothing else can make others.
 */

import { BASE } from "./base.js";
import { shared } from "./shared.js";

/** @typedef {{createScriptURL: (address: string) => string}} AddressPolicy */

const rules = { createScriptURL: (/** @type {string} */ address) => address };

/** @param {string} address */
function trusted(address) {
  /** @type {{createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy} | undefined} */
  const types = /** @type {any} */ (globalThis).trustedTypes;
  shared.policy ??= types?.createPolicy("freebooters", rules) ?? rules;
  return shared.policy.createScriptURL(address);
}

/**
 * The workers' script. The built page contains its text: a worker started from that needs no
 * request, and obeys the page's policy even if the host sends no headers.
 */
export function workerScript() {
  shared.worker ??= trusted(
    typeof WORKER_TEXT === "undefined" ? new URL("web/worker.js", BASE).href : inline(WORKER_TEXT),
  );
  return shared.worker;
}

/**
 * The address of a script by its text. A document that was opened as a file has no origin, and
 * Chromium starts no module worker from a blob there.
 * @param {string} text
 */
function inline(text) {
  return globalThis.origin === "null"
    ? `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`
    : URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

export function keeperScript() {
  return trusted(new URL("sw.js", BASE).href);
}
