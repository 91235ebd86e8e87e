/** Under the board: what is asked, and the buttons for what can be done. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { Prompt } from "./prompt.js";
import { spriteImage } from "./sprite.js";

/** @import {Choice} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/** So few legal actions stand as buttons too if they have short names, though they can be picked. */
const FEW = 3;

export class Orders {
  /**
   * @param {App} app
   * @param {Play} play
   * @param {{again: () => void, home: () => void, analyse: () => void}} after what can be done when the game is over
   */
  constructor(app, play, after) {
    this.app = app;
    this.play = play;
    this.after = after;
    /** Has the focus when the button that had it is gone: a prompt may be that of a moment ago. */
    this.heading = make("h2", { class: "unseen", tabindex: -1 });
    this.prompt = new Prompt(app, play);
    /** The button that had the focus and is gone while things happen. @type {string | null} */
    this.left = null;
    this.buttons = make("div", { class: "orders-buttons", role: "group" });
    this.body = make("div", { class: "orders-body" }, this.prompt.element, this.buttons);
    this.element = make(
      "section",
      { class: "orders", on: { keydown: (event) => event.key === "Escape" && play.picking.cancel() } },
      this.heading,
      this.body,
      this.prompt.voice,
      this.prompt.picked,
    );
  }

  show() {
    const { words } = this.app;
    const { arranging, picking, showing, table } = this.play;
    if (!table || !showing.moment) return;
    this.element.setAttribute("aria-label", words.t("table-orders"));
    const heading = words.t("table-orders");
    if (this.heading.textContent !== heading) this.heading.textContent = heading;
    this.buttons.setAttribute("aria-label", words.t("table-actions"));
    const isPicking = picking.selection.size > 0 || arranging.placed.size > 0;
    this.element.classList.toggle("is-picking", isPicking);
    this.prompt.show();
    this.#showButtons();
  }

  #showButtons() {
    const { bots, picking, showing, thinking } = this.play;
    const { words } = this.app;
    // Once the stage shows to whom it is offered.
    const offer = showing.isPresent ? picking.offer : null;
    const focused = this.buttons.contains(document.activeElement)
      ? nameOf(document.activeElement)
      : document.activeElement === this.heading
        ? this.left
        : null;
    fill(
      this.buttons,
      ...(this.play.isOver ? this.#ending() : this.#choices()),
      offer && this.#confirm(words.say(offer.confirm)),
      offer &&
        this.play.arranging.placed.size > 0 &&
        this.#button("refresh", words.t("table-take-back"), () => picking.clear()),
      this.play.round.isSealed &&
        this.#button("refresh", words.t("sealed-change"), () => this.play.round.withdraw()),
      bots.isStuck && this.#button("refresh", words.t("shell-retry"), () => bots.retry()),
      bots.isStuck &&
        this.play.keeping.isOfferable &&
        this.#button("download", words.t("table-save-file"), () => this.play.keeping.offer()),
      thinking?.isLong &&
        this.#button("bolt", words.t("table-now"), () => bots.hurry(), "now"),
      showing.isRunning && this.#button("skip", words.t("table-skip"), () => showing.skip()),
    );
    this.left = null;
    if (focused) this.#refocus(focused);
  }

  /** The choices that are buttons, once the stage shows who has them. */
  #choices() {
    const { picking, showing } = this.play;
    if (!showing.isPresent) return [];
    const { candidates, choices, offer, selection } = picking;
    if (selection.size > 0 && !offer) return candidates.map((choice) => this.#choice(choice));
    const isFew = choices.length <= FEW && !offer;
    return choices
      .filter(({ picks, short }) => picks.length === 0 || (isFew && short))
      .map((choice) => this.#choice(choice));
  }

  /**
   * Keeps the focus on the button it was on, or near it: also on one that is back when what
   * happened has been shown.
   * @param {string} label
   */
  #refocus(label) {
    const buttons = /** @type {HTMLElement[]} */ ([...this.buttons.children]);
    const found = buttons.find((button) => nameOf(button) === label);
    if (!found && !this.play.showing.isNow) this.left = label;
    (found ?? this.heading).focus();
  }

  /** A button that says why it does nothing yet. @param {string} label */
  #confirm(label) {
    return make(
      "button",
      {
        class: "button primary",
        type: "button",
        "aria-disabled": this.play.arranging.missing > 0 ? "true" : null,
        "aria-describedby": this.prompt.missing.id,
        on: { click: () => void this.play.confirm() },
      },
      icon("check"),
      label,
    );
  }

  #ending() {
    const { words } = this.app;
    return [
      make(
        "button",
        { class: "button primary", type: "button", on: { click: this.after.again } },
        icon("refresh"),
        words.t("table-again"),
      ),
      make(
        "button",
        { class: "button also-a-tab", type: "button", on: { click: this.after.analyse } },
        icon("chart"),
        words.t("analysis-title"),
      ),
      make(
        "button",
        { class: "button to-home", type: "button", on: { click: this.after.home } },
        words.t("shell-home"),
      ),
    ];
  }

  /** Whether the coach speaks of it. @param {Choice} choice */
  #isPointed({ action }) {
    const orders = this.play.table?.lesson?.orders ?? [];
    return orders.some((each) => JSON.stringify(each) === JSON.stringify(action));
  }

  /** @param {Choice} choice */
  #choice(choice) {
    const { prompt } = this;
    const { words } = this.app;
    const { picking } = this.play;
    const aim = () => {
      if (prompt.aimed === choice) return;
      prompt.aim(choice);
      picking.mark(choice);
    };
    const leave = () => {
      prompt.aim(null);
      picking.mark();
    };
    const label = words.say(choice.label);
    const shown = choice.short ? words.say(choice.short) : label;
    return make(
      "button",
      {
        class: `button choice${this.#isPointed(choice) ? " is-pointed" : ""}`,
        type: "button",
        // Whoever speaks to the page says what is shown.
        "aria-label": label.includes(shown) ? label : `${shown}: ${label}`,
        on: {
          click: () => this.play.act(choice.action),
          // Not where the button has come to lie under a pointer that rests, nor where the focus has
          // stayed after a tap: what is asked would be covered before anybody has read it.
          pointermove: aim,
          focus: ({ currentTarget }) =>
            /** @type {HTMLElement} */ (currentTarget).matches(":focus-visible") && aim(),
          pointerleave: leave,
          blur: leave,
        },
      },
      choice.icon && spriteImage(choice.icon),
      make("span", {}, shown),
    );
  }

  /**
   * @param {import("./icons.js").IconName} name
   * @param {string} label
   * @param {() => void} click
   * @param {"quiet" | "now"} look
   */
  #button(name, label, click, look = "quiet") {
    return make(
      "button",
      {
        class: `button ${look}`,
        type: "button",
        "aria-keyshortcuts": look === "now" ? "Shift+Enter" : null,
        on: { click },
      },
      icon(name),
      make("span", { class: "button-words" }, label),
    );
  }
}

/** @param {Element | null} button */
function nameOf(button) {
  return button ? (button.getAttribute("aria-label") ?? button.textContent) : null;
}
