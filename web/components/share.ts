/** Texts for other programs, and for the clipboard. */

import { dialog, openModal } from "./dialog.js";
import { make } from "./dom.js";
import type { App } from "../types/page.js";

/**
 * Hands a text to another program, or to the clipboard where there is no way to do so, or it is refused;
 * whether it is out of the page, or the reader has thought better of it. `done`: what is said once it is on
 * the clipboard.
 */
export async function hand(app: App, text: string, done = app.words.t("day-copied")): Promise<boolean> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ text });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  await copy(app, text, done);
  return true;
}

/** Puts a text on the clipboard, and says `done` then; where that is refused, its reader copies it. */
export async function copy({ toasts, words }: App, text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    const title = words.t("share-text");
    const field = make("textarea", { class: "share-link", rows: 6, readonly: true, autofocus: true, "aria-label": title }, text);
    openModal(dialog({ title, closeLabel: words.t("shell-close") }, field));
    field.select();
  }
}
