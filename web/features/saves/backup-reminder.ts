/** Advises to save games that were not opened for long as files, if the browser may delete them. */

import { isForgotten } from "../../storage/saves.js";
import { make } from "../../components/dom.js";
import { offerSave } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { hash } from "../../page/router.js";
import type { App, SaveRecord } from "../../types/page.js";

/** Those games that the browser may delete. */
export async function endangeredOf(app: App, records: SaveRecord[]) {
  const now = Date.now();
  const forgotten = records.filter((record) => isForgotten(record, now));
  return forgotten.length > 0 && (await app.saves.isAtRisk()) ? forgotten : [];
}

/** Beside one of them. */
export function reminder(app: App, record: SaveRecord) {
  return advice(app, [record], app.words.t("saves-forgotten"));
}

/** For all of them together. */
export function reminders(app: App, records: SaveRecord[]) {
  return advice(app, records, app.words.t("saves-forgotten-all", { count: records.length }));
}

/** It disappears once it is followed or dismissed. */
function advice(app: App, records: SaveRecord[], text: string) {
  const { words } = app;
  const [first] = records;

  function done() {
    const next = element.parentElement?.querySelector("a, button");
    element.remove();
    if (next instanceof HTMLElement) next.focus();
  }

  async function dismiss() {
    await Promise.all(records.map(({ id }) => app.saves.mark(id, { filed: Date.now() })));
    done();
  }

  async function keep() {
    if (first) await offerSave(app, first);
    done();
  }

  const way =
    records.length === 1
      ? make(
          "button",
          { class: "button", type: "button", on: { click: keep } },
          icon("download"),
          words.t("table-save-file"),
        )
      : make("a", { class: "button", href: hash({ screen: "saves" }) }, words.t("shell-nav-saves"));
  const element = make(
    "div",
    { class: "reminder", role: "note" },
    make("p", {}, text),
    make(
      "div",
      { class: "reminder-buttons" },
      way,
      make(
        "button",
        {
          class: "icon-button",
          type: "button",
          "aria-label": words.t("shell-close"),
          on: { click: dismiss },
        },
        icon("close"),
      ),
    ),
  );
  return element;
}
