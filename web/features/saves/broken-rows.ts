/** What is stored and cannot be read: where it is wrong, and two ways, to a file or out of the store. */

import { writtenBroken } from "../../model/stored-shapes.js";
import { about, make, refill } from "../../components/dom.js";
import { offerFile } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { wrongIn } from "../../components/save-titles.js";
import type { IconName } from "../../components/icons.js";
import type { Broken } from "../../model/stored-shapes.js";
import type { App } from "../../types/page.js";

interface Store {
  broken: () => Promise<Broken[]>;
  removeBroken: (broken: Broken) => Promise<void>;
  restoreBroken: (broken: Broken) => Promise<void>;
}

interface Listed {
  store: Store;
  /** Key of what each is called. */
  title: string;
  /** Id of what gets the focus when one is gone. */
  next: string;
  /** Shows the list anew. */
  refresh: () => Promise<void>;
}

/** Items of a list, one for each. */
export function brokenItems(app: App, broken: Broken[], listed: Listed) {
  return broken.map((each, at) => item(app, each, `${listed.title}-${at}`, listed));
}

/** A list of nothing else, hidden while it is empty. */
export function brokenList(app: App, listed: Omit<Listed, "refresh">) {
  const list = make("ul", { class: "saves", hidden: true });
  async function refresh() {
    const broken = await listed.store.broken();
    refill(list, ...brokenItems(app, broken, { ...listed, refresh }));
    list.hidden = broken.length === 0;
  }
  void refresh();
  return list;
}

/** `id`: of what is told of it. */
function item(app: App, broken: Broken, id: string, { store, title, next, refresh }: Listed) {
  const { words } = app;

  function keep() {
    offerFile(new Blob([writtenBroken(broken.row)], { type: "application/json" }), "freebooters-broken.json");
  }

  async function remove() {
    await store.removeBroken(broken);
    await refresh();
    document.getElementById(next)?.focus();
    app.toasts.show(words.t("stored-deleted"), {
      label: words.t("saves-bring-back"),
      act: async () => {
        await store.restoreBroken(broken);
        await refresh();
      },
    });
  }

  const button: (sign: IconName, key: string, click: () => void) => HTMLElement = (sign, key, click) =>
    about(
      make(
        "button",
        { class: "button", type: "button", id: `${sign}-${id}`, on: { click } },
        icon(sign),
        words.t(key),
      ),
      words.t(title),
    );
  const wrong = wrongIn(app, broken);
  return make(
    "li",
    { class: "save is-broken" },
    make(
      "div",
      { class: "save-words" },
      make("h2", {}, words.t(title)),
      wrong && make("p", { class: "fine" }, wrong),
    ),
    make(
      "div",
      { class: "save-buttons" },
      button("download", "table-save-file", keep),
      button("bin", "saves-delete", () => void remove()),
    ),
  );
}
