/** The shelf of the small games. */

import { about, fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { loading } from "../../components/engine-progress.js";
import { nextSetup } from "../../model/setup.js";
import { hasCome } from "../../page/coming-files.js";
import { hash } from "../../page/router.js";
import { page } from "../../page/page-title.js";
import { playNow } from "../../storage/pending-games.js";
import { addSmall, onShelf } from "./small-rooms.js";
import type { App, Room, Screen } from "../../types/page.js";

/** Whose words tell of all of them: those of the plain table. */
const TABLE = "plain";

export function smallScreen(app: App, _: unknown, signal: AbortSignal): Screen {
  const { words } = app;
  const lead = make("p", { class: "lead" });
  const status = make("div", {});
  const games = make("ul", { class: "games" });
  fill(status, loading(app, signal));
  void show(app, { lead, status, games }, signal);
  return page(words.t("small-title"), "small-page", lead, status, games);
}

async function show(
  app: App,
  { lead, status, games }: { lead: Element; status: Element; games: Element },
  signal: AbortSignal,
) {
  const { words } = app;
  if (!(await hasCome(app, status, addSmall(app), signal))) return;
  const rooms = app.rooms.filter(({ id, isSmall }) => isSmall && !words.silent.has(id));
  lead.textContent = words.t(`${TABLE}-shelf`);
  fill(games, ...rooms.map((room) => card(app, room, signal)));
}

function card(app: App, room: Room, signal: AbortSignal) {
  const { words } = app;
  const { id, seats } = room;
  const title = words.gameTitle(id);
  const play = make(
    "button",
    {
      class: "button primary",
      type: "button",
      id: `play-${id}`,
      on: { click: () => playNow(app, { game: id, seed: null, ...nextSetup(app, room) }) },
    },
    icon("play"),
    words.t("home-play"),
  );
  const rules = make("a", { href: hash({ screen: "rules", game: id, rule: null }) }, words.t("home-rules"));
  const setup = make("a", { href: hash({ screen: "lobby", game: id }) }, words.t("home-setup"));
  const tagline = words.has(`${id}-tagline`) ? words.t(`${id}-tagline`) : "";
  return onShelf(
    app,
    room,
    make("h2", {}, title),
    tagline,
    signal,
    make("div", { class: "game-buttons" }, about(play, title)),
    make(
      "ul",
      { class: "facts" },
      make("li", {}, icon("crew"), words.t("home-seats", { least: Math.min(...seats), most: Math.max(...seats) })),
      make("li", {}, icon("book"), about(rules, title)),
      make("li", {}, icon("sliders"), about(setup, title)),
    ),
  );
}
