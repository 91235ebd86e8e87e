/** A field for letters that a messenger, or another browser, has opened elsewhere. */

import { fresh, make } from "../../components/dom.js";
import { textArea } from "../../components/text-field.js";
import { tellingLine } from "../../components/telling.js";
import { lettersIn, read, written } from "../../post/envelope.js";
import type { App } from "../../types/page.js";

/** Goes to the first letter in what is pasted; says so where there is none. */
export function pasting(app: App) {
  const { words } = app;
  const id = fresh("post-paste");
  const told = tellingLine("fine");
  const field = textArea({ id, class: "share-link", rows: 2, spellcheck: "false", autocomplete: "off", on: { input: () => take(field.value) } }, null);
  return make("div", { class: "field" }, make("label", { for: id }, words.t("post-paste")), field, told);

  function take(text: string) {
    const [found] = lettersIn(text).values();
    if (found) app.go({ screen: "post", letter: written(found.head, found.rest) });
    else told.textContent = text.trim() ? words.t(`post-fault-${faultOf(text)}`) : "";
  }
}

/** What is wrong with the first thing in it that looks like a letter. */
function faultOf(text: string) {
  const [found] = /[a-z_]{1,40}\.[0-9A-Za-z]+/.exec(text) ?? [];
  const fault = found ? read(found) : "none";
  return typeof fault === "string" ? fault : "none";
}
