/** What is said of the permission to reach other devices, before it is needed. */

import { localAccess } from "../protocol/links/local-network-permission.js";
import { make } from "../../components/dom.js";
import type { App } from "../../types/page.js";

/** A sentence where the browser asks, or has been told no; empty elsewhere. */
export function accessNote({ words }: App) {
  const element = make("p", { class: "fine", hidden: true });
  void localAccess().then((state) => {
    element.hidden = state !== "prompt" && state !== "denied";
    if (!element.hidden)
      element.textContent = words.t(state === "denied" ? "access-denied" : "access-prompt");
  });
  return element;
}
