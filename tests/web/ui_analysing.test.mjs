import assert from "node:assert/strict";
import { test } from "node:test";

import { Analysing } from "../../web/ui/analysing.js";

const settle = () => new Promise((resolve) => setTimeout(resolve));
const OVER = { over: true };

/** A table whose later script has not come yet. */
function begun() {
  const heard = [];
  const coming = [];
  const judging = { take: ({ over }) => heard.push(over ? "over" : "goes on") };
  const asking = {
    come: () => {
      heard.push("asked");
      return new Promise((resolve) => coming.push(resolve));
    },
  };
  const shown = { show: () => heard.push("shown") };
  const analysing = new Analysing(judging, asking, (part) => (heard.push(part), shown));
  return { analysing, coming, heard };
}

test("the analysis is made once its script is here, and that is asked for once a game is over", async () => {
  const { analysing, coming, heard } = begun();
  void analysing.take({ over: false });
  analysing.show();
  void analysing.take(OVER);
  void analysing.take(OVER);
  coming[0]("script");
  await settle();
  void analysing.take(OVER);
  analysing.show();
  assert.deepEqual(["goes on", "over", "asked", "over", "script", "over", "shown"], heard);
});

test("a script that could not be had is asked for again with the next table", async () => {
  const { analysing, coming, heard } = begun();
  void analysing.take(OVER);
  coming[0](null);
  await settle();
  analysing.show();
  void analysing.take(OVER);
  coming[1]("script");
  await settle();
  assert.deepEqual(["over", "asked", "over", "asked", "script"], heard);
});
