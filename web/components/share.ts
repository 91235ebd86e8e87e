/** Texts for other programs, and for the clipboard. */

import type { App } from "../types/page.js";

/** Hands a text to another program, or to the clipboard where there is no way to do so. */
export async function hand(app: App, text: string) {
  if (typeof navigator.share === "function") {
    await navigator.share({ text }).catch(() => {}); // the reader thought better of it
    return;
  }
  await copy(app, text, app.words.t("day-copied"));
}

/** Puts a text on the clipboard, and says `done` then. */
export async function copy({ toasts }: App, text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    toasts.show(text); // to be copied by hand
  }
}
