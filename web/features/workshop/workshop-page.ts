/** The rules workshop: what to change, what somebody sends, and where it is changed. */

import { button, iconButton } from "../../components/controls.js";
import { about, fill, make } from "../../components/dom.js";
import { pickFile } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { tellingLine } from "../../components/telling.js";
import { dateAndTime } from "../../i18n/date-and-time.js";
import { isolated } from "../../i18n/safe-text.js";
import { cleanText } from "../../i18n/typed-text.js";
import { newId } from "../../kit/ids.js";
import { hasCome } from "../../page/coming-files.js";
import { entitle, page } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { brokenList } from "../saves/broken-rows.js";
import { addSmall, onShelf } from "../small/small-rooms.js";
import { linesOf } from "./line-edits.js";
import { OwnGames } from "./own-games.js";
import { FIRST_SEED, readyGames } from "./ready-games.js";
import { rulesInFile } from "./rules-file.js";
import { LONGEST_NAME, RulesError, rulesIn } from "./rules-link.js";
import { rulesTable } from "./rules-table.js";
import { sentGame } from "./sent-game.js";
import { saveFile } from "./sharing.js";
import type { App, Screen } from "../../types/page.js";
import type { OwnGame } from "./own-games.js";
import type { Ready } from "./ready-games.js";
import type { Seeded } from "./rules-file.js";

export function workshopScreen(app: App, { rules: asked }: { rules: string | null }, signal: AbortSignal): Screen {
  const { words } = app;
  const own = new OwnGames();
  const element = make("div", {});
  let ready: Ready;
  let name = "";
  const screen: Screen = { element, heading: element, head: element, named: begin(), title: () => name };
  return screen;

  async function begin() {
    const coming = Promise.all([readyGames(), addSmall(app), words.tell("workshop")]);
    if (!(await hasCome(app, element, coming, signal))) return;
    [ready] = await coming;
    if (asked === null) await choose();
    else if (asked.includes(".")) await open(asked);
    else await take(asked);
  }

  function show(title: string, shown: Pick<Screen, "element" | "heading" | "head">) {
    name = title;
    fill(element, shown.element);
    Object.assign(screen, { heading: shown.heading, head: shown.head });
    entitle(title, words);
  }

  function showPage(title: string, ...children: (Node | string | null | false)[]) {
    show(title, page(title, "workshop-page", ...children));
  }

  async function choose() {
    const games = await own.all();
    if (signal.aborted) return;
    const told = tellingLine();
    showPage(
      words.t("workshop-title"),
      make("p", { class: "lead" }, words.t("workshop-lead")),
      make("h2", {}, words.t("workshop-choose")),
      make("ul", { class: "workshop-cards" }, ...[...ready.games.keys()].map((id, at) => card(id, at === 0))),
      make("p", {}, button(words.t("workshop-open-file"), () => void pick(told), { sign: "upload", id: "workshop-open" })),
      told,
      games.length > 0 && make("h2", {}, words.t("workshop-yours")),
      games.length > 0 && make("ul", { class: "workshop-own" }, ...games.map(row)),
      brokenList(app, { store: own, title: "saves-broken", next: "workshop-open" }),
    );
  }

  function card(id: string, isFirst: boolean) {
    const lines = linesOf(ready.games.get(id) ?? "").filter((line) => line.trim()).length;
    const look = { class: isFirst ? "button primary" : "button", href: hash({ screen: "workshop", rules: id }) };
    const way = make("a", look, icon("pen"), words.t(isFirst ? "workshop-begin" : "workshop-change"));
    const tagline = words.t(isTemplate(id) ? "workshop-blank-about" : `${id}-tagline`);
    const size = make("p", { class: "fine" }, words.t("workshop-lines", { lines }));
    const room = isTemplate(id) ? ready.template : app.rooms.find((each) => each.id === id);
    return onShelf(app, room, make("h3", {}, titleOf(id)), tagline, signal, size, about(way, titleOf(id)));
  }

  function row(game: OwnGame) {
    const title = nameOf(game);
    return make(
      "li",
      { class: "panel" },
      make("a", { href: hash({ screen: "workshop", rules: game.id }) }, title),
      make("span", { class: "fine" }, dateAndTime(words, game.changed)),
      about(iconButton("download", words.t("workshop-file"), () => saveFile(game)), title),
      about(iconButton("bin", words.t("workshop-delete"), () => void remove(game)), title),
    );
  }

  async function remove(game: OwnGame) {
    await own.remove(game.id);
    const act = () => void own.put(game).then(choose);
    app.toasts.show(words.t("workshop-deleted", { name: nameOf(game) }), { label: words.t("saves-bring-back"), act });
    await choose();
    screen.head?.focus();
  }

  function isTemplate(id: string) {
    return id === ready.template.id;
  }

  function titleOf(id: string) {
    return isTemplate(id) ? words.t("workshop-blank") : words.gameTitle(id);
  }

  function nameOf({ base, name }: Seeded) {
    return name ? isolated(cleanText(name, LONGEST_NAME)) : titleOf(base);
  }

  /** Opens a file; what is wrong with it is told. */
  async function pick(told: HTMLElement) {
    const file = await pickFile();
    if (!file) return;
    try {
      offer(await rulesInFile(file, ready.games.keys()));
      screen.head?.focus();
    } catch (error) {
      told.textContent = wrong(error);
    }
  }

  /** What somebody sends by a link, or why it cannot be opened. */
  async function open(link: string) {
    try {
      const rules = await rulesIn(link, ready.games);
      if (!signal.aborted) offer({ ...rules, seed: newId() });
    } catch (error) {
      refuse(wrong(error));
    }
  }

  function wrong(error: unknown) {
    if (!(error instanceof RulesError)) throw error;
    return words.t(`workshop-wrong-${error.message}`);
  }

  function refuse(why: string) {
    const elsewhere = make("a", { class: "button primary", href: "#/workshop" }, words.t("workshop-title"));
    showPage(words.t("workshop-wrong"), make("p", { class: "lead" }, why), make("p", {}, elsewhere));
  }

  function offer(rules: Seeded) {
    const play = () => {
      lay(rules, null);
      screen.head?.focus();
    };
    const lead = make("p", { class: "lead" }, nameOf(rules));
    const before = ready.games.get(rules.base) ?? "";
    showPage(words.t("workshop-sent"), lead, ...sentGame(app, rules.text, before, titleOf(rules.base), play));
  }

  /** A ready game, or one of the reader's own. */
  async function take(id: string) {
    const text = ready.games.get(id);
    const mine = text ? null : (await own.all()).find((each) => each.id === id);
    if (signal.aborted) return;
    if (text) lay({ base: id, name: "", text, seed: FIRST_SEED }, newId());
    else if (mine && ready.games.has(mine.base)) lay(mine, mine.id);
    else refuse(words.t("workshop-missing"));
  }

  /** `id`: under which the reader keeps it once it is changed; null: it comes from somebody else. */
  function lay(rules: Seeded, id: string | null) {
    const title = nameOf(rules);
    show(title, rulesTable(app, ready, own, { rules, title, id }, signal));
  }
}
