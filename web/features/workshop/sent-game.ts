/** A game that somebody sends, before anything of it runs: what differs, and what it may do. */

import { button } from "../../components/controls.js";
import { make } from "../../components/dom.js";
import { changesBetween } from "./line-edits.js";
import type { App } from "../../types/page.js";

/** So many lines that differ are shown at most; all are there to be read. */
const MOST = 200;

/** `before`: the text of the game that it comes from, which is called `game`. `play`: the reader wants it to run. */
export function sentGame({ words }: App, text: string, before: string, game: string, play: () => void) {
  const rows = rowsOf(before, text);
  const lines = rows.filter(({ localName }) => localName === "ins").length || rows.length;
  const source = { class: "workshop-text", tabindex: 0, lang: "en", translate: "no" };
  const differs = { ...source, role: "group", "aria-label": words.t("workshop-differs") };
  return [
    make("p", {}, words.t("workshop-sent-lines", { lines, game })),
    rows.length > 0 && make("pre", differs, ...rows.slice(0, MOST)),
    make("p", { class: "notice" }, words.t("workshop-sent-wall")),
    make("p", {}, button(words.t("workshop-play"), play, { look: "primary", sign: "play" })),
    make(
      "details",
      {},
      make("summary", {}, words.t("workshop-read")),
      make("pre", source, text),
    ),
  ];
}

function rowsOf(before: string, after: string) {
  const row = (tag: "del" | "ins", sign: string, text: string) =>
    make(tag, {}, make("span", { class: "workshop-line" }, sign), text.replace(/\n$/, "") || " ", "\n");
  return changesBetween(before, after).flatMap(({ gone, at, come }) => [
    ...gone.map((text) => row("del", "−", text)),
    ...come.map((text, line) => row("ins", String(at + line + 1), text)),
  ]);
}
