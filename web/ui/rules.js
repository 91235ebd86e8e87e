/**
 * A game's rules: one section per rule id and one for what is in the box, on a page of their own or
 * beside the board.
 */

import { closedScreen } from "./closed.js";
import { make } from "./dom.js";
import { missingScreen } from "./missing.js";
import { page } from "./screens.js";

/** @import {Words} from "../words.js" */
/** @import {Child} from "./dom.js" */
/** @import {App, Screen} from "./types.js" */

/**
 * The rules as sections, the last one telling what is in the box; `tag` is the heading each begins
 * with.
 * @param {App} app
 * @param {string} game
 * @param {"h2" | "h3"} tag
 */
export function ruleSections(app, game, tag) {
  const { words } = app;
  const prefix = `${game}-rule-`;
  const rules = (words.rules.get(game) ?? []).map((key) => {
    const id = key.slice(prefix.length);
    const ruling = words.attribute(key, "ruling");
    return section(
      id,
      make(tag, {}, words.attribute(key, "title"), " ", sign(id.toUpperCase())),
      ...paragraphs(words.t(key)),
      ruling && make("p", { class: "ruling" }, make("b", {}, words.t("rules-ruling")), " ", ruling),
    );
  });
  return [...rules, box(words, `${game}-box`, tag)];
}

/**
 * What is in the box: what is published of it, then what is ours.
 * @param {Words} words
 * @param {string} key
 * @param {"h2" | "h3"} tag
 */
function box(words, key, tag) {
  const ours = words.attribute(key, "ours");
  return section(
    "box",
    make(tag, {}, words.t("rules-box")),
    list(words.t(key)),
    ours && make("p", { class: "ruling" }, make("b", {}, words.t("rules-ours"))),
    ours && list(ours),
  );
}

/** @param {string} id @param {...Child} content */
function section(id, ...content) {
  return make("section", { class: "rule", "data-rule": id, tabindex: -1 }, ...content);
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
  return text.split(/\n\s*\n/).map((part) => part.trim());
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
  const room = app.rooms.find(({ id }) => id === game);
  if (!room) return missingScreen(app, "missing-game");
  if (words.silent.has(game)) return closedScreen(app, room);
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
