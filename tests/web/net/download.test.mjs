// Fetching the runtime: bytes are counted; what is not the file that was meant is told from it, and
// fetched anew.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";

/** What the host answers by name, one answer after the other; the last one stays. */
let answers = {};
/** What was asked: name and how. */
let asked = [];
/** Hashes that fit, by the text that has them. */
const hashOf = (text) => `sha256-${text}`;

globalThis.fetch = async (address, { cache = "default", integrity = "" } = {}) => {
  const name = new URL(address).pathname.slice(1);
  asked.push(`${name} ${cache}`);
  const queue = answers[name] ?? [null];
  const text = queue.length > 1 ? queue.shift() : queue[0];
  if (text === null) throw new TypeError("no answer");
  if (text instanceof Response) return text;
  if (typeof text === "number") return new Response("", { status: text });
  if (integrity && integrity !== hashOf(text)) throw new TypeError("integrity");
  return new Response(text);
};

const { DownloadError, Downloads } = await import("../../../web/net/download.js");

const BASE = "http://host/";
const FILES = {
  version: "1",
  wheel: "w",
  sizes: { "a.zip": 3, "b.zip": 2, "p.wasm": 8 },
  hashes: { "a.zip": hashOf("abc"), "b.zip": hashOf("xyz"), "p.wasm": "sha256-program" },
};
const SIGN_IN = "<!doctype html>sign in";

beforeEach(() => {
  answers = {};
  asked = [];
});

const words = (key, args) => (error) => {
  assert.ok(error instanceof DownloadError);
  assert.deepEqual(error.words, { key, args });
  return true;
};

const downloads = (counted = false, onBytes = () => {}) =>
  new Downloads(BASE, FILES, counted, onBytes);

test("every byte is counted once, up to the size that was announced", async () => {
  const seen = [];
  answers = { "a.zip": ["abc"], "b.zip": ["xyz"] };
  const both = downloads(true, (loaded, total) => seen.push([loaded, total]));
  await Promise.all([both.bytes("a.zip"), both.bytes("b.zip")]);
  assert.deepEqual([5, 5], seen.at(-1));
  assert.deepEqual(
    seen.map(([loaded]) => loaded),
    seen.map(([loaded]) => loaded).sort((one, other) => one - other),
  );
});

test("uncounted files are told of when they are whole", async () => {
  const seen = [];
  answers["a.zip"] = ["abc"];
  const bytes = await downloads(false, (loaded) => seen.push(loaded)).bytes("a.zip");
  assert.equal(3, bytes.byteLength);
  assert.deepEqual([3], seen);
});

const EMPTY_PROGRAM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const program = (type) => new Response(EMPTY_PROGRAM, { headers: { "content-type": type } });

for (const type of ["application/wasm", "application/octet-stream"]) {
  test(`a program sent as ${type} is compiled`, async () => {
    answers["p.wasm"] = [program(type)];
    const some = downloads(true);
    assert.ok((await some.program("p.wasm")) instanceof WebAssembly.Module);
    assert.equal(8, some.loaded);
  });
}

test("a program that is none is fetched past the caches", async () => {
  answers["p.wasm"] = [SIGN_IN, SIGN_IN, program("application/wasm")];
  assert.ok((await downloads().program("p.wasm")) instanceof WebAssembly.Module);
});

test("a wrong file is fetched past the caches", async () => {
  answers["a.zip"] = [SIGN_IN, "abc"];
  const bytes = await downloads().bytes("a.zip");
  assert.equal(new TextDecoder().decode(bytes), "abc");
  assert.deepEqual(asked, ["a.zip default", "a.zip reload"]);
});

test("a file that stays wrong, missing or out of reach is named with the reason", async () => {
  const file = "a.zip";
  answers[file] = ["abd"];
  await assert.rejects(downloads().bytes(file), words("error-file", { file }));
  answers[file] = [404];
  await assert.rejects(downloads().bytes(file), words("error-fetch-status", { file, status: 404 }));
  answers[file] = [null];
  await assert.rejects(downloads().bytes(file), words("error-fetch", { file }));
});

test("what was right when it came and is wrong now is found", async () => {
  answers["a.zip"] = ["abc", "abc", "abd"];
  const some = downloads();
  await some.bytes("a.zip");
  assert.equal(await some.fault(), null);
  assert.ok(words("error-file", { file: "a.zip" })(await some.fault()));
});

const copy = (bytes, type) => ({ bytes: new Uint8Array(gzipSync(bytes)), type });

test("what the document contains is unpacked, and nobody is asked for it", async () => {
  const seen = [];
  const some = new Downloads(BASE, FILES, true, (...counts) => seen.push(counts), {
    "a.zip": copy("abc", "application/zip"),
    "p.wasm": copy(EMPTY_PROGRAM, "application/wasm"),
  });
  const [bytes, module] = await Promise.all([some.bytes("a.zip"), some.program("p.wasm")]);
  assert.equal(new TextDecoder().decode(bytes), "abc");
  assert.ok(module instanceof WebAssembly.Module);
  assert.deepEqual([11, 11], seen.at(-1));
  assert.equal(null, await some.fault());
  assert.deepEqual(asked, []);
});

