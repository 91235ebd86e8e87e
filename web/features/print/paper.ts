/**
 * Paper: what is printed in place of the screen. It is light in every theme, lies beside the screen
 * while it is made, and is gone once it is printed.
 */

import { make } from "../../components/dom.js";
import { FileError } from "../../net/fetch-text.js";
import type { App } from "../../types/page.js";

/** How many pixels of a picture come on a CSS pixel of paper: 300 on an inch. */
export const FINE = 3;

/** Ends what was printed last. */
let last = new AbortController();

/**
 * Asks the browser to print what `write` puts on the paper. `title`: how a browser names the file.
 * `write` is done when all pictures are painted, and answers false, or rejects with `FileError`, where
 * something cannot be had, which is said; `signal` aborts when the paper is gone.
 */
export async function print(
  app: App,
  title: string,
  write: (paper: HTMLElement, signal: AbortSignal) => Promise<boolean | void>,
) {
  last.abort();
  const own = new AbortController();
  last = own;
  const { signal } = own;
  const paper = make("article", { class: "paper", inert: true, "aria-hidden": "true" });
  signal.addEventListener("abort", () => paper.remove());
  document.body.append(paper);
  const isWritten = await written(write(paper, signal));
  if (signal.aborted) return;
  if (!isWritten) {
    own.abort();
    app.toasts.show(app.words.t("print-failed"));
    return;
  }
  const before = document.title;
  document.title = title;
  signal.addEventListener("abort", () => (document.title = before));
  // While it prints Chromium tells no listener of a signal.
  window.addEventListener("afterprint", () => setTimeout(() => own.abort()), { signal });
  window.print();
}

async function written(writing: Promise<boolean | void>) {
  try {
    return (await writing) !== false;
  } catch (error) {
    if (error instanceof FileError) return false;
    throw error;
  }
}
