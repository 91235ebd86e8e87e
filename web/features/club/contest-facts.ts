/** What is played in a contest, in words. */

import { choiceNames } from "../../model/setup.js";
import type { Contest } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** The game, its variant, and against whom. */
export function factsOf(app: App, { game, level, options, places, seats }: Contest) {
  const { words } = app;
  const crew = words.t(`crew-${level}`, { count: seats - 1 });
  return [
    words.gameTitle(game),
    ...choiceNames(app, game, options),
    words.t("contest-against", { crew }),
    words.t("contest-deals", { count: places.length }),
  ].join(" · ");
}
