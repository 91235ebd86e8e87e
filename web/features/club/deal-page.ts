/** A contest as it is for who takes part: a name, the deals, and their results to be handed in. */

import { fill, fresh, make, refill } from "../../components/dom.js";
import { loading } from "../../components/engine-progress.js";
import { icon } from "../../components/icons.js";
import { hand } from "../../components/share.js";
import { textField } from "../../components/text-field.js";
import { tellingLine } from "../../components/telling.js";
import { failureText } from "../../i18n/failure-text.js";
import { cleanText } from "../../i18n/typed-text.js";
import { newId } from "../../kit/ids.js";
import { LONGEST_WORD, aboutIn, startOf } from "../../model/contest.js";
import { LONGEST_NAME, cleanName } from "../../model/player-name.js";
import { address, carrying } from "../../multiplayer/screens/send-link.js";
import { page } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { joined } from "../../storage/contests.js";
import { playNow } from "../../storage/pending-games.js";
import { inWords } from "./club-words.js";
import { factsOf } from "./contest-facts.js";
import type { Contest, Handed } from "../../types/engine.js";
import type { App, SaveRecord, Screen } from "../../types/page.js";
import type { Joined } from "../../storage/contests.js";

export function dealScreen(
  app: App,
  { about, code }: { about: string | null; code: string },
  signal: AbortSignal,
): Screen {
  const { words } = app;
  const rest = make("div", { class: "club" });
  const { title } = aboutIn(about);
  void inWords(app, rest, signal, () => new DealPage(app, rest, code, title).show());
  return page(title || words.t("club-title"), "club-page", loading(app, signal), rest);
}

class DealPage {
  declare app: App;
  declare place: HTMLElement;
  declare joined: Joined;
  contest: Contest | null = null;
  told: HTMLParagraphElement = tellingLine("fine");
  deals: HTMLDivElement = make("div", { class: "club-deals" });

  constructor(app: App, place: HTMLElement, code: string, title: string) {
    this.app = app;
    this.place = place;
    const stored = this.#store.of(code.toLowerCase());
    this.joined = stored ?? { code, shown: "", title, word: "", name: "", tries: [] };
    if (title) this.joined.title = title;
  }

