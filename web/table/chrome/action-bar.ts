/** Under the board: what is asked, and the buttons for what can be done. */

import { make, renewEach, setAttribute } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { Prompt } from "./prompt.js";
import { spriteImage } from "../../components/sprite.js";
import type { Entry } from "../../components/dom.js";
import type { IconName } from "../../components/icons.js";
import type { Voice } from "../../components/voice.js";
import type { Arrangement, Choice } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

export class ActionBar {
  declare app: App;
  declare session: TableSession;
  declare after: { again: () => void; home: () => void; result: () => void };
  /** Has the focus when the button that had it is gone: a prompt may be that of a moment ago. */
  declare heading: HTMLHeadingElement;
  declare prompt: Prompt;
  /** The button that had the focus and is gone while things happen. */
  left: string | null = null;
  declare buttons: HTMLDivElement;
  declare body: HTMLDivElement;
  declare element: HTMLElement;

  /** `after`: what can be done when the game is over. */
  constructor(
    app: App,
    session: TableSession,
    voice: Voice,
    after: { again: () => void; home: () => void; result: () => void },
  ) {
    this.app = app;
    this.session = session;
    this.after = after;
    this.heading = make("h2", { class: "unseen", tabindex: -1 });
    this.prompt = new Prompt(app, session, voice);
    this.buttons = make("div", { class: "orders-buttons", role: "group" });
    this.body = make("div", { class: "orders-body" }, this.prompt.element, this.buttons);
    this.element = make(
      "section",
      { class: "orders", on: { keydown: (event) => event.key === "Escape" && session.selection.cancel() } },
      this.heading,
      this.body,
    );
    const { autosave, botTurns, draft, playback, sealedRound, selection } = session;
    session.watch(
      () => [
        session.table,
        playback.moment,
        playback.isPresent,
        playback.isNow,
        playback.isRunning,
        session.isOver,
        session.isPlayable,
        selection.picked,
        selection.points,
        draft.placed,
        session.thinking,
        session.thinking?.isLong,
        session.thinking?.isMended,
        botTurns.isStuck,
        botTurns.moving,
        session.history.moment,
        autosave.isOfferable,
        sealedRound.isSealed,
        sealedRound.laid,
        session.board?.isNumbered,
        session.awaited,
        session.outgoing,
      ],
      (_, isAnew) => this.#show(isAnew),
    );
  }

  /** Presses the button of a choice by its number, from 1 on. */
  choose(number: number) {
    const button = [...this.buttons.querySelectorAll("button.choice")][number - 1];
    if (button instanceof HTMLButtonElement) button.click();
  }

  /** Ends the turn, confirms what is laid out, or does the only thing that can be done. */
  end() {
    const { selection } = this.session;
    if (!this.session.playback.isPresent || this.session.isKept) return;
    if (selection.offer) void this.session.confirm();
    else if (selection.ending) this.session.act(selection.ending.action);
  }

