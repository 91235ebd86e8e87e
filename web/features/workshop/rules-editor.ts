/** A text of rules that is being changed: a field with the numbers of its lines. */

import { fresh, make, setAttribute } from "../../components/dom.js";
import { textArea } from "../../components/text-field.js";
import { lineStart, outdented, indented, newLine } from "./indenting.js";
import type { Words } from "../../i18n/words.js";

/** What can hardly be typed on a phone. */
const SIGNS = ["(", ")", "[", "]", ":", "=", '"', "_", "#"];

/** It is code, which nobody breaks, corrects, completes or translates. */
const AS_IT_IS = {
  ...{ wrap: "off", spellcheck: "false", autocapitalize: "off", autocomplete: "off", autocorrect: "off" },
  ...{ translate: "no", lang: "en", dir: "ltr" },
};

/** `name`: of the game. `change`: the text is another one. */
export function rulesEditor(words: Words, name: string, text: string, change: (text: string) => void) {
  const on = { input: typed, keydown: hear, scroll: () => (numbers.scrollTop = field.scrollTop) };
  const named = { id: fresh("rules"), class: "rules-field", "aria-label": words.t("workshop-text", { name }) };
  const field = textArea({ ...AS_IT_IS, ...named, on }, null);
  const numbers = make("div", { class: "rules-numbers", "aria-hidden": "true" });
  const keys = make(
    "div",
    { class: "rules-keys", role: "toolbar", "aria-label": words.t("workshop-signs") },
    key("⇤", () => shift(outdented), words.t("workshop-outdent")),
    key("⇥", () => shift(indented), words.t("workshop-indent")),
    ...SIGNS.map((sign) => key(sign, () => type(sign))),
  );
  const page = make("div", { class: "rules-page" }, numbers, field);
  /** The line at fault, from 1, null: none is; and others to be seen. */
  let fault: number | null = null;
  let marked: ReadonlySet<number> = new Set();
  field.value = text;
  number();
  return { element: make("div", { class: "rules-editor" }, page, keys), field, mark, goTo };

  /** `told`: the id of what says so. */
  function mark(atFault: number | null, told: string | null, others: Iterable<number>) {
    fault = atFault;
    marked = new Set(others);
    setAttribute(field, "aria-describedby", told);
    setAttribute(field, "aria-invalid", told ? "true" : null);
    number();
  }

  /** Brings the caret to a line, from 1, and column, from 1. */
  function goTo(line: number, column: number) {
    const start = lineStart(field.value, line);
    const end = lineStart(field.value, line + 1);
    const at = Math.min(start + column - 1, Math.max(start, end - 1));
    field.focus();
    field.setSelectionRange(at, at);
    const height = parseFloat(getComputedStyle(field).lineHeight);
    field.scrollTop = Math.max(0, (line - 1) * height - field.clientHeight / 2);
    field.scrollLeft = 0;
  }

  function typed() {
    number();
    change(field.value);
  }

  function number() {
    const count = field.value.split("\n").length;
    const { children } = numbers;
    while (children.length < count) numbers.append(make("span", {}, String(children.length + 1)));
    while (children.length > count) numbers.lastChild?.remove();
    [...children].forEach((each, at) =>
      setAttribute(each, "class", at + 1 === fault ? "is-fault" : marked.has(at + 1) ? "is-marked" : null),
    );
    numbers.scrollTop = field.scrollTop;
  }

  function hear(event: KeyboardEvent) {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    const isCommand = ctrlKey || metaKey;
    if (altKey) return;
    if (key === "Enter" && !isCommand && !shiftKey) type(newLine(field.value, field.selectionStart));
    else if (isCommand && key === "]") shift(indented);
    else if (isCommand && key === "[") shift(outdented);
    else return;
    event.preventDefault();
  }

  /** In such a way that the browser's own undo stays whole. */
  function type(signs: string) {
    field.focus();
    if (document.execCommand("insertText", false, signs)) return;
    field.setRangeText(signs, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Moves the lines of the selection. */
  function shift(shifted: (lines: string) => string) {
    const { selectionEnd, selectionStart, value } = field;
    const isOpen = selectionEnd > selectionStart;
    const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
    const last = value.indexOf("\n", Math.max(start, selectionEnd - Number(isOpen)));
    const lines = value.slice(start, last < 0 ? value.length : last);
    const now = shifted(lines);
    if (now === lines) return;
    field.setSelectionRange(start, start + lines.length);
    type(now);
    const at = Math.max(start, selectionStart + now.length - lines.length);
    if (isOpen) field.setSelectionRange(start, start + now.length);
    else field.setSelectionRange(at, at);
  }

  function key(sign: string, act: () => void, label: string | null = null) {
    const look = label ? "rules-key is-shift" : "rules-key";
    // The field keeps the focus, and the phone its keys.
    const on = { pointerdown: (event: Event) => event.preventDefault(), click: act };
    return make("button", { class: look, type: "button", "aria-label": label, title: label, on }, sign);
  }
}
