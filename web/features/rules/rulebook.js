/**
 * What the rules of a game say in one variant: the game in short, a list of the rules, every rule,
 * and what is in the box; with pictures.
 */

import { fill, make } from "../../components/dom.js";
import { Gallery, figuresOf, isShown } from "./figures.js";
import { hash } from "../../page/router.js";
import { given, rulesWith, told } from "./variants.js";

/** @import {Options} from "../../types/engine.js" */
/** @import {Child} from "../../components/dom.js" */
/** @import {App} from "../../types/page.js" */

/** @typedef {"h2" | "h3" | "h4"} Heading */

export class Rulebook {
  /**
   * @param {App} app
   * @param {Heading} chapter what the headings are of chapters
   * @param {Heading} part and of what is in them
   * @param {AbortSignal} signal ends it
   */
  constructor(app, chapter, part, signal) {
    this.app = app;
    this.headings = { chapter, part };
    this.gallery = new Gallery(app, signal);
    this.element = make("div", { class: "rulebook" });
    /** By id: the parts of the game in short, the rules, the box. @type {Map<string, HTMLElement>} */
    this.sections = new Map();
    /** Whether the pictures have their places. */
    this.isPlaced = false;
    /** The rule that is to be seen when all of it is there. @type {string | null} */
    this.sought = null;
  }

  /**
   * Resolves when the words of a game's rules are there. Where they cannot be had that is said, and
   * they are asked for again when somebody wants it.
   * @param {string} game
   */
  async fetch(game) {
    const { words } = this.app;
    while (!(await words.tell(game).then(() => true, () => false)))
      await new Promise((resolve) => this.#miss(() => resolve(null)));
  }

  /** @param {() => void} retry */
  #miss(retry) {
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
   * Shows a game's rules, whose words must be there, and then their pictures.
   * @param {string} game
   * @param {Options} options
   */
  show(game, options) {
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
    void this.#illustrate(game, options);
  }

  /** @param {string} game @param {Options} options */
  async #illustrate(game, options) {
    const { sections } = this;
    const figures = await figuresOf(game);
    if (this.sections !== sections) return;
    for (const figure of figures.filter((each) => isShown(each, options)))
      for (const id of figure.under) sections.get(id)?.append(this.gallery.figure(game, figure));
    this.isPlaced = true;
    if (this.sought) this.#scroll(this.sought);
    this.sought = null;
  }

  /**
   * Scrolls a rule into sight and puts the focus on it.
   * @param {string} id
   */
  showRule(id) {
    if (!this.isPlaced) this.sought = id;
    this.#scroll(id);
  }

  /** @param {string} id */
  #scroll(id) {
    const section = this.sections.get(id.toLowerCase());
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  }

  /** @param {string} key @param {...Child} parts */
  #chapter(key, ...parts) {
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
  /**
   * @param {App} app
   * @param {string} game
   * @param {Options} options
   * @param {Heading} heading
   * @param {Map<string, HTMLElement>} sections is filled
   */
  constructor({ words }, game, options, heading, sections) {
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

  /** The rules' names, as links. @param {(id: string) => void} show */
  contents(show) {
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

  /** @param {string} id @param {Child[]} title @param {...Child} content */
  #section(id, title, ...content) {
    const section = make(
      "section",
      { class: "rule", "data-rule": id, tabindex: -1 },
      make(this.heading, {}, ...title),
      ...content,
    );
    this.sections.set(id, section);
    return section;
  }

  /** @param {string} id @param {string} title @param {(id: string) => void} show */
  #link(id, title, show) {
    const href = hash({ screen: "rules", game: this.game, rule: id });
    /** @param {MouseEvent} event */
    const click = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(id);
    };
    return make("a", { href, on: { click } }, title);
  }

  /** @param {string} key @param {string} name */
  #attribute(key, name) {
    return this.words.attribute(key, name, given(this.options)).trim();
  }
}

/** @param {string} id */
function sign(id) {
  return make("span", { class: "rule-id" }, id);
}

/** @param {string} text whose entries are parted by blank lines */
function list(text) {
  return make("ul", {}, ...parts(text).map((part) => make("li", {}, part)));
}

/**
 * A text's paragraphs; they are parted by blank lines.
 * @param {string} text
 */
export function paragraphs(text) {
  return parts(text).map((part) => make("p", {}, part));
}

/** @param {string} text */
function parts(text) {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
