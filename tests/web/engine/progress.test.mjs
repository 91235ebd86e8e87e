import assert from "node:assert/strict";
import { test } from "node:test";

import { fraction, sentence } from "../../../web/engine/progress.js";

const report = (stage, loaded = 0, total = 0, error = undefined) => ({
  stage,
  loaded,
  total,
  error,
});

test("the bar never goes back from stage to stage", () => {
  const way = [
    report("download"),
    report("download", 5, 10),
    report("download", 10, 10),
    report("start", 10, 10),
    report("install", 10, 10),
    report("ready", 1, 1),
  ].map(fraction);
  assert.deepEqual(
    [...way].sort((one, other) => one - other),
    way,
  );
  assert.equal(0, way[0]);
  assert.equal(1, way.at(-1));
});

test("bytes are told in megabytes", () => {
  const { key, args } = sentence(report("download", 4_260_000, 13_900_000));
  assert.equal("shell-stage-bytes", key);
  assert.deepEqual({ loaded: 4.3, total: 13.9 }, args);
});

test("before the sizes are known there is no number", () => {
  assert.deepEqual({ key: "shell-stage-download" }, sentence(report("download")));
});

test("an error speaks for itself", () => {
  const error = { key: "error-fetch", args: { file: "x" } };
  assert.deepEqual(error, sentence(report("error", 0, 0, error)));
});
