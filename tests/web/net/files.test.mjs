// Where files are: on the host, or in the document.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";

import { askEarly, isHere, pictureAddress, request, runtime } from "../../../web/net/files.js";
import { elements } from "../document.mjs";

const NAME = "rooms/reef/words/en.ftl";

/** Puts a file into the document. */
function put(name, type, bytes) {
  const id = `file:${name}`;
  elements.set(id, {
    textContent: Buffer.from(bytes).toString("base64"),
    dataset: { type },
    remove: () => elements.delete(id),
  });
}

test("what the document does not contain is asked for as it was", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", async () => new Response("host's"));
  const address = new URL("http://host/rooms/ratings.json");
  assert.equal("host's", await (await request(address, { cache: "reload" })).text());
  assert.deepEqual([[address, { cache: "reload" }]], fetched.mock.calls.map((call) => call.arguments));
  assert.equal("http://host/rooms/reef/cover.svg", pictureAddress("rooms/reef/cover.svg"));
  assert.deepEqual({}, runtime().copies);
});

test("what the document contains is read again and again, and nobody is asked", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", async () => new Response("host's"));
  put(NAME, "text/plain; charset=utf-8", gzipSync("reef-title = Riff à l’ancre"));
  for (let times = 0; times < 2; times += 1) {
    assert.ok(isHere(NAME));
    const response = await request(new URL(NAME, "http://host/"));
    assert.equal("reef-title = Riff à l’ancre", await response.text());
    assert.equal("text/plain; charset=utf-8", response.headers.get("content-type"));
  }
  assert.equal(0, fetched.mock.callCount());
  assert.equal(undefined, elements.get(`file:${NAME}`));
  await request(new URL(`http://elsewhere/${NAME}`));
  assert.equal(1, fetched.mock.callCount());
});

test("what was asked for early is given once, and never to whoever wants to pass the caches", async (t) => {
  let count = 0;
  const fetched = t.mock.method(globalThis, "fetch", async () => new Response(String(++count)));
  const [one, other] = ["one.ftl", "other.ftl"].map((name) => new URL(name, "http://host/"));
  put("three.ftl", "text/plain", gzipSync("three"));
  askEarly([one, other, new URL("three.ftl", "http://host/")]);
  assert.equal(2, fetched.mock.callCount());
  const ask = async (...given) => (await request(...given)).text();
  assert.equal("1", await ask(one, { cache: "default" }));
  assert.equal("3", await ask(one, { cache: "default" }));
  assert.equal("4", await ask(other, { cache: "reload" }));
  assert.equal("three", await ask(new URL("three.ftl", "http://host/")));
});

test("what is asked for early is read to its end before anybody wants it, and is what the host says", async (t) => {
  let isRead = false;
  const pull = (body) => (isRead ? body.close() : body.enqueue(Buffer.from("words")), (isRead = true));
  const headers = { "content-type": "text/plain" };
  t.mock.method(globalThis, "fetch", async () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers, status: 203 }));
  const address = new URL("http://host/words.ftl");
  askEarly([address]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(isRead);
  const response = await request(address);
  assert.deepEqual([203, "text/plain", "words"], [response.status, response.headers.get("content-type"), await response.text()]);
});

test("a picture in the document has an address of its own", () => {
  put("rooms/reef/cover.svg", "image/svg+xml", "<svg/>");
  assert.equal("data:image/svg+xml;base64,PHN2Zy8+", pictureAddress("rooms/reef/cover.svg"));
});

test("workers are given the runtime's files that the document contains, as bytes they can read", async () => {
  const sizes = { "a.zip": 3, "b.zip": 2 };
  elements.set("runtime", { textContent: JSON.stringify({ sizes, wheel: "" }) });
  put("runtime/a.zip", "application/zip", gzipSync("abc"));
  const { base, copies, files } = runtime();
  assert.equal("http://host/runtime/", base);
  assert.deepEqual(sizes, files.sizes);
  assert.deepEqual(["a.zip"], Object.keys(copies));
  const { bytes, type } = copies["a.zip"];
  assert.deepEqual(["application/zip", "abc"], [type, gunzipSync(bytes).toString()]);
});
