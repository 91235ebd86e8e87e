/** What wins, and how far the viewer is from it, on one line over the board. */

import { make } from "../../components/dom.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** The line, which renews itself. */
export function goalLine({ words }: App, session: TableSession) {
  const line = make("p", { class: "goal" });
  session.watch(
    () => [session.playback.moment?.goal],
    () => {
      const { goal } = session.playback.moment ?? {};
      const said = goal ? words.say(goal) : "";
      if (line.textContent !== said) line.textContent = said;
    },
  );
  return line;
}
