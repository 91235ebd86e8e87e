/** Screens whose files come with them. */

import { fill, make } from "../components/dom.js";
import { FileError } from "../net/fetch-text.js";
import type { App } from "../types/page.js";

/** Whether what comes has come and is still wanted; where a file cannot be had, its place says which. */
export async function hasCome({ words }: App, place: Element, coming: Promise<unknown>, signal: AbortSignal) {
  try {
    await coming;
    return !signal.aborted;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    fill(place, make("p", { role: "alert" }, words.t("error-fetch", { file: error.file })));
    return false;
  }
}
