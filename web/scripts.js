/**
 * The addresses of the scripts that run beside the page. In browsers with Trusted Types they are
 * made by the page's only policy, and nothing else can make others.
 */

import { BASE } from "./base.js";

/** @typedef {{createScriptURL: (address: string) => string}} AddressPolicy */

/** @type {{createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy} | undefined} */
const types = /** @type {any} */ (globalThis).trustedTypes;

const rules = { createScriptURL: (/** @type {string} */ address) => address };
const policy = types?.createPolicy("freebooters", rules) ?? rules;

/** @param {string} path */
const script = (path) => policy.createScriptURL(new URL(path, BASE).href);

export const WORKER = script("web/worker.js");
export const KEEPER = script("sw.js");
