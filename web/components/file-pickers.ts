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

/** Lets the reader choose one saved game's file; null when none was chosen. */
export async function pickFile(): Promise<File | null> {
  const [file = null] = await picked({ accept: ".json,application/json" });
  return file;
}

/** Lets the reader choose any number of text files; none when nothing was chosen. */
export function pickTexts(): Promise<File[]> {
  return picked({ accept: ".txt,text/plain", multiple: true });
}

function picked(which: { accept: string; multiple?: boolean }): Promise<File[]> {
  return new Promise((resolve) => {
    const input = make("input", { type: "file", ...which });
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
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
