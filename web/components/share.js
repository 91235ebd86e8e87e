/** Hands a text to another program, or to the clipboard where there is no way to do so. */

/** @import {App} from "../types/page.js" */

/** @param {App} app @param {string} text */
export async function hand({ toasts, words }, text) {
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
