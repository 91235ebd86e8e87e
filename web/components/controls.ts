/** Form controls used on several screens. */

import { fresh, make } from "./dom.js";
import { icon } from "./icons.js";
import type { Child } from "./dom.js";
import type { IconName } from "./icons.js";

interface Item {
  value: string;
  label: string;
  hint?: string;
  content?: Child[];
}

/** A labelled drop-down list. */
export function select({ id, label, items, value, onChange, unseen = false }: {
  id: string;
  label: string;
  items: Item[];
  value: string;
  onChange: (value: string) => void;
  /** The label is for screen readers only. */
  unseen?: boolean;
}) {
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

/** A group of radio buttons. */
export function radios({ id, legend, look, items, value, onChange, unseen = false }: {
  id: string;
  legend: string;
  look: "cards" | "segments" | "swatches";
  items: Item[];
  value: string;
  onChange: (value: string) => void;
  /** The legend is for screen readers only. */
  unseen?: boolean;
}) {
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

function radio(
  id: string,
  name: string,
  item: Item,
  value: string,
  onChange: (value: string) => void,
) {
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

/** A slider from 0 to 100 with its words before it. */
export function slider({ id, label, value, onChange }: {
  id: string;
  label: string;
  value: number;
  /** When it is let go. */
  onChange: (value: number) => void;
}) {
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

/** A check box with its words beside it. */
export function checkbox({ id, label, checked, onChange }: {
  id: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
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

/** A button that is a picture. */
export function iconButton(sign: IconName, name: string, click: () => void, more: Record<string, string> = {}) {
  return make("button", { class: "icon-button", type: "button", "aria-label": name, title: name, on: { click }, ...more }, icon(sign));
}

/** A button that cannot be pressed until what it hands over is there. */
export function waitingButton(look: string, sign: IconName, name: string, click: () => void) {
  return button(name, click, { look, sign, disabled: true });
}

/** A button. `look`: more of its classes. `sign`: a picture before its name. `more`: other attributes. */
export function button(
  name: Child,
  click: () => void,
  { look, sign, ...more }: { look?: string; sign?: IconName; [name: string]: string | number | boolean | undefined } = {},
) {
  const classes = look ? `button ${look}` : "button";
  return make("button", { class: classes, type: "button", on: { click }, ...more }, sign && icon(sign), name);
}
