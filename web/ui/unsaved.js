/** The notice at the table while the last move is not on disk. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";

/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

export class Unsaved {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    this.element = make("div", { class: "table-notice", role: "status" });
    this.language = app.words.language;
    app.saves.addEventListener("change", () => this.show(), { signal: play.signal });
  }

  show() {
    const { words } = this.app;
    const { isLate } = this.play.keeping;
    if (isLate === this.element.hasChildNodes() && this.language === words.language) return;
    this.language = words.language;
    fill(
      this.element,
      isLate && icon("warning"),
      isLate && make("p", {}, words.t("table-unsaved")),
      isLate &&
        this.play.keeping.isOfferable &&
        make(
          "button",
          { class: "button", type: "button", on: { click: () => this.play.keeping.offer() } },
          icon("download"),
          words.t("table-save-file"),
        ),
    );
  }
}
