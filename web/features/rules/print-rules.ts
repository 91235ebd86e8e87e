/** The rules of one variant on paper, and the buttons for that. */

import { fill, make } from "../../components/dom.js";
import { print } from "../print/paper.js";
import { printButton } from "../print/print-button.js";
import { printScorePad } from "../print/score-pad.js";
import { Rulebook } from "./rulebook.js";
import { telling } from "./variants.js";
import type { Options } from "../../types/engine.js";
import type { App, Room } from "../../types/page.js";

/** What can be put on paper where rules are read. `options`: the variant that is read. */
export function printButtons(app: App, room: Room, options: () => Options) {
  return make(
    "div",
    { class: "prints" },
    rulesPrinter(app, room, options),
    printButton(app, "print-pad", () => printScorePad(app, room)),
  );
}

/** Prints the rules of the variant that is read or played. */
export function rulesPrinter(app: App, room: Room, options: () => Options) {
  return printButton(app, "print-rules", () => printRules(app, room, options()));
}

export function printRules(app: App, room: Room, options: Options) {
  const { words } = app;
  const title = words.t("rules-heading", { game: words.t(`${room.id}-title`) });
  return print(app, title, async (paper, signal) => {
    await words.tell(room.id);
    const book = new Rulebook(app, "h2", "h3", signal);
    fill(paper, make("h1", {}, title), variant(app, room, options), book.element);
    await book.show(room.id, options);
    await book.gallery.paintAll();
  });
}

/** Which choices these are the rules of. */
function variant({ words }: App, { id, options: offered }: Room, options: Options) {
  const told = telling(words, id, offered, options).map(
    ({ name }) =>
      `${words.t(`${id}-option-${name}`)}: ${words.t(`${id}-option-${name}-${options[name]}`)}`,
  );
  return told.length > 0 && make("p", { class: "paper-variant" }, told.join(" · "));
}
