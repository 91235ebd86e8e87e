// What the page's modules want to know of their document where there is none: where it lies, and
// what it contains by id.
import "./modules.mjs";

const RUNTIME = { version: "1", wheel: "package.whl", sizes: { "snapshot.bin": 1 }, hashes: {} };

export const elements = new Map([["runtime", { textContent: JSON.stringify(RUNTIME) }]]);

globalThis.document = {
  baseURI: "http://host/",
  getElementById: (id) => elements.get(id) ?? null,
};
