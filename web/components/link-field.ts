/** A link in a field, to be copied or handed to another program. */

import { fresh, make } from "./dom.js";
import type { App } from "../types/page.js";

/** `title`: what another program is told of it. */
export function linkField({ words }: App, label: string, title: string) {
  const id = fresh("link");
  const field = make("input", { id, type: "text", readonly: true, class: "share-link" });
  const told = make("p", { class: "fine", role: "status" });

  /** `key`: of the message that says that it is done. */
  async function copy(text: string, key: string) {
    try {
      await navigator.clipboard.writeText(text);
      told.textContent = words.t(key);
    } catch {
      field.value = text;
      field.select();
      told.textContent = words.t("share-by-hand");
    }
  }

  async function hand() {
    await navigator.share({ title, url: field.value }).catch(() => {}); // the reader thought better of it
  }

  return { label: make("label", { for: id }, label), field, told, copy, hand };
}

/** Whether there are programs that a link can be handed to. */
export function canHand() {
  return "share" in navigator;
}
