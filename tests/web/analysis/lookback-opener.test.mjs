/** When a table asks for the script with its game's past. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Watch } from "../../../web/components/watch.js";
import { LookbackOpener } from "../../../web/analysis/lookback-opener.js";

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** `script`: what comes when it is asked for. */
function begun(script = {}) {
  const heard = [];
  const watch = new Watch();
  const session = {
    table: null,
    looking: null,
    closed: false,
    history: { leave: () => heard.push("left") },
    when: (read, act) => watch.when(read, act),
  };
  const become = (news) => {
    Object.assign(session, news);
    watch.look();
  };
  new LookbackOpener(session, async () => (heard.push("asked"), script));
  return { become, heard };
}

test("a game that goes on asks for nothing of its past", () => {
  const { become, heard } = begun();
  become({ table: { over: false } });
  assert.deepEqual([], heard);
});

test("a game that is over and a past moment on the board ask for it", async () => {
  for (const news of [{ table: { over: true } }, { table: { over: false }, looking: 7 }]) {
    const { become, heard } = begun();
    become(news);
    await settle();
    assert.deepEqual(["asked"], heard);
  }
});

test("nobody is left at a past moment without the bar that leads back", async () => {
  const { become, heard } = begun(null);
  become({ table: { over: false }, looking: 7 });
  await settle();
  assert.deepEqual(["asked", "left"], heard);
});
