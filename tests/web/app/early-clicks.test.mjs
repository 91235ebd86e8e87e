import assert from "node:assert/strict";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

import { parse } from "../../../web/page/router.js";
import { withoutTypes, written } from "../scripts.mjs";

const SCRIPT = withoutTypes(written(new URL("../../../web/app/early-clicks.js", import.meta.url)));

/** Which screen the root names for that address; undefined: home. */
function awaited(hash, search = "") {
  const dataset = {};
  const document = { addEventListener() {}, documentElement: { dataset } };
  const page = { AbortController, URLSearchParams, document, location: { hash, search } };
  runInContext(SCRIPT, createContext(page));
  return dataset.awaited;
}

for (const hash of [
  ...["", "#", "#/", "#main", "#/table", "#/table/", "#/rules", "#/rules/", "#//x"],
  ...["#/saves", "#/settings", "#/credits", "#/cartagena", "#/demo", "#/demo/cartagena"],
  ...["#/table/a1b2", "#/rules/cartagena", "#/rules/cartagena/ca-4", "#/no-such-game"],
  ...["#%2Fwatch%2Fmutiny.x", "#/?fbclid=x", "#/.", "#mutiny.AbC", "#/_x_"],
]) {
  test(`the home page waits unseen at "${hash}" only if another screen comes there`, () => {
    const isHome = ["home", undefined].includes(parse(hash)?.screen);
    assert.equal(isHome, awaited(hash) === undefined);
  });
}

test("an encoded # behind an address leads elsewhere than home", () => {
  for (const search of ["?a=b%23/mutiny", "?%23/mutiny", "?a=b"])
    assert.equal(parse("", search).screen === "home", awaited("", search) === undefined, search);
});

test("a table and the demo are named, since they have no header", () => {
  assert.equal("table", awaited("#/table/a1b2"));
  assert.equal("demo", awaited("#/demo/cartagena"));
});

test("on a stand the demo comes at every address", () => {
  for (const hash of ["", "#/settings", "#/demo"]) assert.equal("demo", awaited(hash, "?kiosk"));
});
