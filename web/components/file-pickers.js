/** Files to and from the reader's device. */

import { make } from "./dom.js";
import { withNotes } from "../model/notes.js";

/** @import {Failure, Message} from "../types/engine.js" */
/** @import {App, SaveRecord} from "../types/page.js" */

/** Bytes of a saved game; the engine's own limit. */
export const LARGEST = 4_000_000;

/**
 * Hands a game to the reader as a file. Resolves when that is noted.
 * @param {App} app
 * @param {SaveRecord} record
 */
export function offerSave(app, { game, id, notes = [], position, text }) {
  const file = new Blob([withNotes(text, notes)], { type: "application/json" });
  offerFile(file, `freebooters-${game}-${position}.json`);
  return app.saves.mark(id, { filed: Date.now() });
}

/**
 * Has the browser store a file where the reader keeps such.
 * @param {Blob} file
 * @param {string} name
 */
export function offerFile(file, name) {
  const address = URL.createObjectURL(file);
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Lets the reader choose one file; null when none was chosen.
 * @returns {Promise<File | null>}
 */
export function pickFile() {
  return new Promise((resolve) => {
    const input = make("input", { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}

/**
 * What a saved game's file says, or why it cannot be told: what is larger than any is not read.
 * @param {Pick<File, "size" | "text">} file
 * @returns {Promise<string | Failure>}
 */
export async function readSave(file) {
  if (file.size > LARGEST) {
    return failure({ key: "error-save-large", args: { most: LARGEST / 1_000_000 } });
  }
  return file.text().catch(() => failure({ key: "error-save-unread" }));
}

/** @param {Message} error @returns {Failure} */
function failure(error) {
  return { ok: false, error, rule: null };
}
