/** A button that prints. It waits for the paper, which may take as long as the engine needs to start. */

import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import type { App } from "../../types/page.js";

/** `thing`: the id of what the words do not name; null: they say all. */
export function printButton(
  { words }: App,
  key: string,
  act: () => Promise<void>,
  thing: string | null = null,
) {
  const button = make(
    "button",
    { class: "button", type: "button", "aria-describedby": thing, on: { click: () => void press() } },
    icon("printer"),
    words.t(key),
  );
  async function press() {
    if (button.hasAttribute("aria-disabled")) return;
    button.setAttribute("aria-disabled", "true");
    try {
      await act();
    } finally {
      button.removeAttribute("aria-disabled");
    }
  }
  return button;
}
