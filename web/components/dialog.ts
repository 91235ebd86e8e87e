/** Dialogs on the browser's own `<dialog>`: focus is kept inside and given back. */

import { fresh, make } from "./dom.js";
import { icon } from "./icons.js";
import type { Child } from "./dom.js";

/**
 * A dialog that is not open yet; it leaves the page when it closes. `options`: without `closeLabel`
 * it can only be closed by what it holds.
 */
export function dialog(
  { title, class: look = "", closeLabel }: { title: string; class?: string; closeLabel?: string },
  ...children: Child[]
) {
  const id = fresh("dialog");
  const element: HTMLDialogElement = make(
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
 * Opens it over everything else. The focus goes to its head, so that screen readers begin with what it
 * is and not with the button that closes it; or where it says by `autofocus`. Orca says nothing of a
 * heading that is the first text: it has come there by itself when all else went.
 */
export function openModal(element: HTMLDialogElement) {
  document.body.append(element);
  element.showModal();
  const head = element.querySelector<HTMLElement>(".dialog-head");
  if (!head || element.querySelector("[autofocus]")) return;
  head.role = "group";
  head.tabIndex = -1;
  head.setAttribute("aria-labelledby", element.getAttribute("aria-labelledby") ?? "");
  head.focus();
}
