/**
 * The scripts that run beside the page. Where the browser asks for it, their addresses are of the
 * one kind that the page's policy trusts; nothing else can make another.
 */

/** @typedef {{createScriptURL: (address: string) => string}} AddressPolicy */

/** @type {{createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy} | undefined} */
const types = /** @type {any} */ (globalThis).trustedTypes;

const rules = { createScriptURL: (/** @type {string} */ address) => address };
const policy = types?.createPolicy("freebooters", rules) ?? rules;

/** @param {string} path */
const script = (path) => policy.createScriptURL(new URL(path, import.meta.url).href);

export const WORKER = script("./worker.js");
export const KEEPER = script("../sw.js");
