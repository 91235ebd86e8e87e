/** The page of a game's rules: those of one variant, which can be chosen. */

import { closedScreen } from "../../page/game-unavailable.js";
import { select } from "../../components/controls.js";
import { fill, make } from "../../components/dom.js";
import { tellingLine } from "../../components/telling.js";
import { missed, missingScreen } from "../../page/not-found.js";
import { printButtons, printRules } from "./print-rules.js";
import { Rulebook, paragraphs } from "./rulebook.js";
import { page } from "../../page/page-title.js";
import { checkedSetup } from "../../model/setup.js";
import { rulesWith, telling, variantWith } from "./variants.js";
import type { Option, Options } from "../../types/engine.js";
import type { App, Room, Screen } from "../../types/page.js";

/**
 * What was chosen here while the page is open, by game, and what the lobby remembered then: who
 * chooses anew in the lobby reads about that.
 */
const choices: Map<string, { remembered: string; options: Options }> = new Map();

export function rulesScreen(
  app: App,
  { game, rule }: { game: string; rule: string | null },
  signal: AbortSignal,
): Screen {
  const room = app.rooms.find(({ id }) => id === game);
  if (!room) return missingScreen(app, "missing-game", { name: game });
  if (app.words.silent.has(game)) return closedScreen(app, room);
  return new RulesPage(app, room, signal).screen(rule?.toLowerCase() ?? null);
}

class RulesPage {
  declare app: App;
  declare room: Room;
  declare remembered: string;
  declare options: Options;
  declare book: Rulebook;
  declare chooser: HTMLDivElement;

  constructor(app: App, room: Room, signal: AbortSignal) {
    this.app = app;
    this.room = room;
    const remembered = checkedSetup(room, app.preferences.setup(room.id)).options;
    this.remembered = JSON.stringify(remembered);
    const chosen = choices.get(room.id);
    this.options = chosen?.remembered === this.remembered ? chosen.options : remembered;
    this.book = new Rulebook(app, "h2", "h3", signal);
    this.chooser = make("div", { class: "variants", hidden: true });
    // What is printed otherwise is what has been painted of the screen, in its colours.
    document.addEventListener("keydown", (event) => this.#print(event), { signal });
  }

  /** `rule`: what is to be seen first. */
  screen(rule: string | null): Screen {
    const { app, room } = this;
    const { words } = app;
    const title = words.t("rules-heading", { game: words.t(`${room.id}-title`) });
    const { element, heading, head } = page(
      title,
      "rules-page",
      make("div", { class: "lead" }, ...paragraphs(words.t(`${room.id}-about`))),
      this.chooser,
      printButtons(app, room, () => this.options),
      this.book.element,
      make(
        "p",
        {},
        make("a", { class: "button primary", href: `#/${room.id}` }, words.t("rules-play")),
      ),
    );
    void this.#show(rule);
    return { element, heading, head, title: () => title };
  }

  /** `rule`: what is to be seen first. */
  async #show(rule: string | null) {
    await this.book.fetch(this.room.id);
    const other = rule && this.#lacking(rule);
    if (other) this.#choose(other.options);
    this.#showChooser(other ? other.name : null);
    void this.book.show(this.room.id, this.options);
    if (rule && !this.book.sections.has(rule))
      this.chooser.before(tellingLine("note", missed(this.app, "missing-rule", rule)));
    else if (rule) requestAnimationFrame(() => this.book.showRule(rule));
  }

  /** The variant that has a rule which the present one lacks. */
  #lacking(rule: string) {
    const { words } = this.app;
    const { id, options: offered } = this.room;
    if (rulesWith(words, id, this.options).includes(rule)) return null;
    return variantWith(words, id, offered, this.options, rule);
  }

  #choose(options: Options) {
    this.options = options;
    choices.set(this.room.id, { remembered: this.remembered, options });
  }

  /**
   * The options that change the rules. `switched`: the name of one that was changed to show what
   * was asked for.
   */
  #showChooser(switched: string | null) {
    const { words } = this.app;
    const { id, options: offered } = this.room;
    const shown = telling(words, id, offered, this.options);
    fill(
      this.chooser,
      ...shown.map((option) => this.#option(option)),
      switched &&
        tellingLine(
          "note",
          words.t("rules-switched", {
            variant: words.t(`${id}-option-${switched}-${this.options[switched]}`),
          }),
        ),
    );
    this.chooser.hidden = shown.length === 0;
  }

  #print(event: KeyboardEvent) {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if (key.toLowerCase() !== "p" || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    void printRules(this.app, this.room, this.options);
  }

  #option({ name, choices: offered }: Option) {
    const { words } = this.app;
    const key = `${this.room.id}-option-${name}`;
    return select({
      id: `rules-${name}`,
      label: words.t(key),
      value: String(this.options[name]),
      items: offered.map((choice) => ({
        value: String(choice),
        label: words.t(`${key}-${choice}`),
      })),
      onChange: (value) => {
        const choice = offered.find((each) => String(each) === value) ?? value;
        this.#choose({ ...this.options, [name]: choice });
        void this.book.show(this.room.id, this.options);
      },
    });
  }
}
