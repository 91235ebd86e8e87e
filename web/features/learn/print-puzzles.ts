/** A handful of a game's puzzles on paper, with their boards, and on the last sheet the solutions. */

import { paintScene } from "../../components/thumbnail.js";
import { fill, make } from "../../components/dom.js";
import { choiceNames } from "../../model/setup.js";
import { checkedNotes, nextPuzzles } from "../../model/puzzle-rating.js";
import { percent } from "../../i18n/percent.js";
import { FINE, print } from "../print/paper.js";
import { puzzlesOf } from "./puzzle-files.js";
import type { Puzzle } from "../../model/puzzle-rating.js";
import type { Posed } from "../../types/engine.js";
import type { App, Room } from "../../types/page.js";

const HANDFUL = 6;
/** As high as two of them have room on a sheet. */
export const FRAME = "wide:500";

export function printPuzzles(app: App, room: Room) {
  const { preferences, words } = app;
  const title = words.t("print-puzzles-heading", { game: words.t(`${room.id}-title`) });
  return print(app, title, async (paper) => {
    const notes = checkedNotes(preferences.puzzles(room.id));
    const puzzles = nextPuzzles(await puzzlesOf(room.id), notes, HANDFUL);
    const solutions = make("ol", {});
    fill(
      paper,
      make("h1", {}, title),
      make("p", {}, words.t("puzzle-say")),
      ...puzzles.map(() => make("section", { class: "puzzle" })),
      make("section", { class: "solutions" }, make("h2", {}, words.t("print-solutions")), solutions),
    );
    for (const [at, puzzle] of puzzles.entries()) {
      const posed = await app.engine.ask({ do: "pose", game: room.id, puzzle, frame: FRAME });
      if (!posed.ok) return false;
      const section = paper.querySelectorAll(".puzzle")[at];
      if (section) solutions.append(make("li", {}, await pose(app, room, puzzle, posed, section, at + 1)));
    }
    return true;
  });
}

/** Puts a puzzle into its section; its solution in words. */
export function pose(
  app: App,
  room: Room,
  puzzle: Puzzle,
  { best, seats, shown, viewer }: Posed,
  section: Element,
  number: number,
) {
  const { words } = app;
  const colours = seats.map(({ colour }) => words.t(`colour-${colour}`));
  const named = (seat: number) => colours[seat] ?? "";
  return words.naming(named, viewer, async () => {
    const canvas = make("canvas");
    const facts = shown.seats.map(({ facts: told }, seat) => {
      const said = told.map(({ message }) => words.say(message)).filter(Boolean);
      return words.t("shell-said-of", { of: named(seat), said: said.join(", ") || "–" });
    });
    fill(
      section,
      make(
        "h2",
        {},
        [String(number), ...choiceNames(app, room.id, puzzle.options)].join(" · "),
      ),
      make(
        "p",
        {},
        make("b", {}, words.t("print-puzzle-seat", { colour: named(viewer) })),
        " ",
        shown.prompt && words.say(shown.prompt),
      ),
      canvas,
      make("p", { class: "fine" }, [words.say(shown.goal), ...facts].join(" · ")),
    );
    const told = { seats, shown };
    await paintScene(canvas, told, (text) => words.say(text), FINE * canvas.clientWidth);
    const [first = 0, second = 0] = puzzle.chances;
    const chances = { best: percent(words.locale, first), second: percent(words.locale, second) };
    return `${words.say(best)} ${words.t("puzzle-chances", chances)}`;
  });
}
