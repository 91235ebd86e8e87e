/** A game's rules: one section per rule id, on a page of their own or beside the board. */

import { make } from "./dom.js";
import { missingScreen } from "./missing.js";
import { page } from "./screens.js";

/** @import {App, Screen} from "./types.js" */

/**
 * The rules as sections; `tag` is the heading each begins with.
 * @param {App} app
 * @param {string} game
 * @param {"h2" | "h3"} tag
 */
export function ruleSections(app, game, tag) {
  const { words } = app;
  const prefix = `${game}-rule-`;
  return (words.rules.get(game) ?? []).map((key) =>
    make(
      "section",
      { class: "rule", "data-rule": key.slice(prefix.length), tabindex: -1 },
      make(
        tag,
        {},
        words.attribute(key, "title"),
        " ",
        make("span", { class: "rule-id" }, key.slice(prefix.length).toUpperCase()),
      ),
      ...paragraphs(words.t(key)),
    ),
  );
}

/**
 * A text's paragraphs; they are parted by blank lines.
 * @param {string} text
 */
export function paragraphs(text) {
  return text.split(/\n\s*\n/).map((paragraph) => make("p", {}, paragraph.trim()));
}

/**
 * Scrolls a rule into sight and puts the focus on it.
 * @param {HTMLElement} root
 * @param {string} rule
 */
export function showRule(root, rule) {
  const section = [...root.querySelectorAll("[data-rule]")].find(
    (each) => each.getAttribute("data-rule") === rule.toLowerCase(),
  );
  if (section instanceof HTMLElement) {
    section.scrollIntoView({ block: "start" });
    section.focus({ preventScroll: true });
  }
}

/** @param {App} app @param {{game: string, rule: string | null}} route @returns {Screen} */
export function rulesScreen(app, { game, rule }) {
  const { words } = app;
  if (!app.rooms.some(({ id }) => id === game)) return missingScreen(app, "missing-game");
  const title = words.t("rules-heading", { game: words.t(`${game}-title`) });
  const { element, heading } = page(
    title,
    "rules-page",
    make("div", { class: "lead" }, ...paragraphs(words.t(`${game}-about`))),
    ...ruleSections(app, game, "h2"),
    make("p", {}, make("a", { class: "button primary", href: `#/${game}` }, words.t("rules-play"))),
  );
  if (rule) requestAnimationFrame(() => showRule(element, rule));
  return { element, heading, title: () => title };
}
