import assert from "node:assert/strict";
import { test } from "node:test";

import { Watch } from "../../../web/components/watch.js";
import { AnalysisOpener } from "../../../web/analysis/analysis-opener.js";

const settle = () => new Promise((resolve) => setTimeout(resolve));
const OVER = { over: true };

/** A table whose later script has not come yet. */
function begun() {
  const heard = [];
  const coming = [];
  const review = { take: ({ over }) => heard.push(over ? "over" : "goes on") };
  const asking = {
    come: () => {
      heard.push("asked");
      return new Promise((resolve) => coming.push(resolve));
    },
  };
  const shown = {};
  const watch = new Watch();
  const session = { table: null, when: (read, act) => watch.when(read, act) };
  const take = (table) => {
    session.table = { ...table };
    watch.look();
  };
  new AnalysisOpener(session, review, asking, (part) => (heard.push(part), shown));
  return { coming, heard, take };
}

test("the analysis is made once its script is here, and that is asked for once a game is over", async () => {
  const { coming, heard, take } = begun();
  take({ over: false });
  take(OVER);
  take(OVER);
  coming[0]("script");
  await settle();
  take(OVER);
  assert.deepEqual(["goes on", "over", "asked", "over", "script", "over"], heard);
});

test("a script that could not be had is asked for again with the next table", async () => {
  const { coming, heard, take } = begun();
  take(OVER);
  coming[0](null);
  await settle();
  take(OVER);
  coming[1]("script");
  await settle();
  assert.deepEqual(["over", "asked", "over", "asked", "script"], heard);
});
