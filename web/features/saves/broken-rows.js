/** What is stored and cannot be read: where it is wrong, and two ways, to a file or out of the store. */

import { writtenBroken } from "../../model/stored-shapes.js";
import { about, make, refill } from "../../components/dom.js";
import { offerFile } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { wrongIn } from "../../components/save-titles.js";

/** @import {Broken} from "../../model/stored-shapes.js" */
/** @import {App} from "../../types/page.js" */

/**
 * @typedef {object} Store
 * @property {() => Promise<Broken[]>} broken
 * @property {(broken: Broken) => Promise<void>} removeBroken
 * @property {(broken: Broken) => Promise<void>} restoreBroken
 */

/**
 * @typedef {object} Listed
 * @property {Store} store
 * @property {string} title key of what each is called
 * @property {string} next id of what gets the focus when one is gone
 * @property {() => Promise<void>} refresh shows the list anew
 */

/**
 * Items of a list, one for each.
 * @param {App} app
 * @param {Broken[]} broken
 * @param {Listed} listed
 */
export function brokenItems(app, broken, listed) {
  return broken.map((each, at) => item(app, each, `${listed.title}-${at}`, listed));
}

/**
 * A list of nothing else, hidden while it is empty.
 * @param {App} app
 * @param {Omit<Listed, "refresh">} listed
 */
export function brokenList(app, listed) {
  const list = make("ul", { class: "saves", hidden: true });
  async function refresh() {
    const broken = await listed.store.broken();
    refill(list, ...brokenItems(app, broken, { ...listed, refresh }));
    list.hidden = broken.length === 0;
  }
  void refresh();
  return list;
}

/**
 * @param {App} app
 * @param {Broken} broken
 * @param {string} name id of its name
 * @param {Listed} listed
 */
function item(app, broken, name, { store, title, next, refresh }) {
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

  /** @type {(sign: import("../../components/icons.js").IconName, key: string, click: () => void) => HTMLElement} */
  const button = (sign, key, click) =>
    about(
      make(
        "button",
        { class: "button", type: "button", id: `${sign}-${name}`, on: { click } },
        icon(sign),
        words.t(key),
      ),
      name,
    );
  const wrong = wrongIn(app, broken);
  return make(
    "li",
    { class: "save is-broken" },
    make(
      "div",
      { class: "save-words" },
      make("h2", { id: name }, words.t(title)),
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
