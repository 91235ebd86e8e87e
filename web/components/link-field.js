/** A link in a field, to be copied or handed to another program. */

import { fresh, make } from "./dom.js";

/** @import {App} from "../types/page.js" */

/** @param {App} app @param {string} label @param {string} title what another program is told of it */
export function linkField({ words }, label, title) {
  const id = fresh("link");
  const field = make("input", { id, type: "text", readonly: true, class: "share-link" });
  const told = make("p", { class: "fine", role: "status" });

  /** @param {string} text @param {string} key of the message that says that it is done */
  async function copy(text, key) {
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
