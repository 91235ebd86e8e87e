// The scripts a script is made of: fetched anew, and the one at fault is found.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refresh } from "../../web/graph.js";

const BASE = "http://host/";
const SCRIPT = { "content-type": "text/javascript; charset=utf-8" };

/** What the host answers by name: a script's text, a response, or nothing. */
let answers = {};
/** What was asked: name and how. */
let asked = [];

globalThis.fetch = async (address, { cache }) => {
  const name = new URL(address).pathname.slice(1);
  asked.push(`${name} ${cache}`);
  const answer = answers[name];
  if (answer === undefined) throw new TypeError("no answer");
  return typeof answer === "string" ? new Response(answer, { headers: SCRIPT }) : answer;
};

beforeEach(() => {
  asked = [];
  answers = {
    "main.js":
      '/** @import {T} from "./types.js" */\nimport {\n  a,\n} from "./a.js";\nimport "./b.js";',
    "a.js": 'export const where = "./not.js";\nexport { w } from "./main.js";',
    "b.js": "",
  };
});

test("a script is fetched anew with all it imports, once each", async () => {
  assert.equal(await refresh(`${BASE}main.js`), null);
  assert.deepEqual(asked, ["main.js reload", "a.js reload", "b.js reload"]);
});

test("one that does not come is at fault, however deep", async () => {
  answers["a.js"] += '\nimport "./deep/c.js";';
  assert.equal(await refresh(`${BASE}main.js`), `${BASE}deep/c.js`);
  answers["deep/c.js"] = new Response("", { status: 404, headers: SCRIPT });
  assert.equal(await refresh(`${BASE}main.js`), `${BASE}deep/c.js`);
});

test("what is no script is at fault", async () => {
  answers["b.js"] = new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
  assert.equal(await refresh(`${BASE}main.js`), `${BASE}b.js`);
});
