// The page's own files: what is no such file is asked for once more, past the caches, and named.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FileError, read } from "../../../web/net/fetch-text.js";

const FILE = new URL("http://host/rooms/ratings.json");
const SIGN_IN = "<!doctype html>sign in";

/** What the host answers, by how it is asked. */
let answers = {};

globalThis.fetch = async (_, { cache }) => {
  const answer = answers[cache];
  if (answer === undefined) throw new TypeError("no answer");
  return typeof answer === "number"
    ? new Response("", { status: answer })
    : new Response(answer);
};

const games = (text) => JSON.parse(text).games ?? null;
const isAtFault = (error) => error instanceof FileError && error.file === FILE.href;

beforeEach(() => (answers = { reload: '{"games": [1]}' }));

test("a file is read as it comes", async () => {
  answers = { default: '{"games": [2]}' };
  assert.deepEqual(await read(FILE, games), [2]);
});

for (const [what, wrong] of [
  ["another page", SIGN_IN],
  ["another file", "{}"],
  ["an error", 404],
  ["nothing", undefined],
])
  test(`${what} is passed over`, async () => {
    answers.default = wrong;
    assert.deepEqual(await read(FILE, games), [1]);
    answers.reload = wrong;
    await assert.rejects(read(FILE, games), isAtFault);
  });
