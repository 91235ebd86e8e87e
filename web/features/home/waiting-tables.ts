/** On the first screen: tables that wait for friends who are invited. */

import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { hash } from "../../page/router.js";
import { FRIEND, choiceNames } from "../../model/setup.js";
import type { Noted } from "../../storage/pending-games.js";
import type { App } from "../../types/page.js";

/** One card for each. `refresh`: the screen, once that has changed. */
export function waitingCards(app: App, refresh: () => void) {
  const known = app.pendingGames.waiting.filter(({ start }) =>
    app.rooms.some(({ id }) => id === start.game),
  );
  return known.map((each) => card(app, each, refresh));
}

function card(app: App, { id, start }: Noted, refresh: () => void) {
  const { words } = app;
  const title = [
    words.gameTitle(start.game),
    ...choiceNames(app, start.game, start.options),
  ].join(" · ");
  const count = start.seats.filter(({ who }) => who === FRIEND).length;
  const name = `waiting-${id}`;

  function leave() {
    app.pendingGames.leave(id);
    app.hosting.tables?.close(id);
    refresh();
    app.toasts.show(words.t("waiting-left", { game: title }), {
      label: words.t("saves-bring-back"),
      act: () => {
        app.pendingGames.wait(id, start);
        refresh();
      },
    });
  }

  return make(
    "section",
    { class: "resume", "aria-labelledby": name },
    make("div", { class: "resume-seal" }, icon("crew")),
    make(
      "div",
      { class: "resume-words" },
      make("h2", { id: name }, words.t("waiting-title")),
      make("p", {}, title, " · ", words.t("waiting-friends", { count })),
    ),
    make(
      "a",
      { class: "button primary", href: hash({ screen: "invite", save: id }) },
      words.t("waiting-back"),
    ),
    make("button", { class: "button", type: "button", on: { click: leave } }, words.t("waiting-leave")),
  );
}
