/** The head of a table: which game it is, the way home, the menu. */

import { pictureAddress } from "../../net/files.js";
import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { choiceNames } from "../../model/setup.js";
import { originName } from "../../components/save-titles.js";

/** @import {Shows} from "../panels/players.js" */
/** @import {App} from "../../types/page.js" */

export class Header {
  /** @param {App} app @param {() => void} menu opens it */
  constructor(app, menu) {
    this.app = app;
    this.heading = make("h1", { tabindex: -1 });
    this.menuButton = make(
      "button",
      {
        class: "icon-button table-menu",
        type: "button",
        "aria-haspopup": "dialog",
        on: { click: menu },
      },
      icon("menu"),
      (this.menuWords = make("span", { class: "tool-words" })),
    );
    this.homeLink = make(
      "a",
      { class: "table-home", href: "#/" },
      make("img", { src: pictureAddress("web/art/logo.svg"), alt: "", width: 32, height: 32 }),
    );
    this.element = make(
      "header",
      { class: "table-bar" },
      this.homeLink,
      this.heading,
      this.menuButton,
    );
  }

  /** Something more to press, before the menu. @param {HTMLElement} button */
  add(button) {
    this.element.insertBefore(button, this.menuButton);
  }

  /** What it says before and while a game is played. @param {Shows | null} shows */
  show(shows) {
    const { app } = this;
    const { words } = app;
    fill(this.menuWords, words.t("table-menu"));
    this.homeLink.setAttribute("aria-label", words.t("shell-home"));
    if (!shows) return;
    const { game, options, origin } = shows.table;
    const chosen = [
      ...choiceNames(app, game, options),
      ...(origin ? [originName(words, origin)] : []),
    ];
    fill(
      this.heading,
      words.t(`${game}-title`),
      make("span", { class: "table-variant" }, chosen.join(" · ")),
    );
  }
}
