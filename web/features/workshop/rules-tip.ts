/** What may be changed next, above the rules. */

import { fill, make } from "../../components/dom.js";
import type { Words } from "../../i18n/words.js";

/** What invites to be changed: the line, from 1, and what its comment says of it. */
export function inviting(text: string): { line: number; what: string }[] {
  return text.split("\n").flatMap((each, at) => {
    const [, what] = /# change me: (.+)$/.exec(each) ?? [];
    return what ? [{ line: at + 1, what }] : [];
  });
}

/** `key`: of the game's own words for it; null: it has none. `go`: leads to the line. */
export function fillTip(
  tip: HTMLElement,
  words: Words,
  { line, what }: { line: number; what: string },
  key: string | null,
  go: HTMLElement,
) {
  const said = key === null && make("q", { lang: "en", class: "workshop-what" }, what);
  fill(tip, words.t(key ?? "workshop-try", { line }), said, " ", go);
}
