/** Under the board: what is asked or has just happened, and what can be done. */

import { brings } from "../input/choices.js";
import { fill, fresh, make } from "./dom.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { spriteImage } from "./sprite.js";

/** @import {Choice, LogLine, Shown} from "../types.js" */
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
    this.sign = make("span", { class: "orders-sign" });
    this.prompt = make("p", { class: "prompt", tabindex: -1, "aria-live": "polite" });
    /** What has just happened, or what would follow, in place of the prompt. */
    this.told = make("p", { class: "prompt", "aria-hidden": "true", hidden: true });
    this.gain = make("p", { class: "gain" });
    this.missing = make("p", { class: "gain", id: fresh("missing"), role: "status" });
    this.thought = make("div", { class: "thought", role: "progressbar", hidden: true });
    fill(this.thought, icon("wheel"), make("span", { class: "thought-track" }));
    /** Announces once in a bot's turn that it can be hurried. */
    this.voice = make("p", { class: "unseen", role: "status" });
    /** Announces what can follow once something was picked. */
    this.picked = make("p", { class: "unseen", role: "status" });
    /** The bot for which that was announced. @type {number | null} */
    this.announced = null;
    /** The button that had the focus and is gone while things happen. @type {string | null} */
    this.left = null;
    /** What happened last, until somebody here is asked. @type {LogLine | null} */
    this.happened = null;
    /** The choice the pointer or the focus is on. @type {Choice | null} */
    this.aimed = null;
    this.words = make(
      "div",
      { class: "orders-words" },
      this.sign,
      make("div", {}, this.prompt, this.told, this.thought, this.missing, this.gain),
    );
    this.buttons = make("div", { class: "orders-buttons", role: "group" });
    this.body = make("div", { class: "orders-body" }, this.words, this.buttons);
    this.element = make(
      "section",
      { class: "orders", on: { keydown: (event) => event.key === "Escape" && play.picking.cancel() } },
      this.heading,
      this.body,
      this.voice,
      this.picked,
    );
  }

  show() {
    const { words } = this.app;
    const { showing, table } = this.play;
    const { moment } = showing;
    if (!table || !moment) return;
    this.element.setAttribute("aria-label", words.t("table-orders"));
    const heading = words.t("table-orders");
    if (this.heading.textContent !== heading) this.heading.textContent = heading;
    this.buttons.setAttribute("aria-label", words.t("table-actions"));
    const asked = this.#asked(moment, table.viewer);
    if (asked !== null && this.prompt.textContent !== asked) this.prompt.textContent = asked;
    const missing = this.#offer
      ? words.t("table-missing", { count: this.play.arranging.missing })
      : "";
    if (this.missing.textContent !== missing) this.missing.textContent = missing;
    const { arranging, picking } = this.play;
    const isPicking = picking.selection.size > 0 || arranging.placed.size > 0;
    this.element.classList.toggle("is-picking", isPicking);
    this.aimed = null;
    this.#say();
    this.#tellPicked();
    this.#showThought();
    this.#showButtons();
  }

  /** Says what happens, while it does. @param {LogLine} line */
  tell(line) {
    this.happened = this.app.preferences.values.captions ? line : null;
    this.#say();
  }

  /**
   * What is asked, or what is wrong with the bot whose turn it is; null while there is nothing new,
   * because the viewer's turn is still on its way to the stage.
   * @param {Shown} moment
   * @param {number | null} viewer
   */
  #asked(moment, viewer) {
    const { showing } = this.play;
    const trouble = this.#trouble();
    if (trouble !== null) return trouble;
    const { awaited } = this.play.round;
    if (awaited && showing.isNow) return this.#awaits(awaited, viewer);
    const isAnswered = viewer !== null && isAsked(moment, viewer) && !showing.isNow;
    if (moment.prompt && !isAnswered) return this.app.words.say(moment.prompt);
    return null;
  }

  /**
   * Whose choices are waited for, which are made at the same time.
   * @param {number[]} seats
   * @param {number | null} viewer
   */
  #awaits(seats, viewer) {
    const { words } = this.app;
    const names = new Intl.ListFormat(words.locale).format(seats.map((seat) => words.seatName(seat)));
    return words.t("sealed-waiting", { names, count: seats.length, laid: viewer === null ? "no" : "yes" });
  }

  /** Shows the prompt, or in its place what happens or what a choice would bring. */
  #say() {
    const { words } = this.app;
    const { showing, table } = this.play;
    const { moment } = showing;
    if (!table || !moment) return;
    const { viewer } = table;
    const isHere = viewer !== null && isAsked(moment, viewer) && showing.isPresent;
    // Whom one waits for is not announced time after time.
    // Nor is in a lesson what the coach says in other words.
    const isSpoken = (isHere || this.play.isOver) && !table.lesson;
    this.prompt.setAttribute("aria-live", isSpoken ? "polite" : "off");
    if (isHere || this.play.isOver || this.play.bots.isStuck) this.happened = null;
    const { aimed, happened } = this;
    const said = aimed ? words.say(aimed.label) : happened ? words.say(happened.message) : null;
    this.told.hidden = said === null;
    if (said !== null && this.told.textContent !== said) this.told.textContent = said;
    this.words.classList.toggle("is-telling", said !== null);
    const seat = aimed ? viewer : happened ? happened.seat : seatOf(moment, viewer);
    const shown = seat === null ? null : table.seats[seat];
    fill(this.sign, shown && emblem(shown.colour));
    const gain = aimed?.gain ? words.say(aimed.gain) : "";
    if (this.gain.textContent !== gain) this.gain.textContent = gain;
  }

  /** Tells what can follow: the one choice that is left and what it brings, or how many there are. */
  #tellPicked() {
    const { words } = this.app;
    const { candidates, offer, selection } = this.play.picking;
    const [only, ...others] = selection.size > 0 && !offer ? candidates : [];
    const told = !only
      ? ""
      : others.length === 0
        ? words.say(brings(only))
        : words.t("table-ways", { count: candidates.length });
    if (this.picked.textContent !== told) this.picked.textContent = told;
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
    return this.play.showing.isPresent ? this.play.picking.offer : null;
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
      if (this.announced !== seat) this.voice.textContent = words.t("table-thinking-voice", { name });
      this.announced = seat;
    } else if (this.announced !== null && !table?.acting.includes(this.announced)) {
      this.voice.textContent = "";
      this.announced = null;
    }
  }

  /** Tells what a choice would bring. @param {Choice | null} choice */
  aim(choice) {
    this.aimed = choice;
    this.#say();
  }

  #showButtons() {
    const { bots, showing, thinking } = this.play;
    const { words } = this.app;
    const offer = this.#offer;
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
        this.#button("refresh", words.t("table-take-back"), () => this.play.picking.clear()),
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
        "aria-describedby": this.missing.id,
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
    const { words } = this.app;
    const aim = () => {
      if (this.aimed === choice) return;
      this.aim(choice);
      this.play.picking.mark(choice);
    };
    const leave = () => {
      this.aim(null);
      this.play.picking.mark();
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

/** @param {Shown} moment @param {number} viewer */
function isAsked({ seats }, viewer) {
  return seats[viewer]?.turn ?? false;
}

/**
 * Whose emblem is shown beside a moment's prompt: the viewer's, if it acts.
 * @param {Shown} moment
 * @param {number | null} viewer
 * @returns {number | null} null where nobody acts
 */
function seatOf(moment, viewer) {
  if (viewer !== null && isAsked(moment, viewer)) return viewer;
  const first = moment.seats.findIndex(({ turn }) => turn);
  return first < 0 ? null : first;
}

/** @param {Element | null} button */
function nameOf(button) {
  return button ? (button.getAttribute("aria-label") ?? button.textContent) : null;
}
