/**
 * What the table does when the engine's worker has ended: it loads the game again from its save,
 * and shows a notice for as long as that takes.
 */

import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import type { IconName } from "../../components/icons.js";
import type { App, TableCommand } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Commands of people, which they would have to repeat. */
const DEEDS = new Set(["act", "acts", "undo", "lift"]);

/** Milliseconds for which the notice says that the game goes on. */
const STAY = 10_000;

export class Recovery {
  declare app: App;
  declare session: TableSession;
  /** Whether the engine with the game has ended and no new one has loaded it yet. */
  isOn = false;
  /** Whether a new engine was started but did not load the game. */
  isRefused = false;
  /** Whether the game has just been loaded again. */
  isBack = false;
  /** Whether the last command was lost. */
  isMissing = false;
  /** Counts the times the engine has ended: only the last one is repaired. */
  turn = 0;
  /** Resolves when the game goes on. */
  declare over: Promise<void>;
  end: () => void = () => {};
  declare element: HTMLDivElement;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.over = Promise.resolve();
    this.element = telling(make("div", { class: "table-notice", tabindex: -1 }));
    const { signal } = session;
    app.engine.addEventListener("lost", () => this.#lose(), { signal });
    app.engine.addEventListener("progress", () => (this.isOn || session.isEarly) && session.changed(), { signal });
    session.watch(
      () => [this.notice?.key, this.isGivenUp && session.autosave.isOfferable],
      () => this.#show(),
    );
  }

  /** Whether it is not tried again by itself. */
  get isGivenUp() {
    return this.isOn && (this.isRefused || this.app.engine.report.stage === "error");
  }

  get notice(): { key: string; sign: IconName } | null {
    if (this.isGivenUp) return { key: "mend-failed", sign: "warning" };
    if (this.isOn) return { key: "mend-engine", sign: "wheel" };
    if (!this.isBack) return null;
    return { key: this.isMissing ? "mend-again" : "mend-back", sign: "check" };
  }

  #show() {
    const { isGivenUp, notice } = this;
    const said = notice ? this.app.words.t(notice.key) : "";
    fill(
      this.element,
      notice && icon(notice.sign),
      notice && make("p", {}, said),
      isGivenUp &&
        make(
          "div",
          { class: "table-notice-buttons" },
          this.#button("refresh", "shell-retry", () => this.#retry()),
          this.session.autosave.isOfferable &&
            this.#button("download", "table-save-file", () => this.session.autosave.offer()),
        ),
    );
  }

  /** A command got no answer because the engine has ended. */
  miss(command: TableCommand["do"]) {
    if (DEEDS.has(command)) this.isMissing = true;
  }

  #button(name: IconName, key: string, click: () => void) {
    const { words } = this.app;
    return make("button", { class: "button", type: "button", on: { click } }, icon(name), words.t(key));
  }

  #lose() {
    const { session } = this;
    if (!session.asked) return;
    this.isMissing = this.isOn && this.isMissing;
    session.hintRequest.close();
    session.botTurns.stop();
    this.#begin();
  }

  #retry() {
    this.app.engine.start();
    this.#begin();
    this.element.focus();
  }

  #begin() {
    if (!this.isOn) this.over = new Promise((resolve) => (this.end = resolve));
    this.isOn = true;
    this.isRefused = false;
    this.isBack = false;
    this.turn += 1;
    this.#tell();
    void this.#mend(this.turn);
  }

  async #mend(turn: number) {
    const { app, session } = this;
    const isOff = () => session.closed || turn !== this.turn;
    await app.engine.up();
    if (isOff()) return;
    const isOpen = await session.loader.open();
    if (isOff()) return;
    this.isOn = !isOpen;
    this.isRefused = !isOpen;
    this.isBack = isOpen;
    if (isOpen) this.#rest();
    this.#tell();
  }

  #rest() {
    this.end();
    setTimeout(() => {
      this.isBack = false;
      this.session.changed();
    }, STAY);
  }

  #tell() {
    this.session.selection.mark();
    this.session.changed();
  }
}
