/** A text of rules that is being changed: a field with the numbers of its lines. */

import { fresh, make, setAttribute } from "../../components/dom.js";
import { textArea } from "../../components/text-field.js";
import { lineStart, outdented, indented, newLine } from "./indenting.js";
import type { Words } from "../../i18n/words.js";

/** What can hardly be typed on a phone. */
const SIGNS = ["(", ")", "[", "]", ":", "=", '"', "_", "#"];

export class RulesEditor {
  declare field: HTMLTextAreaElement;
  declare numbers: HTMLDivElement;
  declare keys: HTMLDivElement;
  declare element: HTMLDivElement;
  /** The line at fault, from 1; null: none is. */
  fault: number | null = null;
  marked: ReadonlySet<number> = new Set();

  /** `name`: of the game. `change`: the text is another one. */
  constructor(words: Words, name: string, text: string, change: (text: string) => void) {
    const id = fresh("rules");
    this.field = textArea(
      {
        id,
        class: "rules-field",
        wrap: "off",
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        autocorrect: "off",
        translate: "no",
        lang: "en",
        dir: "ltr",
        "aria-label": words.t("workshop-text", { name }),
        on: {
          input: () => {
            this.#number();
            change(this.field.value);
          },
          keydown: (event) => this.#hear(event),
          scroll: () => (this.numbers.scrollTop = this.field.scrollTop),
        },
      },
      null,
    );
    this.numbers = make("div", { class: "rules-numbers", "aria-hidden": "true" });
    this.keys = make(
      "div",
      { class: "rules-keys", role: "toolbar", "aria-label": words.t("workshop-signs") },
      this.#key("⇤", () => this.#shift(outdented), words.t("workshop-outdent")),
      this.#key("⇥", () => this.#shift(indented), words.t("workshop-indent")),
      ...SIGNS.map((sign) => this.#key(sign, () => this.#type(sign))),
    );
    this.element = make(
      "div",
      { class: "rules-editor" },
      make("div", { class: "rules-page" }, this.numbers, this.field),
      this.keys,
    );
    this.field.value = text;
    this.#number();
  }

  get text() {
    return this.field.value;
  }

  /** `fault`: the line at fault; `told`: the id of what says so. `marked`: other lines to be seen. */
  mark(fault: number | null, told: string | null, marked: Iterable<number> = this.marked) {
    this.fault = fault;
    this.marked = new Set(marked);
    setAttribute(this.field, "aria-describedby", told);
    setAttribute(this.field, "aria-invalid", told ? "true" : null);
    this.#number();
  }

  /** Brings the caret to a line, from 1, and column, from 1. */
  goTo(line: number, column = 1) {
    const { field } = this;
    const start = lineStart(field.value, line);
    const end = lineStart(field.value, line + 1);
    field.focus();
    const at = Math.min(start + column - 1, Math.max(start, end - 1));
    field.setSelectionRange(at, at);
    const height = parseFloat(getComputedStyle(field).lineHeight);
    field.scrollTop = Math.max(0, (line - 1) * height - field.clientHeight / 2);
    field.scrollLeft = 0;
  }

  #number() {
    const count = this.field.value.split("\n").length;
    const { childNodes } = this.numbers;
    while (childNodes.length < count) this.numbers.append(make("span", {}, String(childNodes.length + 1)));
    while (childNodes.length > count) this.numbers.lastChild?.remove();
    childNodes.forEach((each, at) => {
      const line = at + 1;
      const look = line === this.fault ? "is-fault" : this.marked.has(line) ? "is-marked" : null;
      setAttribute(each as Element, "class", look);
    });
    this.numbers.scrollTop = this.field.scrollTop;
  }

  #hear(event: KeyboardEvent) {
    if (event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const act =
      event.key === "Enter" && !isCommand && !event.shiftKey
        ? () => this.#type(newLine(this.field.value, this.field.selectionStart))
        : isCommand && event.key === "]"
          ? () => this.#shift(indented)
          : isCommand && event.key === "["
            ? () => this.#shift(outdented)
            : null;
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** In such a way that the browser's own undo stays whole. */
  #type(text: string) {
    const { field } = this;
    field.focus();
    if (document.execCommand("insertText", false, text)) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Moves the lines of the selection. */
  #shift(shifted: (lines: string) => string) {
    const { field } = this;
    const { selectionEnd, selectionStart, value } = field;
    const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
    const last = value.indexOf("\n", Math.max(start, selectionEnd - (selectionEnd > selectionStart ? 1 : 0)));
    const end = last < 0 ? value.length : last;
    const lines = value.slice(start, end);
    const now = shifted(lines);
    if (now === lines) return;
    field.setSelectionRange(start, end);
    this.#type(now);
    if (selectionEnd > selectionStart) field.setSelectionRange(start, start + now.length);
    else {
      const at = Math.max(start, selectionStart + now.length - lines.length);
      field.setSelectionRange(at, at);
    }
  }

  #key(sign: string, act: () => void, label: string | null = null) {
    return make(
      "button",
      {
        class: label ? "rules-key is-shift" : "rules-key",
        type: "button",
        "aria-label": label,
        title: label,
        // The field keeps the focus, and the phone its keys.
        on: { pointerdown: (event) => event.preventDefault(), click: act },
      },
      sign,
    );
  }
}
