/** The notice at the table while the last move, or a note, is not on disk. */

import { make, renew } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Milliseconds that something takes too long already before it is told, where the disk refuses. */
const PATIENCE = 2000;
/**
 * Where it is slow only, as it is on a busy machine while a first game begins: it catches up, and the notice
 * would take its room from the board, which then is painted again.
 */
const SLOW_PATIENCE = 10_000;

export class UnsavedNotice {
  declare app: App;
  declare session: TableSession;
  declare element: HTMLDivElement;
  /** What it says; null: there has been nothing to tell, and it takes no room yet. */
  told: string | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined = undefined;
  #hasGivenWay = false;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.element = telling(make("div", { class: "table-notice" }));
    const { autosave, signal } = session;
    session.when(
      () => [autosave.trouble],
      () => this.#hear(),
    );
    session.when(
      () => [session.table?.position],
      () => this.#giveWay(),
    );
    session.watch(
      () => [this.told, autosave.isOfferable],
      () => this.#show(),
    );
    app.saves.addEventListener("change", () => session.changed(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#patience));
    this.#hear();
  }

  /** Something is not on disk, or is again. */
  #hear() {
    const { session } = this;
    clearTimeout(this.#patience);
    if (session.autosave.trouble === null) {
      if (this.told !== null) this.told = "table-stored";
      return;
    }
    const { isShut, isSilent } = this.app.saves.disk;
    const isRefused = isShut && !isSilent;
    this.#patience = setTimeout(() => {
      this.told = session.autosave.trouble;
      session.changed();
    }, isRefused ? PATIENCE : SLOW_PATIENCE);
  }

  /**
   * Once all is stored again, the next move gives the board its room back: once, as it would change its size
   * time after time where the disk goes on to be slow.
   */
  #giveWay() {
    if (this.told !== "table-stored" || this.#hasGivenWay) return;
    this.told = null;
    this.#hasGivenWay = true;
  }

  #show() {
    const { session, told } = this;
    const { words } = this.app;
    const { autosave } = session;
    const offer = () => autosave.offer();
    const isStored = told === "table-stored";
    renew(
      this.element,
      told !== null && icon(isStored ? "check" : "warning"),
      told !== null && make("p", {}, words.t(told)),
      told !== null &&
        autosave.isOfferable &&
        make(
          "button",
          { class: isStored ? "button is-unneeded" : "button", type: "button", on: { click: offer } },
          icon("download"),
          words.t("table-save-file"),
        ),
    );
  }
}
