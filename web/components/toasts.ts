/** Short notices that come and go; spoken by screen readers as they appear. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { telling } from "./telling.js";

/** Milliseconds a notice stays when nobody touches it: longer where something can be pressed. */
const STAY = { words: 7000, action: 20_000 };

interface ToastAction {
  label: string;
  act: () => void;
}

export class Toasts {
  declare closeLabel: () => string;
  declare element: HTMLDivElement;
  timer: number | undefined = undefined;
  /** Milliseconds the notice that is shown stays. */
  stay = STAY.words;

  constructor(closeLabel: () => string) {
    this.closeLabel = closeLabel;
    this.element = telling(make("div", { class: "toasts" }));
    const hold = () => clearTimeout(this.timer);
    const release = () => this.#countDown();
    for (const event of ["pointerenter", "focusin"]) this.element.addEventListener(event, hold);
    for (const event of ["pointerleave", "focusout"]) this.element.addEventListener(event, release);
  }

  /**
   * Shows one notice in place of the last. Returns what takes it away while it is shown. `signal`: of what
   * it is about; once that is closed it is not shown, or no more.
   */
  show(text: string, action: ToastAction | null = null, signal?: AbortSignal) {
    const dismiss = () => {
      if (this.element.contains(toast)) this.clear();
    };
    const toast = make(
      "div",
      { class: "toast" },
      make("p", {}, text),
      action &&
        make(
          "button",
          {
            class: "button quiet",
            type: "button",
            on: {
              click() {
                dismiss();
                action.act();
              },
            },
          },
          action.label,
        ),
      make(
        "button",
        {
          class: "icon-button",
          type: "button",
          "aria-label": this.closeLabel(),
          on: { click: dismiss },
        },
        icon("close"),
      ),
    );
    if (signal?.aborted) return dismiss;
    fill(this.element, toast);
    this.stay = action ? STAY.action : STAY.words;
    this.#countDown();
    signal?.addEventListener("abort", dismiss);
    return dismiss;
  }

  clear() {
    clearTimeout(this.timer);
    fill(this.element);
  }

  #countDown() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.element.contains(document.activeElement)) this.clear();
    }, this.stay);
  }
}

/** Tells the styles how high notices are, for what makes room for them. */
export function tellHeight({ element }: Toasts) {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    document.documentElement.style.setProperty("--toasts", `${told}px`);
  }).observe(element);
}
