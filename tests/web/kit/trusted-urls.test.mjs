import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = { baseURI: "https://host/games/?kiosk" };
const { keeperScript, workerScript } = await import("../../../web/kit/trusted-urls.js");
const { shared } = await import("../../../web/kit/shared-globals.js");

test("the page's own two scripts have addresses", () => {
  assert.equal("https://host/games/sw.js", keeperScript());
  assert.equal("https://host/games/web/engine/worker.js", workerScript());
  for (const own of [keeperScript(), workerScript()]) assert.equal(own, shared.policy.createScriptURL(own));
});

test("no other address becomes a script's, whoever asks the policy for it", () => {
  for (const other of [
    "https://elsewhere/games/sw.js",
    "https://host/sw.js",
    "https://host/games/sw.js?x",
    "https://host/games/sw.js#x",
    "https://host/games/web/app.js",
    "https://host/games/web/../sw.js",
    "//host/games/sw.js",
    "sw.js",
    "data:text/javascript,alert(1)",
    "blob:https://host/0f0e",
    "javascript:alert(1)",
    "",
  ])
    assert.throws(() => shared.policy.createScriptURL(other), {
      name: "TypeError",
      message: `not a script of this page: ${other}`,
    });
});

test("what is refused is named in short", () => {
  const long = `data:,${"x".repeat(100_000)}`;
  assert.throws(
    () => shared.policy.createScriptURL(long),
    ({ message }) => message.length < 300,
  );
});
