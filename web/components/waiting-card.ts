/** On the first screen: a table that waits, to which one goes back or which one gives up. */

import { button } from "./controls.js";
import { make } from "./dom.js";
import { icon } from "./icons.js";
import type { Child } from "./dom.js";
import type { App } from "../types/page.js";

/** `name`: the card's id. `about`: what there is to say of it. `href`: of the table. */
export function waitingCard(
  { words }: App,
  { name, title, about, href, leave }: { name: string; title: string; about: Child[]; href: string; leave: () => void },
) {
  return make(
    "section",
    { class: "resume", "aria-labelledby": name },
    make("div", { class: "resume-seal" }, icon("crew")),
    make("div", { class: "resume-words" }, make("h2", { id: name }, title), ...about),
    make("a", { class: "button primary", href }, words.t("waiting-back")),
    button(words.t("waiting-leave"), leave),
  );
}
