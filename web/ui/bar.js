/** The top of a table: which game it is, who plays where there is no room to say more, the menu. */

import { pictureAddress } from "../files.js";
import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { showStrip } from "./players.js";
import { choiceNames } from "./setup.js";
import { originName } from "./shelf.js";

/** @import {Shows} from "./players.js" */
/** @import {App} from "./types.js" */

export class Bar {
  /**
   * @param {App} app
   * @param {{players: () => void, menu: () => void}} on what its buttons do
   */
  constructor(app, { players, menu }) {
    this.app = app;
    this.heading = make("h1", { tabindex: -1 });
    this.strip = make("button", { class: "strip", type: "button", on: { click: players } });
    this.menuButton = make(
      "button",
      {
        class: "icon-button table-menu",
        type: "button",
        "aria-haspopup": "dialog",
        on: { click: menu },
      },
      icon("menu"),
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
      this.strip,
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
    this.menuButton.setAttribute("aria-label", words.t("table-menu"));
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
    showStrip(this.strip, app, shows);
  }
}
