/** A game that somebody sends, before anything of it runs: what differs, and what it may do. */

import { fresh, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { editsBetween, linesOf } from "./line-edits.js";
import type { App } from "../../types/page.js";
import type { Rules, Texts } from "./rules-link.js";

/** So many lines that differ are shown at most; all are there to be read. */
const MOST = 200;

/** `facts`: what the game is called, and the one it comes from. `play`: the reader wants it to run. */
export function sentGame(
  { words }: App,
  { texts }: Rules,
  before: Texts,
  facts: { name: string; game: string },
  play: () => void,
) {
  const id = fresh("rules");
  const all = Object.values(texts).join("\n");
  const changes = Object.entries(texts).flatMap(([file, text]) => changed(before[file] ?? "", text));
  const lines = changes.filter(({ isGone }) => !isGone).length || changes.length;
  const rules = make("pre", { id, class: "workshop-text", tabindex: 0, lang: "en", translate: "no", hidden: true }, all);
  const read = make(
    "button",
    {
      class: "button",
      type: "button",
      "aria-expanded": "false",
      "aria-controls": id,
      on: {
        click: () => {
          rules.hidden = !rules.hidden;
          read.setAttribute("aria-expanded", String(!rules.hidden));
          if (!rules.hidden) rules.focus();
        },
      },
    },
    icon("book"),
    words.t("workshop-read"),
  );
  return [
    make("p", { class: "lead" }, facts.name),
    make("p", {}, words.t("workshop-sent-lines", { lines, game: facts.game })),
    changes.length > 0 && shown(changes.slice(0, MOST)),
    make("p", { class: "notice" }, words.t("workshop-sent-wall")),
    make(
      "p",
      { class: "workshop-buttons" },
      make("button", { class: "button primary", type: "button", on: { click: play } }, icon("play"), words.t("workshop-play")),
      read,
    ),
    rules,
  ];

  function shown(some: Change[]) {
    const rows = some.map(({ line, text, isGone }) =>
      make(
        isGone ? "del" : "ins",
        {},
        make("span", { class: "workshop-line" }, isGone ? "−" : String(line)),
        text.replace(/\n$/, "") || " ",
        "\n",
      ),
    );
    return make(
      "pre",
      { class: "workshop-text", tabindex: 0, role: "group", lang: "en", translate: "no", "aria-label": words.t("workshop-differs") },
      ...rows,
    );
  }
}

interface Change {
  /** Where it stands, from 1. */
  line: number;
  text: string;
  isGone: boolean;
}

function changed(before: string, after: string): Change[] {
  const old = linesOf(before);
  let shift = 0;
  return editsBetween(before, after).flatMap(([first, count, text]) => {
    const gone = old.slice(first, first + count).map((each) => ({ line: first + 1, text: each, isGone: true }));
    const come = linesOf(text).map((each, at) => ({ line: first + shift + at + 1, text: each, isGone: false }));
    shift += come.length - count;
    return [...gone, ...come];
  });
}
