/** Hands a text to another program, or to the clipboard where there is no way to do so. */

import type { App } from "../types/page.js";

export async function hand({ toasts, words }: App, text: string) {
  const { clipboard, share } = navigator;
  if (typeof share === "function") {
    await navigator.share({ text }).catch(() => {}); // the reader thought better of it
    return;
  }
  try {
    await clipboard.writeText(text);
    toasts.show(words.t("day-copied"));
  } catch {
    toasts.show(text); // to be copied by hand
  }
}
