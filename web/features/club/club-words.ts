/** The words of a club evening, which come with its screens. */

import { hasCome } from "../../page/coming-files.js";
import type { App } from "../../types/page.js";

/** Shows something once its words are there; or that they cannot be had. */
export async function inWords(
  app: App,
  place: Element,
  signal: AbortSignal,
  show: () => Promise<void>,
) {
  if (await hasCome(app, place, app.words.tell("club"), signal)) await show();
}
