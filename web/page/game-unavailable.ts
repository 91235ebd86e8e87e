/** Shown for a game whose words are missing: it cannot be played, all others can. */

import { cover } from "../components/cover.js";
import { about, make } from "../components/dom.js";
import { page } from "./page-title.js";
import type { App, Room, Screen } from "../types/page.js";

/** `room`: in place of its card. */
export function closedCard(app: App, room: Room) {
  const title = app.words.t(`${room.id}-title`);
  return make(
    "li",
    { class: "game closed" },
    make("div", { class: "game-picture" }, cover(room)),
    make(
      "div",
      { class: "game-words" },
      make("h3", {}, title),
      ...reason(app, room),
      make("div", { class: "game-buttons" }, about(retry(app, room), title)),
    ),
  );
}

/**
 * The screen shown in place of any screen of that game. `then`: when the room is open after all.
 */
export function closedScreen(app: App, room: Room, then?: () => void): Screen {
  const { words } = app;
  return page(
    words.t(`${room.id}-title`),
    "missing",
    ...reason(app, room),
    make(
      "p",
      { class: "missing-buttons" },
      retry(app, room, then),
      make("a", { class: "button", href: "#/" }, words.t("shell-home")),
    ),
  );
}

function reason({ words }: App, { id }: Room) {
  const file = words.silent.get(id) ?? "";
  return [
    make("p", { class: "lead" }, words.t("closed-about")),
    make("p", { class: "fine closed-file" }, file.replace(new URL(".", document.baseURI).href, "")),
  ];
}

function retry({ toasts, words }: App, { id }: Room, then: () => void = () => {}) {
  async function click() {
    await words.use(words.language).catch(() => {});
    if (words.silent.has(id)) toasts.show(words.t("shell-failed"));
    else then();
  }
  return make(
    "button",
    { class: "button primary", type: "button", on: { click } },
    words.t("shell-retry"),
  );
}
