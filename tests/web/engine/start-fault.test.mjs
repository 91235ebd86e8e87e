import assert from "node:assert/strict";
import { test } from "node:test";

import {
  LackError,
  demandWebAssembly,
  faultWords,
  isOutOfMemory,
} from "../../../web/engine/start-fault.js";
import { DownloadError } from "../../../web/net/download.js";

const { Module } = WebAssembly;

for (const [where, module] of [
  ["has none", undefined],
  ["may compile none", class { constructor() { throw new WebAssembly.CompileError("blocked"); } }],
]) {
  test(`a worker that ${where} says that it lacks WebAssembly`, () => {
    WebAssembly.Module = module;
    try {
      assert.throws(demandWebAssembly, (error) => faultWords(error).key === "error-no-wasm");
    } finally {
      WebAssembly.Module = Module;
    }
  });
}

test("a worker that may compile programs goes on", () => {
  demandWebAssembly();
});

for (const error of [
  new RangeError("WebAssembly.Memory(): could not allocate memory"),
  new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance"),
  new RangeError("Out of memory"),
  new Error("Out of executable memory"),
  "out of memory",
  new RangeError("Array buffer allocation failed"),
  new Error("Aborted(OOM)"),
  new Error("Cannot enlarge memory arrays to size 31457280 bytes"),
  new RangeError("WebAssembly.Memory.grow(): Unable to grow instance memory"),
  new Error("Traceback (most recent call last):\nMemoryError"),
]) {
  test(`what a lack of memory is called is understood: ${error}`, () => {
    assert.ok(isOutOfMemory(error));
    assert.deepEqual(faultWords(error), { key: "error-memory" });
  });
}

for (const error of [
  new RangeError("Maximum call stack size exceeded"),
  new WebAssembly.RuntimeError("memory access out of bounds"),
  new WebAssembly.LinkError("import object field 'memory' is not a Memory"),
]) {
  test(`what is no lack of memory is told as it is: ${error}`, () => {
    assert.deepEqual(faultWords(error), { key: "error-start", args: { detail: String(error) } });
  });
}

test("what could not be fetched, and what is lacking, speak for themselves", () => {
  const missing = new DownloadError("error-fetch", { file: "a" });
  assert.deepEqual(faultWords(missing), { key: "error-fetch", args: { file: "a" } });
  assert.deepEqual(faultWords(new LackError("error-memory")), { key: "error-memory" });
});
