/** Measures in a worker, as the page plays: the built runtime, the built package, measure.py. */

import { loadPyodide } from "../runtime/pyodide.mjs";

const RUNTIME = new URL("../runtime/", import.meta.url).href;

self.onmessage = async ({ data: { what, games, piece, rounds } }) => {
  try {
    const python = await loadPyodide({ indexURL: RUNTIME, stdLibURL: `${RUNTIME}stdlib.zip` });
    const [program, source] = await Promise.all([bytes(`${RUNTIME}package.zip`), bytes("measure.py")]);
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

/** @param {string} address */
async function bytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
