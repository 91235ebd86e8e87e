/** Files to and from the reader's device. */

import { make } from "./dom.js";
import { withNotes } from "../model/notes.js";
import type { Failure, Message } from "../types/engine.js";
import type { App, SaveRecord } from "../types/page.js";

/** Bytes of a saved game; the engine's own limit. */
export const LARGEST = 4_000_000;

/** Hands a game to the reader as a file. Resolves when that is noted. */
export function offerSave(app: App, { game, id, notes = [], position, text }: SaveRecord) {
  const file = new Blob([withNotes(text, notes)], { type: "application/json" });
  offerFile(file, `freebooters-${game}-${position}.json`);
  return app.saves.mark(id, { filed: Date.now() });
}

/** Has the browser store a file where the reader keeps such. */
export function offerFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the reader choose one file; null when none was chosen. */
export function pickFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = make("input", { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}

/** What a saved game's file says, or why it cannot be told: what is larger than any is not read. */
export async function readSave(file: Pick<File, "size" | "text">): Promise<string | Failure> {
  if (file.size > LARGEST) {
    return failure({ key: "error-save-large", args: { most: LARGEST / 1_000_000 } });
  }
  return file.text().catch(() => failure({ key: "error-save-unread" }));
}

function failure(error: Message): Failure {
  return { ok: false, error, rule: null };
}
