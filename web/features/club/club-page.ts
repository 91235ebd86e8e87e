/** Club evening: a code that somebody has given, a form for a new evening, and those of this device. */

import { select } from "../../components/controls.js";
import { fill, fresh, make } from "../../components/dom.js";
import { loading } from "../../components/engine-progress.js";
import { icon } from "../../components/icons.js";
import { textField } from "../../components/text-field.js";
import { tellingLine } from "../../components/telling.js";
import { failureText } from "../../i18n/failure-text.js";
import { cleanText } from "../../i18n/typed-text.js";
import { LONGEST_TITLE, LONGEST_WORD } from "../../model/contest.js";
import { LEVELS, quickSetup } from "../../model/setup.js";
import { page } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { joined, organised } from "../../storage/contests.js";
import { inWords } from "./club-words.js";
import type { App, Room, Screen } from "../../types/page.js";

/** The levels that think the same everywhere; the engine has the same. */
const OFFERED = LEVELS.filter((level) => level !== "commodore");

/** Deals of an evening at most; the engine has the same. */
const MOST_DEALS = 8;

export function clubScreen(app: App, _: unknown, signal: AbortSignal): Screen {
  const { words } = app;
  const rest = make("div", { class: "club" });
  void inWords(app, rest, signal, async () => new ClubPage(app, rest).show());
  return page(
    words.t("club-title"),
    "club-page",
    make("p", { class: "lead" }, words.t("club-about")),
    loading(app, signal),
    rest,
  );
}

class ClubPage {
  declare app: App;
  declare place: HTMLElement;
  declare room: Room;
  options: Record<string, string> = {};
  seats = 2;
  level = "sailor";
  deals = 1;
  title = "";
  word = "";

  constructor(app: App, place: HTMLElement) {
    this.app = app;
    this.place = place;
    const speaking = app.rooms.filter(({ id, isSmall }) => !isSmall && !app.words.silent.has(id));
    const [room] = speaking;
    if (room) this.#choose(room);
  }

