/** What may be changed next, above the rules. */

import { fill, make } from "../../components/dom.js";
import type { Words } from "../../i18n/words.js";

interface Invitation {
  /** From 1. */
  line: number;
  /** What its comment says of it. */
  what: string;
}

/** The lines that invite to be changed. */
export function inviting(text: string): Invitation[] {
  return text.split("\n").flatMap((each, at) => {
    const [, what] = /# change me: (.+)$/.exec(each) ?? [];
    return what ? [{ line: at + 1, what }] : [];
  });
}

/** `key`: what the game's own words would say of it. `click`: leads to the line. */
export function fillTip(tip: HTMLElement, words: Words, { line, what }: Invitation, key: string | null, click: () => void) {
  const go = make("button", { class: "like-link", type: "button", on: { click } }, words.t("workshop-go", { line }));
  if (key && words.has(key)) fill(tip, words.t(key, { line }), " ", go);
  else fill(tip, words.t("workshop-try", { line }), make("q", { lang: "en", class: "workshop-what" }, what), " ", go);
}
