/** A link in a field, to be copied or handed to another program. */

import { button } from "./controls.js";
import { fresh, make } from "./dom.js";
import { tellingLine } from "./telling.js";
import type { App } from "../types/page.js";

/** `title`: what another program is told of it. `ways`: buttons that copy it and, where a program may take it, hand it over. */
export function linkField({ words }: App, label: string, title: string) {
  const id = fresh("link");
  const field = make("input", { id, type: "text", readonly: true, class: "share-link" });
  const told = tellingLine("fine");

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

  /** `isSent`: other programs may take it. */
  function ways(look: string, isSent = true) {
    const copying = button(words.t("share-copy"), () => void copy(field.value, "share-copied"), { look, sign: "check" });
    if (!isSent || !("share" in navigator)) return [copying];
    return [copying, button(words.t("share-hand"), () => void hand(), { sign: "upload" })];
  }

  return { label: make("label", { for: id }, label), field, told, copy, ways };
}
