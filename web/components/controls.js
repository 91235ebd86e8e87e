/** Form controls used on several screens. */

import { fresh, make } from "./dom.js";
import { icon } from "./icons.js";

/** @import {Child} from "./dom.js" */

/** @typedef {{value: string, label: string, hint?: string, content?: Child[]}} Item */

/**
 * A labelled drop-down list.
 * @param {object} options
 * @param {string} options.id
 * @param {string} options.label
 * @param {Item[]} options.items
 * @param {string} options.value
 * @param {(value: string) => void} options.onChange
 * @param {boolean} [options.unseen] the label is for screen readers only
 */
export function select({ id, label, items, value, onChange, unseen = false }) {
  const list = make(
    "select",
    { id, on: { change: (event) => onChange(event.target.value) } },
    ...items.map((item) =>
      make("option", { value: item.value, selected: item.value === value }, item.label),
    ),
  );
  return make(
    "div",
    { class: "field" },
    make("label", { for: id, class: unseen ? "unseen" : null }, label),
    list,
  );
}

/**
 * A group of radio buttons.
 * @param {object} options
 * @param {string} options.id
 * @param {string} options.legend
 * @param {"cards" | "segments" | "swatches"} options.look
 * @param {Item[]} options.items
 * @param {string} options.value
 * @param {(value: string) => void} options.onChange
 * @param {boolean} [options.unseen] the legend is for screen readers only
 */
export function radios({ id, legend, look, items, value, onChange, unseen = false }) {
  const name = fresh(id);
  return make(
    "fieldset",
    { class: `radios ${look}` },
    make("legend", { class: unseen ? "unseen" : null }, legend),
    make(
      "div",
      { class: "radios-items" },
      ...items.map((item) => radio(id, name, item, value, onChange)),
    ),
  );
}

/**
 * @param {string} id
 * @param {string} name
 * @param {Item} item
 * @param {string} value
 * @param {(value: string) => void} onChange
 */
function radio(id, name, item, value, onChange) {
  const own = `${id}-${item.value}`;
  const hint = item.hint ? `${own}-hint` : null;
  return make(
    "div",
    { class: "radio" },
    make("input", {
      type: "radio",
      id: own,
      name,
      value: item.value,
      checked: item.value === value,
      "aria-describedby": hint,
      on: { change: () => onChange(item.value) },
    }),
    make(
      "label",
      { for: own },
      ...(item.content ?? []),
      make("span", { class: "radio-label" }, item.label),
    ),
    hint && make("p", { id: hint, class: "radio-hint" }, item.hint),
  );
}

/**
 * A slider from 0 to 100 with its words before it.
 * @param {object} options
 * @param {string} options.id
 * @param {string} options.label
 * @param {number} options.value
 * @param {(value: number) => void} options.onChange when it is let go
 */
export function slider({ id, label, value, onChange }) {
  return make(
    "div",
    { class: "field" },
    make("label", { for: id }, label),
    make("input", {
      type: "range",
      id,
      min: 0,
      max: 100,
      step: 5,
      value,
      on: { change: (event) => onChange(Number(event.target.value)) },
    }),
  );
}

/**
 * A check box with its words beside it.
 * @param {object} options
 * @param {string} options.id
 * @param {string} options.label
 * @param {boolean} options.checked
 * @param {(checked: boolean) => void} options.onChange
 */
export function checkbox({ id, label, checked, onChange }) {
  return make(
    "div",
    { class: "check" },
    make("input", {
      type: "checkbox",
      id,
      checked,
      on: { change: (event) => onChange(event.target.checked) },
    }),
    make("label", { for: id }, label),
  );
}

/**
 * A button that cannot be pressed until what it hands over is there.
 * @param {string} look
 * @param {import("./icons.js").IconName} sign
 * @param {string} name
 * @param {() => void} click
 */
export function waitingButton(look, sign, name, click) {
  return make(
    "button",
    { class: `button ${look}`, type: "button", disabled: true, on: { click } },
    icon(sign),
    name,
  );
}
