/**
 * What the rules of a game say in one variant: the game in short, a list of the rules, every rule,
 * and what is in the box; with pictures.
 */

import { fill, make } from "../../components/dom.js";
import { Gallery, figuresOf, isShown } from "./figures.js";
import { hash } from "../../page/router.js";
import { given, rulesWith, told } from "./variants.js";
import type { Child } from "../../components/dom.js";
import type { Words } from "../../i18n/words.js";
import type { Options } from "../../types/engine.js";
import type { App } from "../../types/page.js";

type Heading = "h2" | "h3" | "h4";

export class Rulebook {
  declare app: App;
  declare headings: { chapter: Heading; part: Heading };
  declare gallery: Gallery;
  declare element: HTMLDivElement;
  /** By id: the parts of the game in short, the rules, the box. */
  sections: Map<string, HTMLElement> = new Map();
  /** Whether the pictures have their places. */
  isPlaced = false;
  /** The rule that is to be seen when all of it is there. */
  sought: string | null = null;

  /**
   * `chapter`: what the headings are of chapters. `part`: and of what is in them. `signal` ends it.
   */
  constructor(app: App, chapter: Heading, part: Heading, signal: AbortSignal) {
    this.app = app;
    this.headings = { chapter, part };
    this.gallery = new Gallery(app, signal);
    this.element = make("div", { class: "rulebook" });
  }

  /**
   * Resolves when the words of a game's rules are there. Where they cannot be had that is said, and
   * they are asked for again when somebody wants it.
   */
  async fetch(game: string) {
    const { words } = this.app;
    while (!(await words.tell(game).then(() => true, () => false)))
      await new Promise((resolve) => this.#miss(() => resolve(null)));
  }

  #miss(retry: () => void) {
    const { words } = this.app;
    fill(
      this.element,
      make("p", {}, words.t("rules-missing")),
      make(
        "button",
        { class: "button", type: "button", on: { click: retry } },
        words.t("shell-retry"),
      ),
    );
  }

  /**
   * Shows a game's rules, whose words must be there, and then their pictures; resolves when these
   * have their places.
   */
  show(game: string, options: Options) {
    const sections = new Map();
    this.sections = sections;
    this.isPlaced = false;
    this.gallery.clear();
    const told = new Telling(this.app, game, options, this.headings.part, sections);
    fill(
      this.element,
      this.#chapter("rules-short", ...told.primer()),
      this.#chapter("rules-contents", told.contents((id) => this.showRule(id))),
      this.#chapter("rules-all", ...told.rules(), told.box()),
    );
    if (this.sought) this.#scroll(this.sought);
    return this.#illustrate(game, options);
  }

  async #illustrate(game: string, options: Options) {
    const { sections } = this;
    const figures = await figuresOf(game);
    if (this.sections !== sections) return;
    for (const figure of figures.filter((each) => isShown(each, options)))
      for (const id of figure.under) sections.get(id)?.append(this.gallery.figure(game, figure));
    this.isPlaced = true;
    if (this.sought) this.#scroll(this.sought);
    this.sought = null;
  }

  /** Scrolls a rule into sight and puts the focus on it. */
  showRule(id: string) {
    if (!this.isPlaced) this.sought = id;
    this.#scroll(id);
  }

  #scroll(id: string) {
    const section = this.sections.get(id.toLowerCase());
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  }

  #chapter(key: string, ...parts: Child[]) {
    const { words } = this.app;
    return make(
      "div",
      { class: `chapter ${key}` },
      make(this.headings.chapter, {}, words.t(key)),
      ...parts,
    );
  }
}

/** Puts the words of one game's rules into sections. */
class Telling {
  declare words: Words;
  declare game: string;
  declare options: Options;
  declare heading: Heading;
  declare sections: Map<string, HTMLElement>;
  declare ids: string[];

  /** `sections` is filled. */
  constructor(
    { words }: App,
    game: string,
    options: Options,
    heading: Heading,
    sections: Map<string, HTMLElement>,
  ) {
    this.words = words;
    this.game = game;
    this.options = options;
    this.heading = heading;
    this.sections = sections;
    this.ids = rulesWith(words, game, options);
  }

  primer() {
    return this.words.named(this.game, "primer").map((id) => {
      const key = `${this.game}-primer-${id}`;
      const text = told(this.words, key, this.options);
      return this.#section(`primer-${id}`, [this.#attribute(key, "title")], ...paragraphs(text));
    });
  }

  /** The rules' names, as links. */
  contents(show: (id: string) => void) {
    const links = this.ids.map((id) => {
      const title = this.#attribute(`${this.game}-rule-${id}`, "title");
      return make("li", {}, sign(id.toUpperCase()), " ", this.#link(id, title, show));
    });
    links.push(make("li", {}, this.#link("box", this.words.t("rules-box"), show)));
    return make("ul", { class: "contents" }, ...links);
  }

  rules() {
    return this.ids.map((id) => {
      const key = `${this.game}-rule-${id}`;
      const ruling = this.#attribute(key, "ruling");
      return this.#section(
        id,
        [this.#attribute(key, "title"), " ", sign(id.toUpperCase())],
        ...paragraphs(told(this.words, key, this.options)),
        ruling &&
          make(
            "p",
            { class: "ruling" },
            make("b", {}, this.words.t("rules-ruling")),
            " ",
            ruling,
          ),
      );
    });
  }

  /** What is in the box: what is published of it, then what is ours. */
  box() {
    const key = `${this.game}-box`;
    const ours = this.#attribute(key, "ours");
    return this.#section(
      "box",
      [this.words.t("rules-box")],
      list(told(this.words, key, this.options)),
      ours && make("p", { class: "ruling" }, make("b", {}, this.words.t("rules-ours"))),
      ours && list(ours),
    );
  }

  #section(id: string, title: Child[], ...content: Child[]) {
    const section = make(
      "section",
      { class: "rule", "data-rule": id, tabindex: -1 },
      make(this.heading, {}, ...title),
      ...content,
    );
    this.sections.set(id, section);
    return section;
  }

  #link(id: string, title: string, show: (id: string) => void) {
    const href = hash({ screen: "rules", game: this.game, rule: id });
    const click = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(id);
    };
    return make("a", { href, on: { click } }, title);
  }

  #attribute(key: string, name: string) {
    return this.words.attribute(key, name, given(this.options)).trim();
  }
}

function sign(id: string) {
  return make("span", { class: "rule-id" }, id);
}

/** `text`: whose entries are parted by blank lines. */
function list(text: string) {
  return make("ul", {}, ...parts(text).map((part) => make("li", {}, part)));
}

/** A text's paragraphs; they are parted by blank lines. */
export function paragraphs(text: string) {
  return parts(text).map((part) => make("p", {}, part));
}

function parts(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
