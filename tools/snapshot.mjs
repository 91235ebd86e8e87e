// node snapshot.mjs PYODIDE STDLIB PACKAGE SCRIPT OUT: starts Python as the page's worker does, runs
// the script, and writes the memory as it is then, without the pages that hold only zeros:
// [u32 bytes of the head, u32 bytes of the memory, u32 number of pages, u32 number of each page ...,
// the head, which is for Pyodide's loader, pages of 4096 bytes], as gzip.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const PAGE = 4096;
const [home, stdlib, pack, script, target] = process.argv.slice(2);
/** What Python takes for its own path; as in a browser, where there is none. */
const PROGRAM = "./this.program";

/** Nothing of this machine and this moment goes in: every build gives the same bytes. */
function forget() {
  let state = 0x9e3779b9;
  const getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[at] = state & 255;
    }
    return array;
  };
  Object.defineProperty(globalThis.crypto, "getRandomValues", {
    configurable: true,
    value: getRandomValues,
  });
  process.argv[1] = PROGRAM;
  Date.now = () => 1_700_000_000_000;
  performance.now = () => 0;
}

async function memory() {
  const { loadPyodide } = await import(pathToFileURL(path.join(home, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: home + path.sep,
    stdLibURL: stdlib,
    packages: [],
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    _makeSnapshot: true,
  });
  python.FS.writeFile("/package.zip", readFileSync(pack));
  python.runPython(readFileSync(script, "utf8"), { globals: python.toPy({}) });
  return python.makeMemorySnapshot();
}

/** @param {Uint8Array} whole head and memory: its second number is the length of the head */
function sparse(whole) {
  const [, length] = new Uint32Array(whole.buffer, whole.byteOffset, 2);
  const bytes = whole.subarray(length);
  const pages = [];
  for (let at = 0; at < bytes.length; at += PAGE)
    if (bytes.subarray(at, at + PAGE).some((byte) => byte !== 0)) pages.push(at / PAGE);
  const numbers = Uint32Array.from([length, bytes.length, pages.length, ...pages]);
  const parts = pages.map((page) => bytes.subarray(page * PAGE, page * PAGE + PAGE));
  return Buffer.concat([Buffer.from(numbers.buffer), whole.subarray(0, length), ...parts]);
}

forget();
const whole = await memory();
writeFileSync(target, gzipSync(sparse(whole), { level: 9 }));
process.exit(0);
