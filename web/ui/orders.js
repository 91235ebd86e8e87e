/** The bar under the board: the prompt, what can be done, and undo. */

import { fill, fresh, make } from "./dom.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";

/** @import {Choice, Shown} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

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
    this.sign = make("span", { class: "orders-sign" });
    this.prompt = make("p", { class: "prompt", tabindex: -1, "aria-live": "polite" });
    this.gain = make("p", { class: "gain" });
    this.missing = make("p", { class: "gain", id: fresh("missing"), role: "status" });
    this.thought = make("div", { class: "thought", role: "progressbar", hidden: true });
    fill(this.thought, icon("wheel"), make("span", { class: "thought-track" }));
    /** Announces once in a bot's turn that it can be hurried. */
    this.voice = make("p", { class: "unseen", role: "status" });
    /** The bot for which that was announced. @type {number | null} */
    this.told = null;
    /** The button that had the focus and is gone while things happen. @type {string | null} */
    this.left = null;
    this.words = make(
      "div",
      { class: "orders-words" },
      this.sign,
      make("div", {}, this.prompt, this.thought, this.missing, this.gain),
    );
    this.buttons = make("div", { class: "orders-buttons", role: "group" });
    this.element = make(
      "section",
      { class: "orders", on: { keydown: (event) => event.key === "Escape" && play.cancel() } },
      this.words,
      this.buttons,
      this.voice,
    );
  }

  show() {
    const { words } = this.app;
    const { showing, table } = this.play;
    const { moment } = showing;
    if (!table || !moment) return;
    this.element.setAttribute("aria-label", words.t("table-orders"));
    this.buttons.setAttribute("aria-label", words.t("table-actions"));
    const seat = askedOf(moment, table.viewer);
    const acting = seat === null ? null : table.seats[seat];
    const isAnswered = seat !== null && seat === table.viewer && !showing.isNow;
    const asked = moment.prompt && !isAnswered ? words.say(moment.prompt) : null;
    const said = this.#trouble() ?? asked;
    // The last advice stays in the layout, invisible, until there is another.
    this.words.classList.toggle("is-silent", said === null);
    if (said !== null) {
      fill(this.sign, acting && emblem(acting.colour));
      if (this.prompt.textContent !== said) this.prompt.textContent = said;
    }
    const missing = this.#offer
      ? words.t("table-missing", { count: this.play.arranging.missing })
      : "";
    if (this.missing.textContent !== missing) this.missing.textContent = missing;
    this.aim(null);
    this.#showThought();
    this.#showButtons();
  }

  /** What is wrong with the bot whose turn it is. */
  #trouble() {
    const { words } = this.app;
    const { bots, thinking } = this.play;
    if (bots.isStuck) return words.t("error-bot");
    return thinking?.isMended ? words.t("mend-bot", { name: words.seatName(thinking.seat) }) : null;
  }

  /** What can be laid out, once the stage shows to whom it is offered. */
  get #offer() {
    return this.play.showing.isPresent ? this.play.offer : null;
  }

  /** How far the bot has come. */
  progress() {
    const progress = this.play.thinking?.progress ?? 0;
    this.thought.style.setProperty("--thought", String(progress));
    this.thought.setAttribute("aria-valuenow", String(Math.round(progress * 100)));
  }

  #showThought() {
    const { words } = this.app;
    const { table, thinking } = this.play;
    const seat = thinking?.isLong ? thinking.seat : null;
    this.thought.hidden = seat === null;
    if (seat !== null) {
      const name = words.seatName(seat);
      this.thought.setAttribute("aria-label", words.t("table-thinking-long", { name }));
      this.progress();
      if (this.told !== seat) this.voice.textContent = words.t("table-thinking-voice", { name });
      this.told = seat;
    } else if (this.told !== null && !table?.acting.includes(this.told)) {
      this.voice.textContent = "";
      this.told = null;
    }
  }

  /** Tells what a choice would gain. @param {Choice | null} choice */
  aim(choice) {
    const { words } = this.app;
    this.gain.textContent = choice
      ? [choice.label, choice.gain]
          .map((text) => text && words.say(text))
          .filter(Boolean)
          .join(" — ")
      : "";
  }

  #showButtons() {
    const { advising, bots, selection, showing, table, thinking } = this.play;
    const { words } = this.app;
    const offer = this.#offer;
    const focused = this.buttons.contains(document.activeElement)
      ? document.activeElement?.textContent
      : document.activeElement === this.prompt
        ? this.left
        : null;
    fill(
      this.buttons,
      ...(this.play.isOver ? this.#ending() : this.#choices()),
      offer && this.#confirm(words.say(offer.confirm)),
      offer &&
        this.play.arranging.placed.size > 0 &&
        this.#button("refresh", words.t("table-take-back"), () => this.play.clear()),
      bots.isStuck && this.#button("refresh", words.t("shell-retry"), () => bots.retry()),
      bots.isStuck &&
        this.#button("download", words.t("table-save-file"), () => this.play.keeping.offer()),
      thinking?.isLong &&
        this.#button("bolt", words.t("table-now"), () => bots.hurry(), "now"),
      showing.isRunning && this.#button("skip", words.t("table-skip"), () => showing.skip()),
      selection.size > 0 && this.#button("close", words.t("table-clear"), () => this.play.cancel()),
      showing.isPresent && advising.isOffered && this.#hint(),
      table?.undo &&
        this.play.isAtHand &&
        this.#button("undo", words.t(table.undo.free ? "table-undo" : "table-undo-practice"), () =>
          this.play.undo(),
        ),
    );
    this.left = null;
    if (focused) this.#refocus(focused);
  }

  /** The choices that are buttons, once the stage shows who has them. */
  #choices() {
    const { candidates, choices, offer, selection, showing } = this.play;
    if (!showing.isPresent) return [];
    const offered =
      selection.size > 0 && !offer
        ? candidates
        : choices.filter((choice) => choice.picks.length === 0);
    return offered.map((choice) => this.#choice(choice));
  }

  /**
   * Keeps the focus on the button it was on, or near it: also on one that is back when what
   * happened has been shown.
   * @param {string} label
   */
  #refocus(label) {
    const buttons = /** @type {HTMLElement[]} */ ([...this.buttons.children]);
    const found = buttons.find((button) => button.textContent === label);
    if (!found && !this.play.showing.isNow) this.left = label;
    (found ?? this.prompt).focus();
  }

  /** A button that says why it does nothing yet. @param {string} label */
  #confirm(label) {
    return make(
      "button",
      {
        class: "button primary",
        type: "button",
        "aria-disabled": this.play.arranging.missing > 0 ? "true" : null,
        "aria-describedby": this.missing.id,
        on: { click: () => void this.play.confirm() },
      },
      icon("check"),
      label,
    );
  }

  /** Shows a short advice, or none. */
  #hint() {
    const { advising } = this.play;
    const button = this.#button("compass", this.app.words.t("hint-button"), () =>
      advising.hint ? advising.close() : advising.ask(),
    );
    button.setAttribute("aria-keyshortcuts", "h");
    button.setAttribute("aria-expanded", String(advising.hint !== null));
    return button;
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

  /** @param {Choice} choice */
  #choice(choice) {
    const { words } = this.app;
    const aim = () => {
      this.aim(choice);
      this.play.mark(choice);
    };
    const leave = () => {
      this.aim(null);
      this.play.mark();
    };
    return make(
      "button",
      {
        class: "button choice",
        type: "button",
        on: {
          click: () => this.play.act(choice.action),
          pointerenter: aim,
          focus: aim,
          pointerleave: leave,
          blur: leave,
        },
      },
      words.say(choice.label),
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

/**
 * Whose emblem is shown beside a moment's prompt: the viewer's, if it acts.
 * @param {Shown} moment
 * @param {number | null} viewer
 * @returns {number | null} null where nobody acts
 */
function askedOf({ seats }, viewer) {
  if (viewer !== null && seats[viewer]?.turn) return viewer;
  const first = seats.findIndex(({ turn }) => turn);
  return first < 0 ? null : first;
}
