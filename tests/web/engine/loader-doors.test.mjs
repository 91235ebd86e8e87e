import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const heard = new Map();
const worker = { fetch: async () => new Response("network") };
globalThis.self = Object.assign(worker, { addEventListener: (name, act) => heard.set(name, act) });

const { serve } = await import("../../../web/engine/loader-doors.js");

const MODULE = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
const PROGRAM = Promise.resolve(MODULE);
const { instantiate } = WebAssembly;

beforeEach(() => (WebAssembly.instantiate = instantiate));

/** What it hears of a program that cannot be made an instance of for that reason. */
async function heardOf(reason) {
  WebAssembly.instantiate = async () => {
    throw reason;
  };
  const unheard = serve("a.wasm", PROGRAM, {});
  // The loader catches this, and waits on for ever.
  await WebAssembly.instantiateStreaming(null, {}).catch(() => {});
  return unheard.then(assert.fail, (error) => error);
}

test("a lack of memory for the program is heard, which its loader keeps to itself", async () => {
  const error = await heardOf(new RangeError("could not allocate memory"));
  assert.deepEqual(error.words, { key: "error-memory" });
});

test("so is whatever else keeps the program from starting", async () => {
  const reason = new WebAssembly.LinkError("import object field 'x' is not a Function");
  assert.equal(await heardOf(reason), reason);
});

test("so is what the loader throws where nobody waits for it", async () => {
  const unheard = serve("a.wasm", PROGRAM, {});
  const reason = new Error("lost");
  heard.get("unhandledrejection")({ reason });
  assert.equal(await unheard.then(assert.fail, (error) => error), reason);
});

test("the loader gets the program and the files that are on their way, and the rest from the host", async () => {
  void serve("a.wasm", PROGRAM, { "https://host/b": Promise.resolve(new ArrayBuffer(3)) });
  const { module, instance } = await WebAssembly.instantiateStreaming(null, {});
  assert.equal(module, MODULE);
  assert.ok(instance instanceof WebAssembly.Instance);
  assert.equal((await self.fetch("https://host/a.wasm")).body, null);
  assert.equal((await (await self.fetch("https://host/b")).arrayBuffer()).byteLength, 3);
  assert.equal(await (await self.fetch("https://host/c")).text(), "network");
});
