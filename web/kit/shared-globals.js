/**
 * What the scripts of the built page share: those in the document, which run first, and the rest. If
 * they are one, it is shared with itself.
 */

/** @import {EarlyWorker} from "../engine/early-worker.js" */
/** @import {AddressPolicy} from "./trusted-urls.js" */

/**
 * @typedef {object} Shared
 * @property {AddressPolicy} [policy] the page may create it once
 * @property {string} [worker] the address of the workers' script
 * @property {EarlyWorker} [engine] is starting already
 * @property {{last: string, watching: AbortController}} [presses] the id of the button that was
 *   pressed last before any worked, and what ends the watching
 * @property {Map<string, Promise<Response>>} [asked] files that were asked for already, by address
 * @property {Map<string, Blob>} [copies] files that were in the document, by name, packed
 */

const page = /** @type {{freebooters?: Shared}} */ (/** @type {unknown} */ (globalThis));

export const shared = (page.freebooters ??= {});
