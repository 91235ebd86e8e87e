/** Fetches the game's pictures before they are needed; shows a notice if some are missing. */

import { tableParts } from "../../board/canvas/scene-parts.js";
import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

export class MissingArtNotice {
  declare app: App;
  declare session: TableSession;
  declare retry: () => void;
  declare element: HTMLDivElement;
  isWanting = false;

  /** `retry` shows the table anew. */
  constructor(app: App, session: TableSession, retry: () => void) {
    this.app = app;
    this.session = session;
    this.retry = retry;
    this.element = telling(make("div", { class: "table-notice" }));
    session.watch(
      () => [this.isWanting],
      () => this.#show(),
    );
  }

  async fetch(room: string) {
    this.isWanting = await tableParts(room).then(
      () => false,
      () => true,
    );
    this.session.changed();
  }

  #show() {
    const { words } = this.app;
    if (!this.isWanting) return;
    fill(
      this.element,
      icon("warning"),
      make("p", {}, words.t("table-pictures")),
      make(
        "button",
        { class: "button", type: "button", on: { click: this.retry } },
        words.t("shell-retry"),
      ),
    );
  }
}
