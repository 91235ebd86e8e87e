/** The head of a table: which game it is, the way home, the menu. */

import { pictureAddress } from "../../net/files.js";
import { fill, make, write } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { choiceNames } from "../../model/setup.js";
import { originName } from "../../components/save-titles.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** To where one comes from the table. `label`: where that is. */
export function homeLink(href: string, label: string | null = null) {
  const logo = make("img", { src: pictureAddress("web/art/logo.svg"), alt: "", width: 32, height: 32 });
  return make("a", { class: "table-home", href, "aria-label": label }, logo);
}

export class Header {
  declare app: App;
  declare session: TableSession;
  declare heading: HTMLHeadingElement;
  declare menuButton: HTMLButtonElement;
  declare menuWords: HTMLSpanElement;
  declare homeLink: HTMLAnchorElement;
  declare element: HTMLElement;

  /** `menu` opens it. */
  constructor(app: App, session: TableSession, menu: () => void) {
    this.app = app;
    this.session = session;
    this.heading = make("h1", { tabindex: -1 });
    this.menuButton = make(
      "button",
      {
        class: "icon-button table-menu",
        type: "button",
        on: { click: menu },
      },
      icon("menu"),
      (this.menuWords = make("span", { class: "tool-words" })),
    );
    this.homeLink = homeLink("#/");
    this.element = make(
      "header",
      { class: "table-bar" },
      this.homeLink,
      this.heading,
      this.menuButton,
    );
    session.watch(
      () => [session.table?.game, session.table?.options, session.table?.origin],
      () => this.#show(),
    );
  }

  /** Something more to press, before the menu. */
  add(button: HTMLElement) {
    this.element.insertBefore(button, this.menuButton);
  }

  /** What it says before and while a game is played. */
  #show() {
    const { app, session } = this;
    const { words } = app;
    write(this.menuWords, words.t("table-menu"));
    this.homeLink.setAttribute("aria-label", words.t("shell-home"));
    // There is a menu of a game that is there.
    if (session.table) this.menuButton.removeAttribute("aria-disabled");
    else this.menuButton.setAttribute("aria-disabled", "true");
    if (!session.table) return;
    const { game, options, origin } = session.table;
    const chosen = [
      ...choiceNames(app, game, options),
      ...(origin ? [originName(words, origin)] : []),
    ];
    const [title, variant] = [words.gameTitle(game), chosen.join(" · ")];
    if (this.heading.textContent === title + variant) return;
    fill(this.heading, title, make("span", { class: "table-variant" }, variant));
  }
}
