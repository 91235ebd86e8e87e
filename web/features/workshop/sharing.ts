/** Ways out of the workshop: a link, a file, and the files of a real game. */

import { button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { fresh, make } from "../../components/dom.js";
import { offerFile } from "../../components/file-pickers.js";
import { linkField } from "../../components/link-field.js";
import { textField } from "../../components/text-field.js";
import { cleanText } from "../../i18n/typed-text.js";
import { hash } from "../../page/router.js";
import { rulesFile } from "./rules-file.js";
import { LONGEST_NAME, rulesLink } from "./rules-link.js";
import type { App } from "../../types/page.js";
import type { Ready } from "./ready-games.js";
import type { Seeded } from "./rules-file.js";

/** What makes a game of the project of it. */
const BUILDING = "python3 build.py new-game --of FILE NAME";

export function saveFile(rules: Seeded) {
  offerFile(new Blob([rulesFile(rules)], { type: "application/json" }), `freebooters-${rules.base}-rules.json`);
}

/** `title`: what the game is called where it has no name. `rename`: it has another one. `signal` closes it. */
export function openSharing(
  app: App,
  ready: Ready,
  rules: Seeded,
  title: string,
  rename: (name: string) => void,
  signal: AbortSignal,
) {
  const { words } = app;
  const isFile = location.protocol === "file:";
  const here = isFile ? "" : location.href.replace(/#.*$/s, "");
  const { label, field, told, ways } = linkField(app, words.t("workshop-link"), title);
  const id = fresh("workshop-name");
  const name = textField({ id, value: rules.name, placeholder: title, dir: "auto", on: { input: renamed } }, LONGEST_NAME);
  const ofLink = ways("primary", !isFile);
  const save = button(words.t("workshop-file"), () => saveFile(rules), { sign: "download" });
  const opened = dialog(
    { title: words.t("workshop-share"), closeLabel: words.t("shell-close") },
    make("div", { class: "field" }, make("label", { for: id }, words.t("workshop-name")), name),
    make("p", {}, words.t("workshop-share-about")),
    make("div", { class: "field" }, label, field),
    make("div", { class: "dialog-buttons" }, ...ofLink, save),
    isFile && make("p", { class: "fine" }, words.t("share-paste")),
    told,
    make("h3", {}, words.t("workshop-real")),
    make("p", {}, words.t("workshop-real-about"), " ", make("code", { translate: "no" }, BUILDING)),
  );
  openModal(opened);
  signal.addEventListener("abort", () => opened.close());
  void link();

  function renamed() {
    rules.name = cleanText(name.value, LONGEST_NAME);
    rename(rules.name);
    void link();
  }

  async function link() {
    const made = await rulesLink(rules, ready.games.get(rules.base) ?? "");
    field.value = made ? `${here}${hash({ screen: "workshop", rules: made })}` : "";
    if (made === null) told.textContent = words.t("workshop-share-long");
    for (const each of ofLink) each.disabled = made === null;
  }
}
