/** Measures in a worker, as the page plays: the built runtime, the built package, measure.py. */

import { loadPyodide } from "../runtime/pyodide.mjs";

const RUNTIME = new URL("../runtime/", import.meta.url).href;

self.onmessage = async ({ data: { what, games, piece, rounds } }) => {
  try {
    const library = URL.createObjectURL(new Blob([await unpacked(`${RUNTIME}stdlib.bin`)]));
    const python = await loadPyodide({ indexURL: RUNTIME, stdLibURL: library });
    const [program, source] = await Promise.all([
      unpacked(`${RUNTIME}package.bin`),
      bytes("measure.py"),
    ]);
    python.FS.writeFile("/package.zip", program);
    python.FS.mkdir("/bench");
    python.FS.writeFile("/bench/measure.py", source);
    python.runPython("import sys; sys.path[:0] = ['/package.zip', '/bench']");
    const measure = python.pyimport("measure");
    const figures = measure.as_json(what, Number(games), Number(piece), Number(rounds));
    self.postMessage({ figures });
  } catch (problem) {
    self.postMessage({ error: String(problem) });
  }
};

/** @param {string} address of a file packed with gzip */
async function unpacked(address) {
  const body = new Blob([await bytes(address)]).stream();
  const whole = body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(whole).arrayBuffer());
}

/** @param {string} address */
async function bytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
