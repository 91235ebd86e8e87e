/** The table's menu: files, games, preferences. */

import { canFill, toggleFull } from "./awake.js";
import { dialog, openModal } from "./dialog.js";
import { make } from "./dom.js";
import { pickFile } from "./files.js";
import { icon } from "./icons.js";
import { importFile } from "./importing.js";
import { sealPart } from "./seal.js";
import {
  captionsControl,
  coachControl,
  languageControl,
  soundControls,
  speedControl,
  themeControl,
  warningControl,
} from "./settings.js";

/** @import {Coach} from "./coach.js" */
/** @import {IconName} from "./icons.js" */
/** @import {Friends} from "./friends.js" */
/** @import {Play} from "./play.js" */
/** @import {Table} from "../types.js" */
/** @import {App} from "./types.js" */

/** @typedef {{sign: IconName, key: string, act: () => void}} MenuItem */

/**
 * @param {App} app
 * @param {Play} play
 * @param {Table} table
 * @param {{again: () => void, picture: () => void, share: () => void}} act what else can be asked for
 * @param {{coach: Coach, friends: Friends}} people who speak at the table
 */
export function openMenu(app, play, table, { again, picture, share }, { coach, friends }) {
  const { words } = app;
  const { game, over } = table;
  const { more, talking } = friends;
  const isGame = !table.lesson;
  const seal = isGame && !table.watched && sealPart(app, play, table.seal, over);
  const restart = table.watched ? () => play.past.deal() : again;

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
      talking && item("talk", "talk-title", () => talking.open()),
      !play.guest && item("refresh", "table-restart", restart),
      item("sliders", "table-new", () => app.go({ screen: "lobby", game })),
      item("compass", "home-learn", () => app.go({ screen: "learn", game, lesson: null })),
      isGame &&
        play.keeping.isOfferable &&
        item("download", "table-save-file", () => play.keeping.offer()),
      isGame && (over || table.open) && item("share", "replay-share", share),
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
    coach.isOffered && coachControl(app, coach),
    coach.isOffered && coach.mayWarn && warningControl(app),
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
