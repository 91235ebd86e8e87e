/** Fields in which people write. */

import { plain } from "../i18n/safe-text.js";
import { graphemesOf, isComposing, shortened } from "../i18n/typed-text.js";
import { make } from "./dom.js";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field of one line. `longest`: graphemes; null: any number. */
export function textField(
  properties: Parameters<typeof make>[1],
  longest: number | null = null,
): HTMLInputElement {
  return written(make("input", { type: "text", autocomplete: "off", ...properties }), longest);
}

/** A field of several lines. `longest`: graphemes; null: any number. */
export function textArea(
  properties: Parameters<typeof make>[1],
  longest: number | null,
): HTMLTextAreaElement {
  return written(make("textarea", properties), longest);
}

/**
 * A field for a link from elsewhere. Browsers take line breaks out of what is pasted, so that words
 * behind a link would become a part of it: they become blanks.
 */
export function pasteField(properties: Parameters<typeof make>[1]): HTMLInputElement {
  const field = textField({ spellcheck: "false", ...properties });
  field.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    const { selectionEnd, selectionStart, value } = field;
    field.setRangeText(plain(text), selectionStart ?? value.length, selectionEnd ?? value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return field;
}

/**
 * No key that ends a composition does anything else, wherever it is heard. What is written beyond the
 * limit is not taken, but only once a composition has ended: it must not be disturbed. Both come before
 * what else listens.
 */
export function written<F extends Field>(field: F, longest: number | null): F {
  const capture = true;
  const hear = (event: KeyboardEvent) => {
    if (!isComposing(event)) return;
    event.stopImmediatePropagation();
    if (event.key === "Enter" || event.key === "Escape") event.preventDefault();
  };
  field.addEventListener("keydown", hear as EventListener, { capture });
  if (longest === null) return field;
  const limit = () => cut(field, longest);
  const type = (event: Event) => (event as InputEvent).isComposing || limit();
  field.addEventListener("input", type, { capture });
  field.addEventListener("compositionend", limit, { capture });
  return field;
}

/** Takes away what was written last, before the caret, as far as there is no room for it. */
function cut(field: Field, longest: number) {
  const { selectionStart, value } = field;
  if (shortened(value, longest) === value) return;
  const after = value.slice(selectionStart ?? value.length);
  let before = shortened(value.slice(0, selectionStart ?? value.length), longest);
  for (const one of graphemesOf(before).reverse()) {
    if (shortened(before + after, longest) === before + after) break;
    before = before.slice(0, -one.length);
  }
  field.value = before + after;
  field.setSelectionRange(before.length, before.length);
}
