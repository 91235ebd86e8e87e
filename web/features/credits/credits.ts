/** Who made the games, and what this page is built on. */

import { make } from "../../components/dom.js";
import { page } from "../../page/page-title.js";
import type { App, Room, Screen } from "../../types/page.js";

const LIBRARIES = [
  { name: "Pyodide", use: "credits-use-python", licence: "MPL-2.0" },
  { name: "CPython", use: "credits-use-python", licence: "PSF-2.0" },
  { name: "micropip", use: "credits-use-install", licence: "MPL-2.0" },
  { name: "Fluent (@fluent/bundle)", use: "credits-use-words", licence: "Apache-2.0" },
  { name: "qr — Paul Miller", use: "credits-use-codes", licence: "MIT" },
  { name: "IM Fell English SC — Igino Marini", use: "credits-use-font", licence: "OFL-1.1" },
];

export function creditsScreen(app: App): Screen {
  const { words } = app;
  return page(
    words.t("credits-heading"),
    "credits-page",
    make("p", { class: "lead" }, words.t("credits-about")),
    make("p", { class: "notice" }, words.t("credits-buy")),
    make("h2", {}, words.t("credits-games")),
    make("ul", { class: "credits" }, ...app.rooms.filter(({ isSmall }) => !isSmall).map((room) => original(app, room))),
    make("h2", {}, words.t("credits-libraries")),
    make(
      "ul",
      { class: "credits" },
      ...LIBRARIES.map(({ name, use, licence }) =>
        make(
          "li",
          {},
          make("h3", {}, name),
          make("p", {}, words.t(use)),
          make("p", { class: "fine" }, words.t("credits-licence", { licence })),
        ),
      ),
    ),
    make("p", {}, words.t("credits-own")),
    make("p", { class: "fine" }, words.t("credits-deals")),
  );
}

function original({ words }: App, room: Room) {
  return make(
    "li",
    {},
    make("h3", {}, words.t(`${room.id}-title`)),
    make("p", {}, words.t("credits-designer", { designer: room.designer })),
    make("p", { class: "fine" }, room.published),
  );
}
