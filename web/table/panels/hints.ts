/**
 * What a hint says: the best actions with their chances; each can be previewed on the table and
 * taken.
 */

import { fill, fresh, make, setAttribute, write } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { tell, tellingLine } from "../../components/telling.js";
import { measure, percent } from "../../i18n/percent.js";
import { byChance } from "./prospect-order.js";
import type { Action, Prospect } from "../../types/engine.js";
import type { Voice } from "../../components/voice.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Milliseconds between two updates while thinking goes on. */
const REST = 300;

const LEGENDS = {
  "hint-chance": "hint-legend",
  "hint-odds": "hint-legend-odds",
  "hint-sure": "hint-legend-sure",
};

/** At most so many actions are shown. */
const SHOWN = 3;

export class HintPanel {
  declare app: App;
  declare session: TableSession;
  declare onLeave: () => void;
  declare heading: HTMLHeadingElement;
  declare closeButton: HTMLButtonElement;
  declare status: HTMLParagraphElement;
  declare voice: Voice;
  /** The rows: in a toolbar screen readers leave the arrow keys to the page. */
  declare rows: HTMLDivElement;
  declare track: HTMLDivElement;
  declare list: HTMLOListElement;
  declare legend: HTMLParagraphElement;
  declare lay: HTMLButtonElement;
  declare layWords: HTMLSpanElement;
  declare element: HTMLElement;
  /** What had the focus before. */
  before: Element | null = null;
  /** The action whose outcome is on the table. */
  aimed: string | null = null;
  order: string[] = [];
  drawn = 0;
  /** The best action, as it was told of. */
  told = "";
  /** Whether the row pressed last was touched. */
  isTouch = false;
  /** It is being closed by who asked for it: where the focus does not move, that is said. */
  isLeaving = false;
  /** The action on the table that another tap takes. */
  tapped: string | null = null;

  /** `onLeave`: where the focus goes if what had it before is gone. */
  constructor(app: App, session: TableSession, voice: Voice, onLeave: () => void) {
    this.app = app;
    this.session = session;
    this.voice = voice;
    this.onLeave = onLeave;
    const id = fresh("hint");
    this.heading = make("h2", { id });
    this.closeButton = make(
      "button",
      { class: "icon-button", type: "button", on: { click: () => this.leave() } },
      icon("close"),
    );
    this.status = tellingLine("hint-status");
    this.track = make("div", { class: "hint-track", "aria-hidden": "true" });
    this.list = make("ol", { class: "hint-list", id: `${id}-list` });
    this.legend = make("p", { class: "fine" });
    this.lay = make(
      "button",
      {
        class: "button primary",
        type: "button",
        "aria-describedby": this.list.id,
        hidden: true,
        on: { click: () => this.#lay() },
      },
      icon("check"),
    );
    this.layWords = make("span");
    this.lay.append(this.layWords);
    this.rows = make(
      "div",
      { class: "hint-rows", role: "toolbar", "aria-labelledby": id },
      this.list,
      this.lay,
    );
    this.element = make(
      "section",
      {
        class: "hints",
        "aria-labelledby": id,
        "data-lent": "",
        hidden: true,
        on: { keydown: (event) => this.#key(event) },
      },
      make("header", { class: "panel-head" }, this.heading, this.closeButton),
      this.track,
      this.status,
      this.rows,
      this.legend,
    );
    const { hintRequest } = session;
    session.watch(
      () => [hintRequest.hint, hintRequest.hint?.state, hintRequest.hint?.step],
      (isReworded) => this.#show(isReworded),
    );
  }

  #show(isReworded: boolean) {
    const { hintRequest } = this.session;
    const { words } = this.app;
    const { hint } = hintRequest;
    const isNew = this.element.hidden && hint !== null;
    const held = this.element.contains(document.activeElement);
    this.element.hidden = hint === null;
    if (!hint) {
      this.#forget();
      if (held) this.#giveBack();
      else if (this.isLeaving) this.voice.tell(words.t("hint-closed"));
      return;
    }
    write(this.heading, words.t("hint-title"));
    setAttribute(this.closeButton, "aria-label", words.t("hint-close"));
    if (isNew) this.before = document.activeElement;
    const progress = hint.state === "done" ? 1 : (hint.step?.progress ?? 0);
    this.track.style.setProperty("--thought", String(progress));
    const now = performance.now();
    if (!isNew && !isReworded && hint.state === "thinking" && now - this.drawn < REST) return;
    this.drawn = now;
    this.#showStatus();
    if (hint.step?.row) this.#showRow(hint.step.row);
    else this.#showList(hint.step?.prospects ?? []);
    if (hint.state === "done" && this.#isAwaited) this.#first?.focus();
  }

  /** Asks for a hint; goes into the one that is open; closes the one that one is in. */
  call() {
    const { hintRequest } = this.session;
    if (!hintRequest.hint) hintRequest.ask();
    else if (this.element.contains(document.activeElement) || this.#isBare) this.leave();
    else this.#enter();
  }

  /** Closes a hint to which the focus has not come yet; whether there was one. */
  giveUp() {
    const isMeant = this.session.hintRequest.hint !== null && this.#isAwaited;
    if (isMeant) this.leave();
    return isMeant;
  }

  /** Closes the hint; the focus goes back to where it was. */
  leave() {
    this.isLeaving = true;
    this.session.hintRequest.close();
    this.isLeaving = false;
  }

  /** What the focus comes to first, once there is something. */
  get #first(): HTMLElement | null {
    return this.rows.querySelector("button:not([hidden])");
  }

  /** Whether the focus will come to it: whoever has gone elsewhere meanwhile stays there. */
  get #isAwaited() {
    return document.activeElement === this.before;
  }

  /** Whether it has come and there is nothing in it to go to. */
  get #isBare() {
    return this.session.hintRequest.hint?.state === "done" && !this.#first;
  }

