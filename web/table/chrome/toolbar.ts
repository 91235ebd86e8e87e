/** What can be had beside the game's own actions: a hint, and going back. They never move. */

import { make, setAttribute, write } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { HUMAN } from "../../model/setup.js";
import { tellKey } from "./shortcuts.js";
import type { IconName } from "../../components/icons.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

export class Toolbar {
  declare app: App;
  declare session: TableSession;
  declare hint: HTMLButtonElement;
  declare back: HTMLButtonElement;
  declare replay: HTMLButtonElement;
  /** What taking back is called. */
  undoing = "table-undo";
  declare element: HTMLDivElement;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.hint = tool("compass", () => this.#hint());
    this.hint.classList.add("tool-hint");
    this.back = tool("undo", () => this.goBack());
    this.replay = tool("again", () => void session.turnReplay.play());
    this.element = make("div", { class: "tools", role: "group" }, this.hint, this.back, this.replay);
    session.watch(
      () => [
        session.playback.isPresent,
        session.hintRequest.isOffered,
        session.hintRequest.hint,
        session.selection.picked.size,
        session.selection.isLaid,
        session.isAtHand && session.table?.undo,
        session.turnReplay.isOffered,
        this.#isPlayed,
      ],
      () => this.#show(),
    );
  }

  /** Whether somebody plays at this device: a hint, or going back, is nobody else's. */
  get #isPlayed() {
    return this.session.table?.seats.some(({ who }) => who === HUMAN) ?? true;
  }

  #show() {
    const { words } = this.app;
    const { hintRequest, isAtHand, selection, playback, table } = this.session;
    setAttribute(this.element, "aria-label", words.t("table-tools"));
    this.hint.hidden = this.back.hidden = !this.#isPlayed;
    say(this.hint, words.t("hint-button"), words.t("hint-button"));
    enable(this.hint, playback.isPresent && hintRequest.isOffered);
    // Not as expanded: screen readers change their mode at whatever can be.
    setAttribute(this.hint, "aria-pressed", String(hintRequest.hint !== null));
    tellKey(this.app, this.hint, "h");
    const isPicked = selection.picked.size > 0;
    const { isLaid } = selection;
    const undo = isAtHand ? table?.undo : null;
    // Where there is nothing to take back, it goes on to be called as it was.
    if (isLaid || undo?.free) this.undoing = "table-undo";
    else if (undo) this.undoing = "table-undo-practice";
    if (isPicked) say(this.back, words.t("tools-clear"), words.t("table-clear"));
    else say(this.back, words.t("tools-undo"), words.t(this.undoing));
    enable(this.back, isPicked || isLaid || Boolean(undo));
    tellKey(this.app, this.back, "u");
    say(this.replay, words.t("tools-replay"), words.t("table-replay"));
    enable(this.replay, this.session.turnReplay.isOffered);
    tellKey(this.app, this.replay, "r");
  }

  #hint() {
    const { hintRequest } = this.session;
    if (hintRequest.hint) hintRequest.close();
    else hintRequest.ask();
  }

  /** Gives up what is picked, or takes back what was laid out or done last. */
  goBack() {
    if (!this.session.selection.giveUp()) void this.session.undo();
  }
}

function tool(name: IconName, act: () => void) {
  const button = make(
    "button",
    {
      class: "tool",
      type: "button",
      on: { click: () => button.getAttribute("aria-disabled") !== "true" && act() },
    },
    icon(name),
    make("span", { class: "tool-words" }),
  );
  return button;
}

/** `whole`: what it does. */
function say(button: HTMLElement, shown: string, whole: string) {
  write(button.lastElementChild as HTMLElement, shown);
  setAttribute(button, "aria-label", whole);
}

/** It keeps the focus also when it can do nothing. */
function enable(button: HTMLElement, can: boolean) {
  setAttribute(button, "aria-disabled", can ? null : "true");
}
