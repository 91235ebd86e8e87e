/** Covers everything until the right one of several people looks at the screen. */

import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/**
 * Covers the page; the answer is the cover's removal. `onUndo`: whoever moved last takes that move
 * back; the cover falls for them again.
 */
export function openCurtain(
  app: App,
  table: Table,
  seat: number,
  onLift: () => void,
  onUndo: () => void,
) {
  const { words } = app;
  const name = words.seatName(seat);
  const close = (then: () => void) => () => {
    cover.close();
    then();
  };
  const cover = dialog(
    { title: words.t("curtain-heading", { name }), class: "curtain" },
    make("div", { class: "curtain-seal" }, emblem(table.seats[seat]?.colour ?? "red")),
    make("p", {}, words.t("curtain-hint")),
    make(
      "button",
      { class: "button primary large", type: "button", autofocus: true, on: { click: close(onLift) } },
      words.t("curtain-lift", { name }),
    ),
    table.undo &&
      make(
        "button",
        { class: "button quiet", type: "button", on: { click: close(onUndo) } },
        icon("undo"),
        words.t("table-undo"),
      ),
    make("a", { class: "button quiet", href: "#/" }, words.t("shell-home")),
  );
  openModal(cover);
  return cover;
}