  #enter() {
    this.before = document.activeElement;
    this.#first?.focus();
  }

  #giveBack() {
    const { before } = this;
    if (before instanceof HTMLElement && before !== document.body) before.focus();
    if (document.activeElement !== before) this.onLeave();
  }

  #forget() {
    this.aimed = null;
    this.order = [];
    this.drawn = 0;
    this.told = "";
    fill(this.list);
    for (const part of [this.status, this.legend]) write(part, "");
    this.lay.hidden = true;
  }

  #showStatus() {
    const { words } = this.app;
    const { hint } = this.session.hintRequest;
    if (!hint) return;
    const [best] = byChance(hint.step?.prospects ?? []);
    const [only, ...others] = this.session.selection.choices;
    const isOnly = only !== undefined && others.length === 0 && !hint.step?.row;
    const said = {
      waiting: () => words.t("hint-waits"),
      thinking: () => words.t("hint-thinks"),
      stuck: () => words.say(this.app.botPool.trouble),
      done: () => (isOnly ? `${words.t("hint-only")} ${words.say(only.label)}` : !best && !hint.step?.row && words.t("hint-none")),
    }[hint.state]();
    const text = this.#isTapped ? words.t("hint-again") : said || "";
    tell(this.status, text);
    const told =
      hint.state !== "done" ? "" : best ? words.t("hint-best", { label: words.say(best.label) }) : isOnly ? text : "";
    // What a region says as it comes is not heard; the best action is, where the focus comes to it.
    if (told && told !== this.told && !(best && this.#isAwaited)) this.voice.tell(told);
    this.told = told;
  }

  /** Whether the action on the table is the one that was tapped. */
  get #isTapped() {
    return this.tapped !== null && this.tapped === this.aimed;
  }

  // One action at a time

  #showList(prospects: Prospect[]) {
    const { words } = this.app;
    const shown = byChance(prospects).slice(0, SHOWN);
    const keys = shown.map(({ action }) => JSON.stringify(action));
    // Rows do not change their order under a finger.
    const isSteady = this.aimed !== null && keys.every((key) => this.order.includes(key));
    const order = isSteady ? this.order.filter((key) => keys.includes(key)) : keys;
    if (order.join() !== this.order.join()) {
      const kept = new Map(this.order.map((key, at) => [key, this.list.children[at]]));
      const focused = document.activeElement;
      fill(this.list, ...order.map((key) => kept.get(key) ?? make("li")));
      this.order = order;
      if (focused instanceof HTMLElement && this.list.contains(focused)) focused.focus();
    }
    for (const prospect of shown) {
      const at = this.order.indexOf(JSON.stringify(prospect.action));
      const item = this.list.children[at];
      if (item) this.#fillItem(item, prospect);
    }
    const means = shown[0] && measure(shown[0]).means;
    this.legend.textContent = means ? words.t(LEGENDS[means]) : "";
  }

  #fillItem(item: Element, prospect: Prospect) {
    const { words } = this.app;
    const { number, means } = measure(prospect);
    let row = item.querySelector("button");
    if (!row) {
      row = this.#row(prospect);
      fill(item, row);
    }
    row.style.setProperty("--chance", String(number));
    const parts = {
      "hint-chance": means === "hint-sure" ? "" : percent(words.locale, number),
      "hint-means": words.t(means),
      "hint-label": words.say(prospect.label),
      "hint-reason": prospect.reason ? words.say(prospect.reason) : "",
    };
    row.dataset.means = means;
    for (const [part, text] of Object.entries(parts)) {
      const element = row.querySelector(`.${part}`);
      if (element && element.textContent !== text) element.textContent = text;
    }
  }

  #row({ action }: Prospect) {
    const key = JSON.stringify(action);
    const aim = () => this.#aim(action);
    const leave = () => this.aimed === key && this.#aim(null);
    return make(
      "button",
      {
        class: "hint-row",
        type: "button",
        on: {
          pointerdown: (event: PointerEvent) => {
            this.isTouch = event.pointerType === "touch";
          },
          pointerenter: (event: PointerEvent) =>
            event.pointerType !== "touch" && aim(),
          // Whoever uses a pointer comes to the first row without having gone there.
          focus: ({ currentTarget }: FocusEvent) =>
            !this.isTouch && (currentTarget as HTMLElement).matches(":focus-visible") && aim(),
          pointerleave: (event: PointerEvent) =>
            event.pointerType !== "touch" && leave(),
          blur: leave,
          // A browser may say so only with the click, as where rows have moved under the finger.
          click: (event: PointerEvent) =>
            this.#press(action, this.isTouch || event.pointerType === "touch"),
        },
      },
      make("span", { class: "hint-chance" }),
      make("span", { class: "hint-means unseen" }),
      make("span", { class: "hint-label" }),
      make("span", { class: "hint-reason" }),
    );
  }

  /** With touch, the first tap previews the action and the second takes it. */
  #press(action: Action, isTouch: boolean) {
    this.isTouch = false;
    if (isTouch && !(this.#isTapped && this.tapped === JSON.stringify(action))) {
      this.#aim(action);
      this.tapped = this.aimed;
      this.#showStatus();
    } else this.session.act(action);
  }

  #aim(action: Action | null) {
    const { session } = this;
    this.aimed = action && JSON.stringify(action);
    for (const [at, item] of [...this.list.children].entries())
      item.classList.toggle("is-aimed", this.order[at] === this.aimed);
    session.selection.preview(action && session.hintRequest.choiceOf(action));
  }

  // A whole arrangement

  #showRow(row: Prospect[]) {
    const { words } = this.app;
    const isDone = this.session.hintRequest.hint?.state === "done";
    fill(
      this.list,
      ...row.map(({ label, reason }) =>
        make(
          "li",
          { class: "hint-step" },
          make("span", { class: "hint-label" }, words.say(label)),
          reason && make("span", { class: "hint-reason" }, words.say(reason)),
        ),
      ),
    );
    this.layWords.textContent = words.t("hint-lay");
    this.lay.hidden = !isDone;
    this.legend.textContent = isDone ? words.t("hint-legend-row") : "";
  }

  #lay() {
    const { hintRequest } = this.session;
    const row = hintRequest.hint?.step?.row;
    if (!row) return;
    this.session.selection.lay(row.map(({ action }) => action));
    hintRequest.close();
  }

  #key(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.leave();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rows = [...this.list.querySelectorAll("button")] as HTMLElement[];
    const at = rows.findIndex((row) => row === document.activeElement);
    rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
  }
}
