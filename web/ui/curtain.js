/** Between two people at one screen: covers everything until the right one is there. */

import { dialog, openModal } from "./dialog.js";
import { make } from "./dom.js";
import { emblem } from "./emblem.js";

/** @import {Table} from "../types.js" */
/** @import {App} from "./types.js" */

/**
 * Covers the page; the answer is the cover's removal.
 * @param {App} app
 * @param {Table} table
 * @param {number} seat
 * @param {() => void} onLift
 */
export function openCurtain(app, table, seat, onLift) {
  const { words } = app;
  const name = words.seatName(seat);
  const lift = () => {
    cover.close();
    onLift();
  };
  const cover = dialog(
    { title: words.t("curtain-heading", { name }), class: "curtain" },
    make("div", { class: "curtain-seal" }, emblem(table.seats[seat]?.colour ?? "red")),
    make("p", {}, words.t("curtain-hint")),
    make(
      "button",
      { class: "button primary large", type: "button", autofocus: true, on: { click: lift } },
      words.t("curtain-lift", { name }),
    ),
    make("a", { class: "button quiet", href: "#/" }, words.t("shell-home")),
  );
  openModal(cover);
  return cover;
}
