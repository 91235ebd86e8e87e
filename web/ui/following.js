/** The bar shown in place of the orders while another page of this browser plays the game. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";

/** @import {Words} from "../words.js" */
/** @import {Play} from "./play.js" */

export class Following {
  /** @param {Words} words @param {Play} play */
  constructor(words, play) {
    this.words = words;
    this.play = play;
    this.says = make("div", { class: "following-words", role: "status" });
    this.button = make("button", {
      class: "button primary",
      type: "button",
      on: { click: () => play.keeping.takeOver() },
    });
    this.element = make("div", { class: "following" }, this.says, this.button);
    this.show();
  }

  show() {
    const { play, words } = this;
    this.element.hidden = !play.follows;
    fill(
      this.says,
      play.follows && icon("eye"),
      play.follows &&
        make(
          "div",
          {},
          make("p", { class: "prompt" }, words.t("follow-title")),
          make("p", { class: "gain" }, words.t("follow-about")),
        ),
    );
    this.button.textContent = words.t("follow-take");
  }
}