  get #store() {
    return joined();
  }

  async show() {
    const { app, place } = this;
    const { words } = app;
    const wrong = await this.#ask();
    const { contest } = this;
    if (!contest) {
      fill(place, make("p", { role: "alert" }, wrong));
      return;
    }
    fill(
      place,
      make("p", { class: "club-facts" }, factsOf(app, contest)),
      make("p", {}, words.t("contest-everybody")),
      make(
        "form",
        { class: "panel club-fields", on: { submit: (event) => event.preventDefault() } },
        this.#field("contest-name", LONGEST_NAME, this.joined.name, (text) => (this.joined.name = cleanName(text))),
        contest.worded &&
          this.#field("contest-word", LONGEST_WORD, this.joined.word, (text) => {
            this.joined.word = cleanText(text, LONGEST_WORD);
          }),
        this.told,
      ),
      this.deals,
    );
    await this.#showDeals();
  }

  /** Why there is no such contest here; "" otherwise. */
  async #ask(): Promise<string> {
    const { code, word } = this.joined;
    const answer = await this.app.engine.ask({ do: "contest", code, word });
    if (!answer.ok)
      return failureText(this.app.words, answer);
    this.contest = answer;
    this.joined = { ...this.joined, code: answer.code, shown: answer.shown };
    return "";
  }

  #field(key: string, longest: number, value: string, take: (text: string) => void) {
    const id = fresh(key);
    const on = {
      input: (event: any) => {
        take(event.target.value);
        this.told.textContent = "";
      },
    };
    return make(
      "div",
      { class: "field" },
      make("label", { for: id }, this.app.words.t(key)),
      textField({ id, value, dir: "auto", spellcheck: "false", on }, longest),
    );
  }

  async #showDeals() {
    const { contest, deals, joined: own } = this;
    if (!contest) return;
    const saves = (await this.app.saves.all()).filter((save) => save.contest?.code === own.code);
    const results: Handed[] = [];
    const parts: HTMLElement[] = [];
    for (const number of contest.places.keys()) {
      const tried = saves.filter((save) => save.contest?.number === number);
      const save = first(tried.filter(({ over }) => over)) ?? first(tried);
      const answer = save?.over ? await this.app.engine.ask({ do: "hand_in", text: save.text }) : null;
      if (answer?.ok) results.push(answer);
      parts.push(this.#deal(number, save, answer?.ok ? answer : null));
    }
    refill(deals, ...parts, results.length > 1 && this.#all(results));
  }

  #deal(number: number, save: SaveRecord | null, handed: Handed | null) {
    const { words } = this.app;
    const tries = save?.contest?.tries ?? 1;
    return make(
      "section",
      { class: "panel club-deal" },
      make("h2", {}, words.t("contest-deal", { number: number + 1 })),
      save && tries > 1 && make("p", { class: "fine" }, words.t("contest-try", { tries })),
      handed ? this.#handIn(number, handed) : this.#begin(number, save),
    );
  }

  #begin(number: number, save: SaveRecord | null) {
    const { words } = this.app;
    const name = words.t("contest-deal", { number: number + 1 });
    if (save)
      return make(
        "a",
        {
          class: "button primary",
          href: hash({ screen: "table", save: save.id }),
          "aria-label": `${words.t("home-continue-button")}, ${name}`,
        },
        words.t("home-continue-button"),
      );
    const on = { click: () => void this.#play(number) };
    return make(
      "button",
      { class: "button primary", type: "button", "aria-label": `${words.t("contest-play")}, ${name}`, on },
      icon("play"),
      words.t("contest-play"),
    );
  }

  async #play(number: number) {
    const { app, told } = this;
    const { words } = app;
    if (!this.joined.name) {
      told.textContent = words.t("contest-name-missing");
      return;
    }
    if (this.contest?.worded && !this.joined.word) {
      told.textContent = words.t("contest-word-missing");
      return;
    }
    // Who sits where follows from the word.
    told.textContent = await this.#ask();
    const { contest, joined: own } = this;
    if (!contest || told.textContent) return;
    const begun = contest.places.map((_, at) => (own.tries[at] ?? 0) + (at === number ? 1 : 0));
    this.joined = { ...own, tries: begun };
    this.#store.put(this.joined);
    const taking = { number, tries: begun[number] ?? 1, word: own.word, name: own.name };
    playNow(app, startOf(contest, taking), newId());
  }

  #handIn(number: number, { result, typed }: Handed) {
    const { app } = this;
    const { words } = app;
    const says = { code: "contest-result-code", link: "contest-result-link", title: "contest-result" };
    return make(
      "div",
      { class: "club-result" },
      make("h3", {}, words.t("contest-result")),
      make("p", {}, words.t("contest-result-about")),
      carrying(app, address(hash({ screen: "result", result })), says),
      make("p", {}, words.t("contest-typed"), " ", make("code", { class: "club-typed" }, typed)),
      make(
        "button",
        {
          class: "like-link",
          type: "button",
          "aria-label": `${words.t("contest-again")}, ${words.t("contest-deal", { number: number + 1 })}`,
          on: { click: () => void this.#play(number) },
        },
        words.t("contest-again"),
      ),
    );
  }

  /** All results as one text. */
  #all(results: Handed[]) {
    const { app } = this;
    const text = results.map(({ result }) => address(hash({ screen: "result", result }))).join("\n");
    return make(
      "button",
      { class: "button", type: "button", on: { click: () => void hand(app, text) } },
      icon("upload"),
      app.words.t("contest-send-all"),
    );
  }
}

/** The earliest try. */
function first(saves: SaveRecord[]) {
  const triesOf = ({ contest }: SaveRecord) => contest?.tries ?? 1;
  return [...saves].sort((one, other) => triesOf(one) - triesOf(other))[0] ?? null;
}
