/** What other programs of the device hand over: saves as files, and words with a link of ours in them. */

import { BASE } from "../base.js";
import { page } from "./page.js";
import { importFile } from "./importing.js";

/** @import {App, Screen} from "./types.js" */

/** As in sw.js. */
const SHARED = `shared with freebooters ${BASE.href}`;

/** A link of ours, wherever its page lies. */
const LINK = /#\/(watch\/[\w.~%-]+)/;

/** Reads what was shared and goes where it leads. @param {App} app @returns {Screen} */
export function receivedScreen(app) {
  void take(app);
  const title = app.words.t("shared-heading");
  return page(title, "shared-page");
}

/** @param {App} app */
async function take(app) {
  const { file, words } = await taken().catch(() => ({ file: null, words: "" }));
  const link = LINK.exec(words)?.[1];
  if (file) await openFiles(app, [file]);
  else if (link) location.replace(`#/${link}`);
  else app.toasts.show(app.words.t("shared-nothing"));
  if (location.hash === "#/shared") location.replace("#/");
}

/** What was shared, once. */
async function taken() {
  const cache = await caches.open(SHARED);
  const [file, words] = await Promise.all([cache.match("file"), cache.match("words")]);
  await caches.delete(SHARED);
  return {
    file: file ? new File([await file.blob()], "freebooters.json") : null,
    words: (await words?.text()) ?? "",
  };
}

/**
 * Opens the files with which the device has started the page.
 * @param {App} app
 * @param {{files: FileSystemFileHandle[]}} launch
 */
export async function openLaunched(app, { files }) {
  await openFiles(app, await Promise.all(files.map((handle) => handle.getFile())));
}

/** Keeps the games in these files, and goes to the last. @param {App} app @param {File[]} files */
async function openFiles(app, files) {
  /** @type {string | null} */
  let last = null;
  for (const file of files) last = (await importFile(app, file)) ?? last;
  if (last) app.go({ screen: "table", save: last });
}