  #choose(room: Room) {
    const { options, seats } = quickSetup(room);
    this.room = room;
    this.seats = seats.length;
    this.options = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
  }

  show() {
    const { words } = this.app;
    const own = organised().all;
    const others = joined().all.filter(
      ({ code }) => !own.some((each) => each.code === code),
    );
    fill(
      this.place,
      this.#byCode(),
      this.#form(),
      own.length > 0 &&
        list(words.t("contest-own"), own.map(({ code, shown, title }) => ({
          href: hash({ screen: "collect", code, about: null }),
          name: title || shown,
        }))),
      others.length > 0 &&
        list(words.t("contest-joined"), others.map(({ code, shown, title }) => ({
          href: hash({ screen: "deal", code, about: null }),
          name: title || shown,
        }))),
    );
  }

  /** For who was told a code. */
  #byCode() {
    const { app } = this;
    const { words } = app;
    const told = tellingLine("fine");
    const id = fresh("contest-code");
    const field = textField({ id, spellcheck: "false", autocapitalize: "characters" }, 20);
    const open = async (event: Event) => {
      event.preventDefault();
      const answer = await app.engine.ask({ do: "contest", code: field.value, word: "" });
      if (answer.ok) app.go({ screen: "deal", code: answer.code, about: null });
      else told.textContent = failureText(words, answer);
    };
    return make(
      "form",
      { class: "panel club-code", on: { submit: (event) => void open(event) } },
      make("h2", {}, words.t("contest-join")),
      make("div", { class: "field" }, make("label", { for: id }, words.t("contest-code-typed")), field),
      make("button", { class: "button primary", type: "submit" }, icon("play"), words.t("contest-open")),
      told,
    );
  }

  #form() {
    const { app } = this;
    const { words } = app;
    const told = tellingLine("fine");
    const fields = make("div", { class: "club-fields" });
    const renew = () => fill(fields, ...this.#fields(renew));
    renew();
    const begin = async (event: Event) => {
      event.preventDefault();
      told.textContent = "";
      const wrong = await this.#draw();
      if (wrong) told.textContent = wrong;
    };
    return make(
      "form",
      { class: "panel", on: { submit: (event) => void begin(event) } },
      make("h2", {}, words.t("contest-new")),
      make("p", {}, words.t("contest-about")),
      fields,
      make("button", { class: "button primary", type: "submit" }, icon("crew"), words.t("contest-draw")),
      told,
    );
  }

  #fields(renew: () => void) {
    const { app, room } = this;
    const { words } = app;
    const numbers = (all: readonly number[]) => all.map((each) => ({ value: String(each), label: String(each) }));
    const again = (change: () => void) => {
      change();
      const { id } = document.activeElement ?? {};
      renew();
      if (id) document.getElementById(id)?.focus();
    };
    return [
      select({
        id: "club-game",
        label: words.t("contest-game"),
        value: room.id,
        items: app.rooms
          .filter(({ id, isSmall }) => !isSmall && !words.silent.has(id))
          .map(({ id }) => ({ value: id, label: words.gameTitle(id) })),
        onChange: (value) =>
          again(() => {
            const chosen = app.rooms.find(({ id }) => id === value);
            if (chosen) this.#choose(chosen);
          }),
      }),
      ...room.options.map(({ name, choices }) =>
        select({
          id: `club-option-${name}`,
          label: words.t(`${room.id}-option-${name}`),
          value: this.options[name] ?? "",
          items: choices.map((choice) => ({
            value: String(choice),
            label: words.t(`${room.id}-option-${name}-${choice}`),
          })),
          onChange: (value) => (this.options[name] = value),
        }),
      ),
      select({
        id: "club-seats",
        label: words.t("contest-seats"),
        value: String(this.seats),
        items: numbers(room.seats),
        onChange: (value) => (this.seats = Number(value)),
      }),
      select({
        id: "club-level",
        label: words.t("contest-level"),
        value: this.level,
        items: OFFERED.map((level) => ({ value: level, label: words.t(`level-${level}`) })),
        onChange: (value) => (this.level = value),
      }),
      select({
        id: "club-deals",
        label: words.t("contest-number"),
        value: String(this.deals),
        items: numbers(Array.from({ length: MOST_DEALS }, (_, at) => at + 1)),
        onChange: (value) => (this.deals = Number(value)),
      }),
      this.#text("club-title", "contest-title", LONGEST_TITLE, this.title, (text) => (this.title = text)),
      this.#text("club-word", "contest-word-new", LONGEST_WORD, this.word, (text) => (this.word = text)),
    ];
  }

  #text(id: string, key: string, longest: number, value: string, take: (text: string) => void) {
    const on = { input: (event: any) => take(cleanText(event.target.value, longest)) };
    const { words } = this.app;
    const field = textField({ id, value, dir: "auto", "aria-describedby": `${id}-hint`, on }, longest);
    return make(
      "div",
      { class: "field" },
      make("label", { for: id }, words.t(key)),
      field,
      make("p", { id: `${id}-hint`, class: "fine" }, words.t(`${key}-hint`)),
    );
  }

  /** What is wrong; null: nothing. */
  async #draw(): Promise<string | null> {
    const { app, deals, level, room, seats, title, word } = this;
    const options = Object.fromEntries(
      room.options.map(({ name, choices }) => [
        name,
        choices.find((choice) => String(choice) === this.options[name]) ?? choices[0] ?? 0,
      ]),
    );
    const worded = word !== "";
    const answer = await app.engine.ask({ do: "draw", game: room.id, options, seats, level, deals, worded });
    if (!answer.ok) return failureText(app.words, answer);
    const { code, shown } = answer;
    organised().put({ code, shown, title, word, kept: [], checked: [] });
    app.go({ screen: "collect", code, about: null });
    return null;
  }
}

function list(title: string, items: { href: string; name: string }[]) {
  return make(
    "section",
    {},
    make("h2", {}, title),
    make("ul", { class: "club-list" }, ...items.map(({ href, name }) => make("li", {}, make("a", { href }, name)))),
  );
}
