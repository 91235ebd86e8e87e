/** The bar shown in place of the orders while another page of this browser plays the game. */

import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";

/** @import {Words} from "../../i18n/words.js" */
/** @import {TableSession} from "../session/session.js" */

export class OtherTabNotice {
  /** @param {Words} words @param {TableSession} session */
  constructor(words, session) {
    this.words = words;
    this.session = session;
    this.says = make("div", { class: "following-words", role: "status" });
    this.button = make("button", {
      class: "button primary",
      type: "button",
      on: { click: () => session.autosave.takeOver() },
    });
    this.element = make("div", { class: "following" }, this.says, this.button);
    this.show();
  }

  show() {
    const { session, words } = this;
    this.element.hidden = !session.follows;
    fill(
      this.says,
      session.follows && icon("eye"),
      session.follows &&
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