  #show(isAnew: boolean) {
    const { words } = this.app;
    const { draft, selection, playback, table } = this.session;
    if (!table || !playback.moment) return;
    this.element.setAttribute("aria-label", words.t("table-orders"));
    const heading = words.t("table-orders");
    if (this.heading.textContent !== heading) this.heading.textContent = heading;
    this.buttons.setAttribute("aria-label", words.t("table-actions"));
    const isPicking = selection.picked.size > 0 || draft.placed.size > 0;
    this.element.classList.toggle("is-picking", isPicking);
    this.prompt.show();
    this.#showButtons(isAnew);
  }

  /** What would be the same button stays: somebody may be pressing it. */
  #showButtons(isAnew: boolean) {
    const { botTurns, selection, playback, thinking } = this.session;
    const { words } = this.app;
    // Once the board shows to whom it is offered.
    const offer = playback.isPresent && !this.session.isKept ? selection.offer : null;
    const focused = this.buttons.contains(document.activeElement)
      ? nameOf(document.activeElement)
      : document.activeElement === this.heading
        ? this.left
        : null;
    const { buttons: letters = [] } = (playback.isPresent && this.session.outgoing) || {};
    const own = this.session.isOver ? this.#ending(letters.some(({ isFirst }) => isFirst)) : this.#choices();
    const before = [
      ...own,
      // Always two, and the one that sends is the last: both keep their places as things are laid.
      offer && this.#lay(offer),
      offer && this.#confirm(words.say(offer.confirm)),
      this.session.sealedRound.isSealed &&
        this.#button("refresh", words.t("sealed-change"), () => this.session.sealedRound.withdraw()),
      botTurns.isStuck && this.#button("refresh", words.t("shell-retry"), () => botTurns.retry()),
      botTurns.isStuck &&
        this.session.autosave.isOfferable &&
        this.#button("download", words.t("table-save-file"), () => this.session.autosave.offer()),
    ].filter((entry) => !!entry);
    const isCrowded = before.length + letters.length > 2;
    const entries = [
      ...before,
      ...letters.map(({ act, isFirst, label, sends, short, sign }) => {
        const shown = (isCrowded && short) || label;
        const { says, makeOne } = this.#button(sign, shown, act, isFirst ? "primary" : "quiet", label);
        return { says: `${says} ${sends ?? ""}`, makeOne };
      }),
      thinking?.isLong &&
        this.#button("bolt", words.t("table-now"), () => botTurns.hurry(), "now"),
      // Beside what one can do it would come and go while somebody aims at that. Nothing of what the
      // others do can be seen while one lays out what is secret.
      own.length === 0 && !offer && this.#mayGoOn && this.#button("skip", words.t("table-skip"), () => this.#goOn()),
    ];
    renewEach(this.buttons, entries.filter((entry) => !!entry), isAnew);
    this.#number();
    this.left = null;
    if (focused && !this.buttons.contains(document.activeElement)) this.#refocus(focused);
  }

  /**
   * Whether what others do can go on sooner: while they play for whoever plays here, also between two
   * moves, so that the button does not come and go.
   */
  get #mayGoOn() {
    const { botTurns, history, playback, table, thinking } = this.session;
    if (playback.isRunning) return true;
    if (!table || table.viewer === null || history.moment !== null) return false;
    const isTheirs = table.think !== null || botTurns.moving !== null;
    return isTheirs && !botTurns.isStuck && !thinking?.isLong;
  }

  /** Shows what has happened at once, and lets the bot whose turn it is wait no longer. */
  #goOn() {
    const { board, botTurns, playback } = this.session;
    playback.skip();
    board?.finish();
    botTurns.goOn();
  }

  /** Once keys are used for it, the buttons of choices bear the numbers after those of the board. */
  #number() {
    const { board } = this.session;
    if (!board?.isNumbered) return;
    const before = board.pressable.length;
    for (const [at, button] of this.buttons.querySelectorAll("button.choice").entries())
      setAttribute(button, "data-number", before + at < 9 ? String(before + at + 1) : null);
  }

  /** The choices that are buttons, once the board shows who has them. */
  #choices() {
    const { selection, playback } = this.session;
    if (!playback.isPresent) return [];
    const { beside, sole } = selection;
    return beside.map((choice) => this.#choice(choice, choice === sole));
  }

  /**
   * Keeps the focus on the button it was on, or near it: also on one that is back when what
   * happened has been shown.
   */
  #refocus(label: string) {
    const buttons = [...this.buttons.children] as HTMLElement[];
    const found = buttons.find((button) => nameOf(button) === label);
    if (!found && !this.session.playback.isNow) this.left = label;
    (found ?? this.heading).focus();
  }

  /** A button that says why it does nothing yet. */
  #confirm(label: string): Entry {
    const isMissing = this.session.draft.missing > 0;
    const makeOne = () =>
      make(
        "button",
        {
          class: "button primary",
          type: "button",
          "aria-disabled": isMissing ? "true" : null,
          "aria-describedby": this.prompt.missing.id,
          on: { click: () => void this.session.confirm() },
        },
        icon("check"),
        label,
      );
    return { says: JSON.stringify(["confirm", label, isMissing]), makeOne };
  }

  /** Lays everything as the last time, or takes back what is laid; nothing where neither can be done. */
  #lay({ again }: Arrangement): Entry {
    const { draft, selection } = this.session;
    const isLaid = draft.placed.size > 0;
    if (again && !isLaid) return this.#again(again);
    const label = this.app.words.t("table-take-back");
    return this.#button("close", label, () => selection.clear(), isLaid ? "quiet" : "idle");
  }

  /** Lays everything as it was confirmed the last time. */
  #again({ label, actions }: NonNullable<Arrangement["again"]>) {
    const { selection } = this.session;
    const { says, makeOne } = this.#button("refresh", this.app.words.say(label), () =>
      selection.lay(actions),
    );
    return { says: `${says} ${JSON.stringify(actions)}`, makeOne };
  }

  /** `isAfter`: something else comes first. */
  #ending(isAfter: boolean): Entry[] {
    const { words } = this.app;
    return [
      ending(isAfter ? "" : "primary", words.t("table-again"), this.after.again, icon("refresh")),
      ending("", words.t("table-result"), this.after.result, icon("crown")),
      ending("to-home", words.t("shell-home"), this.after.home),
    ];
  }

  /** Whether the coach speaks of it. */
  #isPointed({ action }: Choice) {
    return this.session.selection.points.has(JSON.stringify(action));
  }

  /** `isOnly`: nothing else can be done, on the board neither. */
  #choice(choice: Choice, isOnly: boolean): Entry {
    const { words } = this.app;
    const { selection } = this.session;
    const id = JSON.stringify(choice.action);
    // The button stays when the board gets another frame, and with it what the choice shows there.
    const latest = () =>
      selection.beside.find(({ action }) => JSON.stringify(action) === id) ?? choice;
    const aim = () => selection.aimed !== latest() && selection.aim(latest());
    const leave = () => selection.aim(null);
    const label = words.say(choice.label);
    const shown = choice.short ? words.say(choice.short) : label;
    const isPointed = this.#isPointed(choice);
    const isFirst = isPointed || (isOnly && !this.session.table?.lesson);
    const makeOne = () =>
      make(
        "button",
        {
          class: `button choice${isPointed ? " is-pointed" : ""}${isFirst ? " primary" : ""}`,
          type: "button",
          // Whoever speaks to the page says what is shown.
          "aria-label": label.includes(shown) ? label : words.t("shell-said-of", { of: shown, said: label }),
          on: {
            click: () => this.session.act(choice.action),
            // Not where the button has come to lie under a pointer that rests, nor where the focus has
            // stayed after a tap: what is asked would be covered before anybody has read it.
            pointermove: aim,
            focus: ({ currentTarget }) =>
              (currentTarget as HTMLElement).matches(":focus-visible") && aim(),
            pointerleave: leave,
            blur: leave,
          },
        },
        choice.icon ? spriteImage(choice.icon) : icon("check"),
        make("span", {}, shown),
      );
    return { says: JSON.stringify([id, choice.icon, label, shown, isPointed, isFirst]), makeOne };
  }

  /** `name`: what it is called where that is longer than `label`. */
  #button(
    sign: IconName,
    label: string,
    click: () => void,
    look: "idle" | "quiet" | "now" | "primary" = "quiet",
    name = label,
  ): Entry {
    const makeOne = () =>
      make(
        "button",
        {
          class: `button ${look === "idle" ? "quiet" : look}`,
          type: "button",
          disabled: look === "idle",
          "aria-label": name === label ? null : name,
          "aria-keyshortcuts": look === "now" ? "Shift+Enter" : null,
          on: { click },
        },
        icon(sign),
        make("span", { class: "button-words" }, label),
      );
    return { says: JSON.stringify([sign, name, label, look]), makeOne };
  }
}

/** A button for what comes after the game. */
function ending(look: string, label: string, click: () => void, sign?: Node): Entry {
  const makeOne = () =>
    make("button", { class: `button ${look}`.trim(), type: "button", on: { click } }, sign, label);
  return { says: JSON.stringify([look, label]), makeOne };
}

function nameOf(button: Element | null) {
  return button ? (button.getAttribute("aria-label") ?? button.textContent) : null;
}
