/** What can be had beside the game's own actions: a hint, and going back. They never move. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { tellKey } from "./shortcuts.js";

/** @import {IconName} from "./icons.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

export class Tools {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    this.hint = tool("compass", () => this.#hint());
    this.hint.classList.add("tool-hint");
    this.back = tool("undo", () => this.#back());
    this.element = make("div", { class: "tools", role: "group" }, this.hint, this.back);
    this.show();
  }

  show() {
    const { words } = this.app;
    const { advising, isAtHand, picking, showing, table } = this.play;
    this.element.setAttribute("aria-label", words.t("table-tools"));
    say(this.hint, words.t("hint-button"), words.t("hint-button"));
    enable(this.hint, showing.isPresent && advising.isOffered);
    this.hint.setAttribute("aria-expanded", String(advising.hint !== null));
    tellKey(this.app, this.hint, "h");
    const isPicked = picking.selection.size > 0;
    const undo = isAtHand ? table?.undo : null;
    const undoing = undo?.free === false ? "table-undo-practice" : "table-undo";
    if (isPicked) say(this.back, words.t("tools-clear"), words.t("table-clear"));
    else say(this.back, words.t("tools-undo"), words.t(undoing));
    enable(this.back, isPicked || Boolean(undo));
  }

  #hint() {
    const { advising } = this.play;
    if (advising.hint) advising.close();
    else advising.ask();
  }

  #back() {
    const { picking } = this.play;
    if (picking.selection.size > 0) picking.cancel();
    else this.play.undo();
  }
}

/** @param {IconName} name @param {() => void} act */
function tool(name, act) {
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

/** @param {HTMLElement} button @param {string} shown @param {string} whole what it does */
function say(button, shown, whole) {
  const span = /** @type {HTMLElement} */ (button.lastElementChild);
  if (span.textContent !== shown) fill(span, shown);
  button.setAttribute("aria-label", whole);
}

/** It keeps the focus also when it can do nothing. @param {HTMLElement} button @param {boolean} can */
function enable(button, can) {
  if (can) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
}
