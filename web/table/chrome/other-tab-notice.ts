/** The bar shown in place of the orders while another page of this browser plays the game. */

import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import type { Words } from "../../i18n/words.js";
import type { TableSession } from "../session/session.js";

export class OtherTabNotice {
  declare words: Words;
  declare session: TableSession;
  declare says: HTMLDivElement;
  declare button: HTMLButtonElement;
  declare element: HTMLDivElement;

  constructor(words: Words, session: TableSession) {
    this.words = words;
    this.session = session;
    this.says = telling(make("div", { class: "following-words" }));
    this.button = make("button", {
      class: "button primary",
      type: "button",
      on: { click: () => session.autosave.takeOver() },
    });
    this.element = make("div", { class: "following" }, this.says, this.button);
    session.watch(
      () => [session.follows],
      () => this.#show(),
    );
  }

  #show() {
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
