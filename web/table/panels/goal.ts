/**
 * What wins, and how far the viewer is from it, on one line over the board; at the end, who has won. What
 * is said of letters, where buttons leave it no other place.
 */

import { make, setAttribute } from "../../components/dom.js";
import { headline } from "./headline.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** The line, which renews itself. */
export function goalLine(app: App, session: TableSession) {
  const line = make("p", { class: "goal" });
  session.watch(
    () => [session.playback.seen?.goal, session.isOver, session.looking],
    () => {
      const { isOver, looking, playback, table } = session;
      const { goal } = playback.seen ?? {};
      const told = isOver && looking === null && table ? headline(app, table) : null;
      // That the game is over is said where one is asked otherwise.
      const said = told ?? (goal ? app.words.say(goal) : "");
      if (line.textContent !== said) line.textContent = said;
    },
  );
  return line;
}

/**
 * What is said of letters, in the goal's place where style sheets show it: who listens, or looks for
 * it, finds it once, as what is asked.
 */
export function letterLine(session: TableSession) {
  const line = make("p", { class: "goal letter-line", "aria-hidden": "true" });
  session.when(
    () => [session.outgoing, session.playback.isNow],
    () => {
      const { outgoing, playback } = session;
      setAttribute(line, "data-says", (playback.isNow && (outgoing?.brief ?? outgoing?.says)) || null);
    },
  );
  return line;
}
