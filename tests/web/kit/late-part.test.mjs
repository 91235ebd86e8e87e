/** Parts whose script comes later. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LatePart } from "../../../web/kit/late-part.js";

test("a part is made once, however many want it before its script is here", async () => {
  let made = 0;
  let arrive = () => {};
  const coming = new Promise((resolve) => (arrive = resolve));
  const part = new LatePart(() => coming, (script) => ({ script, number: (made += 1) }));
  const wanted = [part.want(), part.want()];
  assert.equal(part.here, null);
  arrive("script");
  const [one, other] = await Promise.all(wanted);
  assert.deepEqual(one, { script: "script", number: 1 });
  assert.equal(one, other);
  assert.equal(part.here, one);
});

test("without its script there is no part, and it is asked for again", async () => {
  const scripts = [null, "script"];
  const part = new LatePart(async () => scripts.shift(), (script) => script);
  assert.equal(await part.want(), null);
  assert.equal(await part.want(), "script");
});
