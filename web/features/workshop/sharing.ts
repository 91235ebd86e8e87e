/** Ways out of the workshop: a link, a file, and the files of a real game. */

import { dialog, openModal } from "../../components/dialog.js";
import { fresh, make } from "../../components/dom.js";
import { offerFile } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { canHand, linkField } from "../../components/link-field.js";
import { textField } from "../../components/text-field.js";
import { cleanText } from "../../i18n/typed-text.js";
import { enclosed } from "../../net/files.js";
import { hash } from "../../page/router.js";
import { idOf, isFree, roomFiles } from "./room-files.js";
import { rulesFile } from "./rules-file.js";
import { LONGEST_NAME, rulesLink } from "./rules-link.js";
import { zip } from "./zip.js";
import type { IconName } from "../../components/icons.js";
import type { App } from "../../types/page.js";
import type { Ready } from "./ready-games.js";
import type { Seeded } from "./rules-file.js";

const LANGUAGES = ["en", "fr", "de", "nl"];

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
  const here = location.href.replace(/#.*$/s, "");
  const { label, field, told, copy, hand } = linkField(app, words.t("workshop-link"), title);
  const id = fresh("workshop-name");
  const name = textField({ id, value: rules.name, placeholder: title, dir: "auto", on: { input: () => void renamed() } }, LONGEST_NAME);
  const ways = make("div", { class: "dialog-buttons" });
  const opened = dialog(
    { title: words.t("workshop-share"), closeLabel: words.t("shell-close") },
    make("div", { class: "field" }, make("label", { for: id }, words.t("workshop-name")), name),
    make("p", {}, words.t("workshop-share-about")),
    make("div", { class: "field" }, label, field),
    ways,
    isFile && make("p", { class: "fine" }, words.t("share-paste")),
    told,
    make("h3", {}, words.t("workshop-real")),
    make("p", {}, words.t("workshop-real-about")),
    real(),
  );
  ways.append(
    button("check", words.t("share-copy"), () => void copy(field.value, "share-copied"), "primary"),
    ...(canHand() && !isFile ? [button("upload", words.t("share-hand"), () => void hand())] : []),
    button("download", words.t("workshop-file"), () => saveFile(rules)),
  );
  openModal(opened);
  signal.addEventListener("abort", () => opened.close());
  void link();

  async function renamed() {
    rules.name = cleanText(name.value, LONGEST_NAME);
    rename(rules.name);
    await link();
  }

  async function link() {
    const made = await rulesLink(rules, ready.games.get(rules.base) ?? {});
    field.value = made ? `${isFile ? "" : here}${hash({ screen: "workshop", rules: made })}` : "";
    if (made === null) told.textContent = words.t("workshop-share-long");
    for (const each of ways.querySelectorAll("button")) each.disabled = made === null && each !== ways.lastChild;
  }

  function button(sign: IconName, text: string, click: () => void, look = "") {
    return make("button", { class: `button ${look}`, type: "button", on: { click } }, icon(sign), text);
  }

  /** A zip of files for a checkout of the project. */
  function real() {
    const own = fresh("workshop-id");
    const wrong = make("p", { id: `${own}-wrong`, class: "fine", role: "status" });
    const suggested = idOf(rules.name);
    const typed = textField({
      id: own,
      value: isFree(suggested, ready.taken) ? suggested : "",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-describedby": wrong.id,
    });
    const save = (event: Event) => {
      event.preventDefault();
      const isGood = isFree(typed.value, ready.taken);
      wrong.textContent = isGood ? "" : words.t("workshop-real-taken");
      if (!isGood) return typed.focus();
      const named = { ...rules, name: rules.name || title };
      offerFile(zip(roomFiles(named, typed.value, ready.taken, said(rules.base))), `${typed.value}.zip`);
    };
    return make(
      "form",
      { class: "workshop-real", on: { submit: save } },
      make("div", { class: "field" }, make("label", { for: own }, words.t("workshop-real-id")), typed),
      make("button", { class: "button", type: "submit" }, icon("download"), words.t("workshop-real-save")),
      wrong,
    );
  }
}

/** What a small game says of its own, by language. */
function said(game: string): Record<string, string> {
  const own = (text: string) => text.split(/^(?=[a-zA-Z-])/m).filter((entry) => entry.startsWith(`${game}-`));
  const entries = LANGUAGES.map((language) => {
    const [words = "", rules = ""] = ["words", "rules"].map((part) => enclosed.get(`rooms/${game}/${part}/${language}.ftl`));
    return [language, [...own(words), ...own(rules)].join("")] as const;
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}