// Node imports no blobs either.
test("a script that the document contains is imported where no blob can be", async () => {
  const copies = { "a.mjs": copy("export default 7;", "text/javascript") };
  const some = new Downloads(BASE, FILES, true, () => {}, copies);
  assert.equal((await some.script("a.mjs")).default, 7);
  assert.deepEqual(asked, []);
});

/** A store in which are these files, by name; gives those that were thrown away. */
function store(t, files) {
  const gone = [];
  globalThis.caches = {
    match: async (address, { cacheName }) => {
      const name = address.slice(BASE.length);
      return cacheName === "store" && name in files ? new Response(files[name]) : undefined;
    },
    open: async () => ({ delete: async (address) => gone.push(address) }),
  };
  t.after(() => delete globalThis.caches);
  return gone;
}

/** Files with hashes that are such. */
const REAL = {
  ...FILES,
  hashes: { ...FILES.hashes, "a.zip": "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=" },
  unpacked: { "a.zip": "sha256-Ngi8oeROpsTSaOttsCJgJpiSwLQrhrvx53pvoWw8koI=" },
};
const beside = (counted, files = REAL) =>
  new Downloads(BASE, files, counted, () => {}, {}, "store");
const textOf = (bytes) => new TextDecoder().decode(bytes);

test("what is stored is read from the store, and nobody is asked for it", async (t) => {
  store(t, { "a.zip": "abc", "p.wasm": EMPTY_PROGRAM });
  const some = beside(false);
  const [bytes, module] = await Promise.all([some.bytes("a.zip"), some.program("p.wasm")]);
  assert.equal("abc", textOf(bytes));
  assert.ok(module instanceof WebAssembly.Module);
  assert.deepEqual(asked, []);
});

test("what is stored wrongly, or nowhere, is asked for", async (t) => {
  answers = { "a.zip": ["abc"], "b.zip": ["xyz"], "p.wasm": [program("application/wasm")] };
  store(t, { "a.zip": "abd", "p.wasm": SIGN_IN });
  const some = beside(false, FILES);
  assert.equal("abc", textOf(await some.bytes("a.zip")));
  assert.equal("xyz", textOf(await some.bytes("b.zip")));
  assert.ok((await some.program("p.wasm")) instanceof WebAssembly.Module);
  assert.deepEqual(asked, ["a.zip default", "b.zip default", "p.wasm default"]);
});

test("what comes over a line is not looked for in a store", async (t) => {
  store(t, { "a.zip": "abc" });
  answers["a.zip"] = ["abc"];
  await beside(true, FILES).bytes("a.zip");
  assert.deepEqual(asked, ["a.zip default"]);
});

test("a place without stores is no obstacle", async () => {
  answers["a.zip"] = ["abc"];
  assert.equal("abc", textOf(await beside(false, FILES).bytes("a.zip")));
});

test("what is stored unpacked is used if it is right, and thrown away if not", async (t) => {
  const files = {};
  const gone = store(t, files);
  assert.equal(null, await beside(false).unpacked("a.zip"));
  files["a.zip?unpacked"] = "xyz";
  assert.equal("xyz", textOf(await beside(false).unpacked("a.zip")));
  assert.deepEqual([], gone);
  files["a.zip?unpacked"] = "abc";
  assert.equal(null, await beside(false).unpacked("a.zip"));
  assert.deepEqual([`${BASE}a.zip?unpacked`], gone);
});

/** A program of that many pieces, each of 100 kB; between them passes time. */
function slow(pieces, milliseconds, headers = {}) {
  let now = 0;
  performance.now = () => now;
  const body = new ReadableStream({
    pull(controller) {
      now += milliseconds;
      if (pieces-- > 0) controller.enqueue(new Uint8Array(100_000));
      else controller.close();
    },
  });
  return new Response(body, { headers });
}

for (const [encoding, expected] of [
  ["", 80],
  ["gzip", 32.8],
  ["br", 23.2],
]) {
  test(`a line is measured by what comes over it, ${encoding || "as it is"}`, async (t) => {
    const clock = performance.now;
    t.after(() => (performance.now = clock));
    answers["p.wasm"] = [slow(20, 10, encoding ? { "content-encoding": encoding } : {}), SIGN_IN];
    const some = downloads(true);
    some.program("p.wasm").catch(() => {});
    const speed = await some.speed();
    assert.ok(Math.abs(speed - expected) < 0.15 * expected, `${speed}`);
  });
}

test("a line over which too little comes counts as slow, and none as fast", async () => {
  answers["p.wasm"] = [program("application/wasm")];
  const some = downloads(true);
  await some.program("p.wasm");
  assert.equal(0, await some.speed());
  assert.equal(Infinity, await downloads(false).speed());
});
