/** What the coach says, in the place of the prompt: a title, words, and what can be done. */

import { fill, make, setAttribute, write } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { isTelling, tell, tellingLine } from "../../components/telling.js";
import type { IconName } from "../../components/icons.js";

export interface Way {
  sign: IconName;
  label: string;
  act: () => void;
}

export class Popover {
  declare title: HTMLSpanElement;
  declare count: HTMLSpanElement;
  declare ways: HTMLDivElement;
  declare words: HTMLParagraphElement;
  declare more: HTMLDivElement;
  declare element: HTMLElement;

  constructor() {
    this.title = make("span", { class: "bubble-name" });
    this.count = make("span", { class: "bubble-count" });
    this.ways = make("div", { class: "bubble-ways" });
    this.words = tellingLine("bubble-words");
    this.words.tabIndex = -1;
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
   * `name`: of the whole. `count`: how far it has come. `ways`: small buttons beside the title;
   * they stay while their names do.
   */
  entitle(name: string, title: string, count: string, ways: Way[]) {
    setAttribute(this.element, "aria-label", name);
    write(this.title, title);
    write(this.count, count);
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

  /** `more`: buttons after it. */
  say(text: string, kind: "say" | "answer" | "done", more: (Node | null | false)[] = []) {
    const held = this.more.contains(document.activeElement);
    this.element.dataset.kind = kind;
    tell(this.words, text);
    if (this.words.getAttribute("aria-label") !== null) setAttribute(this.words, "aria-label", text);
    fill(this.more, ...more);
    if (held && !this.more.contains(document.activeElement)) this.read();
  }

  /** Takes the focus to the words. Of a paragraph that has it Orca reads one line, of a group its whole name. */
  read() {
    const { words } = this;
    if (isTelling(words)) return words.focus();
    setAttribute(words, "role", "group");
    setAttribute(words, "aria-label", words.textContent);
    words.focus();
    const end = () => {
      setAttribute(words, "role", null);
      setAttribute(words, "aria-label", null);
    };
    words.addEventListener("blur", end, { once: true });
  }
}

/** A button after what was said. */
export function button(
  sign: IconName,
  label: string,
  look: "primary" | "quiet" | "link",
  click: () => void,
) {
  const shape = look === "link" ? "link" : `button ${look}`;
  return make(
    "button",
    { class: shape, type: "button", on: { click } },
    look !== "link" && icon(sign),
    make("span", {}, label),
  );
}
