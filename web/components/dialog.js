/** Dialogs on the browser's own `<dialog>`: focus is kept inside and given back. */

import { fresh, make } from "./dom.js";
import { icon } from "./icons.js";

/** @import {Child} from "./dom.js" */

/**
 * A dialog that is not open yet; it leaves the page when it closes.
 * @param {{title: string, class?: string, closeLabel?: string}} options
 *   without `closeLabel` it can only be closed by what it holds
 * @param {...Child} children
 */
export function dialog({ title, class: look = "", closeLabel }, ...children) {
  const id = fresh("dialog");
  /** @type {HTMLDialogElement} */
  const element = make(
    "dialog",
    { class: `dialog ${look}`, "aria-labelledby": id },
    make(
      "header",
      { class: "dialog-head" },
      make("h2", { id, tabindex: -1 }, title),
      closeLabel &&
        make(
          "button",
          {
            class: "icon-button",
            type: "button",
            "aria-label": closeLabel,
            on: { click: () => element.close() },
          },
          icon("close"),
        ),
    ),
    make("div", { class: "dialog-body" }, ...children),
  );
  element.addEventListener("cancel", (event) => {
    if (!closeLabel) event.preventDefault();
  });
  element.addEventListener("close", () => element.remove());
  if (closeLabel) {
    element.addEventListener("click", (event) => {
      if (event.target === element) element.close();
    });
  }
  return element;
}

/**
 * Opens it over everything else.
 * @param {HTMLDialogElement} element
 */
export function openModal(element) {
  document.body.append(element);
  element.showModal();
}
