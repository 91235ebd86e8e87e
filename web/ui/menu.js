/** The table's menu: files, games, preferences. */

import { canFill, toggleFull } from "./awake.js";
import { dialog, openModal } from "./dialog.js";
import { make } from "./dom.js";
import { pickFile } from "./files.js";
import { icon } from "./icons.js";
import {
  captionsControl,
  coachControl,
  languageControl,
  soundControls,
  speedControl,
  themeControl,
  warningControl,
} from "./settings.js";
import { importFile } from "./shelf.js";

/** @import {Coach} from "./coach.js" */
/** @import {IconName} from "./icons.js" */
/** @import {App} from "./types.js" */

/** @typedef {{sign: IconName, key: string, act: () => void}} MenuItem */

/**
 * @param {App} app
 * @param {string} game
 * @param {{again: (() => void) | null, talk: (() => void) | null, picture: () => void, save: (() => void) | null, share: (() => void) | null, more: MenuItem[]}} act null where
 *   it is not kept, or hides something
 * @param {Coach | null} coach null where it never speaks
 * @param {HTMLElement | null} seal of the deal, null where there is none
 */
export function openMenu(app, game, { again, more, picture, save, share, talk }, coach, seal) {
  const { words } = app;

  /** @param {IconName} name @param {string} key @param {() => void} act */
  function item(name, key, act) {
    const click = () => {
      menu.close();
      act();
    };
    return make(
      "li",
      {},
      make(
        "button",
        { class: "menu-item", type: "button", on: { click } },
        icon(name),
        words.t(key),
      ),
    );
  }

  const menu = dialog(
    { title: words.t("table-menu"), class: "drawer", closeLabel: words.t("shell-close") },
    make(
      "ul",
      { class: "menu" },
      talk && item("talk", "talk-title", talk),
      again && item("refresh", "table-restart", again),
      item("sliders", "table-new", () => app.go({ screen: "lobby", game })),
      item("compass", "home-learn", () => app.go({ screen: "learn", game, lesson: null })),
      save && item("download", "table-save-file", save),
      share && item("share", "replay-share", share),
      item("picture", "picture-title", picture),
      item("upload", "saves-import", () => void openFile(app)),
      canFill() && item("expand", "demo-full", () => void toggleFull()),
      item("chest", "shell-nav-saves", () => app.go({ screen: "saves" })),
      ...more.map(({ sign, key, act }) => item(sign, key, act)),
      item("anchor", "shell-home", () => app.go({ screen: "home" })),
    ),
    make("hr"),
    seal,
    seal && make("hr"),
    speedControl(app),
    captionsControl(app),
    coach && coachControl(app, coach),
    coach?.mayWarn && warningControl(app),
    ...soundControls(app),
    themeControl(app),
    languageControl(app),
  );
  openModal(menu);
  return menu;
}

/** @param {App} app */
async function openFile(app) {
  const file = await pickFile();
  const id = file && (await importFile(app, file));
  if (id) app.go({ screen: "table", save: id });
}
