/** The table's menu: files, games, preferences. */

import { canFill, toggleFull } from "../chrome/wake-lock.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { pickFile } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { importFile } from "../../features/saves/import.js";
import { sealPart } from "./deal-seal.js";
import {
  captionsControl,
  coachControl,
  languageControl,
  soundControls,
  spokenControl,
  speedControl,
  themeControl,
  warningControl,
} from "../../features/settings/settings-page.js";
import type { IconName } from "../../components/icons.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { Coach } from "../panels/coach.js";
import type { TableSession } from "../session/session.js";
import type { Friends } from "./friends.js";

export interface MenuItem {
  sign: IconName;
  key: string;
  act: () => void;
}

/** `act`: what else can be asked for. `people`: who speak at the table. */
export function openMenu(
  app: App,
  session: TableSession,
  table: Table,
  { again, picture, share }: { again: () => void; picture: () => void; share: () => void },
  { coach, friends }: { coach: Coach; friends: Friends },
) {
  const { words } = app;
  const { game, over } = table;
  const { more, talkPanel } = friends;
  const isGame = !table.lesson;
  const seal = isGame && !table.watched && sealPart(app, session, table.seal, over);
  const restart = table.watched ? () => session.history.deal() : again;

  function item(name: IconName, key: string, act: () => void) {
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
      talkPanel && item("talk", "talk-title", () => talkPanel.open()),
      !session.guest && item("refresh", "table-restart", restart),
      item("sliders", "table-new", () => app.go({ screen: "lobby", game })),
      item("compass", "home-learn", () => app.go({ screen: "learn", game, lesson: null })),
      isGame &&
        session.autosave.isOfferable &&
        item("download", "table-save-file", () => session.autosave.offer()),
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
    ...soundControls(app, session.signal, table.game),
    spokenControl(app, session.signal),
    themeControl(app),
    languageControl(app),
  );
  openModal(menu);
  return menu;
}

async function openFile(app: App) {
  const file = await pickFile();
  const id = file && (await importFile(app, file));
  if (id) app.go({ screen: "table", save: id });
}
