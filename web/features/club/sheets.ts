/** What an organiser prints: a sheet to hang up, and a worksheet for a class. */

import { fill, make } from "../../components/dom.js";
import { code } from "../../multiplayer/screens/qr-code.js";
import { address } from "../../multiplayer/screens/send-link.js";
import { hash } from "../../page/router.js";
import { FRAME, pose } from "../learn/print-puzzles.js";
import { puzzlesOf } from "../learn/puzzle-files.js";
import { print } from "../print/paper.js";
import { isOwnFile } from "./own-file.js";
import { factsOf } from "./contest-facts.js";
import { worksheetPuzzles } from "./worksheet-puzzles.js";
import type { Contest } from "../../types/engine.js";
import type { App, Room } from "../../types/page.js";

interface Sheet {
  contest: Contest;
  title: string;
  /** Of the deals, for who takes part. */
  link: string;
}

/** Puzzles of a worksheet. */
const PUZZLES = 2;

export function printSheet(app: App, { contest, link, title }: Sheet) {
  const { words } = app;
  const heading = title || words.t("club-title");
  return print(app, heading, async (paper) => {
    paper.classList.add("paper-poster");
    fill(
      paper,
      make("h1", {}, heading),
      make("p", {}, factsOf(app, contest)),
      invitation(app, contest, link),
      make("p", {}, words.t("contest-everybody")),
      contest.worded && make("p", {}, words.t("contest-word-said")),
      make("p", {}, words.t("contest-result-about")),
    );
  });
}

/** How one comes to the deals: with a camera, by an address, or by typing. */
function invitation({ words }: App, contest: Contest, link: string) {
  return make(
    "section",
    { class: "paper-deal" },
    !isOwnFile() && code(link, words.t("contest-deal-code")),
    make(
      "div",
      {},
      make("p", {}, words.t(isOwnFile() ? "contest-file-code" : "contest-sheet-code")),
      make("p", { class: "paper-code" }, contest.shown),
      !isOwnFile() && make("p", { class: "fine" }, words.t("contest-sheet-typed", { address: address("#/club") })),
      !isOwnFile() && make("p", { class: "fine" }, link),
    ),
  );
}

/** A lesson, two puzzles, the deals with their code; on the last sheet the solutions. */
export function printWorksheet(app: App, { contest, link, title }: Sheet) {
  const { words } = app;
  const room = app.rooms.find(({ id }) => id === contest.game);
  const heading = title || words.gameTitle(contest.game);
  return print(app, heading, async (paper) => {
    if (!room) return false;
    paper.classList.add("paper-worksheet");
    const solutions = make("ol", {});
    const sections = Array.from({ length: PUZZLES }, () => make("section", { class: "puzzle" }));
    fill(
      paper,
      make("h1", {}, heading),
      make("p", { class: "paper-name" }, words.t("contest-name"), ":"),
      lesson(app, room),
      make("h2", {}, words.t("contest-worksheet-puzzles")),
      make("p", {}, words.t("puzzle-say")),
      ...sections,
      make(
        "section",
        { class: "paper-whole" },
        make("h2", {}, words.t("contest-worksheet-deal")),
        make("p", {}, factsOf(app, contest)),
        invitation(app, contest, link),
        contest.worded && make("p", { class: "paper-name" }, words.t("contest-word"), ":"),
        make("p", {}, words.t("contest-worksheet-result")),
        signs(),
      ),
      make("section", { class: "solutions" }, make("h2", {}, words.t("print-solutions")), solutions),
    );
    const puzzles = worksheetPuzzles(await puzzlesOf(room.id), contest.options, PUZZLES);
    for (const [at, puzzle] of puzzles.entries()) {
      const posed = await app.engine.ask({ do: "pose", game: room.id, puzzle, frame: FRAME });
      const section = sections[at];
      if (!posed.ok || !section) return false;
      solutions.append(make("li", {}, await pose(app, room, puzzle, posed, section, at + 1)));
    }
    return true;
  });
}

/** Boxes for the signs of a code, in groups as it is told. */
function signs() {
  const group = () => make("span", {}, ...Array.from({ length: 4 }, () => make("i", {})));
  return make("p", { class: "paper-signs", "aria-hidden": "true" }, group(), group(), group());
}

function lesson(app: App, { id, lessons }: Room) {
  const { words } = app;
  const [first] = lessons;
  if (!first) return null;
  const link = address(hash({ screen: "learn", game: id, lesson: null }));
  return make(
    "section",
    {},
    make("h2", {}, words.t("contest-worksheet-lesson")),
    make("p", {}, words.t("contest-worksheet-lesson-about", { game: words.gameTitle(id) })),
    make("p", { class: "fine" }, link),
  );
}
