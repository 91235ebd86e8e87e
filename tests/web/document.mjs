// What the page's modules want to know of their document where there is none: where it lies, and
// what it contains by id.
import "./modules.mjs";

const RUNTIME = { version: "1", wheel: "package.whl", sizes: { "snapshot.bin": 1 }, hashes: {} };

export const elements = new Map([["runtime", { textContent: JSON.stringify(RUNTIME) }]]);

globalThis.document = {
  baseURI: "http://host/",
  getElementById: (id) => elements.get(id) ?? null,
};

/** Nothing of a page changes where there is none. */
globalThis.MutationObserver = class {
  observe() {}
  disconnect() {}
};

/** Milliseconds, longer than any test waits. */
const LONG = 2000;

// A page that is closed takes its timers along. Node would wait for them after a file's last test.
const wait = globalThis.setTimeout;
globalThis.setTimeout = (act, time, ...given) => {
  const timer = wait(act, time, ...given);
  return time >= LONG ? timer.unref() : timer;
};
