/** The notice at the table while the last move, or a note, is not on disk. */

import { make, renew } from "./dom.js";
import { icon } from "./icons.js";

/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

export class Unsaved {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    this.element = make("div", { class: "table-notice", role: "status" });
    app.saves.addEventListener("change", () => this.show(), { signal: play.signal });
  }

  show() {
    const { play } = this;
    const { words } = this.app;
    const { isOfferable, trouble } = play.keeping;
    const offer = () => play.keeping.offer();
    renew(
      this.element,
      trouble && icon("warning"),
      trouble && make("p", {}, words.t(trouble)),
      trouble &&
        isOfferable &&
        make(
          "button",
          { class: "button", type: "button", on: { click: offer } },
          icon("download"),
          words.t("table-save-file"),
        ),
    );
  }
}
