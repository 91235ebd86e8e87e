/** What a thing on the table is, in a box beside it that never covers it. */

import { fill, make } from "../../components/dom.js";
import { factSign } from "./facts.js";
import { icon } from "../../components/icons.js";
import { spriteImage } from "../../components/sprite.js";
import { typedKey } from "../../kit/typed-key.js";
import type { Asked, Explanation, Fact } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** CSS pixels between the box, its thing and the edges of the window. */
const GAP = 10;
const EDGE = 8;

export class ExplanationBox {
  declare app: App;
  declare onRule: (rule: string) => void;
  declare onClose: () => void;
  /** What was asked for last, and still is wanted. */
  asked: Asked | null = null;
  declare body: HTMLDivElement;
  declare arrow: HTMLDivElement;
  /** Has the focus while it was opened by a key. */
  declare element: HTMLElement;
  /** What had the focus before. */
  before: HTMLElement | null = null;

  constructor(app: App, onRule: (rule: string) => void, onClose: () => void) {
    this.app = app;
    this.onRule = onRule;
    this.onClose = onClose;
    this.body = make("div", { class: "explanation-body" });
    this.arrow = make("div", { class: "explanation-arrow" });
    this.element = make(
      "section",
      {
        class: "explanation",
        tabindex: -1,
        hidden: true,
        "data-lent": "",
        on: { keydown: (event) => this.#key(event) },
      },
      this.body,
      this.arrow,
    );
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /**
   * Asks the engine what a thing is and says it, if that is still wanted then. `asked`: null:
   * nothing any more.
   */
  async show(asked: Asked | null) {
    if (!asked) {
      this.close();
      return;
    }
    this.asked = asked;
    const { position, node, thing, byKeyboard } = asked;
    const answer = await this.app.engine.ask({ do: "explain", position, node });
    if (answer.ok && this.asked === asked) this.#open(answer.explanation, thing, byKeyboard);
  }

  /** `thing`: where the thing is, from the window's corner. `byKeyboard` takes the focus. */
  #open(explanation: Explanation, thing: DOMRect, byKeyboard: boolean) {
    const { words } = this.app;
    const { name, now, numbers, more, rule, icon: picture } = explanation;
    this.element.setAttribute("aria-label", words.say(name));
    fill(
      this.body,
      make(
        "header",
        { class: "explanation-head" },
        picture && spriteImage(picture),
        make(
          "div",
          {},
          make("p", { class: "explanation-name" }, words.say(name)),
          now && make("p", {}, words.say(now)),
        ),
        make(
          "button",
          {
            class: "icon-button",
            type: "button",
            "aria-label": words.t("shell-close"),
            on: { click: () => this.close() },
          },
          icon("close"),
        ),
      ),
      numbers.length > 0 &&
        make("ul", { class: "explanation-numbers" }, ...numbers.map((each) => this.#number(each))),
      more && make("p", {}, words.say(more)),
      rule &&
        make(
          "button",
          { class: "link", type: "button", on: { click: () => this.#rule(rule) } },
          words.t("table-rule", { rule }),
        ),
    );
    this.element.hidden = false;
    this.#place(thing);
    if (!byKeyboard) return;
    const { activeElement } = document;
    this.before = activeElement instanceof HTMLElement ? activeElement : null;
    this.element.focus();
  }

  /** The focus goes back to where it was. */
  close() {
    this.asked = null;
    if (!this.isOpen) return;
    const held = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (held) this.before?.focus();
    this.before = null;
    this.onClose();
  }

  #number(fact: Fact) {
    return make(
      "li",
      {},
      make("strong", {}, ...factSign(this.app, fact)),
      make("span", {}, this.app.words.say(fact.message)),
    );
  }

  #rule(rule: string) {
    this.close();
    this.onRule(rule);
  }

  /** Above or below the thing, where there is more room; else beside it. */
  #place(thing: DOMRect) {
    const { style } = this.element;
    style.left = style.top = "0px";
    const { width, height } = this.element.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const middle = thing.x + thing.width / 2;
    const left = within(middle - width / 2, EDGE, innerWidth - width - EDGE);
    const isBelow = innerHeight - thing.bottom >= thing.top;
    const room = (isBelow ? innerHeight - thing.bottom : thing.top) - GAP - EDGE;
    if (height <= room) {
      style.left = `${left}px`;
      style.top = `${isBelow ? thing.bottom + GAP : thing.top - GAP - height}px`;
      this.element.dataset.side = isBelow ? "below" : "above";
      this.arrow.style.left = `${within(middle - left, 20, width - 20)}px`;
      return;
    }
    const isRight = innerWidth - thing.right >= thing.left;
    const beside = isRight ? thing.right + GAP : thing.left - GAP - width;
    style.left = `${within(beside, EDGE, innerWidth - width - EDGE)}px`;
    style.top = `${within(thing.y + thing.height / 2 - height / 2, EDGE, innerHeight - height - EDGE)}px`;
    this.element.dataset.side = "beside";
  }

  #key(event: KeyboardEvent) {
    if (event.key !== "Escape" && typedKey(event) !== "?") return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }
}

function within(value: number, least: number, most: number) {
  return Math.max(least, Math.min(value, most));
}
