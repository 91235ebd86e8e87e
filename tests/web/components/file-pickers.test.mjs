import assert from "node:assert/strict";
import { test } from "node:test";

import { LARGEST, readSave } from "../../../web/components/file-pickers.js";

/** A file that tells whether it was read. */
function file(size, text = async () => "{}") {
  const found = { size, isRead: false };
  return Object.assign(found, {
    text() {
      found.isRead = true;
      return text();
    },
  });
}

test("a file as large as a saved game may be is read", async () => {
  assert.equal("{}", await readSave(file(LARGEST)));
});

test("a larger one is refused, and not a byte of it is read", async () => {
  const large = file(LARGEST + 1);
  const { ok, error } = await readSave(large);
  assert.deepEqual(
    [false, { key: "error-save-large", args: { most: 4 } }, false],
    [ok, error, large.isRead],
  );
});

test("what cannot be read, as a folder, is refused", async () => {
  const folder = file(4096, () => Promise.reject(new DOMException("gone", "NotFoundError")));
  assert.equal("error-save-unread", (await readSave(folder)).error.key);
});
