/** The rules workshop: what to change, what somebody sends, and where it is changed. */

import { about, fill, make } from "../../components/dom.js";
import { pickFile } from "../../components/file-pickers.js";
import { icon } from "../../components/icons.js";
import { isolated } from "../../i18n/safe-text.js";
import { cleanText } from "../../i18n/typed-text.js";
import { newId } from "../../kit/ids.js";
import { FileError } from "../../net/fetch-text.js";
import { entitle, headOf } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { brokenList } from "../saves/broken-rows.js";
import { addSmall } from "../small/small-rooms.js";
import { rulesTable } from "./rules-table.js";
import { linesOf } from "./line-edits.js";
import { OwnGames } from "./own-games.js";
import { FIRST_SEED, readyGames } from "./ready-games.js";
import { rulesInFile } from "./rules-file.js";
import { LONGEST_NAME, RulesError, rulesIn } from "./rules-link.js";
import { sentGame } from "./sent-game.js";
import { saveFile } from "./sharing.js";
import type { App, Screen } from "../../types/page.js";
import type { OwnGame } from "./own-games.js";
import type { Ready } from "./ready-games.js";
import type { Seeded } from "./rules-file.js";

export function workshopScreen(app: App, { rules }: { rules: string | null }, signal: AbortSignal): Screen {
  return new WorkshopPage(app, rules, signal);
}

class WorkshopPage implements Screen {
  declare app: App;
  declare signal: AbortSignal;
  declare ready: Ready;
  declare element: HTMLElement;
  declare heading: HTMLElement;
  declare head: HTMLElement;
  declare named: Promise<void>;
  own = new OwnGames();
  name = "";

  constructor(app: App, rules: string | null, signal: AbortSignal) {
    this.app = app;
    this.signal = signal;
    this.element = make("div", {});
    this.head = this.heading = this.element;
    this.named = this.#begin(rules);
  }

  title() {
    return this.name;
  }

