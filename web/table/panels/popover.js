/** What the coach says, in the place of the prompt: a title, words, and what can be done. */

import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";

/** @import {IconName} from "../../components/icons.js" */

/** @typedef {{sign: IconName, label: string, act: () => void}} Way */

export class Popover {
  constructor() {
    this.title = make("span", { class: "bubble-name" });
    this.count = make("span", { class: "bubble-count" });
    this.ways = make("div", { class: "bubble-ways" });
    this.words = make("p", { class: "bubble-words", role: "status", tabindex: -1 });
    this.more = make("div", { class: "bubble-more" });
    this.element = make(
      "section",
      { class: "bubble" },
      make(
        "div",
        { class: "bubble-head" },
        make("p", { class: "bubble-title" }, this.title, " ", this.count),
        this.ways,
      ),
      make("div", { class: "bubble-body" }, this.words, this.more),
    );
  }

  /**
   * @param {string} name of the whole
   * @param {string} title
   * @param {string} count how far it has come
   * @param {Way[]} ways small buttons beside the title; they stay while their names do
   */
  entitle(name, title, count, ways) {
    this.element.setAttribute("aria-label", name);
    this.title.textContent = title;
    this.count.textContent = count;
    const before = [...this.ways.children].map((way) => way.getAttribute("aria-label"));
    if (ways.every(({ label }, at) => label === before[at]) && ways.length === before.length) return;
    fill(
      this.ways,
      ...ways.map(({ sign, label, act }) =>
        make(
          "button",
          { class: "bubble-way", type: "button", "aria-label": label, on: { click: act } },
          icon(sign),
          make("span", { "aria-hidden": "true" }, label),
        ),
      ),
    );
  }

  /**
   * @param {string} text
   * @param {"say" | "answer" | "done"} kind
   * @param {(Node | null | false)[]} more buttons after it
   */
  say(text, kind, more = []) {
    const held = this.more.contains(document.activeElement);
    this.element.dataset.kind = kind;
    if (this.words.textContent !== text) this.words.textContent = text;
    fill(this.more, ...more);
    if (held && !this.more.contains(document.activeElement)) this.words.focus();
  }
}

/**
 * A button after what was said.
 * @param {IconName} sign
 * @param {string} label
 * @param {"primary" | "quiet" | "link"} look
 * @param {() => void} click
 */
export function button(sign, label, look, click) {
  const shape = look === "link" ? "link" : `button ${look}`;
  return make(
    "button",
    { class: shape, type: "button", on: { click } },
    look !== "link" && icon(sign),
    make("span", {}, label),
  );
}
