/** The words of a club evening, which come with its screens. */

import { fill, make } from "../../components/dom.js";
import { FileError } from "../../net/fetch-text.js";
import type { App } from "../../types/page.js";

/** Shows something once its words are there; or that they cannot be had. */
export async function inWords(
  { words }: App,
  place: Element,
  signal: AbortSignal,
  show: () => Promise<void>,
) {
  try {
    await words.tell("club");
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    fill(place, make("p", { role: "alert" }, words.t("error-fetch", { file: error.file })));
    return;
  }
  if (!signal.aborted) await show();
}
