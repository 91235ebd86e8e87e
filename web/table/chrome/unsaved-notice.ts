/** The notice at the table while the last move, or a note, is not on disk. */

import { make, renew } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

export class UnsavedNotice {
  declare app: App;
  declare session: TableSession;
  declare element: HTMLDivElement;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.element = telling(make("div", { class: "table-notice" }));
    const { autosave } = session;
    session.watch(
      () => [autosave.trouble, autosave.isOfferable],
      () => this.#show(),
    );
    app.saves.addEventListener("change", () => session.changed(), { signal: session.signal });
  }

  #show() {
    const { session } = this;
    const { words } = this.app;
    const { isOfferable, trouble } = session.autosave;
    const offer = () => session.autosave.offer();
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
