import assert from "node:assert/strict";
import { test } from "node:test";

import { Downloads } from "../../web/download.js";
import { fraction, sentence } from "../../web/ui/progress.js";

const report = (stage, loaded = 0, total = 0, error = undefined) => ({
  stage,
  loaded,
  total,
  error,
});

test("the bar never goes back from stage to stage", () => {
  const way = [
    report("download"),
    report("download", 5, 10),
    report("download", 10, 10),
    report("start", 10, 10),
    report("install", 10, 10),
    report("ready", 1, 1),
  ].map(fraction);
  assert.deepEqual(
    [...way].sort((one, other) => one - other),
    way,
  );
  assert.equal(0, way[0]);
  assert.equal(1, way.at(-1));
});

test("bytes are told in megabytes", () => {
  const { key, args } = sentence(report("download", 4_260_000, 13_900_000));
  assert.equal("shell-stage-bytes", key);
  assert.deepEqual({ loaded: 4.3, total: 13.9 }, args);
});

test("before the sizes are known there is no number", () => {
  assert.deepEqual({ key: "shell-stage-download" }, sentence(report("download")));
});

test("an error speaks for itself", () => {
  const error = { key: "error-fetch", args: { file: "x" } };
  assert.deepEqual(error, sentence(report("error", 0, 0, error)));
});

/** Serves files from memory for one test. */
async function fetching(files, act) {
  const network = globalThis.fetch;
  globalThis.fetch = async (address) => {
    const file = files[new URL(address).pathname.slice(1)];
    if (file === undefined) throw new TypeError("offline");
    return file instanceof Response ? file : new Response(file);
  };
  try {
    return await act();
  } finally {
    globalThis.fetch = network;
  }
}

const BASE = "https://example.test/";

test("every byte is counted once, up to the size that was announced", async () => {
  const seen = [];
  const downloads = new Downloads(BASE, { a: 4, b: 2 }, true, (loaded, total) =>
    seen.push([loaded, total]),
  );
  await fetching({ a: "abcd", b: "xyz" }, () =>
    Promise.all([downloads.bytes("a"), downloads.bytes("b")]),
  );
  assert.deepEqual([6, 6], seen.at(-1));
  assert.deepEqual(
    seen.map(([loaded]) => loaded),
    seen.map(([loaded]) => loaded).sort((one, other) => one - other),
  );
});

test("uncounted files are told of when they are whole", async () => {
  const seen = [];
  const downloads = new Downloads(BASE, { a: 4 }, false, (loaded) => seen.push(loaded));
  const bytes = await fetching({ a: "abcd" }, () => downloads.bytes("a"));
  assert.equal(4, bytes.byteLength);
  assert.deepEqual([4], seen);
});

test("a file that cannot be had is named", async () => {
  const downloads = new Downloads(BASE, {}, true, () => {});
  await assert.rejects(
    fetching({}, () => downloads.bytes("stdlib.zip")),
    (error) => error.words.key === "error-fetch" && error.words.args.file === "stdlib.zip",
  );
});

test("a refusal of the host is told with its number", async () => {
  const downloads = new Downloads(BASE, {}, true, () => {});
  await assert.rejects(
    fetching({ "a.zip": new Response("", { status: 404 }) }, () => downloads.bytes("a.zip")),
    (error) => error.words.key === "error-fetch-status" && error.words.args.status === 404,
  );
});

const EMPTY_PROGRAM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

for (const type of ["application/wasm", "application/octet-stream"]) {
  test(`a program sent as ${type} is compiled`, async () => {
    const response = new Response(EMPTY_PROGRAM, { headers: { "content-type": type } });
    const downloads = new Downloads(BASE, { "p.wasm": 8 }, true, () => {});
    const program = await fetching({ "p.wasm": response }, () => downloads.program("p.wasm"));
    assert.ok(program instanceof WebAssembly.Module);
    assert.equal(8, downloads.loaded);
  });
}