  async #begin(rules: string | null) {
    const { app, signal } = this;
    try {
      const [ready] = await Promise.all([readyGames(), addSmall(app), app.words.tell("workshop")]);
      this.ready = ready;
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      fill(this.element, make("p", { role: "alert" }, app.words.t("error-fetch", { file: error.file })));
      return;
    }
    if (signal.aborted) return;
    if (rules === null) await this.#choose();
    else if (rules.includes(".")) await this.#open(() => rulesIn(rules, this.ready.games));
    else await this.#take(rules);
  }

  /** A plain page with that heading. */
  #page(title: string, ...children: (Node | string | null | false)[]) {
    const heading = make("h1", {}, title);
    this.heading = heading;
    this.head = headOf(heading);
    this.#show(title, make("div", { class: "page workshop-page" }, this.head, ...children));
  }

  #show(title: string, element: HTMLElement) {
    this.name = title;
    fill(this.element, element);
    entitle(title, this.app.words);
  }

  async #choose() {
    const { app, ready } = this;
    const { words } = app;
    const own = await this.own.all();
    if (this.signal.aborted) return;
    const told = make("p", { role: "status" });
    this.#page(
      words.t("workshop-title"),
      make("p", { class: "lead" }, words.t("workshop-lead")),
      make("h2", {}, words.t("workshop-choose")),
      make("ul", { class: "workshop-cards" }, ...[...ready.games.keys()].map((id, at) => this.#card(id, at === 0))),
      make(
        "p",
        {},
        make(
          "button",
          { class: "button", type: "button", id: "workshop-open", on: { click: () => void this.#pick(told) } },
          icon("upload"),
          words.t("workshop-open-file"),
        ),
      ),
      told,
      own.length > 0 && make("h2", {}, words.t("workshop-yours")),
      own.length > 0 && make("ul", { class: "workshop-own" }, ...own.map((each) => this.#row(each))),
      brokenList(app, { store: this.own, title: "saves-broken", next: "workshop-open" }),
    );
  }

  #card(id: string, isFirst: boolean) {
    const { words } = this.app;
    const [text = ""] = Object.values(this.ready.games.get(id) ?? {});
    const lines = linesOf(text).filter((line) => line.trim()).length;
    const title = this.#titleOf(id);
    const change = make(
      "a",
      { class: `button${isFirst ? " primary" : ""}`, href: hash({ screen: "workshop", rules: id }) },
      icon("pen"),
      words.t(isFirst ? "workshop-begin" : "workshop-change"),
    );
    return make(
      "li",
      { class: "panel" },
      make("h3", {}, title),
      make("p", { class: "tagline" }, this.#about(id)),
      make("p", { class: "fine" }, words.t("workshop-lines", { lines })),
      about(change, title),
    );
  }

  #titleOf(id: string) {
    const { words } = this.app;
    return id === this.ready.template.id ? words.t("workshop-blank") : words.gameTitle(id);
  }

  #about(id: string) {
    const { words } = this.app;
    return id === this.ready.template.id ? words.t("workshop-blank-about") : words.t(`${id}-tagline`);
  }

  #row(game: OwnGame) {
    const { app } = this;
    const { words } = app;
    const name = this.#nameOf(game);
    const remove = async () => {
      await this.own.remove(game.id);
      const back = async () => {
        await this.own.put(game);
        await this.#choose();
      };
      app.toasts.show(words.t("workshop-deleted", { name }), { label: words.t("saves-bring-back"), act: () => void back() });
      await this.#choose();
      this.head.focus();
    };
    const button = (sign: "download" | "bin", key: string, click: () => void) =>
      about(
        make("button", { class: "icon-button", type: "button", "aria-label": words.t(key), title: words.t(key), on: { click } }, icon(sign)),
        name,
      );
    return make(
      "li",
      { class: "panel" },
      make("a", { href: hash({ screen: "workshop", rules: game.id }) }, name),
      make("span", { class: "fine" }, this.#when(game)),
      button("download", "workshop-file", () => saveFile(game)),
      button("bin", "workshop-delete", () => void remove()),
    );
  }

  #when({ changed }: OwnGame) {
    const how = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.app.words.locale, how).format(changed);
  }

  #nameOf({ base, name }: Seeded) {
    return name ? isolated(cleanText(name, LONGEST_NAME)) : this.#titleOf(base);
  }

  /** Opens a file; what is wrong with it is told. */
  async #pick(told: HTMLElement) {
    const file = await pickFile();
    if (!file) return;
    try {
      this.#offer(await rulesInFile(file, this.ready.games.keys()));
      this.head.focus();
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      told.textContent = this.app.words.t(`workshop-wrong-${error.wrong}`);
    }
  }

  /** What somebody sends, or why it cannot be opened. */
  async #open(read: () => Promise<Omit<Seeded, "seed">>) {
    const { app } = this;
    try {
      const rules = await read();
      if (!this.signal.aborted) this.#offer({ ...rules, seed: newId() });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#page(
        app.words.t("workshop-wrong"),
        make("p", { class: "lead" }, app.words.t(`workshop-wrong-${error.wrong}`)),
        this.#elsewhere(),
      );
    }
  }

  #elsewhere() {
    const { words } = this.app;
    return make("p", {}, make("a", { class: "button primary", href: "#/workshop" }, words.t("workshop-title")));
  }

  #offer(rules: Seeded) {
    const play = () => {
      this.#lay(rules, null, true);
      this.head.focus();
    };
    const facts = { name: this.#nameOf(rules), game: this.#titleOf(rules.base) };
    const before = this.ready.games.get(rules.base) ?? {};
    this.#page(this.app.words.t("workshop-sent"), ...sentGame(this.app, rules, before, facts, play));
  }

  /** A ready game, or one of the reader's own. */
  async #take(id: string) {
    const { app, ready } = this;
    const texts = ready.games.get(id);
    const own = texts ? null : (await this.own.all()).find((each) => each.id === id);
    if (this.signal.aborted) return;
    if (texts) this.#lay({ base: id, name: "", texts, seed: FIRST_SEED }, null, false);
    else if (own && ready.games.has(own.base)) this.#lay(own, own.id, false);
    else
      this.#page(
        app.words.t("workshop-wrong"),
        make("p", { class: "lead" }, app.words.t("workshop-missing")),
        this.#elsewhere(),
      );
  }

  #lay(rules: Seeded, id: string | null, isForeign: boolean) {
    const { app, ready, signal } = this;
    const title = rules.name ? this.#nameOf(rules) : this.#titleOf(rules.base);
    const { begin, screen } = rulesTable(app, ready, this.own, { rules, title, id, isForeign }, signal);
    this.heading = screen.heading;
    this.head = screen.head;
    this.#show(title, screen.element);
    void begin();
  }
}
