import assert from "node:assert/strict";
import { test } from "node:test";

import { Watch } from "../../../web/components/watch.js";

test("what shows something is shown at once, and again when what it reads is another thing", () => {
  const watch = new Watch();
  const state = { hint: null, count: 0 };
  const told = [];
  watch.add(() => [state.hint], () => told.push(`hint ${state.hint}`));
  watch.add(() => [state.count], () => told.push(`count ${state.count}`));
  watch.look();
  state.count = 1;
  watch.look();
  watch.look();
  assert.deepEqual(told, ["hint null", "count 0", "count 1"]);
});

test("what changes while it is shown is shown after that, each thing once", () => {
  const watch = new Watch();
  const state = { first: 0, second: 0 };
  const told = [];
  watch.add(() => [state.second], () => told.push(`second ${state.second}`));
  watch.add(
    () => [state.first],
    () => {
      told.push(`first ${state.first}`);
      state.second = state.first;
      watch.look();
    },
  );
  told.length = 0;
  state.first = 1;
  watch.look();
  assert.deepEqual(told, ["first 1", "second 1"]);
});

test("in another language all is shown anew, and told so", () => {
  const watch = new Watch();
  const state = { at: 0 };
  const told = [];
  watch.add(() => [state.at], (isAnew) => told.push(isAnew ? "all" : "this"));
  watch.look();
  state.at = 1;
  watch.look();
  watch.renew();
  assert.deepEqual(told, ["all", "this", "all"]);
});

test("a part that fails does not stop the watch for good", () => {
  const watch = new Watch();
  const state = { at: 0 };
  const told = [];
  watch.add(
    () => [state.at],
    () => {
      if (state.at === 1) throw new Error("broken");
      told.push(state.at);
    },
  );
  state.at = 1;
  assert.throws(() => watch.look(), /broken/);
  state.at = 2;
  watch.look();
  assert.deepEqual(told, [0, 2]);
});

test("what acts does so with another thing only: not at once, and not when all is shown anew", () => {
  const { watch, state, heard } = acting();
  assert.deepEqual([], heard);
  watch.renew();
  assert.deepEqual([], heard);
  state.table = "other";
  watch.look();
  watch.look();
  assert.deepEqual(["other"], heard);
});

/** Something that acts when the table is another one. */
function acting() {
  const watch = new Watch();
  const state = { table: "one" };
  const heard = [];
  watch.when(
    () => [state.table],
    () => heard.push(state.table),
  );
  return { watch, state, heard };
}
