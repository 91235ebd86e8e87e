/** What a table's screen takes for its engine where there is nothing to wait for: that runs elsewhere. */

import type { Answering } from "../types/page.js";

export class ReadyEngine extends EventTarget implements Omit<Answering, "ask"> {
  report: Answering["report"] = { stage: "ready", loaded: 1, total: 1 };
  ready = true;
  isWanted = true;
  saved = "";

  start() {}

  want() {}

  async up() {}
}
